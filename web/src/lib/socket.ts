// A socket that comes back: waits longer each time, says hello again, repeats what was not answered.
import type { Bye, FromBrowser, FromServer, Hello, Wish } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'denied' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const BEAT = 20_000; // between two pings
const PATIENCE = 7_000; // with an answer to a ping
const NOT_YOURS = 4403;

export interface Ear {
  hello(): Hello;
  heard(message: FromServer): void;
  connection(now: Connection): void;
  outbox(waiting: readonly FromBrowser[]): void;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, FromBrowser>();
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private late = 0;
  private done = false;
  private everOpen = false;
  private last: Bye | null = null;

  constructor(
    private readonly path: string,
    private readonly ear: Ear,
  ) {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.dial();
  }

  /** Say it; it is said again after every reconnection until it is answered. */
  say(wish: Wish): string {
    const message = { ...wish, id: newId() } as FromBrowser;
    if (wish.t !== 'ping') {
      this.waiting.set(message.id, message);
      this.told();
    }
    this.post(message);
    return message.id;
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.rest();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close(1000);
    this.ear.connection('closed');
  }

  /** Hang up and call again at once, with a new hello. */
  redial(): void {
    this.tries = 0;
    this.drop();
    this.dial();
  }

  private wake = (): void => {
    if (this.done || document.visibilityState === 'hidden') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.redial();
  };

  private dial(): void {
    if (this.done) return;
    clearTimeout(this.timer);
    this.ear.connection(this.tries || this.everOpen ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = (): void => {
      socket.send(JSON.stringify(this.ear.hello()));
      for (const message of this.waiting.values()) this.post(message);
      this.ping();
    };
    socket.onmessage = (event: MessageEvent<string>): void => {
      if (socket !== this.socket) return;
      this.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event): void => {
      if (socket !== this.socket) return;
      this.lost(event.code);
    };
  }

  private heard(message: FromServer): void {
    if (!this.everOpen || this.tries) {
      this.everOpen = true;
      this.tries = 0;
    }
    this.ear.connection('open');
    clearTimeout(this.late);
    if (message.t === 'bye') this.last = message;
    if ('id' in message && this.waiting.delete(message.id)) this.told();
    this.ear.heard(message);
  }

  private lost(code: number): void {
    this.rest();
    if (this.done) return;
    if (code === NOT_YOURS || this.last?.rule === 'TABLE-REVOKED') {
      this.ear.connection('denied');
      return;
    }
    this.ear.connection('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = window.setTimeout(() => this.dial(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    this.rest();
    const old = this.socket;
    this.socket = null;
    old?.close(1000);
  }

  private rest(): void {
    clearTimeout(this.beat);
    clearTimeout(this.late);
  }

  private ping(): void {
    this.rest();
    this.say({ t: 'ping' });
    this.late = window.setTimeout(() => this.redial(), PATIENCE);
    this.beat = window.setTimeout(() => this.ping(), BEAT);
  }

  private post(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private told(): void {
    this.ear.outbox([...this.waiting.values()]);
  }
}
