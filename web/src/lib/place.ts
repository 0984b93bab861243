// Where something floats that belongs to a thing: above it, else below, and never outside the window.
export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

export function beside(thing: DOMRect | null | undefined, it: Size, gap: number): { x: number; y: number } {
  if (!thing) return { x: 0, y: 0 };
  const room = { x: document.documentElement.clientWidth, y: window.innerHeight };
  const x = Math.max(EDGE, Math.min(thing.left + thing.width / 2 - it.width / 2, room.x - it.width - EDGE));
  const above = thing.top - it.height - gap;
  return { x, y: above >= EDGE ? above : Math.max(EDGE, Math.min(thing.bottom + gap, room.y - it.height - EDGE)) };
}
