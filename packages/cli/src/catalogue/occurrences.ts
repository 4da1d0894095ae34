// Where classes occur in the papers: at the items that write down a game of the class, see `mentions` of the
// literature.

import { type CatalogueEntry, type CatalogueTable, tableNamed } from '@proviso/catalogue';
import { Arena, simplestForm, usualUniverse } from '@proviso/engine';
import { formCode } from '@proviso/engine/forms';
import { type Mention, mentions, papers } from '@proviso/literature';

export class Occurrences {
  private readonly arena = new Arena();
  private readonly found: readonly Mention[] = mentions(this.arena, papers);
  /** By universe: the items of each class, by the code of its simplest form. */
  private readonly known = new Map<string, ReadonlyMap<string, readonly string[]>>();

  /** Entries of a table with the items at which they occur. */
  added(name: string, entries: readonly CatalogueEntry[]): CatalogueEntry[] {
    const items = this.itemsOf(tableNamed(name));
    return entries.map((entry) => {
      const at = items.get(entry.code);
      return at === undefined ? entry : { ...entry, papers: at };
    });
  }

  private itemsOf({ universe: key }: CatalogueTable): ReadonlyMap<string, readonly string[]> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { arena } = this;
    const universe = usualUniverse(key).in(arena);
    const items = new Map<string, string[]>();
    for (const { address, games } of this.found) {
      for (const game of games) {
        if (!universe.contains(arena, game)) continue;
        const code = formCode(arena, simplestForm(arena, game, universe));
        const at = items.get(code) ?? [];
        items.set(code, at);
        if (!at.includes(address)) at.push(address);
      }
    }
    this.known.set(key, items);
    return items;
  }
}
