// The names an expression can see. Names live in maps, never in objects, so no
// name a worksheet chooses can reach anything of the host language.

import type { Value } from './value.ts';

export class Scope {
  private readonly own = new Map<string, Value>();
  readonly outer: Scope | undefined;
  /** How often a name of this scope has changed its meaning. */
  private changes = 0;
  /** Whether it holds the parameters of a function, whose body sees it. */
  private readonly body: boolean;

  constructor(outer?: Scope, body = false) {
    this.outer = outer;
    this.body = body;
  }

  /** Whether what sees it stands inside a function. */
  get insideFunction(): boolean {
    return this.body || (this.outer?.insideFunction ?? false);
  }

  /** The names of this scope alone. */
  get values(): ReadonlyMap<string, Value> {
    return this.own;
  }

  /** Two looks that find the same number find the same values, here and in the scopes around. */
  get version(): number {
    return this.changes + (this.outer?.version ?? 0);
  }

  set(name: string, value: Value): void {
    this.own.set(name, value);
    this.changes++;
  }

  /** Gives a name, when it is called, the meaning that it has here now. */
  keeping(name: string): () => void {
    const value = this.own.get(name);
    return () => {
      if (value === undefined) this.own.delete(name);
      else this.own.set(name, value);
      this.changes++;
    };
  }

  clear(): void {
    this.own.clear();
    this.changes++;
  }

  /** The scope inside this one in which a name has a value. */
  with(name: string, value: Value): Scope {
    const inner = new Scope(this);
    inner.own.set(name, value);
    return inner;
  }

  find(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.outer) {
      const value = scope.own.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Every name that can be seen from here. */
  names(): string[] {
    const inner = [...this.own.keys()];
    return this.outer === undefined ? inner : [...inner, ...this.outer.names()];
  }
}
