// Who wins: outcomes of a game.

import {
  type Arena,
  Left,
  misereOutcome,
  normalOutcome,
  type Outcome,
  passingOutcome,
  Right,
  strongOutcome,
} from '@proviso/engine';
import { boardOutcome } from '@proviso/engine/rulesets';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { booleanValue, outcomeValue } from '../values/value.ts';
import { game, type Position, position, universeOrDefault } from './parameters.ts';

export const PLAY: readonly FunctionDescriptor[] = [
  describe({
    name: 'outcome',
    theme: 'play',
    parameters: [position('G')],
    result: 'an outcome',
    summary: 'Who wins G in misère play: Left, the next player, the previous player or Right.',
    item: 'Siegel, section 1',
    examples: [
      { input: 'outcome(*)', output: 'P' },
      { input: 'outcome(1) == R', output: 'true' },
    ],
    run: ({ arena }, g) => outcomeValue(outcomeOf(arena, g, 'misere')),
  }),
  describe({
    name: 'normaloutcome',
    theme: 'play',
    parameters: [position('G')],
    result: 'an outcome',
    summary: 'Who wins G in normal play.',
    examples: [{ input: 'normaloutcome(*)', output: 'N' }],
    run: ({ arena }, g) => outcomeValue(outcomeOf(arena, g, 'normal')),
  }),
  describe({
    name: 'passingoutcome',
    theme: 'play',
    parameters: [game('G')],
    result: 'an outcome',
    summary: 'Who wins G in misère play when Right may pass.',
    item: 'Davies–Milley, Definition A.1',
    examples: [{ input: 'passingoutcome(*2)', output: 'R' }],
    run: ({ arena }, g) => outcomeValue(passingOutcome(arena, g)),
  }),
  describe({
    name: 'strongoutcome',
    theme: 'play',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'an outcome',
    summary: 'The outcome from the Left- and Right-strong tests of U.',
    item: 'Siegel, Definition 2.3',
    examples: [{ input: 'strongoutcome(*2, B)', output: 'P' }],
    run: ({ arena }, g, u) => outcomeValue(strongOutcome(arena, g, u)),
  }),
  describe({
    name: 'leftstrong',
    theme: 'play',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'true or false',
    summary: 'Whether Left, moving first, wins G + X for every Left end X of U.',
    item: 'Siegel, Definition 2.3',
    examples: [{ input: 'leftstrong({0, # | *}, D)', output: 'true' }],
    run: ({ arena }, g, u) => booleanValue(u.isStrong(arena, g, Left)),
  }),
  describe({
    name: 'rightstrong',
    theme: 'play',
    parameters: [game('G'), universeOrDefault('U')],
    result: 'true or false',
    summary: 'Whether Right, moving first, wins G + X for every Right end X of U.',
    item: 'Siegel, Definition 2.3',
    examples: [{ input: 'rightstrong(1, M)', output: 'true' }],
    run: ({ arena }, g, u) => booleanValue(u.isStrong(arena, g, Right)),
  }),
];

/** Who wins a game or a board; that of a board is had without its form. */
export function outcomeOf(
  arena: Arena,
  { board, form }: Position,
  play: 'misere' | 'normal',
): Outcome {
  if (board !== undefined) return boardOutcome(arena, board, play);
  return play === 'normal' ? normalOutcome(arena, form()) : misereOutcome(arena, form());
}
