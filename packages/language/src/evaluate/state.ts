// What outlives a statement: the arena, the default universe, the variables,
// and what can be called.

import type { Arena, Universe } from '@proviso/engine';
import type { FunctionDescriptor } from '../functions/descriptor.ts';
import type { ExpressionOf } from '../syntax/ast.ts';
import type { BraceReading } from '../syntax/lower.ts';
import type { Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { Scope } from './scope.ts';

/** Reads a compact notation such as `end"2(10)#"`. */
export type NotationReader = (evaluator: Evaluator, text: ExpressionOf<'notation'>) => Value;

export interface State {
  readonly arena: Arena;
  readonly universe: Universe;
  readonly braces: BraceReading;
  readonly globals: Scope;
  readonly functions: ReadonlyMap<string, FunctionDescriptor>;
  readonly notations: ReadonlyMap<string, NotationReader>;
}
