// What can be done with a thing on the table, and what is refused; every board puts it where the thing lies.
import type { Answer, Option, Refused } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';

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
  fits: (move: Answer) => boolean = () => true,
): Thing {
  const options = ids.flatMap((id) => table.optionsAbout(id)).filter(fits);
  const refused = ids.flatMap((id) => table.refusedAbout(id)).filter(fits);
  return { ids, title, text, options: unique(options), refused: unique(refused) };
}

function unique<T extends { do: string }>(moves: T[]): T[] {
  return [...new Map(moves.map((each) => [each.do, each])).values()];
}

/** Whether something is offered with it: then it carries the lamp's light. */
export const can = (it: Thing): boolean => it.options.length > 0;
export const cannot = (it: Thing): boolean => !it.options.length && it.refused.length > 0;
/** Whether the guide of a first game shows a move with it: then it carries a star. */
export const starred = (table: TableState, it: Thing): true | undefined =>
  it.options.some((option) => option.do === table.question?.suggest) || undefined;
