// The card reader: what a card says, how its values are made up, and what can be done with it, beside the card.
import type { TableState } from '../../lib/table.svelte';
import { opened, Popup, type Opened } from '../beside.svelte';
import type { Thing } from '../things';
import type { Fold } from './telling';

/** What is read beside name and text. */
export interface Read {
  caption?: string;
  states?: string[];
  folds?: Fold[];
  /** "our name", "our reading". */
  note?: string;
}

export const reader = new Popup<Opened & Read>();

/** Moves that are not made by a single click: the card would be gone. */
const SURE = 'discard';

/** A click on a card: its only answer is given; otherwise it is read, with what can and cannot be done. */
export function press(table: TableState, it: Thing, from: HTMLElement, read: Read = {}): void {
  const only = it.options.length === 1 ? it.options[0] : undefined;
  if (only && only.verb !== SURE) {
    reader.open = null;
    table.send(only.do);
  } else {
    reader.open = { ...read, ...opened(it, from) };
  }
}
