// What a tile shows of an ability: its rows in groups, each with what the dice must show and what it gives.
import { fits } from './dice';
import type { Ability, Row, SeatView, Trigger } from './values';

/** Rows that differ only in how many dice they want stand on one line. */
export interface Group {
  called: string;
  rows: Row[];
}

export const levelOf = (seat: SeatView, ability: Ability): number => seat.levels[ability.id] ?? 1;

export function groups(ability: Ability, level: number): Group[] {
  const found: Group[] = [];
  for (const row of ability.levels[level - 1]?.rows ?? []) {
    const same = found.find((group) => group.called === row.called);
    if (same) same.rows.push(row);
    else found.push({ called: row.called, rows: [row] });
  }
  return found;
}

/** The ids under which options may speak of this ability: its own and those of its named rows. */
export function idsOf(ability: Ability): string[] {
  const named = ability.levels.flatMap((level) => level.rows.map((row) => row.called)).filter(Boolean);
  return [...new Set([ability.id, ...named])];
}

/** What is drawn for a group: symbols one by one, or a sign with a word; "3-5" where the number varies. */
export interface Drawn {
  symbols: string[];
  sign: 'straight' | 'alike' | '';
  size: 'small' | 'large' | '';
  range: string;
}

export function drawnOf(rows: readonly Row[]): Drawn {
  const triggers = rows.map((row) => row.trigger);
  const first = triggers[0];
  if (!first) return { symbols: [], sign: '', size: '', range: '' };
  if ('symbols' in first) {
    const wanted = triggers.filter((each) => 'symbols' in each).map((each) => total(each));
    const [low, high] = [Math.min(...wanted), Math.max(...wanted)];
    return {
      symbols: Object.entries(first.symbols).flatMap(([symbol, n]) => Array<string>(n).fill(symbol)),
      sign: '',
      size: '',
      range: low < high ? `${low}–${high}` : '',
    };
  }
  if ('straight' in first) {
    const wanted = triggers.flatMap((each) => ('straight' in each ? [each.n] : []));
    if (rows.length > 1) return { symbols: [], sign: 'straight', size: '', range: `${Math.min(...wanted)}–${Math.max(...wanted)}` };
    return { symbols: [], sign: 'straight', size: first.straight, range: '' };
  }
  return { symbols: [], sign: 'alike', size: '', range: String(first.alike) };
}

function total(trigger: Trigger): number {
  return 'symbols' in trigger ? Object.values(trigger.symbols).reduce((sum, n) => sum + n, 0) : 0;
}

/** A piece of the short text; `of` is the row it alone belongs to, or -1 if it is said for all. */
export interface Piece {
  text: string;
  of: number;
}

/** The short texts of the rows as one: "6 · 7 · 8 damage", and which piece belongs to which row. */
export function joined(briefs: readonly string[]): Piece[] {
  const words = briefs.map((brief) => brief.split(' '));
  const first = words[0] ?? [];
  if (briefs.length < 2) return [{ text: briefs[0] ?? '', of: -1 }];
  const even = words.every((each) => each.length === first.length);
  const differ = first.flatMap((_word, at) => (words.some((each) => each[at] !== first[at]) ? [at] : []));
  const at = differ[0];
  // a number and the noun that goes with it: 3 obrażenia, 5 obrażeń
  const counted = differ.length === 2 && differ[1] === (at ?? 0) + 1 && words.every((each) => /^\d+$/.test(each[at ?? 0] ?? ''));
  if (!even || at === undefined || (differ.length !== 1 && !counted))
    return briefs.flatMap((text, of) => (of ? [{ text: ' / ', of: -1 }, { text, of }] : [{ text, of }]));
  const varied = words.flatMap((each, of) => {
    const piece = { text: each[at] ?? '', of };
    return of ? [{ text: ' · ', of: -1 }, piece] : [piece];
  });
  const before = first.slice(0, at).join(' ');
  const after = (words.at(-1) ?? []).slice(at + 1).join(' ');
  return [
    ...(before ? [{ text: `${before} `, of: -1 }] : []),
    ...varied,
    ...(after ? [{ text: ` ${after}`, of: -1 }] : []),
  ];
}

/** Which of the rows the dice reach. */
export function reached(rows: readonly Row[], dice: readonly number[], faces: readonly string[], foreign: number): number[] {
  return rows.flatMap((row, at) => (dice.length && fits(row.trigger, dice, faces, foreign) ? [at] : []));
}
