// Words and code in Markdown.

/** Code on one line, however many backticks it has. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const edge = longest > 0 ? ' ' : '';
  return `${ticks}${edge}${line}${edge}${ticks}`;
}

/** Lines of code, whatever stands in them. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Words that mean nothing to Markdown, within a line. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~$]|&(?=#?\w+;)|!$/g, (sign) => `\\${sign}`)
    .replace(/\s*\n\s*/g, ' ');
}

/** Words that mean nothing to Markdown, on a line of their own. */
export function escapedLine(text: string): string {
  return unmarked(escaped(text));
}

/** A line of Markdown that is a paragraph, whatever sign is at its head. */
export function unmarked(line: string): string {
  return line.replace(/^\s*(\d*)([-+=#]|(?<=\d)[.)])/, '$1\\$2');
}
