// What the board remembers between two views: what the actions of this turn went to, who has just come or was hurt.
// Nothing of it is needed to play; after a jump it is simply empty.
import type { Moved } from '../../lib/protocol';

export interface Spent {
  /** `attack-action`, `non-attack-action`. */
  kind: string;
  /** The card that was played, or the word of the event. */
  what: string;
}

const DEEDS = [
  'meditated', 'took-cover', 'left-cover', 'was-hidden', 'boarded', 'alighted', 'transferred', 'ability-used',
  'sabotaged', 'sabotage-failed', 'duel-phase',
];
const COMES = ['entered-play', 'was-wounded', 'was-healed', 'revealed', 'took-cover', 'left-cover', 'transferred', 'back-in-play'];

export class Memory {
  spent = $state.raw<Spent[]>([]);
  /** The pieces that have just come or changed how they stand. */
  fresh = $state.raw<number[]>([]);

  see(moved: readonly Moved[]): void {
    if (!moved.length) return;
    this.fresh = moved.filter((event) => COMES.includes(event.word)).map((event) => event.n);
    for (const event of moved) this.hear(event);
  }

  private hear({ word, n, it }: Moved): void {
    if (word === 'turn-began') this.spent = [];
    else if (word === 'action-taken') {
      const kind = typeof it === 'string' ? it : '';
      this.spent = [...this.spent, ...Array.from({ length: n }, () => ({ kind, what: '' }))];
    } else if (word === 'card-played' || DEEDS.includes(word)) {
      const what = word === 'card-played' && typeof it === 'string' ? it : word;
      this.spent = this.spent.map((each) => (each.what ? each : { ...each, what }));
    }
  }
}
