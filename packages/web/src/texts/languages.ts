// The languages of the page. English comes with it; another is loaded when it is asked for.

import { en } from './en/index.ts';
import { ENGLISH_NAMES, type Names } from './names.ts';
import type { Texts } from './texts.ts';

export interface Language {
  /** As in `<html lang>`. */
  readonly code: string;
  /** What it is called by those who speak it. */
  readonly name: string;
  readonly load: () => Promise<Texts>;
  /** What has a name of its own in English. */
  readonly names: () => Promise<Names>;
}

export const ENGLISH: Language = {
  code: 'en',
  name: 'English',
  load: async () => en,
  names: async () => ENGLISH_NAMES,
};

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    code: 'de',
    name: 'Deutsch',
    load: () => import('./de/index.ts').then(({ de }) => de),
    names: () => import('./de/names.ts').then(({ names }) => names),
  },
];

/** The first of the wanted languages that there is, whatever the country: `de-AT` is `de`. */
export function fitting(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [code] = tag.toLowerCase().split('-');
    const found = LANGUAGES.find((one) => one.code === code);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}
