/** What kind of value somebody else's code gave, in a message. */

export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value instanceof Promise) return 'a promise, which is not waited for';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value];
}

const KINDS = {
  string: 'a text',
  number: 'a number',
  bigint: 'a bigint',
  boolean: 'true or false',
  symbol: 'a symbol',
  undefined: 'nothing',
  object: 'an object',
  function: 'a function',
} as const;
