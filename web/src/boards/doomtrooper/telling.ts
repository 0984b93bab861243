// What is said of cards and pieces: names, captions, states, and how a value is made up.
import { has, t } from '../../lib/i18n';
import type { TableState } from '../../lib/table.svelte';
import { pieceOf, roleOf, type DoomView, type Part, type Piece, type Printed } from './values';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether a name has a word that is too long for a line of a card. */
export const long = (name: string, most: number): boolean => name.split(/[ -]/).some((word) => word.length > most);

/** "Special · in a duel", "Warrior · Imperial"; most cards are played as an action, which is not said. */
export function captionOf(table: TableState, printed: Printed, id: string): string {
  const card = printed.cards[id];
  if (!card) return '';
  const kind = card.kind === 'special' ? t('doom-special') : capital(table.name(card.kind));
  const of = card.kind === 'warrior' && card.force !== 'general' ? table.name(card.force) : '';
  const when = card.when === 'as-an-action' ? '' : t(`doom-when-${card.when}`);
  return [kind, of, when].filter(Boolean).join(' · ');
}

export function nameOf(table: TableState, view: DoomView, number: number): string {
  const piece = pieceOf(view, number);
  return piece ? calledOf(table, piece) : '';
}

export const calledOf = (table: TableState, piece: Piece): string =>
  piece.card ? table.name(piece.card) : capital(table.name('a-warrior-face-down'));

/** What a card is played on, in words. */
export function targetOf(table: TableState, view: DoomView, on: string): string {
  const [kind, number, area] = on.split('-');
  if (kind === 'piece') return nameOf(table, view, Number(number));
  if (kind === 'seat') return table.seatName(Number(number));
  return kind === 'area' ? `${table.name(area ?? '')} (${table.seatName(Number(number))})` : '';
}

/** How a warrior stands: in words, the most pressing first. */
export function statesOf(table: TableState, view: DoomView, piece: Piece): string[] {
  const role = roleOf(view, piece.number);
  return [
    role ? t(`doom-${role}`) : '',
    piece.wounded ? t('wounded') : '',
    piece.out ? table.name('out-of-play') : '',
    piece.imprisoned ? table.name('imprisoned') : '',
    piece.unpaid ? table.name('unpaid') : '',
    piece.down && piece.warrior ? table.name('in-cover') : '',
    piece.down && !piece.warrior ? table.name(piece.on >= 0 ? 'outside-it' : 'shut-down') : '',
    piece.behind >= 0 ? t('doom-behind', { name: nameOf(table, view, piece.behind) }) : '',
    piece.under >= 0 ? t('doom-under', { name: nameOf(table, view, piece.under) }) : '',
    piece.side ? table.name(piece.side) : '',
    piece.owner !== piece.by ? t('doom-stolen', { name: table.seatName(piece.owner) }) : '',
  ].filter(Boolean);
}

/** What decides his duels beside the values. */
export function traitsOf(table: TableState, piece: Piece): string[] {
  return piece.traits.map((trait) =>
    trait.startsWith('immune-') ? t('doom-immune', { what: table.name(trait.slice(7)) }) : has(`doom-${trait}`) ? t(`doom-${trait}`) : trait,
  );
}

const SIGN: Record<Part['how'], string> = { base: '', plus: '', times: '×', over: '÷' };

/** "+2", "×2", "−1". */
export function amount({ how, n }: Part): string {
  if (SIGN[how]) return `${SIGN[how]}${n}`;
  return n < 0 ? `−${-n}` : `+${n}`;
}

export interface Fold {
  place: number;
  what: string;
  printed: number | null;
  base: Part[];
  times: Part[];
  plus: Part[];
  total: number | null;
}

/** The value at this place: printed, what changes the base, multiplies and adds, and what it is now. */
export function foldOf(printed: Printed, piece: Piece, place: number): Fold {
  const parts = piece.made[place] ?? [];
  return {
    place,
    what: printed.values[place] ?? '',
    printed: printed.cards[piece.card]?.printed[place] ?? null,
    base: parts.filter((part) => part.how === 'base'),
    times: parts.filter((part) => part.how === 'times' || part.how === 'over'),
    plus: parts.filter((part) => part.how === 'plus'),
    total: piece.values[place] ?? null,
  };
}

export const partsOf = (table: TableState, parts: readonly Part[]): string =>
  parts.map((part) => `${amount(part)} ${table.name(part.source)}`).join(', ');

/** One line for each value that is not simply the printed one. */
export function foldLines(table: TableState, printed: Printed, piece: Piece): string[] {
  return piece.values.flatMap((total, place) => {
    const fold = foldOf(printed, piece, place);
    const parts = [...fold.base, ...fold.times, ...fold.plus];
    return parts.length ? [`${capital(table.name(fold.what))} ${total ?? '–'} = ${fold.printed ?? '–'} ${partsOf(table, parts)}`] : [];
  });
}
