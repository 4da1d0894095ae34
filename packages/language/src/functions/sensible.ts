// Which moves of a board survive in its simplest form, and how the others fell.

import { type FormId, Left, type Universe } from '@proviso/engine';
import {
  type Board,
  type Fate,
  positionToText,
  type SensibleMove,
  sensibleMoves,
} from '@proviso/engine/rulesets';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { briefText } from '../values/text.ts';
import {
  boardValue,
  booleanValue,
  type ListValue,
  tableValue,
  textValue,
} from '../values/value.ts';
import { board, universeOrDefault } from './parameters.ts';

export const SENSIBLE: readonly FunctionDescriptor[] = [
  describe({
    name: 'sensible',
    theme: 'boards',
    parameters: [board('board'), universeOrDefault('U')],
    result: 'a table of the moves',
    summary:
      'Which moves of a board survive in its simplest form modulo U, and how the others fell.',
    notes: [
      'A move survives when its value is an option of the simplest form. Moves with the same value are one option.',
      'A reversible move survives through what it gives way to, so it cannot just be left out; one that is dominated by another move can.',
      '`explain(board mod U)` gives the reasons of each step.',
    ],
    item: 'Siegel, Definition 5.11',
    examples: [
      {
        input: 'sensible(hackenbush("bbr"), Normal)',
        output:
          'player  move              survives  mod Normal  why\n──────  ────────────────  ────────  ──────────  ──────────────────────────────\nLeft    hackenbush("0")   false     0           dominated by b\nLeft    hackenbush("b")   true      1           an option of the simplest form\nRight   hackenbush("bb")  true      2           an option of the simplest form\n2 of 3 moves survive modulo Normal',
      },
      {
        input: '[move[1] for move in sensible(domineering(2, 3), E) if move[0] == "Left"]',
        output: '[domineering("#..|#.."), domineering(".#.|.#."), domineering("..#|..#")]',
      },
    ],
    run: (context, from, u) => tableOfMoves(context, from, u),
  }),
];

function tableOfMoves(context: CallContext, from: Board, u: Universe): ListValue {
  const { moves } = sensibleMoves(context.arena, from, u);
  const survivors = moves.filter(({ fate }) => fate.kind === 'survives');
  const rows = moves.map((move) => [
    textValue(playerOf(move)),
    boardValue(move.after),
    booleanValue(move.fate.kind === 'survives'),
    context.game(move.value),
    textValue(why(context, move, moves)),
  ]);
  return {
    ...tableValue(['player', 'move', 'survives', `mod ${u.name}`, 'why'], rows),
    note: `${survivors.length} of ${moves.length} moves survive modulo ${u.name}`,
  };
}

function playerOf({ side }: SensibleMove): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}

function why(context: CallContext, move: SensibleMove, moves: readonly SensibleMove[]): string {
  const form = (id: FormId): string => briefText(context.game(id));
  const { fate } = move;
  switch (fate.kind) {
    case 'survives': {
      const first = moves.find(({ side, value }) => side === move.side && value === move.value);
      if (first === undefined || first === move) return 'an option of the simplest form';
      return `the same option as ${positionToText(first.after)}`;
    }
    case 'dominated':
      return fate.moves.length === 0
        ? `dominated by ${form(fate.by)}, which a reversible move gave way to`
        : `dominated by ${oneOf(fate.moves)}`;
    case 'reversible': {
      const left = [...fate.gives.map(form), ...(fate.tombstone ? ['a tombstone'] : [])];
      const given = left.length === 0 ? 'nothing that survives' : left.join(', ');
      return `${throughText(fate, form)}; gives way to ${given}`;
    }
    case 'tombstone': {
      const erased = fate.erased ? ', which is erased' : '';
      return `${throughText(fate, form)}, a ${playerOf(move)} end; a tombstone takes its place${erased}`;
    }
  }
}

/** The answer a move is reversible through, with its value. */
function throughText(
  { answers, through }: Extract<Fate, { readonly answers: readonly Board[] }>,
  form: (id: FormId) => string,
): string {
  if (answers.length === 0) return `reversible through ${form(through)}`;
  return `reversible through ${oneOf(answers)}, worth ${form(through)}`;
}

/** The first position, and how many more would do. */
function oneOf(boards: readonly Board[]): string {
  const [first] = boards;
  const text = first === undefined ? '' : positionToText(first);
  return boards.length <= 1 ? text : `${text} (and ${boards.length - 1} more)`;
}
