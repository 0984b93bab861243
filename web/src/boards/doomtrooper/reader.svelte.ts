// The card reader: what a card says, how its values are made up, and what can be done with it, beside the card.
import type { Option, Refused } from '../../lib/protocol';
import type { TableState } from '../../lib/table.svelte';
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

export interface Open extends Read {
  title: string;
  text: string;
  options: Option[];
  refused: Refused[];
  box: DOMRect;
  from: HTMLElement;
}

export const reader = $state<{ open: Open | null }>({ open: null });

/** Moves that are not made by a single click: the card would be gone. */
const SURE = /^discard /;

/** A click on a card: its only answer is given; otherwise it is read, with what can and cannot be done. */
export function press(table: TableState, it: Thing, from: HTMLElement, read: Read = {}): void {
  const only = it.options.length === 1 ? it.options[0] : undefined;
  if (only && !SURE.test(only.do)) {
    reader.open = null;
    table.send(only.do);
  } else {
    const { title, text, options, refused } = it;
    reader.open = { ...read, title, text, options, refused, box: from.getBoundingClientRect(), from };
  }
}

export function closeReader(): void {
  const from = reader.open?.from;
  reader.open = null;
  if (from?.isConnected) from.focus();
}
