// A variable as the statements that give it back in a new session, as `save(x, "x.pvs")` writes them:
// `x := …`, and before it what a function reads.

import { Source } from '../errors.ts';
import { freeNames } from '../syntax/free-names.ts';
import { refuseLongOrDeep } from '../syntax/nesting.ts';
import { functionText } from '../values/saved.ts';
import type { Scope } from '../values/scope.ts';
import { valueText } from '../values/text.ts';
import type { UserFunction, Value } from '../values/value.ts';
import { valueDefinition } from './ruleset-definitions.ts';

/** Games with a longer text have more signs than a statement may have. */
const LONGEST_GAME = 1_000_000;

/** The statements, one a line; `undefined` where they could not be read back. */
export function variableDefinition(name: string, value: Value, globals: Scope): string | undefined {
  const sheet = new Sheet(globals);
  const written = sheet.define(name, value);
  return written && sheet.statements.every(isReadable) ? sheet.statements.join('\n') : undefined;
}

class Sheet {
  readonly statements: string[] = [];
  private readonly globals: Scope;
  private readonly defined = new Set<string>();

  constructor(globals: Scope) {
    this.globals = globals;
  }

  /** Writes the definition of a name after those of the names it reads; tells whether there is one. */
  define(name: string, value: Value): boolean {
    if (this.defined.has(name)) return true;
    this.defined.add(name);
    const text = this.statementOf(name, value);
    if (text !== undefined) this.statements.push(text);
    return text !== undefined;
  }

  private statementOf(name: string, value: Value): string | undefined {
    if (value.type === 'function' && value.builtIn === undefined && value.scope === this.globals) {
      return this.functionOf(name, value);
    }
    const text =
      value.type === 'multiplayer'
        ? valueText(value, { maxLength: LONGEST_GAME })
        : valueDefinition(value, LONGEST_GAME);
    return text && `${name} := ${text}`;
  }

  /** A function of the session itself, which reads variables. */
  private functionOf(name: string, f: UserFunction): string | undefined {
    if (f.name !== '' && f.name !== name) {
      if (this.globals.values.get(f.name) !== f) return undefined;
      return this.define(f.name, f) ? `${name} := ${f.name}` : undefined;
    }
    const own = new Set(f.parameters.map((parameter) => parameter.name));
    for (const { name: read } of freeNames(f.body)) {
      const value = own.has(read) ? undefined : this.globals.values.get(read);
      // What cannot be written is for whoever loads the file to define.
      if (value !== undefined) this.define(read, value);
    }
    return f.name === '' ? `${name} := ${functionText(f)}` : functionText(f);
  }
}

/** Whether a statement is neither too long nor nested too deeply to be read. */
function isReadable(statement: string): boolean {
  try {
    refuseLongOrDeep(new Source(statement));
    return true;
  } catch {
    return false;
  }
}
