// What is said under a picture on a terminal, which shows it in letters or only describes it.

/** The statement that saves the picture of the one before: by its variable, or as the last answer. */
export function howToSave(statement: string): string {
  const [, variable = 'ans'] = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:=/u.exec(statement) ?? [];
  return `(to save the picture, write next: save(${variable}, "picture.svg"))`;
}
