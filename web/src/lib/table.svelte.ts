// One table as its viewer has it: what the server last said, as runes, and what one can say to it.
import * as api from './api';
import { Director } from './director.svelte';
import { answered, DEAF, heedless } from './hands';
import { lang, t } from './i18n';
import { kept } from './kept';
import type {
  Board, Book, Chat, FromBrowser, FromServer, Hello, LogLine, Moved, Option, Pace, Question,
  Refused, Table, View, ViewMessage, Why, Wish,
} from './protocol';
import { SPECTATOR } from './protocol';
import { newSalt, saltOf, sealed } from './salt';
import { Line, type Connection } from './socket';

export interface Notice {
  text: string;
  rule: string;
}

export class TableState {
  readonly id: string;
  /** False in a replay: everything is shown, nothing can be done. */
  readonly live: boolean;

  /** What is shown of what others did; the boards draw `view`, which may be behind. */
  readonly director = new Director({
    draw: (frames) => this.draw(frames),
    own: (seat) => seat === this.viewer || (this.table?.you.includes(seat) ?? false),
    clocked: () => this.table?.clock.kind === 'bank',
  });

  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  v = $state(0);
  /** The version that the board shows. */
  shown = $state(0);
  viewer = $state(SPECTATOR);
  question = $state.raw<Question | null>(null);
  refused = $state.raw<Refused[]>([]);
  waiting = $state('');
  crumbs = $state.raw<string[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** The events that led to this view, for motion; empty where the view has simply jumped. */
  moved = $state.raw<Moved[]>([]);
  undo = $state(false);
  chat = $state.raw<Chat[]>([]);
  /** Who sat there, in a replay. */
  names = $state.raw<string[]>([]);

  book = $state.raw<Book>({ names: {}, ours: [], texts: {}, proposed: [] });
  board = $state.raw<Board | null>(null);
  /** The book and the board are here. */
  ready = $state(false);

  connection = $state<Connection>('connecting');
  /** What was said and is not answered yet. */
  outbox = $state.raw<readonly FromBrowser[]>([]);
  /** The last "no" of the table; the reader may put it away. */
  notice = $state.raw<Notice | null>(null);
  /** The last hint, or the review of the finished game. */
  told = $state.raw<{ lines: string[]; curve: number[][] } | null>(null);
  /** The last answer to "why not?". */
  why = $state.raw<(Why & { about: string }) | null>(null);
  /** The thing whose options alone the question bar shows, or null for all of them. */
  narrow = $state<string | null>(null);
  /** What the board itself offers in a better place; the bar shows it only among all. */
  quiet = $state.raw<(move: Option | Refused) => boolean>(() => false);
  /** How likely an answer is wanted, as its board knows it: the likeliest stands first. */
  worth = $state.raw<(option: Option) => number>(() => 0);
  /** The reader wants another game, and goes there as soon as it is made. */
  again = $state(false);
  /** The finger that answered last is not heard yet. */
  deaf = $state(false);
  /** A hot seat: the screen is covered until this seat's player uncovers it. */
  covered = $state<number | null>(null);
  /** When the clock in `table` was read. */
  clockAt = $state(0);

  private line: Line | null = null;
  private fresh = true;
  private moves = false;
  private reports = new Set<string>();
  private whys = new Map<string, string>();

  private askedFor = SPECTATOR;
  private chosen = false;

  constructor(id: string, live = true) {
    this.id = id;
    this.live = live;
    if (!live) return;
    this.line = new Line(`/ws/${encodeURIComponent(id)}`, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      connection: (now) => (this.connection = now),
      outbox: (waiting) => (this.outbox = waiting),
    });
  }

  close(): void {
    this.line?.close();
  }

  // ---------------------------------------------------------------- words

  /** What a thing is called: a card, an ability, a token, a hero, the second seat as "seat-1". */
  name(id: string): string {
    const seat = /^seat-(\d+)$/.exec(id);
    if (seat) return this.seatName(Number(seat[1]));
    return this.book.names[id] ?? id;
  }

  /** What a thing does, in words made from the value that runs. */
  text(id: string): string {
    return this.book.texts[id] ?? '';
  }

  /** Whether the name is ours, because the printed one is not ours to give. */
  ours(id: string): boolean {
    return this.book.ours.includes(id);
  }

  /** Who sits there. */
  seatName(seat: number): string {
    return this.table?.seats[seat]?.name || this.names[seat] || t('player', { n: seat + 1 });
  }

  // ---------------------------------------------------------------- what may be done

  /** The viewer is asked and may answer. */
  get asked(): boolean {
    return this.live && this.question !== null && this.covered === null;
  }

  /** The same on the board, which must not show something past. */
  get mine(): boolean {
    return this.asked && !this.director.behind;
  }

  /** The move that was sent and is not answered yet, or "". */
  get sent(): string {
    for (const message of this.outbox) if (message.t === 'do') return message.do;
    return '';
  }

  optionsAbout(id: string): Option[] {
    if (!this.mine) return [];
    return this.question?.options.filter((option) => option.about.includes(id)) ?? [];
  }

  refusedAbout(id: string): Refused[] {
    if (!this.mine) return [];
    return this.refused.filter((each) => each.about.includes(id));
  }

  /** 'can' if something is offered with it, 'cannot' if it is refused, 'idle' otherwise. */
  stateOf(id: string): 'can' | 'cannot' | 'idle' {
    if (this.optionsAbout(id).length) return 'can';
    return this.refusedAbout(id).length ? 'cannot' : 'idle';
  }

  /** A click on a thing: its only option is taken, of several the bar shows these alone, of none it says why not. */
  act(id: string): void {
    const options = this.optionsAbout(id);
    const refused = this.refusedAbout(id)[0];
    if (options.length === 1 && options[0]) this.send(options[0].do);
    else if (options.length > 1) this.narrow = this.narrow === id ? null : id;
    else if (refused) this.askWhy(refused.do, id);
  }

  // ---------------------------------------------------------------- what is said

  /** A move by its notation; one at a time. `planned`: it follows from an earlier press. */
  send(move: string, planned = false): void {
    if (!this.live || this.sent || (!planned && heedless(this.v))) return;
    answered(this.v);
    this.deaf = true;
    setTimeout(() => (this.deaf = false), DEAF);
    this.director.skip();
    this.notice = null;
    this.why = null;
    this.say({ t: 'do', v: this.v, seat: this.viewer, do: move });
  }

  /** What real dice gave, at a table with typed dice. */
  sendOut(out: string): void {
    this.notice = null;
    this.say({ t: 'out', v: this.v, out });
  }

  /** Why is this move not offered? The answer comes into `why`, beside the thing it was asked about. */
  askWhy(move: string, about = ''): void {
    const id = this.say({ t: 'why', seat: this.viewer, do: move });
    if (id) this.whys.set(id, about);
  }

  /** Anything else; the id of the message, or "" in a replay. */
  say(wish: Wish): string {
    return this.line?.say(wish) ?? '';
  }

  offer(what: 'undo' | 'draw' | 'resign' | 'claim' | 'hint'): void {
    this.notice = null;
    this.say({ t: what, v: this.v, seat: this.viewer });
  }

  setPace(pace: Pace): void {
    this.say({ t: 'pace', seat: this.viewer, pace });
  }

  /** Download what this viewer may see as a scenario. */
  report(): void {
    const id = this.say({ t: 'report', seat: this.viewer });
    if (id) this.reports.add(id);
  }

  /** Uncover the screen for another seat that this browser holds. */
  face(seat: number): void {
    this.askedFor = seat;
    this.chosen = true;
    this.covered = null;
    this.director.forget();
    this.view = null; // nothing of what another player saw may stay
    this.question = null;
    this.log = [];
    this.anew();
  }

  /** Hear everything anew, in the language of now and for the seat of now. */
  anew(): void {
    this.fresh = true;
    this.why = null;
    this.narrow = null;
    this.line?.redial();
    void this.learn();
  }

  // ---------------------------------------------------------------- what is heard

  /** Show this view; `motion` says whether its events may move things. */
  show(message: ViewMessage, motion: boolean): void {
    if (message.v !== this.v) this.told = null;
    this.v = message.v;
    this.viewer = message.viewer;
    this.question = message.question;
    this.refused = message.refused;
    this.waiting = message.waiting;
    this.crumbs = message.crumbs;
    this.undo = message.undo;
    this.narrow = null;
    this.why = null;
    this.moves = motion;
    this.director.take(message, this.live && motion && this.view !== null);
    this.cover(message.view.asked);
  }

  /** The last of these views is what the board shows now; what was passed over is remembered with it. */
  private draw(frames: readonly ViewMessage[]): void {
    const last = frames.at(-1);
    if (!last) return;
    this.moved = this.moves ? frames.flatMap((frame) => frame.moved) : [];
    this.view = last.view;
    this.shown = last.v;
    for (const { log } of frames) {
      if (!this.live || this.fresh) this.log = log;
      else if (log.length) this.log = joined(this.log, log);
      this.fresh = false;
    }
  }

  /** Fetch the words and the printed matter of the game. */
  async learn(game = this.table?.game): Promise<void> {
    if (!game) return;
    const [book, board] = await Promise.all([
      api.book(game).catch(() => this.book),
      this.board ?? api.board(game).catch(() => ({})),
    ]);
    this.book = book;
    this.board = board;
    this.ready = true;
  }

  private hello(): Hello {
    const seat = this.chosen ? { seat: this.askedFor } : {};
    const known = this.fresh ? null : this.v;
    return { t: 'hello', lang: lang(), ...seat, v: known, w: null };
  }

  private heard(message: FromServer): void {
    switch (message.t) {
      case 'table': {
        const first = this.table === null;
        this.table = message;
        this.clockAt = performance.now();
        if (first) {
          void this.learn();
          this.introduce(message);
        }
        this.salt(message);
        break;
      }
      case 'view':
        this.show(message, !this.fresh && document.visibilityState === 'visible');
        break;
      case 'chat':
        if (!this.chat.some((each) => each.n === message.n)) this.chat = [...this.chat, message];
        break;
      case 'no':
        this.whys.delete(message.id);
        this.notice = { text: message.text, rule: message.rule };
        break;
      case 'why':
        this.why = { ...message, about: this.whys.get(message.id) ?? '' };
        this.whys.delete(message.id);
        break;
      case 'hint':
        this.told = { lines: [message.text], curve: [] };
        break;
      case 'review':
        this.told = message;
        break;
      case 'report':
        if (this.reports.delete(message.id))
          api.save(`kostka-${this.id}-${this.v}.toml`, new Blob([message.text]));
        break;
      case 'ok':
      case 'bye':
        break;
    }
  }

  /** Whoever came by a link sits there without a name: say the one this browser keeps. */
  private introduce(table: Table): void {
    const [seat, another] = table.you;
    const name = kept('name', '');
    if (seat === undefined || another !== undefined || !name) return;
    const it = table.seats[seat];
    if (it?.kind === 'human' && it.name === t('player', { n: seat + 1 })) this.say({ t: 'name', seat, name });
  }

  /** Before the first die: seal what this browser adds to the dice, and open it when all are sealed. */
  private salt(table: Table): void {
    const { salting } = table;
    if (!salting) return;
    for (const seat of table.you) {
      const own = saltOf(this.id, seat);
      if (!salting.opening && !salting.sealed.includes(seat))
        this.say({ t: 'seal', seat, hash: sealed(own ?? newSalt(this.id, seat)) });
      else if (salting.opening && own && !salting.opened.includes(seat)) this.say({ t: 'open', seat, salt: own });
    }
  }

  private cover(asked: number | 'chance'): void {
    const held = this.table?.you ?? [];
    if (asked !== 'chance' && asked !== this.viewer && held.length > 1 && held.includes(asked))
      this.covered = asked;
    else this.covered = null;
  }
}

/** The new lines after the old ones, none twice. */
function joined(old: LogLine[], more: LogLine[]): LogLine[] {
  const last = old.at(-1)?.n ?? -1;
  const first = more[0]?.n ?? 0;
  return first > last ? [...old, ...more] : [...old.filter((line) => line.n < first), ...more];
}
