// Files that are only a map.

import { ValueError } from '@proviso/engine';
import type { Files } from '../src/index.ts';

/** A folder in memory. */
export function folder(sheets: Record<string, string> = {}) {
  const texts = new Map(Object.entries(sheets));
  const files: Files = {
    read(name) {
      const text = texts.get(name.replace(/^\.\//, ''));
      if (text === undefined) throw new ValueError(`there is no file ${name}`);
      return { path: name.replace(/^\.\//, ''), text };
    },
    write(name, text, overwrite) {
      if (texts.has(name) && !overwrite) throw new ValueError(`${name} exists`);
      texts.set(name, text);
    },
  };
  return { texts, files };
}
