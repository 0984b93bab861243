// What the board remembers between two views: dice that were set aside, tokens just spent, who was just hurt.
// Nothing of it is needed to play; after a jump it is simply empty.
import type { Moved } from '../../lib/protocol';
import type { DiceThroneView, Printed, Roll } from './values';

export interface SpentToken {
  seat: number;
  id: string;
  key: number;
}

export interface SideRoll extends Roll {
  /** The card, token or ability it was rolled for. */
  source: string;
}

export class Memory {
  /** The attacker's dice, also after the ability is activated. */
  attack = $state.raw<Roll | null>(null);
  defence = $state.raw<Roll | null>(null);
  side = $state.raw<SideRoll | null>(null);
  spent = $state.raw<SpentToken[]>([]);
  /** Grows with every blow a seat takes, so that it shakes anew. */
  hurt = $state.raw<Record<number, number>>({});
  blow = $state.raw<Record<number, number>>({});
  /** Grows with every throw, so that the dice tumble anew. */
  throws = $state(0);
  /** The card that is being played or was played last in this phase. */
  card = $state.raw<{ id: string; seat: number } | null>(null);
  private came = $state.raw<string[]>([]);
  private where = '';
  private serial = 0;

  /** Whether the token has just come there. */
  fresh(seat: number, token: string): boolean {
    return this.came.includes(`${seat} ${token}`);
  }

  see(view: DiceThroneView, moved: readonly Moved[], printed: Printed): void {
    const where = `${view.turn} ${view.phase}`;
    const attacks = view.attack !== null;
    if (where !== this.where) {
      this.spent = [];
      this.side = null;
      this.card = null;
    }
    if (!attacks || (view.attack?.attempts === 0 && view.phase === 'offensive')) this.attack = null;
    if (!attacks) this.defence = null;
    this.where = where;
    this.came = [];
    for (const event of moved) this.hear(event, view, printed);
    const roll = view.roll;
    if (roll?.dice.length) {
      if (roll.for === 'offensive') this.attack = roll;
      else if (roll.for === 'defensive') this.defence = roll;
      else this.side = { ...roll, source: this.side?.source ?? '' };
    }
  }

  private hear({ word, seat, n, it, source }: Moved, view: DiceThroneView, printed: Printed): void {
    const id = typeof it === 'string' ? it : '';
    switch (word) {
      case 'turn-began':
        this.attack = this.defence = this.side = null;
        break;
      case 'dice-rolled': {
        this.throws += 1;
        const dice = id.split(' ').map(Number);
        const from = typeof source === 'string' ? source : '';
        const now = view.roll?.for === 'side-roll' ? '' : (view.roll?.dice ?? []).join(' ');
        if (defends(printed, from)) this.defence = { seat, dice, foreign: 0, for: 'defensive' };
        else if (from && id !== now) this.side = { seat, dice, foreign: 0, for: 'side-roll', source: from };
        break;
      }
      case 'token-spent':
        this.spent = [...this.spent, { seat, id, key: ++this.serial }];
        break;
      case 'token-gained':
      case 'token-moved':
        this.came = [...this.came, `${seat} ${id}`];
        break;
      case 'card-played':
        this.card = { id, seat };
        break;
      case 'damaged':
        this.hurt = { ...this.hurt, [seat]: (this.hurt[seat] ?? 0) + 1 };
        this.blow = { ...this.blow, [seat]: n };
        break;
    }
  }
}

const defends = (printed: Printed, id: string): boolean =>
  Object.values(printed.heroes).some((hero) =>
    hero.abilities.some((ability) => ability.id === id && ability.kind === 'defence'),
  );
