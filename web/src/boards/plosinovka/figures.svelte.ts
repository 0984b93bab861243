// Which figure of the new view is which of the old one, so that it can be seen to walk, fall or be pushed.
import type { Grid } from './grid';
import type { FigureView } from './values';

export interface Shown extends FigureView {
  id: string;
  x: number;
  y: number;
  falls: boolean;
}

export class Figures {
  private last: Shown[] = [];
  private made = 0;

  /** Heroes are known by their seat; of enemies of a kind the nearest is the same. */
  follow(grid: Grid): Shown[] {
    const left = this.last.filter((old) => old.seat < 0);
    const now = grid.view.figures;
    const same = new Map<FigureView, Shown>();
    const match = (figure: FigureView, fits: (old: Shown) => boolean): void => {
      if (figure.seat >= 0 || same.has(figure)) return;
      const found = left.findIndex((old) => old.enemy === figure.enemy && fits(old));
      const old = left[found];
      if (!old) return;
      left.splice(found, 1);
      same.set(figure, old);
    };
    for (const figure of now) match(figure, (old) => old.at === figure.at);
    for (const figure of now) match(figure, (old) => near(grid, old.at, figure.at) === 1);
    for (const figure of now) match(figure, (old) => grid.spot(old.at).column === grid.spot(figure.at).column);
    for (const figure of now) match(figure, () => true);
    this.last = now.map((figure) => {
      const old = figure.seat >= 0 ? this.last.find((each) => each.seat === figure.seat) : same.get(figure);
      const { x, y } = grid.middle(figure.at);
      const id = figure.seat >= 0 ? `seat-${figure.seat}` : (old?.id ?? `enemy-${(this.made += 1)}`);
      return { ...figure, id, x, y, falls: old !== undefined && old.x === x && old.y < y };
    });
    return this.last;
  }
}

function near(grid: Grid, one: string, other: string): number {
  const [a, b] = [grid.spot(one), grid.spot(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
