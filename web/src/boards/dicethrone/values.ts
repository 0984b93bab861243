// What Dice Throne's view and printed matter look like; see sight/dicethrone.py and table/tell/boards_dicethrone.py.
import type { View } from '../../lib/protocol';

export type Trigger =
  | { symbols: Record<string, number> }
  | { straight: 'small' | 'large'; n: number }
  | { alike: number };

export interface Row {
  id: string;
  /** A name of its own, if it has one. */
  called: string;
  trigger: Trigger;
}

export interface Level {
  rows: Row[];
  /** Of a defence roll. */
  dice: number;
}

export interface Ability {
  id: string;
  kind: 'offence' | 'defence' | 'passive' | 'ultimate';
  place: number;
  levels: Level[];
}

export interface Hero {
  complexity: number;
  /** The symbols of the numbers 1 to 6. */
  dice: string[];
  symbols: string[];
  abilities: Ability[];
  tokens: string[];
  cards: string[];
  spells: string[];
}

export interface PrintedCard {
  frame: string;
  cost: number;
  symbol: string;
  modifier: boolean;
  upgrades?: { ability: string; level: number };
}

export interface PrintedToken {
  status: string;
  positive: boolean;
  limit: number;
  shape: 'round' | 'square' | 'shield' | 'figure';
  symbol: string;
  /** What is written on it, if it has two sides. */
  side: string;
  spend: boolean;
}

export interface Printed {
  dice: number;
  attempts: number;
  hand: number;
  cp: number;
  modes: Record<string, { sides: number[]; health: number }>;
  heroes: Record<string, Hero>;
  cards: Record<string, PrintedCard>;
  tokens: Record<string, PrintedToken>;
}

export interface SeatView {
  hero: string;
  side: number;
  health: number;
  cp: number;
  tokens: string[];
  levels: Record<string, number>;
  upgrades: string[];
  /** How many cards are in the hand; `hand` are those the viewer knows. */
  cards: number;
  hand: string[];
  deck: number;
  top: string[];
  bottom: string[];
  pile: string[];
  prepared: string[];
  spells: number;
}

export interface Roll {
  seat: number;
  dice: number[];
  /** What a die of another hero among them shows, if there is one: only its number counts. */
  foreign: number;
  for: 'offensive' | 'defensive' | 'side-roll' | string;
}

export interface Attack {
  attacker: number;
  target: number;
  attempts: number;
  allowed: number;
  announced: string;
  activated: string;
  kind: string;
}

export interface Entry {
  source: string;
  how: 'dealt' | 'added' | 'prevented' | 'halved' | 'ignored' | 'heals';
  n: number;
  kind: string;
}

export interface Sums {
  seat: number;
  from: string;
  entries: Entry[];
  incoming: number;
  subtotal: number;
  half: number;
  halves: number;
  total: number;
  healing: number;
  kind: string;
}

export interface Played {
  by: number;
  what: string;
  whom: number;
  token: string;
  to: number;
}

export interface DiceThroneView extends View {
  seats: (SeatView & Record<string, unknown>)[];
  roll: Roll | null;
  attack: Attack | null;
  played: Played | null;
  ledger: Sums[];
}

export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** What something comes from, as the thing it belongs to: "spend agility" is Agility's. */
export const sourceId = (id: string): string => id.replace(/^(spend|use) /, '').split(' ')[0] ?? id;
