// What is heard: a few notes and noises made on the spot, never the only carrier of anything.
import { keep, kept } from './kept';

const LOUD = 0.125; // -18 dB
type Wave = 'sine' | 'square' | 'sawtooth' | 'triangle';

let context: AudioContext | null = null;
let muted = kept('muted', false);

export const isMuted = (): boolean => muted;

export function mute(on: boolean): void {
  muted = on;
  keep('muted', on);
}

/** Browsers let nobody make a sound before the first press. */
export function awaken(): void {
  if (muted || context) return;
  try {
    context = new AudioContext();
  } catch {
    context = null; // no sound here
  }
}

function tone(wave: Wave, from: number, to: number, ms: number, after = 0, loud = 1): void {
  if (!context) return;
  const [start, end] = [context.currentTime + after / 1000, context.currentTime + (after + ms) / 1000];
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(LOUD * loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end + 0.03);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(end + 0.04);
}

function noise(band: number, ms: number, after = 0, loud = 1): void {
  if (!context) return;
  const start = context.currentTime + after / 1000;
  const buffer = context.createBuffer(1, Math.ceil((context.sampleRate * ms) / 1000), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = band;
  gain.gain.value = LOUD * loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

const notes = (wave: Wave, pitches: readonly number[], ms: number): void =>
  pitches.forEach((pitch, n) => tone(wave, pitch, pitch, ms, n * ms));

const [G4, C5, E5, G5, A5, C6] = [392, 523, 659, 784, 880, 1047];

const CUES: Record<string, (much: number) => void> = {
  turn: () => notes('sine', [G4, C5], 90),
  roll: () => [0, 70, 140, 210, 280].forEach((after) => noise(1800, 40, after)),
  die: () => tone('square', 1200, 1200, 18, 0, 0.5),
  card: () => noise(2000, 120),
  enter: () => noise(2000, 120),
  attack: () => tone('sawtooth', 180, 90, 160),
  defend: () => [0, 70, 140].forEach((after) => noise(1800, 40, after)),
  damage: (much) => {
    const loud = 1 + Math.min(1, much / 10); // +6 dB at most
    tone('sine', 70, 60, 140, 0, loud);
    noise(900, 40, 0, loud);
  },
  wound: () => {
    tone('sine', 70, 60, 140);
    noise(900, 40);
  },
  heal: () => notes('sine', [E5, A5], 80),
  token: () => tone('triangle', 880, 880, 60),
  move: () => tone('sine', 300, 300, 25),
  fall: () => tone('sine', 600, 120, 250),
  boss: () => [55, 58].forEach((pitch) => tone('sine', pitch, pitch, 500)),
  yours: () => notes('sine', [C5, E5, G5], 73),
  won: () => notes('sine', [C5, E5, G5, C6], 140),
  lost: () => notes('sine', [G4, E5 / 2, C5 / 2], 200),
};

/** Let this be heard, louder if there is much of it. */
export function cue(name: string, much = 1): void {
  if (!muted && context?.state === 'running') CUES[name]?.(much);
}
