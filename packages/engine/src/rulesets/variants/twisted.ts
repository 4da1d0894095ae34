/**
 * The twisted variant of a ruleset: after every move the players change roles [CGSuite]. Write
 * T(G) = {−T(Gᴸ) | −T(Gᴿ)}. If Left begins and they move by turns, every move is one of Left's in the
 * ruleset itself.
 *
 * After a move in one component of a sum the roles change in all of them, so that the variant of a sum
 * is not the sum of the variants. T(T(G)) = G: two changes are none.
 */

import { opponent } from '../../forms/side.ts';
import { textOfPosition } from '../board.ts';
import type { Drawing, Owner } from '../drawing.ts';
import { BoardNotationError } from '../notation-error.ts';
import { parsePosition } from '../own/move-functions.ts';
import { plainText } from '../plain-text.ts';
import type { Habitat, Ruleset } from '../ruleset.ts';
import { type PositionSizes, sizesOf } from '../sizes.ts';
import { asAWhole, madeOnce, variantOf } from './variant.ts';

/** A position of the ruleset itself, and whether the players have changed roles. */
interface Twisted {
  readonly position: unknown;
  readonly changed: boolean;
}

/**
 * The twisted variant. A position is written as in the ruleset itself, with `-` before it where the
 * players have changed roles.
 *
 * @example
 * const strip = readBoard(twistedVariant(domineering), [1, 4]);
 * boardMoves(strip, Right).map(positionToText) // → ["-##..", "-.##.", "-..##"]
 */
export function twistedVariant(base: Ruleset): Ruleset {
  if (base.variant?.name === 'twisted') return base.variant.of;
  return made(base);
}

const made = madeOnce((base): Ruleset => {
  const { write, read, ...notation } = notationOf(base);
  const sizes = sizesOf(base);
  const { symmetries, fromSizes, draw, examples, habitat } = base;
  const likewise = ({ changed }: Twisted) => {
    return (position: unknown) => write({ position, changed });
  };
  return {
    ...variantOf(base, 'twisted', { rule: 'After every move the players change roles.' }),
    ...notation,
    ...(examples && { examples }),
    ...(habitat && { habitat: twistedHabitat(habitat) }),
    *moves(written, side) {
      const { position, changed } = read(written);
      for (const moved of base.moves(position, changed ? opponent(side) : side)) {
        yield write({ position: moved, changed: !changed });
      }
    },
    components: (written) => asAWhole(base, read(written).position).map(likewise(read(written))),
    ...(symmetries && {
      symmetries: (written) =>
        symmetries.call(base, read(written).position).map(likewise(read(written))),
    }),
    ...(fromSizes && {
      fromSizes: (...given) => write({ position: fromSizes.apply(base, given), changed: false }),
    }),
    ...(sizes && { sizes: bothWays(sizes, write) }),
    ...(draw && {
      draw: (written) => {
        const { position, changed } = read(written);
        const drawing = draw.call(base, position);
        return changed ? withOwnersChanged(drawing) : drawing;
      },
    }),
  };
});

/** How positions are held and written. */
interface Notation extends Pick<Ruleset, 'notation' | 'parse' | 'print' | 'literal'> {
  write(twisted: Twisted): unknown;
  read(written: unknown): Twisted;
}

function notationOf(base: Ruleset): Notation {
  const about = base.notation === undefined ? {} : { notation: `${base.notation}; ${WITH_MINUS}` };
  return { ...about, ...(isWritten(base) ? writtenNotation : textNotation(base)) };
}

const WITH_MINUS = '- before it where the players have changed roles';

/** Whether positions are heaps, texts and lists, and stand in a call as such. */
function isWritten({ literal, parse, print }: Ruleset): boolean {
  return literal !== undefined || (parse === undefined && print === undefined);
}

/** The sign stands before the text. Where the text itself begins with one, a + says that it does. */
function textNotation(base: Ruleset): Notation {
  const { parse } = base;
  return {
    write: (twisted) => twisted,
    read: (written) => written as Twisted,
    print: (written) => {
      const { position, changed } = written as Twisted;
      const text = textOfPosition(base, position);
      return changed ? `-${text}` : /^[+-]/.test(text) ? `+${text}` : text;
    },
    ...(parse && {
      parse: (text: string) => {
        const position = parse.call(base, text.replace(/^[+-]/, ''));
        return { position, changed: text.startsWith('-') } satisfies Twisted;
      },
    }),
  };
}

/** Heaps, texts and lists; after a change of roles a text of the same with the sign before it. */
const writtenNotation: Notation = {
  write({ position, changed }) {
    if (changed) return `-${plainText(position)}`;
    return signed(position) === undefined ? position : `+${plainText(position)}`;
  },
  read: (written) => signed(written) ?? { position: written, changed: false },
  parse: parsePosition,
  literal: plainText,
};

/** What a text with a sign stands for, if it is one. */
function signed(written: unknown): Twisted | undefined {
  if (typeof written !== 'string' || !/^[+-]/.test(written)) return undefined;
  try {
    return { position: parsePosition(written.slice(1)), changed: written.startsWith('-') };
  } catch (error) {
    if (error instanceof BoardNotationError) return undefined;
    throw error;
  }
}

/** Positions of a size before and after a change of roles. */
function bothWays(sizes: PositionSizes, write: (twisted: Twisted) => unknown): PositionSizes {
  return {
    unit: sizes.unit,
    *positions(size) {
      for (const changed of [false, true]) {
        for (const position of sizes.positions(size)) yield write({ position, changed });
      }
    },
  };
}

/**
 * A dicot stays one. From an end of Left's that is dead every move of Right's leads to an end of Right's,
 * or to 0, and every answer of Left's back to an end of the first kind: it is a blocked end, and so
 * games that are dead-ending become blocking ones.
 */
function twistedHabitat({ universe }: Habitat): Habitat {
  if (universe === 'D') return { universe, because: 'both players can move, or neither' };
  if (universe === 'E' || universe.startsWith('D(')) return BLOCKING;
  return { universe: 'M', because: 'of these rules no more is known' };
}

const BLOCKING: Habitat = {
  universe: 'B',
  because:
    'where Left cannot move, every move of Right leads to 0, or she can answer it by one that leads back there',
};

/** The drawing in which what is Left's is Right's. */
function withOwnersChanged(drawing: Drawing): Drawing {
  const changed = <T extends { readonly owner: Owner }>(thing: T): T => ({
    ...thing,
    owner: thing.owner === 'left' ? 'right' : thing.owner === 'right' ? 'left' : thing.owner,
  });
  return { ...drawing, lines: drawing.lines.map(changed), pieces: drawing.pieces.map(changed) };
}
