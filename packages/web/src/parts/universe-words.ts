// A universe spelled out in the language of the page; one that it has no words for, in the engine's.

import { isOwn, type UniverseLabel } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';

export function universeWords({ key, words }: Pick<UniverseLabel, 'key' | 'words'>): string {
  const { universes, ownUniverse } = texts.value.common;
  if (isOwn(key)) return ownUniverse;
  return Object.hasOwn(universes, key) ? universes[key as keyof typeof universes] : words;
}
