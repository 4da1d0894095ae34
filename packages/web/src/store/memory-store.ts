// A store that lasts as long as the page: for browsers that keep nothing.

import type { SheetRecord, SheetStore, Version } from './sheet-store.ts';
import { versionsTooMany } from './versions.ts';

export function memoryStore(): SheetStore {
  const sheets = new Map<string, SheetRecord>();
  const versions = new Map<string, Version[]>();
  const answers = new Map<string, unknown>();
  return {
    lasting: false,
    all: async () => [...sheets.values()].sort((a, b) => b.changed - a.changed),
    get: async (id) => sheets.get(id),
    change: async (id, decide) => {
      const { put, version, result } = decide(sheets.get(id));
      if (put) sheets.set(put.id, put);
      if (version) {
        const all = [...(versions.get(id) ?? []), version];
        const given = new Set(versionsTooMany(all));
        versions.set(
          id,
          all.filter((_, i) => !given.has(i)),
        );
      }
      return result;
    },
    versions: async (id) => (versions.get(id) ?? []).toReversed(),
    answers: async (id) => answers.get(id),
    keepAnswers: async (id, found) => {
      answers.set(id, found);
    },
  };
}
