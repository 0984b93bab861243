// Which board a game is played on: its own if it has one, otherwise the one that plays everything.
import type { Component } from 'svelte';
import type { TableState } from '../lib/table.svelte';
import Generic from './Generic.svelte';

export type BoardComponent = Component<{ table: TableState }>;

const OWN: Record<string, () => Promise<{ default: BoardComponent }>> = {
  dicethrone: () => import('./dicethrone/Board.svelte'),
  doomtrooper: () => import('./doomtrooper/Board.svelte'),
  plosinovka: () => import('./plosinovka/Board.svelte'),
};

export async function boardOf(game: string): Promise<BoardComponent> {
  const own = OWN[game];
  return own ? (await own()).default : Generic;
}
