// Dark, light or as the system has it, which is where everybody begins.
import { keep, kept } from './kept';

export type Theme = 'dark' | 'light' | 'system';
const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

const found = kept<Theme>('theme', 'system');
export const theme = $state<{ now: Theme }>({ now: THEMES.includes(found) ? found : 'system' });

export function applyTheme(): void {
  if (theme.now === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.now;
}

export function nextTheme(): void {
  theme.now = THEMES[(THEMES.indexOf(theme.now) + 1) % THEMES.length] ?? 'system';
  keep('theme', theme.now);
  applyTheme();
}
