// A click on a thing: its only answer is given; several, or one that gives the thing away, are shown beside it.
import type { Option, Refused } from '../../lib/protocol';
import type { TableState } from '../../lib/table.svelte';
import type { Thing } from '../things';

export { can, cannot, thing, type Thing } from '../things';

export interface Open {
  title: string;
  text: string;
  options: Option[];
  refused: Refused[];
  box: DOMRect;
  from: HTMLElement;
}

export const menu = $state<{ open: Open | null }>({ open: null });

/** Moves that are not made by a single click: the thing would be gone. */
const SURE = /^(sell|discard) /;

export function choose(table: TableState, it: Thing, from: HTMLElement): void {
  const only = it.options.length === 1 ? it.options[0] : undefined;
  const no = it.refused[0];
  if (only && !SURE.test(only.do)) table.send(only.do);
  else if (it.options.length)
    menu.open = {
      title: it.title,
      text: it.text,
      options: it.options,
      refused: it.refused,
      box: from.getBoundingClientRect(),
      from,
    };
  else if (no) table.askWhy(no.do, it.ids[0]);
}

export function closeMenu(): void {
  const from = menu.open?.from;
  menu.open = null;
  if (from?.isConnected) from.focus();
}
