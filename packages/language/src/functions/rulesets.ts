// Rulesets of one's own, and what can be asked of a board: its position and the moves.

import { type ErrorKind, Left, Right, type Side } from '@proviso/engine';
import {
  type Board,
  boardMoves,
  type MoveFunction,
  positionToText,
  type Ruleset,
  rewritingGrid,
  rewritingStrip,
  rulesetKey,
  rulesetOfMoves,
  summandsOf,
  turns,
  type WrittenPosition,
} from '@proviso/engine/rulesets';
import { LanguageError, PlacelessError } from '../errors.ts';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { briefText, headText } from '../values/text.ts';
import {
  aValueOf,
  boardValue,
  type FunctionValue,
  integerValueOf,
  listValue,
  textValue,
  type Value,
} from '../values/value.ts';
import { rulesetValue } from './boards.ts';
import { board, fn, side, texts } from './parameters.ts';
import { withMoves } from './ruleset-definitions.ts';

const ABOUT_RULES =
  'A rule is a text "pattern -> replacement" of equal shape, rows split by |; `?` matches any square, which stays. Several rules are a list.';
const ABOUT_WALLS =
  'A square that stands left of no `->` is a wall; what only walls join are components.';

export const RULESETS: readonly FunctionDescriptor[] = [
  describe({
    name: 'ruleset',
    theme: 'boards',
    parameters: [fn('left'), fn('right')],
    result: 'a ruleset',
    summary: "The ruleset in which Left's moves and Right's are what the functions give.",
    notes: [
      'Each takes a position and gives the list of positions after a move.',
      'A position is an integer from 0 on (a heap), a text, or a list of positions, which is their sum.',
    ],
    examples: [
      { input: 'outcome(octal("0.77", 3))', output: 'N' },
      {
        input:
          '(pk := ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2]); outcome(pk(2)))',
        output: 'P',
      },
    ],
    run: (context, left, right) => {
      const definition = `ruleset(${functionText(left)}, ${functionText(right)})`;
      const key = meaningOf(context, [left, right]);
      const ruleset = rulesetOfMoves(movesBy(context, left, right), { definition, key }) as Ruleset;
      return rulesetValue(withMoves(ruleset, [left, right]));
    },
  }),
  describe({
    name: 'grid',
    theme: 'boards',
    parameters: [texts('left'), texts('right')],
    result: 'a ruleset',
    summary: 'The ruleset on boards of squares in which a move uses one of the rewriting rules.',
    notes: [ABOUT_RULES, ABOUT_WALLS],
    examples: [
      {
        input: '(Q := grid(".|. -> #|#", ".. -> ##"); same(Q(2, 3), domineering(2, 3)))',
        output: 'true',
      },
    ],
    run: (_context, left, right) => rulesetValue(rewritingGrid(left, right)),
  }),
  describe({
    name: 'strip',
    theme: 'boards',
    parameters: [texts('left'), texts('right')],
    result: 'a ruleset',
    summary: 'The ruleset on strips, boards of one row, in which a move uses a rewriting rule.',
    notes: [ABOUT_RULES, ABOUT_WALLS],
    examples: [
      {
        input:
          '(Q := strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."]); outcome(Q("t.f")))',
        output: 'P',
      },
    ],
    run: (_context, left, right) => rulesetValue(rewritingStrip(left, right)),
  }),
  describe({
    name: 'turns',
    theme: 'boards',
    parameters: [texts('rule')],
    result: 'a list of texts',
    summary: 'The quarter turns and mirror images of a rewriting rule; in a strip, the reverse.',
    examples: [{ input: 'turns(".. -> ##")', output: '[".. -> ##", ".|. -> #|#"]' }],
    run: (_context, rules) => listValue(rules.flatMap(turns).map(textValue)),
  }),
  describe({
    name: 'position',
    theme: 'boards',
    parameters: [board('board')],
    result: 'a text, an integer or a list',
    summary: 'The position of a board, as its ruleset takes it back.',
    notes: ['Of a sum of boards of several rulesets, the list of the boards.'],
    examples: [
      { input: 'position(domineering(2, 2))', output: '..|..' },
      { input: 'position(nim(3, 2))', output: '[3, 2]' },
    ],
    run: (_context, from) => positionValue(from),
  }),
  describe({
    name: 'moves',
    theme: 'boards',
    parameters: [board('board'), side('side')],
    result: 'a list of boards',
    summary: 'The boards after a move of a side, `L` or `R`, each once.',
    examples: [
      {
        input: 'moves(domineering(2, 2), L)',
        output: '[domineering("#.|#."), domineering(".#|.#")]',
      },
    ],
    run: (context, from, mover) =>
      listValue(boardMoves(from, mover, context.arena).map(boardValue)),
  }),
];

function positionValue(from: Board): Value {
  const summands = summandsOf(from);
  const [first] = summands;
  if (summands.length !== 1 || first === undefined) {
    const keys = new Set(summands.map(({ ruleset }) => rulesetKey(ruleset)));
    return listValue(summands.map(keys.size === 1 ? positionValue : boardValue));
  }
  const { ruleset, position } = first;
  if (ruleset.literal !== undefined) return writtenValue(position as WrittenPosition);
  if (ruleset.toSizes === undefined) return textValue(positionToText(first));
  const sizes = ruleset.toSizes(position).map((size) => integerValueOf(size));
  return sizes.length === 1 && sizes[0] !== undefined ? sizes[0] : listValue(sizes);
}

/** A position of a ruleset of functions as a value. */
function writtenValue(position: WrittenPosition): Value {
  if (typeof position === 'number') return integerValueOf(position);
  if (typeof position === 'string') return textValue(position);
  return listValue(position.map(writtenValue));
}

/** A key that changes with anything the functions read. */
function meaningOf(
  context: CallContext,
  functions: readonly FunctionValue[],
): () => string | object {
  let itself = {};
  let moment = context.moment();
  let asked = false;
  return () => {
    // Where no key tells what the functions read, it is the same only as long as nothing changes.
    if (moment !== context.moment()) {
      itself = {};
      moment = context.moment();
    }
    // The functions may mention the ruleset they are of.
    if (asked) return itself;
    asked = true;
    try {
      const keys = functions.map((f) => context.key(f));
      return keys.includes(undefined) ? itself : `ruleset ${keys.join(' and ')}`;
    } finally {
      asked = false;
    }
  };
}

/** How a function is written where it is called. */
function functionText(f: FunctionValue): string {
  if (f.builtIn !== undefined) return f.builtIn.name;
  if (f.name !== '') return f.name;
  return `${headText(f)} -> ${f.source.text.slice(f.body.from, f.body.to)}`;
}

/** The moves that functions give, read as positions. */
function movesBy(context: CallContext, left: FunctionValue, right: FunctionValue): MoveFunction {
  return (position, mover) => {
    try {
      const moved = context.call(mover === Left ? left : right, [writtenValue(position)]);
      if (moved.type === 'list') return moved.items.map((item) => readPosition(context, item));
      throw context.error(
        'type',
        `the moves are ${aValueOf(moved.type)}, \`${briefText(moved)}\``,
        'give the list of the positions after a move, as in `[[1, 2], 0]`',
      );
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      throw new MovesError(error, writtenValue(position), mover);
    }
  };
}

function readPosition(context: CallContext, value: Value): WrittenPosition {
  switch (value.type) {
    case 'text':
      return value.value;
    case 'list':
      return value.items.map((item) => readPosition(context, item));
    case 'integer':
    case 'game':
      return Number(context.read.integer(value, context.span));
    default:
      throw context.error(
        'type',
        `\`${briefText(value)}\` is ${aValueOf(value.type)}`,
        'a position is an integer from 0 on, a text, or a list of positions',
      );
  }
}

/**
 * What went wrong in a function of a ruleset. The ruleset was written elsewhere than where its board is
 * asked about, so the place in it is told in words, and the place of the error is the question.
 */
class MovesError extends PlacelessError {
  override readonly name = 'MovesError';
  readonly kind: ErrorKind;

  constructor(error: LanguageError, position: Value, mover: Side) {
    const { kind, message, line, column } = error;
    const whose = mover === Right ? 'Right' : 'Left';
    super(
      `${whose}'s moves from ${briefText(position)}, at line ${line}, column ${column} of the ruleset: ${message}`,
      !error.recoverable,
    );
    this.kind = error.undecided ? 'undecided' : kind;
  }
}
