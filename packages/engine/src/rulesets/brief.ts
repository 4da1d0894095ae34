/** What is quoted in messages: enough to know it by, never a wall. */

/** Longer texts are cut. */
const BRIEF = 60;
/** What somebody else's code says may be a sentence. */
const BRIEF_LINE = 120;

export function brief(text: string): string {
  return cut(text, BRIEF);
}

/** The same of what somebody else's code says, in one line. */
export function briefLine(text: string): string {
  return cut(text.replace(/\s+/g, ' '), BRIEF_LINE);
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
