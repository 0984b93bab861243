// A click on a thing: its only answer is given; several, or one that gives the thing away, are shown beside it.
import type { TableState } from '../../lib/table.svelte';
import { opened, Popup, type Opened } from '../beside.svelte';
import type { Thing } from '../things';

export { can, cannot, starred, thing, type Thing } from '../things';

export const menu = new Popup<Opened>();

/** Moves that are not made by a single click: the thing would be gone. */
const SURE = ['sell', 'discard'];

export function choose(table: TableState, it: Thing, from: HTMLElement): void {
  const only = it.options.length === 1 ? it.options[0] : undefined;
  const no = it.refused[0];
  if (only && !SURE.includes(only.verb)) table.send(only.do);
  else if (it.options.length) menu.open = opened(it, from);
  else if (no) table.askWhy(no.do, it.ids[0]);
}
