/** Words in LaTeX: the signs that mean something to TeX, so that nothing in a text is read by it. */

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // In the usual fonts of LaTeX these three are other signs.
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

/** A text with TeX's own signs escaped; all others stay. */
export function latexEscaped(text: string): string {
  return text.replace(/[\\{}$&#_%~^<>|]/g, (sign) => ESCAPES[sign] ?? sign);
}
