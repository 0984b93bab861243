// Moves as they are written, taken apart, so that each can lie where it is made: on a die, a field or a card.
import type { Option } from '../../lib/protocol';
import type { Way } from './grid';

/** A symbol put to use: from which dice, as what, how often it counts, and the first way of a boot. */
export interface DiceMove {
  kind: 'dice';
  verb: 'use' | 'set' | 'appear';
  /** `boot`, `special`, `merge-sword`, `join-coin`, `wild-star`. */
  source: string;
  symbol: string;
  times: number;
  way: Way | 'portal' | '';
  option: Option;
}

export type Move =
  | DiceMove
  | { kind: 'field'; verb: string; at: string; option: Option }
  | { kind: 'way'; way: Way | 'portal'; option: Option }
  | { kind: 'card'; verb: 'use' | 'buy'; card: string; option: Option }
  | { kind: 'reroll'; dice: string[]; option: Option }
  | { kind: 'word'; option: Option };

const SYMBOL = 'boot|sword|coin|monster|star';
const DICE = new RegExp(`^(${SYMBOL}|special|(?:merge|join|wild)-(?:${SYMBOL}))(?: (${SYMBOL}))?(?: x(\\d+))?(?: (up|down|left|right|portal))?$`);
const SET = new RegExp(`^set (${SYMBOL})(?: ((?:merge|join)-(?:${SYMBOL})))?$`);
const FIELD = /^(attack|at|push|to|enemy|spawn) ([a-z]\d+)$/;

export function moveOf(option: Option): Move {
  const words = option.do.split(' ');
  const field = FIELD.exec(option.do);
  if (field) return { kind: 'field', verb: field[1] ?? '', at: field[2] ?? '', option };
  if (/^(up|down|left|right|portal)$/.test(option.do)) return { kind: 'way', way: option.do as Way | 'portal', option };
  if (words[0] === 'reroll') return { kind: 'reroll', dice: words.slice(1), option };
  if ((words[0] === 'use' || words[0] === 'buy') && words[1]) return { kind: 'card', verb: words[0], card: words[1], option };
  if (words[0] === 'appear' && words[1])
    return { kind: 'dice', verb: 'appear', source: words[1], symbol: words[1], times: 1, way: '', option };
  const set = SET.exec(option.do);
  if (set) return { kind: 'dice', verb: 'set', source: set[2] ?? set[1] ?? '', symbol: set[1] ?? '', times: 1, way: '', option };
  const dice = DICE.exec(option.do);
  if (!dice) return { kind: 'word', option };
  const [, source = '', as, times, way = ''] = dice;
  return { kind: 'dice', verb: 'use', source, symbol: as ?? source, times: Number(times ?? 1), way: way as DiceMove['way'], option };
}

/** What a die is part of: alone, with its like, with the special die, or as anything. */
export const sourcesOf = (symbol: string): string[] => [symbol, `merge-${symbol}`, `join-${symbol}`, `wild-${symbol}`];

/** How a source is built: two dice, a die and the special one, a wild die, or one die as it lies. */
export function howOf(source: string): { how: 'one' | 'special' | 'merge' | 'join' | 'wild'; symbol: string } {
  const [how, symbol] = source.split('-');
  if (symbol) return { how: how as 'merge' | 'join' | 'wild', symbol };
  return source === 'special' ? { how: 'special', symbol: '' } : { how: 'one', symbol: source };
}

/** One way to use some dice, in all amounts and directions. */
export interface Group {
  key: string;
  verb: DiceMove['verb'];
  source: string;
  symbol: string;
  moves: DiceMove[];
}

export function groupsOf(moves: readonly Move[]): Group[] {
  const found = new Map<string, Group>();
  for (const move of moves) {
    if (move.kind !== 'dice') continue;
    const key = [move.verb, move.source, move.symbol].join(' ');
    const group = found.get(key) ?? { key, verb: move.verb, source: move.source, symbol: move.symbol, moves: [] };
    group.moves.push(move);
    found.set(key, group);
  }
  return [...found.values()];
}
