// Colours for a line of input, by the light scanner of the language: enough to see a string that is
// not closed or a universe that is not one.

import { lexemes } from '@proviso/language';
import type { Colour, Paint } from '../output/colour.ts';
import { UNIVERSES } from '../universes.ts';

const WORDS = new Set(
  'mod in use not and or true false if then else assert players where wins'.split(' '),
);

/** The line in colours. */
export function highlight(line: string, paint: Paint): string {
  let painted = '';
  for (const { kind, text, to } of lexemes(line)) {
    const colour = colourOf(kind, text, line.slice(to));
    painted += colour === undefined ? text : paint(colour, text);
  }
  return painted;
}

function colourOf(kind: string, text: string, after: string): Colour | undefined {
  if (kind === 'string') return 'green';
  if (kind === 'space' && text.startsWith('//')) return 'dim';
  if (kind === 'sign' && (text === '#' || text === '■')) return 'bold';
  if (kind !== 'word') return undefined;
  if (WORDS.has(text)) return 'magenta';
  if (UNIVERSES.includes(text)) return 'yellow';
  return /^\s*\(/.test(after) ? 'cyan' : undefined;
}
