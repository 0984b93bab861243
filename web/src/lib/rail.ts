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
  plosinovka: ['step-1', 'step-2', 'step-3', 'step-4', 'step-5', 'step-6', 'step-7', 'step-8'],
};
/** The eight phases of a duel, which is fought in an action; its board shows them. */
export const DUEL: readonly string[] = [
  'declaring-the-duel', 'naming-the-fighters', 'announcing-the-tactic', 'announcing-the-warzone',
  'playing-modifiers', 'resolving-the-duel', 'changing-the-state', 'awarding-points',
];

/** Steps that this game can never have. */
function skipped(view: View, step: string): boolean {
  if (view.game === 'plosinovka') return view.turn === 1 && (step === 'step-1' || step === 'step-2'); // TOW-TURN-03
  return view.game === 'dicethrone' && step === 'targeting' && view.seats.length === 2;
}

/** Where the turn is; the eight steps of Plošinovka are numbered. */
function phaseOf(view: View): string {
  if (view.game === 'plosinovka') return `step-${String(view.step)}`;
  return DUEL.includes(view.phase ?? '') ? 'action-step' : (view.phase ?? '');
}

export const label = (key: string): string => (has(`rail-${key}`) ? t(`rail-${key}`) : t(`phase-${key}`));

/** The steps of a turn of this game, and the phases of a duel in it, for the pace's stops; none without windows. */
export function stepsOf(game: string): { key: string; label: string }[] {
  if (game === 'plosinovka') return [];
  const phases = game === 'doomtrooper' ? DUEL : [];
  return [...(TURN[game] ?? []), ...phases].map((key) => ({ key, label: label(key) }));
}

export function railOf(view: View): RailStep[] {
  const phase = phaseOf(view);
  const steps = TURN[view.game] ?? [];
  const now = steps.indexOf(phase);
  return steps.map((key, n) => ({
    key,
    label: label(key),
    state: skipped(view, key) ? 'skip' : n === now ? 'now' : n < now ? 'done' : 'next',
  }));
}
