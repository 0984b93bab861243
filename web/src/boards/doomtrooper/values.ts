// What Doomtrooper's view and printed matter contain, as sight/doomtrooper.py and boards_doomtrooper.py make them.
import type { View } from '../../lib/protocol';

export const NOTHING = -1;
export const WOUNDED = 1;
export const KILLED = 2;

/** One step of a fold: a card that adds, multiplies or divides. */
export interface Part {
  source: string;
  how: 'base' | 'times' | 'over' | 'plus';
  n: number;
}

export interface Piece {
  number: number;
  /** In a move. */
  name: string;
  /** "" if it lies face down and is not the viewer's. */
  card: string;
  warrior: boolean;
  by: number;
  owner: number;
  on: number;
  player: number;
  area: string;
  bought: number;
  wounded: boolean;
  down: boolean;
  unpaid: boolean;
  out: boolean;
  imprisoned: boolean;
  behind: number;
  under: number;
  side: string;
  /** Fight, shoot, armour, value; null where it is struck through. */
  values: (number | null)[];
  /** How each of them comes about. */
  made: Part[][];
  traits: string[];
}

export interface SeatView extends Record<string, unknown> {
  destiny: number;
  promotion: number;
  clock: number;
  playing: boolean;
  cards: number;
  hand: string[];
  deck: number;
  pile: string[];
  piled: number;
  face_down: string[];
  gone: string[];
  sideboard: number;
  side: string[];
  debt: number;
}

export interface Blow {
  by: number;
  at: number;
  blow: number;
  armour: number;
  fate: number;
  first: boolean;
  stopped: boolean;
}

export interface DuelView {
  phase: number;
  attacking: number;
  defending: number;
  attacker: number;
  defender: number;
  tactic: string;
  zone: number;
  cards: { card: string; by: number; on: number; bought: number }[];
  weapons: number[];
  joined: number[][];
  struck: boolean;
  fates: number[];
  awards: { seat: number; points: number; destiny: number; promotion: number }[];
  blows: Blow[];
}

export interface PlayView {
  by: number;
  card: string;
  target: number;
  /** `piece-7`, `seat-1`, `area-0-squad` or "". */
  on: string;
  paid: number;
}

export interface DoomView extends View {
  target: number;
  limit: number;
  turn: number;
  active: number;
  phase: string;
  actions: number;
  kinds: { seat?: number; ordinary?: number; attack?: number; 'non-attack'?: number; undefined?: number };
  seats: SeatView[];
  table: Piece[];
  lasting: { card: string; by: number; on: number; markers: number }[];
  duels: DuelView[];
  plays: PlayView[];
  window: { name: string; order: number[]; passed: number } | null;
}

export interface PrintedCard {
  kind: string;
  force: string;
  when: string;
  actions: number;
  cost: number;
  per: number;
  personality: boolean;
  labels: string[];
  printed: (number | null)[];
  symbol: string;
}

export interface Printed {
  actions: number;
  hand: number;
  areas: string[];
  values: string[];
  kinds: string[];
  phases: string[];
  decks: Record<string, { force: string }>;
  cards: Record<string, PrintedCard>;
}

/** The symbols of the four values. */
export const SIGNS = ['sword', 'aim', 'shield', 'medal'] as const;

export const pieceOf = (view: DoomView, number: number): Piece | undefined => view.table.find((piece) => piece.number === number);

/** What lies on a piece, and what lies on that, in reading order. */
export function heldBy(view: DoomView, number: number): Piece[] {
  return view.table.filter((piece) => piece.on === number).flatMap((piece) => [piece, ...heldBy(view, piece.number)]);
}

/** At whose seat a piece lies. */
export const placeOf = (piece: Piece): number => (piece.warrior || piece.player < 0 ? piece.by : piece.player);

/** The pieces of a seat by area; whatever stands in none of the three lies outside. */
export function areasOf(view: DoomView, seat: number, areas: readonly string[]): Record<string, Piece[]> {
  const found: Record<string, Piece[]> = Object.fromEntries(areas.map((area) => [area, []]));
  const known = new Set(view.table.map((piece) => piece.number));
  for (const piece of view.table) {
    if (known.has(piece.on) || placeOf(piece) !== seat) continue;
    const area = areas.includes(piece.area) ? piece.area : 'outside';
    (found[area] ??= []).push(piece);
  }
  for (const pieces of Object.values(found)) pieces.sort((a, b) => Number(b.warrior) - Number(a.warrior));
  return found;
}

/** The duel that is fought now; others wait around it. */
export const duelOf = (view: DoomView): DuelView | undefined => view.duels.at(-1);

export type Role = 'attacker' | 'defender' | 'joined' | '';

export function roleOf(view: DoomView, number: number): Role {
  const duel = duelOf(view);
  if (!duel) return '';
  if (duel.attacker === number) return 'attacker';
  if (duel.defender === number) return 'defender';
  return duel.joined.some((pair) => pair[1] === number) ? 'joined' : '';
}

/** The text of a card without its first line, which tells what the frame and the caption tell too. */
export function effectOf(text: string): string {
  return text.split('\n').slice(1).join(' ');
}
