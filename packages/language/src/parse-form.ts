// Plain games as text: what the engine prints, and what people write, without
// names, functions or universes.

import type { Arena, FormId } from '@proviso/engine';
import { M } from '@proviso/engine';
import { Source } from './errors.ts';
import { Evaluator } from './evaluate/evaluator.ts';
import { Memory } from './evaluate/memory.ts';
import { notations } from './evaluate/notations.ts';
import { Stores } from './evaluate/players.ts';
import type { State } from './evaluate/state.ts';
import { parseExpression } from './syntax/parse.ts';
import { Loops } from './values/loops.ts';
import { Scope } from './values/scope.ts';

/**
 * The form a text stands for. Throws a `LanguageError` where it stands for none.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, parseForm(arena, '{0, * || 1 | -1}')) // → {0, * | +-1}
 */
export function parseForm(arena: Arena, text: string): FormId {
  const source = new Source(text);
  const globals = new Scope();
  const state: State = {
    arena,
    universe: M,
    mode: undefined,
    stores: new Stores(arena),
    globals,
    memory: new Memory(arena, false),
    loops: new Loops(),
    functions: new Map(),
    otherFunctions: new Map(),
    notations,
    useFiles: () => undefined,
    remark: () => {},
    inMode: () => state,
  };
  return new Evaluator(state, source).formOf(parseExpression(source), globals);
}
