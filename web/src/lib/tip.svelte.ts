// Tooltips: `{@attach tip(() => ({ title, text, rule }))}` on anything; one layer shows them all.
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  title?: string;
  text: string;
  /** Small print below: "our name", "our reading". */
  note?: string;
}

export const shown = $state<{ tip: Tip | null; box: DOMRect | null }>({ tip: null, box: null });
export const TIP_ID = 'tip';
const REST = 350; // ms a pointer rests before the tooltip comes
const PRESS = 450; // ms of a long press

export function hideTip(): void {
  shown.tip = null;
}

/** Shown by hover, keyboard focus and long press; it never takes a click away. */
export function tip(content: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let box: DOMRect | null = null;
    const show = (): void => {
      const found = content();
      if (!found || (!found.text && !found.title)) return;
      shown.tip = found;
      shown.box = box = node.getBoundingClientRect();
      node.setAttribute('aria-describedby', TIP_ID);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (node.getAttribute('aria-describedby') === TIP_ID) {
        node.removeAttribute('aria-describedby');
        // A node that leaves the page is blurred while the page is made: nothing may change then.
        queueMicrotask(() => {
          if (shown.box === box) hideTip();
        });
      }
    };
    const later = (wait: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(REST);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hide();
      else later(PRESS);
    };
    const release = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) show();
    };
    const events: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', hide],
      ['pointerdown', press as EventListener],
      ['pointerup', release as EventListener],
      ['pointercancel', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [name, run] of events) node.addEventListener(name, run);
    return () => {
      hide();
      for (const [name, run] of events) node.removeEventListener(name, run);
    };
  };
}
