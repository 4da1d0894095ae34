// Pictures of games of several players.

import type { GameId } from '@proviso/engine/multiplayer';
import { playersTreePicture, type Scene, TIKZ_PACKAGES, toTikz } from '@proviso/pictures';
import { type CallContext, describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { textValue } from '../values/value.ts';
import { anything } from './parameters.ts';
import { playersOf, several } from './players-parameters.ts';

export const PLAYERS_PICTURES: readonly FunctionDescriptor[] = [
  describe({
    name: 'tree',
    theme: 'pictures',
    parameters: [several('G')],
    result: 'a picture',
    summary: 'The game tree of G, a colour and an angle for each player; plain lines are for all.',
    examples: [{ input: 'tree({0 || *})', output: 'Game tree of {0 | . | *} for 3 players' }],
    run: (context, g) => ({ type: 'picture', scene: sceneOf(context, g) }),
  }),
  describe({
    name: 'tikz',
    theme: 'pictures',
    parameters: [anything('x')],
    result: 'a text',
    summary: 'A picture, or the tree of a game, in TikZ.',
    notes: [`It needs ${TIKZ_PACKAGES}.`],
    examples: [{ input: 'tikz(tree(*)) == tikz(*)', output: 'true' }],
    run: (context, x) => {
      if (x.type === 'picture') return textValue(toTikz(x.scene));
      return textValue(toTikz(sceneOf(context, playersOf(context).read(x, context.span))));
    },
  }),
];

function sceneOf(context: CallContext, game: GameId): Scene {
  return playersTreePicture(playersOf(context).store, game);
}
