// Keys as they are called on a keyboard of the reader's language.

import { texts } from '../texts/texts.ts';

/** `Ctrl+Shift+Z`, as it is to be read. */
export function keyNames(keys: string): string {
  const names: Readonly<Record<string, string>> = texts.value.common.keyNames;
  return keys.replace(/[A-Z][a-z]+/g, (key) => names[key] ?? key);
}
