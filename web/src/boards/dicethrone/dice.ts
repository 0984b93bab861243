// What dice show, and how likely they come to show it: exactly, with best keeping of dice.
import type { Trigger } from './values';

/** Whether these dice of a hero, whose faces carry these symbols, show what is needed. */
export function fits(trigger: Trigger, dice: readonly number[], faces: readonly string[]): boolean {
  if ('symbols' in trigger) {
    return Object.entries(trigger.symbols).every(
      ([symbol, n]) => dice.filter((die) => faces[die - 1] === symbol).length >= n,
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
/** Every set inside a full one. */
const INSIDE = SETS.map((set) =>
  set.length < DICE
    ? []
    : [...new Set(Array.from({ length: 1 << DICE }, (_, mask) => place(set.filter((_die, i) => (mask >> i) & 1))))],
);

/** For each set, the mean of its worth after the missing dice are rolled once. */
function rolledOn(worth: readonly number[]): number[] {
  const mean = [...worth];
  for (let at = SETS.length - 1; at >= 0; at--) {
    const more = WITH[at] ?? [];
    if (more.length) mean[at] = more.reduce((sum, next) => sum + (mean[next] ?? 0), 0) / 6;
  }
  return mean;
}

const known = new Map<string, number>();

/** How likely one of the triggers is met: with these dice and so many rolls left, or from the start. */
export function odds(
  triggers: readonly Trigger[],
  faces: readonly string[],
  rolls: number,
  dice: readonly number[] = [],
): number {
  const key = JSON.stringify([triggers, faces, rolls, nameOf(dice)]);
  const found = known.get(key);
  if (found !== undefined) return found;
  let best: number[] = SETS.map((set) =>
    set.length === DICE && triggers.some((trigger) => fits(trigger, set, faces)) ? 1 : 0,
  );
  const fresh = dice.length !== DICE;
  for (let left = fresh ? rolls - 1 : rolls; left > 0; left--) {
    const mean = rolledOn(best);
    best = best.map((worth, at) => Math.max(worth, ...(INSIDE[at] ?? []).map((kept) => mean[kept] ?? 0)));
  }
  const chance = fresh ? (rolls > 0 ? (rolledOn(best)[0] ?? 0) : 0) : (best[place(dice)] ?? 0);
  if (known.size > 2000) known.clear();
  known.set(key, chance);
  return chance;
}

/** The move that keeps these dice, as the notation writes it. */
export function keeping(dice: readonly number[]): string {
  return dice.length ? `keep ${dice.toSorted().join(' ')}` : 'keep none';
}
