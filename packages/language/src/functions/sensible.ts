// Which moves of a board survive in its simplest form, and how the others fell.

import { type FormId, Left, type Universe } from '@proviso/engine';
import { type Board, fateText, type SensibleMove, sensibleMoves } from '@proviso/engine/rulesets';
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
  const form = (id: FormId): string => briefText(context.game(id));
  const survivors = moves.filter(({ fate }) => fate.kind === 'survives');
  const rows = moves.map((move) => [
    textValue(playerOf(move)),
    boardValue(move.after),
    booleanValue(move.fate.kind === 'survives'),
    context.game(move.value),
    textValue(fateText(move, moves, form)),
  ]);
  return {
    ...tableValue(['player', 'move', 'survives', `mod ${u.name}`, 'why'], rows),
    note: `${survivors.length} of ${moves.length} moves survive modulo ${u.name}`,
  };
}

function playerOf({ side }: SensibleMove): 'Left' | 'Right' {
  return side === Left ? 'Left' : 'Right';
}
