// The answers to the question in the order in which the keys count them.
import type { Option } from './protocol';
import type { TableState } from './table.svelte';

export interface Choice {
  option: Option;
  /** "1" to "9", or "" where the keys end. */
  key: string;
}

/** The default answer, whose key is P. */
export function defaultOf(table: TableState): Option | undefined {
  const question = table.question;
  return question?.options.find((option) => option.do === question.default);
}

/** The other answers, or those alone that belong to the chosen thing. */
export function choicesOf(table: TableState): Choice[] {
  const question = table.question;
  if (!question) return [];
  const about = table.narrow;
  return question.options
    .filter((option) => (about ? option.about.includes(about) : option.do !== question.default))
    .sort((one, other) => order(rank(table, one), rank(table, other)))
    .map((option, n) => ({ option, key: n < 9 ? String(n + 1) : '' }));
}

/** Alike stays alike, at both ends of the line too. */
const order = (one: number, other: number): number => (one === other ? 0 : one - other);

/** What the guide shows comes first, then what is likeliest wanted; what the board offers comes last. */
function rank(table: TableState, option: Option): number {
  if (option.do === table.question?.suggest) return -Infinity;
  return table.quiet(option) ? Infinity : -table.worth(option);
}

/** What a line typed by hand means at this table. */
export type Typed =
  | { kind: 'move'; do: string }
  | { kind: 'why'; do: string }
  | { kind: 'undo' | 'draw' | 'resign' | 'nothing' };

export function typed(table: TableState, line: string): Typed {
  const text = line.trim().replace(/^\/+\s*/, ''); // the key that leads here, pressed once more
  const word = text.toLowerCase();
  if (!text) {
    const usual = defaultOf(table);
    return usual ? { kind: 'move', do: usual.do } : { kind: 'nothing' };
  }
  if (word.startsWith('why ')) return { kind: 'why', do: text.slice(4).trim() };
  if (word === 'undo' || word === 'draw' || word === 'resign') return { kind: word };
  const numbered = /^\d+$/.test(text) ? choicesOf(table)[Number(text) - 1] : undefined;
  const exact = table.question?.options.some((option) => option.do === word);
  return { kind: 'move', do: numbered && !exact ? numbered.option.do : text };
}
