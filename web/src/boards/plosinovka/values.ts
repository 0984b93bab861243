// What Plošinovka's view and printed matter contain, as sight/plosinovka.py and boards_plosinovka.py make them.
import type { View } from '../../lib/protocol';

export interface FieldView {
  /** Column letter and row from the bottom: "c5". */
  name: string;
  shows: '' | 'spawn' | 'gem' | 'gold' | 'trap' | 'stall' | 'portal' | 'boss-token' | 'boss-start';
  lies: '' | 'gem' | 'gold';
  /** Under the field. */
  platform: boolean;
  /** One can pass down through the platform. */
  through: boolean;
  ladder: boolean;
  /** On its right side. */
  wall: boolean;
}

export interface FigureView {
  at: string;
  /** -1 for an enemy. */
  seat: number;
  enemy: string;
  boss: boolean;
  lives?: number;
  damage?: number;
  /** What one blow does to the active hero. */
  harm?: number;
}

export interface SeatView extends Record<string, unknown> {
  hero: string;
  out: boolean;
  at: string;
  home: boolean;
  lives: number;
  most_lives: number;
  gold: number;
  gems: number;
  special: string;
  /** The hero's ability can still be used. */
  ready: boolean;
  items: string[];
  turned: string[];
  potions: string[];
  tokens: string[];
  floats: boolean;
  defeated: number;
  danger: number;
}

export interface TowerView {
  levels: number;
  width: number;
  rows: number;
  lowest: number;
  highest: number;
  cards: string[];
  guards: string[];
  fields: FieldView[];
}

export interface Priced {
  card: string;
  price: number;
}

export type Doing =
  | { what: 'attack'; on: string; damage: number; swords: number; total?: number }
  | { what: 'walk'; left: number; upward?: boolean }
  | { what: 'enemy'; at: string; left: number }
  | { what: 'gravity' };

export interface ClimbView extends View {
  solo: boolean;
  turn: number;
  active: number;
  step: number;
  theme: string;
  seats: SeatView[];
  tower: TowerView;
  figures: FigureView[];
  dice: { pool: string[]; rolled: string[]; enemy: string };
  shop: { items: Priced[]; potions: Priced[]; item_deck: number; potion_deck: number };
  boss: { boss: string; at: string; lives: number; damage: number; deck: number; discard: string[] } | null;
  artifacts: string[];
  events: { left: number; shown: string[] };
  doing: Doing | null;
  turning?: { bonus: number; boost: number; quiet: boolean; ghost: boolean; wild: boolean };
  /** Of a solo game that was won: events, enemies, overkill, gems, wealth. */
  score?: number[];
}

export interface PrintedEnemy {
  tier: number;
  lives: number;
  damage: number;
  gems: number;
  gold: number;
  ability: string;
  symbol: string;
}

export interface Printed {
  symbols: string[];
  /** What it costs that a symbol counts once, twice, ... */
  gems: number[];
  steps: number;
  heroes: Record<string, { lives: number; star: string[]; use: boolean; symbol: string }>;
  enemies: Record<string, PrintedEnemy>;
  bosses: Record<string, { damage: number; method: string; deck: string[]; tokens: string[]; token: string; helper: string; symbol: string }>;
  attacks: Record<string, { reach: string; symbols: string[] }>;
  cards: Record<string, { kind: string; price: number; when: string; use: boolean; symbol: string }>;
  tower: Record<string, { theme: string; boss: boolean }>;
  score: { event: number; enemy: number; overkill: number; gold: number };
}

export const symbolOf = (printed: Printed, figure: FigureView, view: ClimbView): string =>
  figure.seat >= 0
    ? (printed.heroes[view.seats[figure.seat]?.hero ?? '']?.symbol ?? 'warrior')
    : (printed.bosses[figure.enemy]?.symbol ?? printed.enemies[figure.enemy]?.symbol ?? 'monster');
