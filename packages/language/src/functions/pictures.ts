// Pictures, and values as TikZ for papers. `latex` stands with the forms.

import type { FormId, Universe } from '@proviso/engine';
import {
  boardPicture,
  dagPicture,
  hassePicture,
  type Scene,
  strategyPicture,
  TIKZ_PACKAGES,
  tablePicture,
  toTikz,
  treePicture,
} from '@proviso/pictures';
import { dayTwoGrid } from '@proviso/pictures/censuses';
import { implied } from '../errors.ts';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { type PictureValue, textValue, type Value } from '../values/value.ts';
import { mapElements } from './elements.ts';
import { anything, game, list, optional, universe, universeOrDefault } from './parameters.ts';
import { quotientPicture } from './quotient-pictures.ts';

export const PICTURES: readonly FunctionDescriptor[] = [
  describe({
    name: 'tree',
    theme: 'pictures',
    parameters: [game('G'), optional(universe('U'))],
    result: 'a picture',
    summary: "The game tree of G: Left's moves lean left, Right's right; large trees are folded.",
    notes: [
      'With a universe, moves that do not survive in the simplest forms modulo U are pale, with everything below them; in letters they are in parentheses. Of a board these are the moves that `sensible` leaves out.',
    ],
    examples: [
      { input: 'tree({0, # | *})', output: 'Game tree of {0, # | *}' },
      {
        input: 'tree({0, * | *}, D)',
        output: 'Game tree of {0, * | *}, with the moves that survive modulo D',
      },
    ],
    run: (context, g, u) => picture(treePicture(context.arena, g, u && { modulo: u })),
  }),
  describe({
    name: 'dag',
    theme: 'pictures',
    parameters: [game('G')],
    result: 'a picture',
    summary: 'The distinct subpositions of G, each once, with the moves between them.',
    examples: [{ input: 'dag(*3)', output: 'Subpositions of *3' }],
    run: (context, g) => picture(dagPicture(context.arena, g)),
  }),
  describe({
    name: 'hasse',
    theme: 'pictures',
    parameters: [list('list'), universeOrDefault('U')],
    result: 'a picture',
    summary: 'The Hasse diagram of some games modulo U; equal games share a node.',
    examples: [{ input: 'hasse(born(2, D), D)', output: 'Order of 9 games modulo D' }],
    run: (context, items, u) => picture(hasseOf(context, items, u)),
  }),
  describe({
    name: 'drawing',
    theme: 'pictures',
    parameters: [anything('board')],
    result: 'a picture',
    summary: 'A board as it stands.',
    examples: [{ input: 'drawing(domineering(1, 2))', output: 'Domineering: domineering("..")' }],
    run: (context, value) => {
      if (value.type === 'board') return picture(boardPicture(value.board));
      throw context.error('type', 'this is no board', 'for the tree of a game write `tree(G)`');
    },
  }),
  describe({
    name: 'draw',
    theme: 'pictures',
    parameters: [anything('x'), universeOrDefault('U')],
    result: 'a picture',
    summary:
      'What suits x: of a game or a strategy its tree, of a board the board, of a list its order modulo U, of a quotient its products.',
    examples: [
      { input: 'draw({0, # | *})', output: 'Game tree of {0, # | *}' },
      { input: 'draw(born(2, D), D)', output: 'Order of 9 games modulo D' },
    ],
    run: (context, x, u) => picture(sceneOf(context, x, u)),
  }),
  describe({
    name: 'daytwo',
    theme: 'pictures',
    parameters: [],
    result: 'a picture',
    summary: 'The games born by day 2 in a square: invertible modulo E or not, reduced or not.',
    item: 'Dwyer, Milley and Willette, Table 3',
    examples: [
      {
        input: 'daytwo()',
        output: 'All dead-ending games born by day 2: ✓ invertible, × not, ( ) in reduced form',
      },
    ],
    run: (context) => picture(tablePicture(dayTwoGrid(context.arena))),
  }),
  describe({
    name: 'tikz',
    theme: 'pictures',
    parameters: [anything('x')],
    result: 'a text',
    summary: 'A picture in TikZ; of a game its tree, of a board the board as it stands.',
    notes: [`It needs ${TIKZ_PACKAGES}.`],
    examples: [{ input: 'tikz(tree(*)) == tikz(*)', output: 'true' }],
    run: (context, x) => textValue(toTikz(sceneOf(context, x))),
  }),
];

function hasseOf(context: CallContext, items: readonly Value[], universe: Universe): Scene {
  const games = mapElements(items, (item) => context.read.form(item, implied(context.span)));
  return hassePicture(context.arena, games, universe);
}

/** What suits a value; lists only where a universe says in which order. */
function sceneOf(context: CallContext, value: Value, universe?: Universe): Scene {
  if (value.type === 'picture') return value.scene;
  if (value.type === 'board') return boardPicture(value.board);
  if (value.type === 'strategy') return strategyPicture(value.strategy);
  if (value.type === 'certificate' && value.quotient) return quotientPicture(value.quotient);
  if (value.type === 'list' && universe !== undefined) {
    return hasseOf(context, value.items, universe);
  }
  const form: FormId = context.read.form(value, context.span);
  return treePicture(context.arena, form);
}

function picture(scene: Scene): PictureValue {
  return { type: 'picture', scene };
}
