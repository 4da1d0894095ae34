/** What is quoted in messages: enough to know it by, never a wall. */

/** Longer texts are cut. */
const BRIEF = 60;

export function brief(text: string): string {
  return text.length <= BRIEF ? text : `${text.slice(0, BRIEF - 1)}…`;
}
