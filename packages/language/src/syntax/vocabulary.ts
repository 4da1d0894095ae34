// What the reader of a text that does not parse may know of the session it stands in: which words
// are functions. The parser itself knows none.

export interface Vocabulary {
  /** The function a word is meant for, if it is one but for the case of its letters. */
  functionNamed(word: string): string | undefined;
}

export const NO_VOCABULARY: Vocabulary = { functionNamed: () => undefined };
