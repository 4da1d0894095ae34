// Stands in for Vitest in a bundle of tests: collects the tests when the bundle is loaded, and runs those
// asked for, in the order asked for. A fresh process for each mutant would be too slow with all of Vitest.

import { expect, vi } from 'vitest';

export { expect, vi };

type Work = (...args: never[]) => unknown;

interface Scope {
  readonly name: string;
  readonly beforeEach: Work[];
  readonly afterEach: Work[];
}

interface Test {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly work: Work;
}

export const collected: Test[] = [];
/** What is to be done at the very end. */
export const last: Work[] = [];

let scopes: readonly Scope[] = [{ name: '', beforeEach: [], afterEach: [] }];

/** The function among the arguments after the name; options and time limits do not matter here. */
const workOf = (rest: readonly unknown[]): Work =>
  rest.find((part) => typeof part === 'function') as Work;

function group(name: string, ...rest: unknown[]): void {
  const outer = scopes;
  scopes = [...outer, { name, beforeEach: [], afterEach: [] }];
  workOf(rest)();
  scopes = outer;
}

function single(name: string, ...rest: unknown[]): void {
  const path = [...scopes.map((scope) => scope.name), name].filter((part) => part !== '');
  collected.push({ name: path.join(' > '), scopes, work: workOf(rest) });
}

/** A row of a table is given as arguments if it is a list, and shown in the name. */
const each =
  (define: (name: string, work: Work) => void) =>
  (table: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    for (const [i, row] of table.entries()) {
      const args = (Array.isArray(row) ? row : [row]) as never[];
      define(`${name} #${i}`, () => workOf(rest)(...args));
    }
  };

export const describe = Object.assign(group, { each: each(group) });
const one = Object.assign(single, { each: each(single) });

export { one as it, one as test };

const inner = (): Scope => scopes.at(-1) as Scope;
export const beforeEach = (work: Work) => inner().beforeEach.push(work);
export const afterEach = (work: Work) => inner().afterEach.push(work);
export const afterAll = (work: Work) => last.push(work);

/** Runs a test; what it throws is how it fails. */
export async function runTest({ scopes: around, work }: Test): Promise<void> {
  for (const scope of around) for (const hook of scope.beforeEach) await hook();
  try {
    await work();
  } finally {
    for (const scope of around.toReversed()) for (const hook of scope.afterEach) await hook();
  }
}
