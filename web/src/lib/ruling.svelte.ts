// The rule that is being read beside the table.
import * as api from './api';
import type { RuleText } from './protocol';

export const reading = $state<{ game: string; id: string; rule: RuleText | null; error: string }>({
  game: '',
  id: '',
  rule: null,
  error: '',
});

export async function readRule(game: string, id: string): Promise<void> {
  Object.assign(reading, { game, id, rule: null, error: '' });
  try {
    const rule = await api.rule(game, id);
    if (reading.id === id) reading.rule = rule;
  } catch (error) {
    if (reading.id === id) reading.error = (error as Error).message;
  }
}

export function closeRule(): void {
  reading.id = '';
}
