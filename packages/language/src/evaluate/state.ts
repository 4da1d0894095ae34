// What outlives a statement: the arena, the default universe, the variables,
// and what can be called.

import type { Arena, Universe } from '@proviso/engine';
import type { ExpressionOf } from '../syntax/ast.ts';
import type { FunctionDescriptor } from '../values/descriptor.ts';
import type { Loops } from '../values/loops.ts';
import type { PlayersMode } from '../values/players-mode.ts';
import type { Scope } from '../values/scope.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { Memory } from './memory.ts';
import type { Stores } from './players.ts';

/** Reads a compact notation such as `end"2(10)#"`. */
export type NotationReader = (evaluator: Evaluator, text: ExpressionOf<'notation'>) => Value;

/** What to tell once a session about something, under the first answer that has it. */
export interface Remark {
  /** That `3 - 1` is a sum of forms; that `3 > 2` asks which game is better. */
  readonly about: 'sum' | 'order';
  readonly text: string;
}

export interface State {
  readonly arena: Arena;
  readonly universe: Universe;
  /** Where the games of several players are. */
  readonly stores: Stores;
  /** Which kind of games is meant; those of two players where there is none. */
  readonly mode: PlayersMode | undefined;
  readonly globals: Scope;
  /** What functions gave. */
  readonly memory: Memory;
  /** The loops that are being run. */
  readonly loops: Loops;
  readonly functions: ReadonlyMap<string, FunctionDescriptor>;
  readonly notations: ReadonlyMap<string, NotationReader>;
  /** Saves or loads, where that is what a call outside of functions means. */
  useFiles(call: ExpressionOf<'call'>, evaluator: Evaluator, scope: Scope): Value | undefined;
  /** Takes down what a host tells its user once, under the answer. */
  remark(remark: Remark): void;
  /** What can be called among the other kind of games. */
  readonly otherFunctions: ReadonlyMap<string, FunctionDescriptor>;
  /** The same for another kind of games: a function speaks the language it was written in. */
  inMode(mode: PlayersMode | undefined): State;
}
