// Which dice the roller wants to keep: chosen on the table, sent as one move.
import type { TableState } from '../../lib/table.svelte';
import { foreignAt, keeping } from './dice';
import type { Roll } from './values';

export class Keeping {
  kept = $state.raw<boolean[]>([]);
  private faces = $state.raw<number[]>([]);
  private foreign = $state.raw(-1);

  /** New dice: those that a guide keeps or that were kept are kept, as far as they still lie there. */
  lay(roll: Roll | null, shown?: readonly number[]): void {
    const dice = roll?.dice ?? [];
    this.foreign = foreignAt(roll);
    if (dice.join() === this.faces.join()) return;
    const wanted = shown ? [...shown] : this.dice;
    this.kept = dice.map((die) => {
      const at = wanted.indexOf(die);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    this.faces = [...dice];
  }

  clear(): void {
    this.kept = this.faces.map(() => false);
  }

  toggle(n: number): void {
    this.kept = this.kept.map((kept, at) => (at === n ? !kept : kept));
  }

  get dice(): number[] {
    return this.faces.filter((_, n) => this.kept[n]);
  }

  get move(): string {
    const own = this.faces.filter((_, n) => this.kept[n] && n !== this.foreign);
    return keeping(own, this.kept[this.foreign] ?? false);
  }

  get others(): number {
    return this.faces.length - this.dice.length;
  }
}

const KEEPS = ['keep', 'keep-these'];

/** Whether the question is about which dice to keep. */
export const asksToKeep = (table: TableState): boolean =>
  table.mine && (table.question?.options.some((option) => KEEPS.includes(option.verb)) ?? false);

/** The dice that the guide of a first game keeps, if it does. */
export const shownKeep = (table: TableState): number[] | undefined => {
  const shown = table.question?.options.find((option) => option.do === table.question?.suggest);
  return shown && KEEPS.includes(shown.verb) ? shown.of.faces : undefined;
};

export const offers = (table: TableState, move: string): boolean =>
  table.mine && (table.question?.options.some((option) => option.do === move) ?? false);
