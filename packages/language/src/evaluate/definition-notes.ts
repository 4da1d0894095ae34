// What is odd about a function when it is defined. A name in it that nothing has may still get a meaning
// before the function is called: a worksheet may define a function first and what it reads later, and two
// functions that call each other have no other way. So this is said, and not refused.

import type { Definition } from '../syntax/ast.ts';
import { type FreeName, freeNames } from '../syntax/free-names.ts';
import { nearest } from '../syntax/nearest.ts';
import type { Scope } from '../values/scope.ts';
import { UNIVERSES } from '../values/universes.ts';
import { outcomeNamed } from './players.ts';
import type { State } from './state.ts';

/** A note for every name in a function that is not known yet. */
export function notesOn(
  definition: Extract<Definition, { kind: 'define' }>,
  state: State,
  scope: Scope,
): string[] {
  const { name: own, parameters, body } = definition;
  const bound = new Set([own, ...parameters.map(({ name }) => name)]);
  return freeNames(body)
    .filter(({ name }) => !bound.has(name) && !isKnown(name, state, scope))
    .map((free) => note(free, own, [...bound, ...scope.names(), ...state.functions.keys()]));
}

function isKnown(name: string, { functions, mode }: State, scope: Scope): boolean {
  return (
    scope.find(name) !== undefined ||
    functions.has(name) ||
    (mode === undefined ? UNIVERSES.has(name) : outcomeNamed(mode, name) !== undefined) ||
    name === 'ans' ||
    name === 'nothing'
  );
}

function note({ name }: FreeName, own: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const meant = near === undefined ? '' : `; did you mean \`${near}\`?`;
  return `\`${name}\` is not known yet, and has to be before \`${own}\` is called${meant}`;
}
