// The names an expression can see. Names live in maps, never in objects, so no
// name a worksheet chooses can reach anything of the host language.

import type { Value } from './value.ts';

export class Scope {
  readonly values = new Map<string, Value>();
  readonly outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.outer = outer;
  }

  /** The scope inside this one in which a name has a value. */
  with(name: string, value: Value): Scope {
    const inner = new Scope(this);
    inner.values.set(name, value);
    return inner;
  }

  find(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.outer) {
      const value = scope.values.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Every name that can be seen from here. */
  names(): string[] {
    const inner = [...this.values.keys()];
    return this.outer === undefined ? inner : [...inner, ...this.outer.names()];
  }
}
