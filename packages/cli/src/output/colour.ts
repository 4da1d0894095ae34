// Colours: for terminals only, never against NO_COLOR, and never the only sign of anything. Left is
// blue and Right red, as in Hackenbush; so are their outcomes.

import { printable } from './printable.ts';

const CODES = { red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36, dim: 2, bold: 1 };

export type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

/** The painter for a stream: it leaves the text alone where colours are not wanted. */
export function painter(stream: NodeJS.WriteStream): Paint {
  const wanted =
    stream.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
  return wanted ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (_, text) => text;
}

const OUTCOME_COLOURS: ReadonlyMap<string, Colour> = new Map([
  ['L', 'blue'],
  ['R', 'red'],
  ['N', 'green'],
  ['P', 'magenta'],
]);

/** An answer's text as a terminal may show it, in the colour of its kind. */
export function paintValue(paint: Paint, type: string, text: string): string {
  const colour = type === 'outcome' ? OUTCOME_COLOURS.get(text) : undefined;
  return colour === undefined ? printable(text) : paint(colour, text);
}
