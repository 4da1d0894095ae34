// Texts may come from strangers: what would steer a terminal, or turn round the order of its letters, is
// written in letters, as it is within lists.

/** Control characters but for tabs and line ends, and the signs that override the direction of writing. */
const STEERING = /(?![\t\n]|\r\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The text as a terminal may show it: `\u001b` for an escape. */
export function printable(text: string): string {
  return text.replace(
    STEERING,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
