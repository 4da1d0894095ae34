/**
 * What the squares of rewriting rules look like. Rules say what happens and not
 * what things are, so it is guessed: `.` is empty, `#` is closed, and anything else
 * is a piece of the player who alone puts it down, or else alone takes it away.
 */

import { type Both, Left, of, Right, SIDES, type Side } from '../../forms/side.ts';
import type { Owner } from '../drawing.ts';
import type { Square, Squares } from '../squares.ts';
import { ANY, type RewritingRule } from './rewriting-rules.ts';

const EMPTY = '.';
const CLOSED = '#';

/** The squares of some rules, empty ones first, with one that is a wall. */
export function namedSquares(rules: Both<readonly RewritingRule[]>, wall: string): Squares {
  const down = SIDES.map((side) => changed(of(rules, side), 'replacement'));
  const away = SIDES.map((side) => changed(of(rules, side), 'pattern'));
  const texts = [...rules.left, ...rules.right].flatMap(({ pattern, replacement }) => [
    pattern.text,
    replacement.text,
  ]);
  const mentioned = new Set([EMPTY, ...texts.join(''), wall]);
  const squares = [...mentioned].filter((square) => square !== ANY && square !== '|');
  const inRules = new Set(texts.join(''));
  return Object.fromEntries(
    squares.map((square): [string, Square] => {
      if (square === EMPTY) return [square, { name: 'empty' }];
      if (square === CLOSED || !inRules.has(square))
        return [square, { name: 'closed', closed: true }];
      const owner = ownerOf(square, down) ?? ownerOf(square, away) ?? 'either';
      return [square, { name: pieceName(square, owner), owner }];
    }),
  );
}

/** The squares that change under rules, as they are before or after. */
function changed(rules: readonly RewritingRule[], when: 'pattern' | 'replacement'): Set<string> {
  const found = new Set<string>();
  for (const { pattern, replacement } of rules) {
    for (const [at, square] of [...pattern.text].entries()) {
      const after = replacement.text.charAt(at);
      if (square !== after) found.add(when === 'pattern' ? square : after);
    }
  }
  return found;
}

/** What changes under rules belongs to somebody. */
type PieceOwner = Exclude<Owner, 'nobody'>;

/** Whose a square is that changes under the rules of one player or both; `undefined` of none. */
function ownerOf(square: string, changes: readonly ReadonlySet<string>[]): PieceOwner | undefined {
  const by = (side: Side): boolean => changes[side]?.has(square) === true;
  if (by(Left)) return by(Right) ? 'either' : 'left';
  return by(Right) ? 'right' : undefined;
}

function pieceName(square: string, owner: PieceOwner): string {
  const whose = { left: 'of Left', right: 'of Right', either: 'of both players' }[owner];
  return `a piece ${square} ${whose}`;
}
