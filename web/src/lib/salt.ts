// What this browser adds to the dice of a table: a text drawn by lot, told as its hash first.
import { keep, kept } from './kept';

const drawn = new Map<string, string>(); // also where nothing can be kept

/** The salt of a seat here; null if another browser has sealed one for it. */
export function saltOf(table: string, seat: number): string | null {
  const key = `salt-${table}-${seat}`;
  return drawn.get(key) ?? kept<string | null>(key, null);
}

export function newSalt(table: string, seat: number): string {
  const key = `salt-${table}-${seat}`;
  const salt = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  drawn.set(key, salt);
  keep(key, salt);
  return salt;
}

export const sealed = (salt: string): string => sha256(new TextEncoder().encode(`kostka seal ${salt}`));

/** SHA-256 in hexadecimal digits; the browser's own is missing where a page comes without TLS. */
export function sha256(bytes: Uint8Array): string {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const part = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  const k = primes.map((prime) => part(Math.cbrt(prime)));
  const state = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, (bytes.length << 3) >>> 0);
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let n = 0; n < 64; n++) {
      if (n < 16) w[n] = view.getUint32(at + 4 * n);
      else {
        const [x, y] = [w[n - 15] as number, w[n - 2] as number];
        const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[n] = (w[n - 16] as number) + low + (w[n - 7] as number) + high;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (k[n] as number) + (w[n] as number);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = ((state[n] as number) + word) >>> 0));
  }
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}
