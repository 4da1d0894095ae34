// What the page says, in the language of its reader. Whatever reads `texts` while it is drawn is drawn
// again in the other language when that changes.

import { signal } from '@preact/signals';
import { en } from './en/index.ts';

/** Every language says what English says; a text that is missing is an error of types. */
export type Texts = typeof en;

/** The texts that are shown. */
export const texts = signal<Texts>(en);
