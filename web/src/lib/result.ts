// How a game ended, in one sentence.
import { t } from './i18n';
import type { TableState } from './table.svelte';

export function resultOf(table: TableState): string {
  const outcome = table.view?.outcome ?? [];
  const winners = outcome.flatMap((won, seat) => (won > 0 ? [seat] : []));
  if (table.view?.technical) return t('technical');
  if (outcome.length === 1 && !winners.length) return t('lost', { name: table.seatName(0) });
  if (winners.length === 0 || (outcome.length > 1 && winners.length === outcome.length)) return t('drawn');
  if (table.live && table.table?.you.length === 1 && winners.includes(table.viewer)) return t('web-you-won');
  return t('won', { n: winners.length, name: winners.map((seat) => table.seatName(seat)).join(', ') });
}
