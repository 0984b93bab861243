// Things that move because something happened; the end states are there already, so nothing waits for motion.
import type { Moved } from '../../lib/protocol';

const MOVE = 320;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function move(root: HTMLElement, events: readonly Moved[]): void {
  if (still() || document.visibilityState !== 'visible') return;
  for (const event of events.slice(-24)) {
    if (event.word === 'ledger-entry') fly(root, event);
    else if (event.word === 'card-played') toTheStage(root, event.seat);
  }
}

/** A number flies from its source into its box. */
function fly(root: HTMLElement, event: Moved): void {
  const source = typeof event.source === 'string' ? event.source : '';
  if (!source) return;
  const entry = [...root.querySelectorAll<HTMLElement>('.ledger [data-source]')].findLast((each) => each.dataset.source === source);
  const from =
    root.querySelector<HTMLElement>(`[data-ability="${CSS.escape(source.split('/')[0] ?? '')}"]`) ??
    root.querySelector<HTMLElement>('.card-place') ??
    (event.seat >= 0 ? root.querySelector<HTMLElement>(`[data-seat="${event.seat}"]`) : null);
  if (!entry || !from) return;
  const [here, there] = [entry.getBoundingClientRect(), from.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  entry.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(1.3)`, opacity: 0.3 }, { transform: 'none', opacity: 1 }],
    { duration: MOVE, easing: EASE },
  );
}

/** The card comes from its player's side to the stage, and its frame flashes. */
function toTheStage(root: HTMLElement, seat: number): void {
  const card = root.querySelector<HTMLElement>('.card-place');
  const from = root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  if (!card || !from) return;
  const [here, there] = [card.getBoundingClientRect(), from.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.6)`, filter: 'brightness(1)' },
      { transform: 'none', filter: 'brightness(1.5)', offset: 0.8 },
      { transform: 'none', filter: 'none' },
    ],
    { duration: MOVE, easing: EASE },
  );
}
