// The tower as a graph and as a drawing: which fields are next to each other, and where each is drawn.
import type { ClimbView, FieldView, FigureView } from './values';

export const WAYS = ['up', 'down', 'left', 'right'] as const;
export type Way = (typeof WAYS)[number];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LEFT = 24; // for the numbers of the rows
const RIGHT = 20; // for the names of the levels
const BELOW = 17; // for the letters of the columns
const GAP = 7; // between two levels
const HIDDEN = 24; // height of a level that nobody has seen
export const WIDE = 72; // a field
const MOST = 80; // its height, where there is much room

export interface Spot {
  column: number;
  row: number;
}

export interface LevelBox {
  level: number;
  top: number;
  height: number;
  revealed: boolean;
}

export class Grid {
  readonly view: ClimbView;
  /** Height of a field. */
  readonly high: number;
  readonly width: number;
  readonly height: number;
  readonly levels: LevelBox[] = [];
  private readonly figures = new Map<string, FigureView>();

  /** `tall`: how much higher than wide the place for it is. */
  constructor(view: ClimbView, tall: number, least: number) {
    this.view = view;
    const { levels, lowest, highest, rows, width } = view.tower;
    const hidden = (levels - 1 - highest) * (HIDDEN + GAP);
    const others = hidden + (highest + 1 - lowest) * GAP + BELOW + 2;
    const room = tall * (LEFT + width * WIDE + RIGHT) - others;
    const high = Math.min(MOST, Math.max(least, Math.floor(room / ((highest + 1 - lowest) * rows))));
    this.high = high;
    this.width = LEFT + width * WIDE + RIGHT;
    let top = 2;
    for (let level = levels - 1; level >= lowest; level -= 1) {
      const revealed = level <= highest;
      const height = revealed ? rows * high : HIDDEN;
      this.levels.push({ level, top, height, revealed });
      top += height + GAP;
    }
    this.height = top - GAP + 6 + BELOW;
    for (const figure of view.figures) this.figures.set(figure.at, figure);
  }

  // ---------------------------------------------------------------- fields

  spot(name: string): Spot {
    return { column: LETTERS.indexOf(name.charAt(0)), row: Number(name.slice(1)) - 1 };
  }

  name({ column, row }: Spot): string {
    return `${LETTERS.charAt(column)}${row + 1}`;
  }

  field(name: string): FieldView | undefined {
    const { column, row } = this.spot(name);
    const { width, rows, lowest, fields } = this.view.tower;
    if (column < 0 || column >= width) return undefined;
    return fields[(row - lowest * rows) * width + column];
  }

  level(name: string): number {
    return Math.floor(this.spot(name).row / this.view.tower.rows);
  }

  figure(name: string): FigureView | undefined {
    return this.figures.get(name);
  }

  /** The field this way, whether one can go there or not; "" at the edge. */
  beside(name: string, way: Way): string {
    const { column, row } = this.spot(name);
    const there = { up: { column, row: row + 1 }, down: { column, row: row - 1 }, left: { column: column - 1, row }, right: { column: column + 1, row } }[way];
    const found = this.name(there);
    return this.field(found) ? found : '';
  }

  /** Whether nothing stands between the field and its neighbour: TOW-ADJ-01 to -03. */
  open(name: string, way: Way): boolean {
    const there = this.beside(name, way);
    if (!there) return false;
    const passable = (field: FieldView | undefined): boolean => field !== undefined && (!field.platform || field.through);
    if (way === 'up') return passable(this.field(there));
    if (way === 'down') return passable(this.field(name));
    return !this.field(way === 'right' ? name : there)?.wall;
  }

  /** Where a hero on its own feet can go: the floor of the boss level lets it in, not out. */
  steps(name: string): { way: Way; to: string }[] {
    return WAYS.map((way) => ({ way, to: this.beside(name, way) })).filter(
      ({ way, to }) => to && (this.open(name, way) || (way === 'up' && this.enters(name, to))),
    );
  }

  private enters(name: string, to: string): boolean {
    const boss = this.view.tower.levels - 1;
    return this.level(to) === boss && this.level(name) === boss - 1;
  }

  /** The enemies next to a field, with nothing between. */
  enemiesNextTo(name: string): FigureView[] {
    return WAYS.filter((way) => this.open(name, way))
      .map((way) => this.figure(this.beside(name, way)))
      .filter((figure): figure is FigureView => figure !== undefined && figure.seat < 0);
  }

  /** The other portals of its level. */
  portals(name: string): string[] {
    if (this.field(name)?.shows !== 'portal') return [];
    return this.view.tower.fields.filter((field) => field.shows === 'portal' && field.name !== name && this.level(field.name) === this.level(name)).map((field) => field.name);
  }

  /** The fields a hero falls through from here, the last one being where it lies. */
  fall(name: string): string[] {
    const found: string[] = [];
    let at = this.field(name);
    if (at?.ladder) return found;
    while (at && !at.platform) {
      const below = this.beside(at.name, 'down');
      if (!below || this.figure(below)) break;
      found.push(below);
      at = this.field(below);
    }
    return found;
  }

  // ---------------------------------------------------------------- drawing

  x(column: number): number {
    return LEFT + column * WIDE;
  }

  /** The upper edge of a row. */
  y(row: number): number {
    const { rows } = this.view.tower;
    const level = Math.floor(row / rows);
    const box = this.levels.find((each) => each.level === level);
    return box ? box.top + (rows - 1 - (row % rows)) * this.high : 0;
  }

  /** The upper left corner of a field. */
  corner(name: string): { x: number; y: number } {
    const { column, row } = this.spot(name);
    return { x: this.x(column), y: this.y(row) };
  }

  middle(name: string): { x: number; y: number } {
    const { x, y } = this.corner(name);
    return { x: x + WIDE / 2, y: y + this.high / 2 };
  }

  /** The rows and columns with what they are called. */
  get rowNames(): { name: number; y: number }[] {
    const { lowest, highest, rows } = this.view.tower;
    return Array.from({ length: (highest + 1 - lowest) * rows }, (_, n) => lowest * rows + n).map((row) => ({ name: row + 1, y: this.y(row) + this.high / 2 + 4 }));
  }

  get columnNames(): { name: string; x: number }[] {
    return Array.from({ length: this.view.tower.width }, (_, n) => ({ name: LETTERS.charAt(n), x: this.x(n) + WIDE / 2 }));
  }
}
