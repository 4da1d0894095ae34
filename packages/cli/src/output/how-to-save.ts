// What is said under a picture on a terminal, which shows it in letters or only describes it.

/** Longer statements are not repeated. */
const LONGEST = 60;

/** The command that saves the picture of a statement. */
export function howToSave(statement: string): string {
  const text = statement.trim().replaceAll(/\s+/g, ' ');
  const argument = text.length > LONGEST ? 'PICTURE' : `'${text.replaceAll("'", `'\\''`)}'`;
  return `(to save the picture: proviso draw ${argument} --output picture.svg; the statements it needs, such as \`use 3 players\`, go before it)`;
}
