// Light and dark: as the system has it, unless the reader says otherwise. The class `dark` on the
// root decides, for the page and for the pictures in it.

import { effect, signal } from '@preact/signals';
import { keep, kept } from './storage.ts';

export type Theme = 'auto' | 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(system.matches);
system.addEventListener('change', () => {
  systemIsDark.value = system.matches;
});

const chosen = kept('theme');
export const theme = signal<Theme>(chosen === 'light' || chosen === 'dark' ? chosen : 'auto');

/** Shows what was chosen, and remembers it. */
export function followTheme(): void {
  effect(() => {
    const dark = theme.value === 'dark' || (theme.value === 'auto' && systemIsDark.value);
    document.documentElement.classList.toggle('dark', dark);
  });
}

/** The next of the three. */
export function nextTheme(): void {
  theme.value = theme.value === 'auto' ? 'dark' : theme.value === 'dark' ? 'light' : 'auto';
  keep('theme', theme.value);
}
