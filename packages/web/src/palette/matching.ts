// Which commands are meant by what is typed: those that have every word of it in their names, those
// first that begin with it.

import type { Command } from '../commands.ts';

export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ name }: Command) => {
    const lower = name.toLowerCase();
    if (!words.every((word) => lower.includes(word))) return 3;
    const [first = ''] = words;
    return lower.startsWith(first)
      ? 0
      : new RegExp(`\\b${escaped(first)}`, 'u').test(lower)
        ? 1
        : 2;
  };
  return commands
    .map((command, i) => ({ command, i, rank: rank(command) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map((one) => one.command);
}

/** A text as a part of a regular expression with `u`, where no other sign may be escaped. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
