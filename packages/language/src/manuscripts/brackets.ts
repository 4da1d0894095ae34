// Brackets in LaTeX, as TeX counts them where it reads an argument sign by sign.

/** Where a pattern with the flag `g` is next found; -1 where it is not. */
export function nextOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** The first offset from here on that is no blank; one line end is a blank too. */
export function skipBlanks(text: string, from: number): number {
  const [blanks = ''] = /^[ \t]*(?:\r?\n[ \t]*)?/.exec(text.slice(from, from + 500)) ?? [];
  return from + blanks.length;
}

/** Where the bracket that opens here is closed; -1 where it never is. Within `[` braces are passed over. */
export function balancedEnd(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === open) depth++;
    else if (sign === close && --depth === 0) return at;
    else if (sign === '{' && open === '[') {
      at = balancedEnd(text, at, '{', '}');
      if (at < 0) return -1;
    }
  }
  return -1;
}
