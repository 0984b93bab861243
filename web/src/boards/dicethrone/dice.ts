// What dice show, and how likely they come to show it: exactly, with best keeping of dice.
import type { Trigger } from './values';

/**
 * Whether these dice of a hero, whose faces carry these symbols, show what is needed.
 * One of them may be another hero's and show this number: it carries none of the symbols.
 */
export function fits(trigger: Trigger, dice: readonly number[], faces: readonly string[], foreign = 0): boolean {
  if ('symbols' in trigger) {
    const own = foreign ? dice.toSpliced(dice.lastIndexOf(foreign), 1) : dice;
    return Object.entries(trigger.symbols).every(
      ([symbol, n]) => own.filter((die) => faces[die - 1] === symbol).length >= n,
    );
  }
  if ('straight' in trigger) return longest(dice) >= trigger.n;
  return most(dice) >= trigger.alike;
}

/** The longest run of numbers. */
function longest(dice: readonly number[]): number {
  let best = 0;
  let run = 0;
  for (let face = 1; face <= 6; face++) {
    run = dice.includes(face) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The most dice with one number. */
function most(dice: readonly number[]): number {
  return Math.max(0, ...[1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length));
}

// ------------------------------------------------------------------ sets of at most five dice

const DICE = 5;
const FACES = [1, 2, 3, 4, 5, 6];
const SETS: number[][] = [[]];
for (let from = 0, size = 1; size <= DICE; size++) {
  const to = SETS.length;
  for (; from < to; from++) {
    const set = SETS[from] ?? [];
    for (const face of FACES) if (face >= (set.at(-1) ?? 1)) SETS.push([...set, face]);
  }
}
const nameOf = (dice: readonly number[]): string => dice.toSorted().join('');
const PLACE = new Map(SETS.map((set, place) => [nameOf(set), place]));
const place = (dice: readonly number[]): number => PLACE.get(nameOf(dice)) ?? 0;
/** With one die more, for each face. */
const WITH = SETS.map((set) => (set.length < DICE ? FACES.map((face) => place([...set, face])) : []));
/** Every set inside a full one, or inside one that only lacks a foreign die. */
const INSIDE = SETS.map((set) =>
  set.length < DICE - 1
    ? []
    : [...new Set(Array.from({ length: 1 << set.length }, (_, mask) => place(set.filter((_die, i) => (mask >> i) & 1))))],
);

/** For each set, the mean of its worth after the dice that are missing to `size` are rolled once. */
function rolledOn(worth: readonly number[], size: number): number[] {
  const mean = [...worth];
  for (let at = SETS.length - 1; at >= 0; at--) {
    const more = (SETS[at]?.length ?? 0) < size ? (WITH[at] ?? []) : [];
    if (more.length) mean[at] = more.reduce((sum, next) => sum + (mean[next] ?? 0), 0) / 6;
  }
  return mean;
}

const known = new Map<string, number>();

/**
 * How likely one of the triggers is met: with these dice and so many rolls left, or from the start.
 * Where a foreign die counts for some of them and not for others, nothing is known.
 */
export function odds(
  triggers: readonly Trigger[],
  faces: readonly string[],
  rolls: number,
  dice: readonly number[] = [],
  foreign = 0,
): number | null {
  if (foreign) {
    const symbols = triggers.filter((trigger) => 'symbols' in trigger).length;
    if (symbols && symbols < triggers.length) return null;
    if (symbols) return chance(triggers, faces, rolls, dice.toSpliced(dice.lastIndexOf(foreign), 1), DICE - 1);
  }
  return chance(triggers, faces, rolls, dice, DICE);
}

function chance(
  triggers: readonly Trigger[],
  faces: readonly string[],
  rolls: number,
  dice: readonly number[],
  size: number,
): number {
  const key = JSON.stringify([triggers, faces, rolls, nameOf(dice), size]);
  const found = known.get(key);
  if (found !== undefined) return found;
  let best: number[] = SETS.map((set) =>
    set.length === size && triggers.some((trigger) => fits(trigger, set, faces)) ? 1 : 0,
  );
  const fresh = dice.length !== size;
  for (let left = fresh ? rolls - 1 : rolls; left > 0; left--) {
    const mean = rolledOn(best, size);
    best = best.map((worth, at) =>
      SETS[at]?.length === size ? Math.max(worth, ...(INSIDE[at] ?? []).map((kept) => mean[kept] ?? 0)) : worth,
    );
  }
  const share = fresh ? (rolls > 0 ? (rolledOn(best, size)[0] ?? 0) : 0) : (best[place(dice)] ?? 0);
  if (known.size > 2000) known.clear();
  known.set(key, share);
  return share;
}

/** The move that keeps these dice, as the notation writes it; a foreign die is named first. */
export function keeping(dice: readonly number[], foreign = false): string {
  const own = dice.toSorted().join(' ');
  if (foreign) return `keep foreign ${own}`.trim();
  return own ? `keep ${own}` : 'keep none';
}

/** Which of the dice is another hero's; none: -1. */
export const foreignAt = (roll: { dice: readonly number[]; foreign: number } | null): number =>
  roll?.foreign ? roll.dice.lastIndexOf(roll.foreign) : -1;
