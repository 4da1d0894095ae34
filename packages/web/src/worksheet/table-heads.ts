// The heads of a table in the language of the page. Those that somebody wrote stay as they are.

import type { ShownTable } from '../protocol/answers.ts';
import { named, names } from '../texts/names.ts';

/** Tables with a note are made by functions, and so are their heads. */
export function headsOf({ heads, note }: ShownTable): readonly string[] | undefined {
  if (note === undefined) return heads;
  return heads?.map((head) => named(names.value.heads, head) ?? head);
}
