/**
 * Which games the items write down: those in braces in what an item says and in what is drawn for it, and
 * the games that a table lists. Names alone, such as 1 or *, are in nearly every item and do not count.
 */

import type { Arena, FormId } from '@proviso/engine';
import { parseForm } from '@proviso/language';
import type { Paper } from './entry.ts';
import { itemId } from './item-id.ts';

/** An item, by its address, and the games that it writes down. */
export interface Mention {
  readonly address: string;
  readonly games: readonly FormId[];
}

/** The items that write games down, in the order of the papers. */
export function mentions(arena: Arena, papers: readonly Paper[]): Mention[] {
  return papers.flatMap(({ key, entries }) =>
    entries.flatMap((entry): Mention[] => {
      const { item, says, drawings, lists } = entry;
      const braces = [says, ...(drawings?.() ?? [])].flatMap(inBraces);
      const games = [...braces.map((text) => gameOf(arena, text)), ...listed(arena, lists?.())];
      const found = [...new Set(games)].filter((game) => game !== undefined);
      return found.length === 0 ? [] : [{ address: `${key}/${itemId(item)}`, games: found }];
    }),
  );
}

function listed(arena: Arena, texts: readonly string[] = []): FormId[] {
  return texts.map((text) => parseForm(arena, text));
}

/** The outermost braces of a text, with what is in them. */
export function inBraces(text: string): string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const [i, sign] of [...text.matchAll(/[{}]/g)].map(
    (each) => [each.index, each[0]] as const,
  )) {
    if (sign === '{' && depth++ === 0) from = i;
    if (sign === '}' && depth > 0 && --depth === 0) found.push(text.slice(from, i + 1));
  }
  return found;
}

/** The game of a text in braces; sets such as {n : n ∈ N} are none. */
function gameOf(arena: Arena, text: string): FormId | undefined {
  try {
    return parseForm(arena, text);
  } catch {
    return undefined;
  }
}
