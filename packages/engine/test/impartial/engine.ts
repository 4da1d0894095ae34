// Plain impartial games as forms of an arena.
import type { Arena, FormId } from '../../src/index.ts';
import type { Plain } from './plain.ts';

export function toForm(arena: Arena, g: Plain): FormId {
  const options = g.options.map((option) => toForm(arena, option));
  return arena.intern(options, options);
}
