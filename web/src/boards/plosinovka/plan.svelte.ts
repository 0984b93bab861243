// What the player is about to do: which dice, how many gems on them, and which field with what it will cost.
// A path is planned here and walked by single moves, each of which the table has offered.
import type { TableState } from '../../lib/table.svelte';
import type { Grid, Way } from './grid';
import { groupsOf, moveOf, sourcesOf, type DiceMove, type Group, type Move } from './moves';
import type { ClimbView, Printed } from './values';

/** What a field can be pressed for. */
export interface Target {
  at: string;
  kind: 'walk' | 'drive' | 'attack' | 'place';
  /** The moves that lead there, one after the other. */
  moves: string[];
  text: string;
  /** From the figure on: the fields of the path. */
  path: string[];
  /** Lives that enemies take on the way, and traps. */
  hurt: number;
  traps: number;
  /** Fields on the way that give a token of the boss. */
  tokens: number;
  gems: number;
  gold: number;
  /** Somebody stands there and is pushed. */
  pushed: string;
  reveals: boolean;
  /** Where gravity takes the hero from there. */
  fall: string[];
}

const NO_COST = { hurt: 0, traps: 0, tokens: 0, gems: 0, gold: 0, pushed: '', reveals: false, fall: [] };

/** Of two paths as long, the one with less harm is taken, then the one with more to pick up. */
const price = (path: Target): number => 9 * (path.hurt + path.traps + path.tokens) - 2 * path.gems - path.gold;

interface Matter {
  view: ClimbView;
  printed: Printed;
  grid: Grid;
}

export class Plan {
  /** The dice that were pressed: the symbol of a die, or `special`. */
  die = $state('');
  /** Of several uses of them, the one that was chosen. */
  use = $state('');
  /** How often it shall count. */
  times = $state(1);
  /** The field that was pressed, and the one that is looked at. */
  field = $state('');
  near = $state('');
  /** Dice to be rolled again, by their place in the pool. */
  again = $state.raw<number[]>([]);

  private queue: string[] = [];
  private sentAt = -1;
  private known = -1; // the highest level that was revealed when the path was planned

  private readonly table: TableState;
  private readonly matter: () => Matter | null;

  constructor(table: TableState, matter: () => Matter | null) {
    this.table = table;
    this.matter = matter;
  }

  // ---------------------------------------------------------------- what is offered

  moves: Move[] = $derived.by(() => (this.table.mine ? (this.table.question?.options ?? []).map(moveOf) : []));
  groups: Group[] = $derived.by(() => groupsOf(this.moves));
  /** Any action can be taken, and any can be asked about. */
  acting: boolean = $derived.by(() => this.moves.some((move) => move.option.do === 'end-actions'));
  rerolling: boolean = $derived.by(() => this.moves.some((move) => move.kind === 'reroll'));

  /** The uses of a die, or of the special one. */
  groupsOf(die: string): Group[] {
    const special = this.matter()?.view.seats[this.table.viewer]?.special ?? '';
    const sources = die === 'special' ? ['special', `join-${special}`] : sourcesOf(die);
    return this.groups.filter((group) => sources.includes(group.source));
  }

  /** The use that is looked at: the chosen one, else the plainest boot or sword. */
  group: Group | undefined = $derived.by(() => {
    const mine = this.die ? this.groupsOf(this.die) : [];
    const chosen = mine.find((group) => group.key === this.use) ?? mine[0];
    return chosen ?? this.groups.find((group) => group.verb === 'use' && (group.symbol === 'boot' || group.symbol === 'sword'));
  });
  /** Not more than gems pay for. */
  amount: number = $derived.by(() => Math.min(this.times, Math.max(1, ...(this.group?.moves.map((move) => move.times) ?? []))));
  /** The chosen use in the chosen amount; a boot has one for every way. */
  chosen: DiceMove[] = $derived.by(() => this.group?.moves.filter((move) => move.times === this.amount) ?? []);

  targets: Map<string, Target[]> = $derived.by(() => {
    const found = new Map<string, Target[]>();
    const add = (target: Target): void => {
      found.set(target.at, [...(found.get(target.at) ?? []), target]);
    };
    for (const move of this.moves)
      if (move.kind === 'field')
        add({ ...NO_COST, at: move.at, kind: move.verb === 'attack' ? 'attack' : 'place', moves: [move.option.do], text: move.option.text, path: [] });
    for (const target of this.paths()) add(target);
    return found;
  });

  /** The path that is shown: of the pressed field, else of the one looked at. */
  shown: Target | undefined = $derived.by(() => {
    const targets = this.targets.get(this.field || this.near) ?? [];
    return targets.find((target) => target.path.length) ?? targets[0];
  });

  // ---------------------------------------------------------------- paths

  /** Where figure, way and fields left allow to go, by as few fields and as little harm as can be. */
  private paths(): Target[] {
    const matter = this.matter();
    if (!matter) return [];
    const { view } = matter;
    const hero = view.seats[this.table.viewer];
    const doing = view.doing;
    const drives = doing?.what === 'enemy';
    const start = drives ? doing.at : (hero?.at ?? '');
    if (!start) return [];
    const first: { way: Way | 'portal'; move: string; text: string }[] = [];
    for (const move of this.moves)
      if (move.kind === 'way') first.push({ way: move.way, move: move.option.do, text: move.option.text });
    for (const move of this.chosen) if (move.way) first.push({ way: move.way, move: move.option.do, text: move.option.text });
    if (!first.length) return [];
    const walking = doing?.what === 'walk' || drives ? doing.left : this.amount + (view.turning?.boost ?? 0);
    return this.search(matter, start, first, walking, drives, doing?.what === 'walk' && doing.upward === true);
  }

  private search(
    matter: Matter, start: string, first: { way: Way | 'portal'; move: string; text: string }[], fields: number, drives: boolean, upward: boolean,
  ): Target[] {
    const { grid } = matter;
    const best = new Map<string, Target>();
    let edge: Target[] = [];
    const origin: Target = { ...NO_COST, at: start, kind: drives ? 'drive' : 'walk', moves: [], text: '', path: [] };
    const reach = (from: Target, to: string, moves: string[], text: string, layer: Target[]): void => {
      if (!to || to === start) return;
      const target = this.onward(matter, from, to, moves, text, drives);
      const old = best.get(to);
      if (old && (old.path.length < target.path.length || price(old) <= price(target))) return;
      best.set(to, target);
      layer.push(target);
    };
    for (const { way, move, text } of first)
      if (way === 'portal') for (const to of grid.portals(start)) reach(origin, to, this.through(grid, start, move, to), text, edge);
      else reach(origin, grid.beside(start, way), [move], text, edge);
    for (let left = fields - 1; left > 0 && edge.length; left -= 1) {
      const layer: Target[] = [];
      for (const from of edge) {
        if (best.get(from.at) !== from || from.pushed || from.reveals) continue;
        const ways = drives ? grid.steps(from.at).filter(({ way }) => grid.open(from.at, way)) : grid.steps(from.at);
        for (const { way, to } of ways) if (!grid.figure(to) && (!upward || way === 'up')) reach(from, to, [way], from.text, layer);
        if (!drives && !upward)
          for (const to of grid.portals(from.at)) if (!grid.figure(to)) reach(from, to, this.through(grid, from.at, 'portal', to), from.text, layer);
      }
      edge = layer;
    }
    return [...best.values()].map((target) => (drives ? target : { ...target, fall: grid.fall(target.at) }));
  }

  private through(grid: Grid, from: string, move: string, to: string): string[] {
    return grid.portals(from).length > 1 ? [move, `to ${to}`] : [move];
  }

  /** One field more, with what it costs and gives. */
  private onward({ view, grid, printed }: Matter, from: Target, to: string, moves: string[], text: string, drives: boolean): Target {
    const path = [...from.path, to];
    const more = { ...from, at: to, moves: [...from.moves, ...moves], text, path };
    if (drives) return more;
    const hero = view.seats[this.table.viewer];
    const field = grid.field(to);
    const harm = (names: ReturnType<Grid['enemiesNextTo']>): number => names.reduce((sum, enemy) => sum + (enemy.harm ?? enemy.damage ?? 0), 0);
    const leaving = from.path.length ? harm(grid.enemiesNextTo(from.at)) : view.turning?.quiet ? 0 : (hero?.danger ?? 0);
    const rooted = grid.enemiesNextTo(to).filter((enemy) => printed.enemies[enemy.enemy]?.ability === 'roots');
    const { highest, levels, rows } = view.tower;
    return {
      ...more,
      hurt: from.hurt + leaving + harm(rooted),
      traps: from.traps + Number(field?.shows === 'trap'),
      tokens: from.tokens + Number(field?.shows === 'boss-token'),
      gems: from.gems + Number(field?.lies === 'gem'),
      gold: from.gold + Number(field?.lies === 'gold'),
      pushed: grid.figure(to) ? to : '',
      reveals: highest < levels - 1 && grid.spot(to).row === (highest + 1) * rows - 1,
    };
  }

  // ---------------------------------------------------------------- what is pressed

  pick(die: string): void {
    const groups = this.groupsOf(die);
    const only = groups.length === 1 ? groups[0]?.moves : undefined;
    this.field = '';
    if (only?.length === 1 && only[0] && !only[0].way) {
      this.table.send(only[0].option.do);
      return;
    }
    this.use = this.die === die ? this.use : '';
    this.die = die;
  }

  /** Press a field; `sure` if what it costs has been seen. */
  press(at: string, sure: boolean): void {
    const targets = this.targets.get(at) ?? [];
    const only = targets.length === 1 ? targets[0] : undefined;
    const harmless = only && !only.hurt && !only.traps && !only.tokens && !only.pushed;
    if (only && (this.field === at || (harmless && (sure || only.moves.length === 1)))) this.go(only);
    else if (targets.length) this.field = at;
    else if (this.matter()?.grid.figure(at)?.enemy) this.table.askWhy(`attack ${at}`);
  }

  go(target: Target): void {
    this.queue = [...target.moves];
    this.known = this.matter()?.view.tower.highest ?? -1;
    this.sentAt = -1;
    this.onwards();
  }

  /** The next move of the path, if it is still offered and nothing new was revealed. */
  onwards(): void {
    const next = this.queue[0];
    if (!next || !this.table.mine || this.table.sent || this.table.v === this.sentAt) return;
    const revealed = this.matter()?.view.tower.highest !== this.known;
    if (revealed || !this.table.question?.options.some((option) => option.do === next)) {
      this.queue = [];
      return;
    }
    this.queue = this.queue.slice(1);
    this.sentAt = this.table.v;
    this.table.send(next, true);
  }

  /** A new view: whatever was chosen belongs to the old one. */
  forget(): void {
    this.die = '';
    this.use = '';
    this.times = 1;
    this.field = '';
    this.near = '';
    this.again = [];
  }
}
