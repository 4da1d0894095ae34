// Words with elements between them. A sentence in which a key, a formula or a link stands is a function
// of these: the view says which element it is, the translation where it stands, and where the element
// holds words of the sentence, which words.

import type { ComponentChildren } from 'preact';

/** Puts words of a sentence into an element. */
export type Wrap = (words: ComponentChildren) => ComponentChildren;

/** rich`Is ${first} equal to ${second}?` */
export function rich(
  words: TemplateStringsArray,
  ...inserted: readonly ComponentChildren[]
): ComponentChildren[] {
  return words.flatMap((part, i) => (i < inserted.length ? [part, inserted[i]] : [part]));
}
