// Data of a problem as plain JSON, and reading it back.

import type { Json } from '../problem.ts';

/** Data of ours that holds nothing but JSON, as the type that says so. */
export function asJson(data: unknown): Json {
  return JSON.parse(JSON.stringify(data)) as Json;
}

/** A member of an object; `undefined` where there is none. */
export function memberOf(data: Json | undefined, name: string): Json | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as { readonly [name: string]: Json })[name]
    : undefined;
}
