// Moves by what they stand for, so that each can lie where it is made: on a die, a field or a card.
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

export function moveOf(option: Option): Move {
  const { verb, of } = option;
  const { source = '', symbol = '', times = 1, id = '' } = of;
  switch (of.kind) {
    case 'field':
      return { kind: 'field', verb, at: of.at ?? '', option };
    case 'way':
      return { kind: 'way', way: of.way as Way | 'portal', option };
    case 'symbols':
      return { kind: 'reroll', dice: of.ids ?? [], option };
    case 'card':
      return { kind: 'card', verb: verb === 'buy' ? 'buy' : 'use', card: id, option };
    case 'symbol':
      return verb === 'appear' ? { kind: 'dice', verb, source: id, symbol: id, times: 1, way: '', option } : { kind: 'word', option };
    case 'setting':
      return { kind: 'dice', verb: 'set', source, symbol, times: 1, way: '', option };
    case 'use':
      return { kind: 'dice', verb: 'use', source, symbol, times, way: (of.way ?? '') as DiceMove['way'], option };
    default:
      return { kind: 'word', option };
  }
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
