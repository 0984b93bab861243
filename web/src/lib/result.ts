// How a game ended, in one sentence, and by which blow.
import { t } from './i18n';
import type { TableState } from './table.svelte';

const winnersOf = (table: TableState): number[] => (table.view?.outcome ?? []).flatMap((won, seat) => (won > 0 ? [seat] : []));

/** Whether the reader has won or lost; "" for who watches, for several at one screen, for a draw. */
export function fateOf(table: TableState): 'won' | 'lost' | '' {
  const outcome = table.view?.outcome ?? [];
  const winners = winnersOf(table);
  if (!table.live || table.view?.technical || table.table?.you.length !== 1 || table.viewer < 0) return '';
  if (winners.includes(table.viewer)) return winners.length < outcome.length || outcome.length === 1 ? 'won' : '';
  return winners.length || outcome.length === 1 ? 'lost' : '';
}

/** The blow that ended it, in the words of the log. */
export function decidedBy(table: TableState): string {
  const last = table.director.beats.findLast((beat) => ['damage', 'wound', 'fall'].includes(beat.kind));
  return last?.lines[0] ?? '';
}

export function resultOf(table: TableState): string {
  const outcome = table.view?.outcome ?? [];
  const winners = winnersOf(table);
  if (table.view?.technical) return t('technical');
  if (outcome.length === 1 && !winners.length) return t('lost', { name: table.seatName(0) });
  if (winners.length === 0 || (outcome.length > 1 && winners.length === outcome.length)) return t('drawn');
  if (fateOf(table) === 'won') return t('web-you-won');
  return t('won', { n: winners.length, name: winners.map((seat) => table.seatName(seat)).join(', ') });
}
