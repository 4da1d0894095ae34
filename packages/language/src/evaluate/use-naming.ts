// What `use names` and `use braces` say: how games are printed for people.

import type { Statement } from '../syntax/ast.ts';
import type { Scope } from '../values/scope.ts';
import type { TextOptions } from '../values/text.ts';

type UseNaming = Extract<Statement, { kind: 'use-naming' }>;

/** How games are printed for people: by all the names there are, or in braces. */
export type PrintedNaming = UseNaming['naming'];

const NAMINGS: ReadonlyMap<string, PrintedNaming> = new Map([
  ['names', 'all'],
  ['braces', 'none'],
]);

export function namingText({ naming }: UseNaming): string {
  return naming === 'all' ? 'names' : 'braces';
}

/** `use names` and `use braces` are no universes, unless somebody has variables of these names. */
export function useMeant(statement: Statement, variables: Scope): Statement {
  if (statement.kind !== 'use-universe' || statement.universe.kind !== 'name') return statement;
  const { universe, ...rest } = statement;
  const naming = NAMINGS.get(universe.name);
  if (naming === undefined || variables.find(universe.name) !== undefined) return statement;
  return { ...rest, kind: 'use-naming', naming };
}

/** How results are written for a host: as data, or as people read them. */
export function textOptionsOf(host: {
  readonly naming?: PrintedNaming;
  readonly dataTexts?: boolean;
}): TextOptions {
  if (host.dataTexts) return { naming: 'integers' };
  return host.naming === undefined ? {} : { heads: true };
}
