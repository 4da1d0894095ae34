// A store that lasts as long as the page: for browsers that keep nothing.

import type { SheetRecord, SheetStore, Version } from './sheet-store.ts';

export function memoryStore(): SheetStore {
  const sheets = new Map<string, SheetRecord>();
  const versions: Version[] = [];
  const answers = new Map<string, unknown>();
  return {
    lasting: false,
    all: async () => [...sheets.values()].sort((a, b) => b.changed - a.changed),
    get: async (id) => sheets.get(id),
    change: async (id, decide) => {
      const { put, version, result } = decide(sheets.get(id));
      if (put) sheets.set(put.id, put);
      if (version) versions.unshift(version);
      return result;
    },
    versions: async (id) => versions.filter(({ sheet }) => sheet === id),
    answers: async (id) => answers.get(id),
    keepAnswers: async (id, found) => {
      answers.set(id, found);
    },
  };
}
