/**
 * The text of a position whose ruleset does not write it: numbers, strings,
 * arrays and plain objects, as in a program. Different values have different
 * texts; what cannot be told apart from outside is refused, because two
 * positions with one text would be taken for one.
 */

import { ValueError } from '../storage/errors.ts';

/** A text that is ready, a value still to be written, or an object whose parts are all written. */
type Piece = { readonly text: string } | { readonly value: unknown } | { readonly closed: object };

export function plainText(position: unknown): string {
  const written: string[] = [];
  // A stack of its own: positions may be nested as deep as they like.
  const todo: Piece[] = [{ value: position }];
  const open = new Set<object>();
  for (let piece = todo.pop(); piece !== undefined; piece = todo.pop()) {
    if ('text' in piece) {
      written.push(piece.text);
    } else if ('closed' in piece) {
      open.delete(piece.closed);
    } else if (typeof piece.value === 'object' && piece.value !== null) {
      if (open.has(piece.value)) throw notPlain('contain themselves');
      open.add(piece.value);
      todo.push({ closed: piece.value }, ...partsOf(piece.value).reverse());
    } else {
      written.push(textOf(piece.value));
    }
  }
  return written.join('');
}

function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
    case 'function':
      throw notPlain(`hold a ${typeof value}`);
    default:
      return String(value);
  }
}

function partsOf(value: object): Piece[] {
  if (Array.isArray(value)) return between('[', value.map(valuePiece), ']');
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw notPlain(`are, or hold, objects of the class ${value.constructor.name}`);
  }
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const pieces = fields.map(([key, field]): Piece[] => [
    { text: `${JSON.stringify(key)}: ` },
    { value: field },
  ]);
  return between('{', pieces, '}');
}

function valuePiece(value: unknown): Piece[] {
  return [{ value }];
}

function between(open: string, items: readonly Piece[][], close: string): Piece[] {
  const listed = items.flatMap((item, i): Piece[] => (i === 0 ? item : [{ text: ', ' }, ...item]));
  return [{ text: open }, ...listed, { text: close }];
}

function notPlain(what: string): ValueError {
  return new ValueError(
    `positions of this ruleset ${what}, and nothing says when two of them are the same; ` +
      'give the ruleset a print that writes each position as a text of its own',
  );
}
