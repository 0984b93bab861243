// A click on a thing: its only answer is given; several, or one that gives the thing away, are shown beside it.
import type { Option, Refused } from '../../lib/protocol';
import type { TableState } from '../../lib/table.svelte';

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

export interface Thing {
  /** The ids under which options speak of it. */
  ids: string[];
  title: string;
  text: string;
  options: Option[];
  refused: Refused[];
}

/** What can be done with a thing, and what is refused; `fits` leaves out what is meant for another. */
export function thing(
  table: TableState,
  ids: string[],
  title: string,
  text: string,
  fits: (move: string) => boolean = () => true,
): Thing {
  const options = ids.flatMap((id) => table.optionsAbout(id)).filter((option) => fits(option.do));
  const refused = ids.flatMap((id) => table.refusedAbout(id)).filter((each) => fits(each.do));
  return { ids, title, text, options: unique(options), refused: unique(refused) };
}

function unique<T extends { do: string }>(moves: T[]): T[] {
  return [...new Map(moves.map((each) => [each.do, each])).values()];
}

/** Whether something is offered with it: then it carries the lamp's light. */
export const can = (it: Thing): boolean => it.options.length > 0;
export const cannot = (it: Thing): boolean => !it.options.length && it.refused.length > 0;

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
