import type { Json } from '../problem.ts';

/** Data of ours that holds nothing but JSON, as the type that says so. */
export function asJson(data: unknown): Json {
  return JSON.parse(JSON.stringify(data)) as Json;
}
