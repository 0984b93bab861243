// How the frames of the printed cards are called in the shared card.
import type { PrintedCard } from './values';

export type Frame = 'instant' | 'main' | 'roll' | 'up-off' | 'up-def' | 'up-pas' | 'plain';

const FRAMES: Record<string, Frame> = {
  instant: 'instant',
  main: 'main',
  roll: 'roll',
  'up-offence': 'up-off',
  'up-defence': 'up-def',
  'up-passive': 'up-pas',
  spell: 'up-pas',
};

export const frameOf = (card: PrintedCard | undefined): Frame => FRAMES[card?.frame ?? ''] ?? 'plain';

/** The text of a card without its first line: kind and price are told by frame and disc. */
export function effectOf(text: string): string {
  const lines = text.split('\n');
  return lines.length > 1 ? lines.slice(1).join(' ') : text;
}
