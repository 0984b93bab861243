// Which finger presses: what answered one question must not answer the next one by chance.

export const DEAF = 250; // ms in which the same pointer or key is not heard again

let finger = ''; // the pointer or key that is pressing, "" for none
let held = false; // a key that repeats itself
let last = { finger: '', at: 0, v: -1 };

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => ([finger, held] = [`pointer ${event.pointerId}`, false]), { capture: true });
  window.addEventListener('keydown', (event) => ([finger, held] = [`key ${event.code}`, event.repeat]), { capture: true });
}

/** Whoever presses now has just answered another question, or holds a key down. */
export function heedless(v: number): boolean {
  if (held) return true;
  return finger !== '' && finger === last.finger && v !== last.v && performance.now() - last.at < DEAF;
}

/** The question of this version is answered by whoever presses now. */
export function answered(v: number): void {
  last = { finger, at: performance.now(), v };
}
