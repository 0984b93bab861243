// The director: what others did is shown at a person's pace. The table holds what is now, the boards draw what
// is shown; no board knows of time. Everything can be skipped, and a question can be answered from the first moment.
import { beatsOf, timesOf, type Beat, type Speed } from './beats';
import { keep, kept, pastTables } from './kept';
import type { ViewMessage } from './protocol';
import { cue } from './sound';

const NEWCOMER = 3; // games that are shown slowly
const MOST = 60; // beats of the strip
/** In one's own turn these are shown if somebody else does them; all the rest follows from what one has done. */
const DEEDS = ['roll', 'die', 'card', 'enter', 'attack', 'defend', 'boss'];

export interface Screen {
  /** Draw these views, of which the last one stays. */
  draw(frames: readonly ViewMessage[]): void;
  /** Whether this seat is one of the reader's. */
  own(seat: number): boolean;
  /** Somebody's time runs. */
  clocked(): boolean;
}

export class Director {
  speed = $state<Speed>(kept<Speed | ''>('speed', '') || (pastTables().length < NEWCOMER ? 'slow' : 'normal'));
  /** The turn so far; those from `at` on are still to come. */
  beats = $state.raw<Beat[]>([]);
  at = $state(0);
  /** The beat the reader has gone back to. */
  past = $state.raw<Beat | null>(null);
  /** The turn of others is over and one's own has begun. */
  folded = $state(false);
  /** Something is being shown. */
  playing = $state(false);

  /** What is still to be shown, in its order: beats, and views in which nothing is seen. */
  private waiting: { beat: Beat | null; draws: ViewMessage | null }[] = [];
  private undrawn: ViewMessage[] = [];
  private showing: Beat | null = null;
  private now: ViewMessage | null = null;
  private timer = 0;

  constructor(private readonly screen: Screen) {}

  /** What is on the board is not what is. */
  get behind(): boolean {
    return this.playing || this.past !== null;
  }

  /** The beat that is being shown. */
  get current(): Beat | undefined {
    return this.past ?? (this.playing ? this.beats[this.at] : undefined);
  }

  set(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
    if (speed === 'off') this.skip();
  }

  /** A view has come; `live` if it follows from the one before. */
  take(message: ViewMessage, live: boolean): void {
    this.past = null;
    this.now = message;
    const all = beatsOf(message);
    const beats = live ? all : sinceOwn(all, this.screen);
    const others = beats.filter((beat) => DEEDS.includes(beat.kind) && !this.screen.own(beat.seat));
    const mine = message.view.active !== undefined && this.screen.own(message.view.active);
    if (beats.length && (others.length || !mine)) this.remember(beats, live);
    else if (beats.length) this.folded = true;
    const still = !live || this.pace === 'off' || document.visibilityState !== 'visible';
    const own = mine && !others.length && beats.length > 0;
    this.undrawn.push(message);
    if (still || own || (!beats.length && !this.playing)) {
      this.skip();
      return;
    }
    this.queue(beats, message);
    if (!this.playing) this.next();
  }

  /** Whatever is being shown, show what is. */
  skip(): void {
    clearTimeout(this.timer);
    const frames = this.undrawn;
    this.waiting = [];
    this.undrawn = [];
    this.rest();
    if (this.past && this.now && !frames.length) frames.push({ ...this.now, moved: [], log: [] });
    this.past = null;
    if (frames.length) this.screen.draw(frames);
  }

  /** Go back to a beat; nothing can be answered on the board until one comes back. */
  look(beat: Beat): void {
    this.skip();
    this.past = beat;
    this.screen.draw([{ ...beat.frame, log: [] }]);
  }

  step(by: number): void {
    const here = this.past ? this.beats.indexOf(this.past) : this.beats.length;
    const there = this.beats[here + by];
    if (there) this.look(there);
    else if (here + by >= this.beats.length) this.skip();
  }

  forget(): void {
    this.skip();
    this.beats = [];
    this.at = 0;
    this.folded = false;
  }

  private get pace(): Speed {
    return this.screen.clocked() && this.speed !== 'off' ? 'fast' : this.speed;
  }

  /** The strip begins anew with a turn, and after one's own. */
  private remember(beats: Beat[], live: boolean): void {
    const anew = this.folded || !live || beats[0]?.kind === 'turn';
    this.folded = false;
    this.beats = [...(anew ? [] : this.beats), ...beats].slice(-MOST);
    this.at = Math.max(0, this.beats.indexOf(this.showing ?? (beats[0] as Beat)));
  }

  /** What is seen on what was there before is shown before the view is drawn; then all the rest. */
  private queue(beats: Beat[], message: ViewMessage): void {
    if (!beats.length) this.waiting.push({ beat: null, draws: message });
    const draws = Math.max(0, beats.findIndex((beat) => !beat.before));
    beats.forEach((beat, n) => this.waiting.push({ beat, draws: n === draws ? message : null }));
  }

  private next = (): void => {
    const each = this.waiting.shift();
    if (!each) {
      this.rest();
      return;
    }
    const { beat, draws } = each;
    const beats = this.waiting.flatMap((other) => (other.beat ? [other.beat] : []));
    const ms = beat ? (timesOf([beat, ...beats], this.pace)[0] ?? 0) : 0;
    this.playing = true;
    if (beat) {
      this.showing = beat;
      this.at = Math.max(0, this.beats.indexOf(beat));
    }
    if (draws) {
      this.undrawn = this.undrawn.filter((frame) => frame !== draws);
      this.screen.draw([draws]);
    }
    if (beat && ms) {
      cue(beat.kind, beat.n);
      this.timer = window.setTimeout(this.next, ms);
    } else this.next();
  };

  private rest(): void {
    this.showing = null;
    this.at = this.beats.length;
    this.playing = false;
  }
}

/** What happened since the reader's last answer, as far as it is known. */
function sinceOwn(beats: Beat[], screen: Screen): Beat[] {
  return beats.slice(beats.findLastIndex((beat) => screen.own(beat.by)) + 1).slice(-12);
}
