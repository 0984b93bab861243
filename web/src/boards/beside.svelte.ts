// What is opened beside a thing that was pressed: one at a time on a board.
import type { Option, Refused } from '../lib/protocol';
import type { Thing } from './things';

export interface Opened {
  title: string;
  text: string;
  options: Option[];
  refused: Refused[];
  box: DOMRect;
  from: HTMLElement;
}

export class Popup<T extends Opened> {
  open = $state.raw<T | null>(null);

  /** Closed, and the eye goes back to where it was opened. */
  close(): void {
    const from = this.open?.from;
    this.open = null;
    if (from?.isConnected) from.focus();
  }
}

/** A thing as it is opened beside the element that was pressed. */
export const opened = ({ title, text, options, refused }: Thing, from: HTMLElement): Opened => ({
  title,
  text,
  options,
  refused,
  box: from.getBoundingClientRect(),
  from,
});
