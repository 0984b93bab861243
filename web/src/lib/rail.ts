// The steps of a turn for the rail, made from a view.
import { has, t } from './i18n';
import type { View } from './protocol';

export interface RailStep {
  key: string;
  label: string;
  state: 'done' | 'now' | 'skip' | 'next';
}

const TURN: Record<string, readonly string[]> = {
  dicethrone: ['upkeep', 'income', 'main-1', 'offensive', 'targeting', 'defensive', 'main-2', 'discard'],
  doomtrooper: ['start-of-turn', 'draw-step', 'action-step', 'discard-step', 'end-of-turn'],
};
/** The eight phases of a duel, which is fought in an action; its board shows them. */
export const DUEL: readonly string[] = [
  'declaring-the-duel', 'naming-the-fighters', 'announcing-the-tactic', 'announcing-the-warzone',
  'playing-modifiers', 'resolving-the-duel', 'changing-the-state', 'awarding-points',
];

/** Steps that this game can never have. */
function skipped(view: View, step: string): boolean {
  return view.game === 'dicethrone' && step === 'targeting' && view.seats.length === 2;
}

export const label = (key: string): string => (has(`rail-${key}`) ? t(`rail-${key}`) : t(`phase-${key}`));

/** The steps of a turn of this game, for the pace's stops. */
export function stepsOf(game: string): { key: string; label: string }[] {
  return (TURN[game] ?? []).map((key) => ({ key, label: label(key) }));
}

export function railOf(view: View): RailStep[] {
  const phase = DUEL.includes(view.phase ?? '') ? 'action-step' : (view.phase ?? '');
  const steps = TURN[view.game] ?? [];
  const now = steps.indexOf(phase);
  return steps.map((key, n) => ({
    key,
    label: label(key),
    state: skipped(view, key) ? 'skip' : n === now ? 'now' : n < now ? 'done' : 'next',
  }));
}
