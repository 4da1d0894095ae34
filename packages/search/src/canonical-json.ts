// One text for each JSON value, so that equal results have equal digests on every machine: members
// sorted by name (by UTF-16 units), no spaces, numbers and texts as JavaScript writes them. This is
// the form of RFC 8785.

import { LimitError, ValueError } from '@proviso/engine';
import type { Json } from './problem.ts';

/** How deep a value may be nested: more than any certificate, and far from the end of the stack. */
const DEEPEST = 500;

/** The canonical text of a value; members that are `undefined` are left out, as JSON does. */
export function canonicalJson(value: Json): string {
  return written(value, 0);
}

function written(value: unknown, depth: number): string {
  if (depth > DEEPEST) throw new LimitError(`a value is nested deeper than ${DEEPEST}; flatten it`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => written(item, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${written(member, depth + 1)}`);
    return `{${members.join(',')}}`;
  }
  throw new ValueError(
    `${kindOf(value)} cannot be written as JSON; use texts, finite numbers, true, false, null, lists and plain objects`,
  );
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // A value of another realm has a prototype of its own, which has none.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'object') return `an object of class ${value?.constructor?.name}`;
  return `a value of type ${typeof value}`;
}
