/** Drawings that somebody else's code made, looked at before they become pictures. */

import { ValueError } from '../../storage/errors.ts';
import type { Cell, Drawing, Line, Owner, Piece } from '../drawing.ts';

/** More squares, lines or pieces are not drawn. */
const MOST = 10_000;
/** Wider and higher drawings are refused. */
const LARGEST = 10_000;

const OWNERS: readonly Owner[] = ['left', 'right', 'either', 'nobody'];

/** A value as a drawing, if it is one; squares, lines and pieces may be left out. */
export function checkedDrawing(value: unknown): Drawing {
  const { width, height, cells, lines, pieces, ground } = fields(value, 'a drawing');
  return {
    width: size(width, 'width'),
    height: size(height, 'height'),
    cells: list(cells, 'cells').map(cell),
    lines: list(lines, 'lines').map(line),
    pieces: list(pieces, 'pieces').map(piece),
    ...(ground === undefined ? {} : { ground: coordinate(ground, 'ground') }),
  };
}

function cell(value: unknown): Cell {
  const { x, y, closed } = fields(value, 'one of the cells');
  return { x: coordinate(x, 'x'), y: coordinate(y, 'y'), closed: closed === true };
}

function line(value: unknown): Line {
  const { from, to, owner } = fields(value, 'one of the lines');
  return { from: point(from), to: point(to), owner: ownerIn(owner) };
}

function piece(value: unknown): Piece {
  const { x, y, owner, symbol } = fields(value, 'one of the pieces');
  const place = { x: coordinate(x, 'x'), y: coordinate(y, 'y') };
  return { ...place, owner: ownerIn(owner), symbol: String(symbol ?? '').slice(0, 4) };
}

function fields(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw refused(`${what} is no object`);
}

function list(value: unknown, name: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw refused(`\`${name}\` is no list`);
  if (value.length > MOST) throw refused(`\`${name}\` has more than ${MOST} elements`);
  return value;
}

function size(value: unknown, name: string): number {
  const found = coordinate(value, name);
  if (found < 0) throw refused(`\`${name}\` is negative`);
  return found;
}

function coordinate(value: unknown, name: string): number {
  if (typeof value === 'number' && Math.abs(value) <= LARGEST) return value;
  throw refused(`\`${name}\` is no number up to ${LARGEST}`);
}

function point(value: unknown): Line['from'] {
  if (!Array.isArray(value)) throw refused('an end of a line is no list [x, y]');
  return [coordinate(value[0], 'x'), coordinate(value[1], 'y')];
}

function ownerIn(value: unknown): Owner {
  const found = OWNERS.find((owner) => owner === value);
  if (found === undefined) throw refused(`an owner is none of ${OWNERS.join(', ')}`);
  return found;
}

function refused(problem: string): ValueError {
  return new ValueError(`${problem}; a drawing is { width, height, cells, lines, pieces }`);
}
