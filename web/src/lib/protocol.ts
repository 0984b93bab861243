// The messages of docs/protocol.md as types. Nothing else in the client says what the server says.

export type Lang = 'en' | 'cs' | 'pl';
export const LANGS: readonly Lang[] = ['en', 'cs', 'pl'];

/** A viewer who holds no seat. */
export const SPECTATOR = -3;
export const JUDGE = -4;

// ------------------------------------------------------------------ to the browser

export interface Pace {
  auto: boolean;
  until: 'turn' | 'event' | 'rest' | null;
  stops: string[];
}

export interface Seat {
  name: string;
  kind: 'human' | 'bot' | 'open';
  bot: string;
  here: boolean;
  pace?: Pace;
}

export interface Clock {
  kind: 'none' | 'bank' | 'days';
  left: number[];
  running: number | null;
  increment: number;
}

export interface Offer {
  n: number;
  kind: 'draw' | 'undo' | 'rematch' | 'hints';
  seat: number;
  waiting: number[];
}

export interface Table {
  t: 'table';
  table: string;
  w: number;
  game: string;
  mode: string;
  setup: Record<string, string[]>;
  seats: Seat[];
  you: number[];
  watching: number;
  dice: 'committed' | 'typed' | 'scripted';
  commitment: string;
  clock: Clock;
  offers: Offer[];
  next: string | null;
  /** Why the judge has stopped the game; "" if he has not. */
  paused: string;
  /** Before the first die: whose salts are sealed and opened, and whether they are being opened. */
  salting: { sealed: number[]; opened: number[]; opening: boolean; text: string } | null;
  /** Why there will be no game, or "". */
  ended: string;
  over: boolean;
  /** Whether hints may be asked for. */
  hints: boolean;
}

/** What an answer stands for: its kind, and the ids or numbers that kind has. */
export interface Stands {
  kind?: string;
  id?: string;
  ids?: string[];
  number?: number;
  seat?: number;
  area?: string;
  n?: number;
  at?: string;
  way?: string;
  source?: string;
  symbol?: string;
  times?: number;
  faces?: number[];
  foreign?: boolean;
  face?: number;
  place?: number;
}

/** An answer: how it is written, what is read, with which verb it is said, the things it belongs to, what it stands for. */
export interface Answer {
  do: string;
  text: string;
  verb: string;
  about: string[];
  of: Stands;
}

/** One answer to the question, which may be sent. */
export type Option = Answer;

export interface Question {
  text: string;
  seat: number;
  options: Option[];
  default: string;
  /** The table answers by itself in a moment, as the seat's pace wants it. */
  auto?: boolean;
  /** What the guide of a first game says, which move it shows, and at which step of how many it is. */
  tip?: string;
  suggest?: string;
  step?: number[];
}

/** What could be asked for here and is refused; the sentence comes with `why`. */
export interface Refused extends Answer {
  rule: string;
}

export interface LogLine {
  n: number;
  text: string;
  rule: string;
  seat: number;
}

/** An id, a number, several of them, or nothing that may be known. */
export type Thing = string | number | null | Thing[];

/** An event for motion: a word, whose, how many, what, from what. */
export interface Moved {
  word: string;
  seat: number;
  n: number;
  it: Thing;
  source: Thing;
  /** What kind of beat it is to who watches. */
  beat: string;
  /** Whose answer led to it; negative for nobody's. */
  by: number;
  /** Its record, and which of that record's lines in `log` tells it, or -1. */
  at: number;
  say: number;
}

/** What every game's view has; the rest is the game's own, and its board knows it. */
export interface View {
  game: string;
  over: boolean;
  asked: number | 'chance';
  where: string[];
  options: string[];
  /** What this table reads otherwise than the book: `THR-AMB-30:faq`. */
  rulings?: string[];
  outcome?: number[];
  technical?: boolean;
  turn?: number;
  active?: number;
  phase?: string;
  mode?: string;
  seats: Record<string, unknown>[];
  [more: string]: unknown;
}

export interface ViewMessage {
  t: 'view';
  v: number;
  viewer: number;
  view: View;
  question: Question | null;
  refused: Refused[];
  waiting: string;
  crumbs: string[];
  log: LogLine[];
  moved: Moved[];
  undo: boolean;
}

export interface Chat {
  t: 'chat';
  n: number;
  seat: number;
  name: string;
  text: string;
}

export interface Ok {
  t: 'ok';
  id: string;
  v: number;
  w: number;
}

export interface No {
  t: 'no';
  id: string;
  rule: string;
  text: string;
}

export interface Why {
  t: 'why';
  id: string;
  do: string;
  rule: string;
  text: string;
}

export interface Report {
  t: 'report';
  id: string;
  text: string;
}

/** What level 5 would do, and why. */
export interface Hint {
  t: 'hint';
  id: string;
  do: string;
  text: string;
}

/** How a finished game went, in sentences; the curve: record, then how likely each seat was to win. */
export interface Review {
  t: 'review';
  id: string;
  lines: string[];
  curve: number[][];
}

export interface Bye {
  t: 'bye';
  why: string;
  rule: string;
}

export type FromServer = Ok | No | Why | Report | Hint | Review | Bye | Chat | Table | ViewMessage;

// ------------------------------------------------------------------ from the browser

export interface Hello {
  t: 'hello';
  lang: Lang;
  seat?: number;
  v: number | null;
  w: number | null;
}

/** Without `id`, which the socket adds. */
export type Wish =
  | { t: 'do'; v: number; seat: number; do: string }
  | { t: 'out'; v: number; out: string }
  | { t: 'face'; seat: number }
  | { t: 'lang'; lang: Lang }
  | { t: 'why'; seat: number; do: string }
  | { t: 'say'; seat: number; text: string }
  | { t: 'pace'; seat: number; pace: Pace }
  | { t: 'undo' | 'draw' | 'resign' | 'claim' | 'hint'; v: number; seat: number }
  | { t: 'answer'; seat: number; offer: number; yes: boolean }
  | { t: 'hand'; seat: number; to: string }
  | { t: 'name'; seat: number; name: string }
  | { t: 'rematch' | 'review'; seat: number }
  | { t: 'hints'; seat: number; on: boolean }
  | { t: 'seal'; seat: number; hash: string }
  | { t: 'open'; seat: number; salt: string }
  | { t: 'report'; seat: number }
  | { t: 'ping' };

export type FromBrowser = Wish & { id: string };

// ------------------------------------------------------------------ over HTTP

/** Everything that can lie on the table, said in one language. */
export interface Book {
  names: Record<string, string>;
  ours: string[];
  texts: Record<string, string>;
  proposed: string[];
}

/** The printed matter as values; each board knows its own game's. */
export type Board = Record<string, unknown>;

export interface Mode {
  mode: string;
  seats: number;
  setup: Record<string, string[]>;
}

export interface Pick {
  id: string;
  name: string;
  complexity?: number;
  /** How many of its rows (tokens, levels of abilities, cards) are printed, public or our reading. */
  rows?: { printed: number; public: number; ours: number };
  [more: string]: unknown;
}

/** How a table may read a rule otherwise than the book: `THR-AMB-30:faq`. */
export interface Reading {
  key: string;
  rule: string;
  title: string;
  text: string;
}

export interface Game {
  game: string;
  name: string;
  /** What of the game is here, if it is not all of it; otherwise "". */
  part: string;
  modes: Mode[];
  picks: Record<string, Pick[]>;
  readings: Reading[];
  bots: string[];
}

export interface NewSeat {
  kind: 'human' | 'bot' | 'open';
  bot: string;
  name: string;
}

/** A clock as somebody asks for it; times in ms. */
export type WantedClock =
  | { kind: 'none' }
  | { kind: 'bank'; bank: number; increment: number }
  | { kind: 'days'; days: number };

export interface NewTable {
  game: string;
  mode: string;
  setup: Record<string, string[]>;
  seats: NewSeat[];
  dice: 'committed' | 'typed';
  clock: WantedClock;
  lang: Lang;
  open: boolean;
  lesson?: boolean;
}

export interface MadeTable {
  table: string;
  links: { seats: (string | null)[]; watch: string };
}

/** A table that waits for players; its seats are written as in the header of a log. */
export interface OpenTable {
  table: string;
  game: string;
  mode: string;
  setup: Record<string, string[]>;
  seats: string[];
  dice: 'committed' | 'typed';
  clock: WantedClock | null;
}

export interface ReplayStep {
  n: number;
  seat: number;
  text: string;
  /** What it is to who watches: "turn", "roll", "card" …; "" for what nobody stops for. */
  beat: string;
}

export interface Steps {
  steps: ReplayStep[];
  names: string[];
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  ruling: { id: string; title: string; text: string }[];
  otherwise: Reading[];
}
