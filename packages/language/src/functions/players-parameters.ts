// The kinds of parameters that functions of several players' games have.

import type { GameId } from '@proviso/engine/multiplayer';
import type { CallContext, Parameter, PlayersContext } from '../values/descriptor.ts';
import { anything, integer } from './parameters.ts';

/** What a function of several players' games works with; there is no call without it. */
export function playersOf(context: CallContext): PlayersContext {
  if (context.players !== undefined) return context.players;
  throw context.error(
    'type',
    'this is for games of several players',
    'write `use 3 players` first',
  );
}

/** A game of as many players as there are. */
export function several(name: string): Parameter<GameId> {
  const any = anything(name);
  return {
    name,
    wants: 'a game',
    mode: 'value',
    read: (argument, context) => {
      const value = any.read(argument, context) as Parameters<PlayersContext['read']>[0];
      return playersOf(context).read(value, argument.span);
    },
  };
}

/** The number of a player, from 0 (Left) on. */
export function player(name: string): Parameter<number> {
  const whole = integer(name);
  return {
    ...whole,
    wants: 'the number of a player, from 0',
    read: (argument, context) => {
      const number = Number(whole.read(argument, context));
      const { players } = playersOf(context).store;
      if (number >= 0 && number < players) return number;
      const problem = `the players are numbered 0 to ${players - 1}, and there is no ${number}`;
      throw context.error('value', problem, undefined, argument.span);
    },
  };
}
