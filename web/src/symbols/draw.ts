// Small helpers to draw symbols on a field of 24 by 24 units, its middle at 12, 12.

const round = (n: number): number => Math.round(n * 100) / 100;

export function at(angle: number, radius: number): [number, number] {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [round(12 + radius * Math.cos(turn)), round(12 + radius * Math.sin(turn))];
}

export const fill = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const faint = (d: string): string => `<path fill-rule="evenodd" opacity=".45" d="${d}"/>`;
export const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const ring = (r: number, width = 2): string =>
  `<circle cx="12" cy="12" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

/** The same shape n times around the middle. */
export function around(n: number, shape: string, from = 0): string {
  const turns = Array.from({ length: n }, (_, i) => from + (i * 360) / n);
  return turns.map((turn) => `<g transform="rotate(${round(turn)} 12 12)">${shape}</g>`).join('');
}

/** A star with n points. */
export function star(n: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * n }, (_, i) => at((i * 180) / n, i % 2 ? inner : outer));
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}

/** An even polygon with n corners. */
export function corners(n: number, radius: number): string {
  const points = Array.from({ length: n }, (_, i) => at((i * 360) / n, radius));
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}
