// The language of the page: that of the browser, unless the reader says otherwise. The page stays as it
// is while it changes; only its words become others.

import { batch, effect, signal } from '@preact/signals';
import { keep, kept } from './storage.ts';
import { fitting, type Language } from './texts/languages.ts';
import { names } from './texts/names.ts';
import { texts } from './texts/texts.ts';

const chosen = kept('language');
const first = fitting([...(chosen === undefined ? [] : [chosen]), ...navigator.languages]);

/** The language that is shown. */
export const language = signal<Language>(fitting([]));

/** What was asked for last: texts that arrive later than those asked for after them are not shown. */
let asked = first;

/** Shows another language; one that does not arrive leaves everything as it is. */
async function show(next: Language): Promise<void> {
  asked = next;
  try {
    const [words, called] = await Promise.all([next.load(), next.names()]);
    if (asked !== next) return;
    batch(() => {
      texts.value = words;
      names.value = called;
      language.value = next;
    });
  } catch {
    asked = language.value;
  }
}

/** The reader chooses a language, for this visit and those to come. */
export function chooseLanguage(next: Language): void {
  keep('language', next.code);
  void show(next);
}

/** Tells the browser which language it is; `ready` when the first words are there. */
export function followLanguage(ready: () => void): void {
  effect(() => {
    document.documentElement.lang = language.value.code;
  });
  if (first === language.value) ready();
  else void show(first).then(ready);
}
