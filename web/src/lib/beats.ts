// Events cut into beats: pieces of a turn that a person can follow one after the other.
import type { Moved, Thing, ViewMessage } from './protocol';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

interface Score {
  /** 1 is always seen, 3 goes first where time is short. */
  rank: 1 | 2 | 3;
  /** How long it stands: slow, normal, fast. */
  ms: readonly [number, number, number];
  sign: string;
  /** It is seen on what was there before: the blow on the board that it struck. */
  before?: boolean;
  /** It has no beat of its own where something greater goes before. */
  folds?: boolean;
}

/** By kind, as each game tells it of its events (kernel/beat.py). */
const SCORES: Record<string, Score> = {
  turn: { rank: 3, ms: [600, 300, 0], sign: 'roll' },
  step: { rank: 3, ms: [0, 0, 0], sign: '', folds: true },
  roll: { rank: 1, ms: [1400, 800, 300], sign: 'die' },
  die: { rank: 1, ms: [900, 600, 250], sign: 'die' },
  card: { rank: 1, ms: [1800, 1100, 350], sign: 'cards' },
  enter: { rank: 1, ms: [1600, 1000, 350], sign: 'up', folds: true },
  attack: { rank: 1, ms: [1500, 900, 300], sign: 'sword' },
  defend: { rank: 1, ms: [1400, 800, 300], sign: 'prevent' },
  duel: { rank: 2, ms: [500, 250, 0], sign: 'sword', folds: true },
  entry: { rank: 2, ms: [700, 400, 150], sign: 'damage', before: true, folds: true },
  damage: { rank: 1, ms: [1000, 700, 250], sign: 'damage', before: true },
  heal: { rank: 1, ms: [1000, 700, 250], sign: 'heal', before: true },
  wound: { rank: 1, ms: [1100, 700, 300], sign: 'damage', before: true },
  token: { rank: 2, ms: [700, 400, 150], sign: 'main', before: true, folds: true },
  move: { rank: 2, ms: [500, 350, 120], sign: 'foot' },
  fall: { rank: 1, ms: [900, 600, 200], sign: 'foot' },
  boss: { rank: 1, ms: [1800, 1200, 400], sign: 'crown' },
  gain: { rank: 3, ms: [0, 0, 0], sign: 'cp', folds: true },
  draw: { rank: 3, ms: [0, 0, 0], sign: 'cards', folds: true },
  over: { rank: 1, ms: [2000, 1500, 600], sign: 'crown', before: true },
};
const CAPS: Record<Speed, number> = { slow: 14_000, normal: 7_000, fast: 2_500, off: 0 };
const LEAST = 220;
const COUNTED = ['damage', 'heal', 'token', 'gain', 'draw'];

export interface Beat {
  key: number;
  kind: string;
  /** Whose answer led to it. */
  by: number;
  /** Whom it is about. */
  seat: number;
  n: number;
  it: Thing;
  source: Thing;
  sign: string;
  rank: number;
  before: boolean;
  lines: string[];
  /** The view in which it has happened. */
  frame: ViewMessage;
}

/** How long something of this kind stands at this speed. */
export const lengthOf = (kind: string, speed: Speed): number => Math.max(LEAST, SCORES[kind]?.ms[Math.max(0, Math.min(2, SPEEDS.indexOf(speed)))] ?? 0);

let serial = 0;

/** The beats of a view, in their order; what follows from a card, a blow or a roll is part of it. */
export function beatsOf(message: ViewMessage): Beat[] {
  const beats: Beat[] = [];
  for (const event of message.moved) {
    const score = SCORES[event.beat];
    if (!score) continue;
    const last = beats.at(-1);
    const line = event.say < 0 ? '' : message.log.filter((each) => each.n === event.at)[event.say]?.text;
    if (last && goesWith(last, event, score)) {
      if (last.kind === event.beat && COUNTED.includes(event.beat)) last.n += event.n;
      if (line) last.lines.push(line);
    } else if (score.rank < 3 || event.beat === 'turn') {
      const { beat: kind, by, seat, n, it, source } = event;
      const { sign, rank, before = false } = score;
      beats.push({ key: ++serial, kind, by, seat, n, it, source, sign, rank, before, lines: line ? [line] : [], frame: message });
    }
  }
  return beats;
}

/** Whether an event is part of the beat before it. */
function goesWith(last: Beat, event: Moved, score: Score): boolean {
  if (score.folds && last.kind !== 'turn') return true;
  return last.kind === event.beat && last.seat === event.seat && event.beat !== 'roll' && event.beat !== 'card';
}

/** How long each of these stands at this speed, so that all of them together stay within their time. */
export function timesOf(beats: readonly Beat[], speed: Speed): number[] {
  if (speed === 'off') return beats.map(() => 0);
  const place = SPEEDS.indexOf(speed);
  const full = beats.map((beat) => SCORES[beat.kind]?.ms[place] ?? 0);
  const sum = (times: readonly number[]): number => times.reduce((all, ms) => all + ms, 0);
  for (const most of [3, 2, 1]) {
    const times = full.map((ms, n) => ((beats[n]?.rank ?? 1) <= most ? ms : 0));
    const share = Math.min(1, CAPS[speed] / Math.max(1, sum(times)));
    const scaled = times.map((ms) => (ms ? Math.max(LEAST, Math.round(ms * share)) : 0));
    if (most === 1 || sum(scaled) <= CAPS[speed]) return scaled;
  }
  return full;
}
