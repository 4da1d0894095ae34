// Long forms, folded: what stands in braces deep inside is a sign to press. Folding is a way of showing a
// text and nothing else; whatever is folded can be unfolded, and then the text is as it was.

/** A part of a form: signs as they are written, or what stands in braces. */
export type Part = string | Braces;

export interface Braces {
  readonly inside: readonly Part[];
  /** How many signs its text has, braces included. */
  readonly length: number;
}

/** Longer forms are folded. */
export const FOLDED_LENGTH = 80;
/** A folded part takes so many signs; what is not much longer stays as it is. */
const SIGN = 3;
const KEPT = 16;

/** Whether a part in braces is worth folding. */
export function folds({ length }: Braces): boolean {
  return length > KEPT;
}

/** The parts of a text in braces; nothing where braces do not match. */
export function partsOf(text: string): readonly Part[] | undefined {
  const open: Part[][] = [];
  let here: Part[] = [];
  for (const part of text.split(/([{}])/)) {
    if (part === '{') {
      open.push(here);
      here = [];
    } else if (part === '}') {
      const around = open.pop();
      if (around === undefined) return undefined;
      around.push({ inside: here, length: lengthOf(here) + 2 });
      here = around;
    } else if (part !== '') here.push(part);
  }
  return open.length === 0 ? here : undefined;
}

/** The text of parts, whole. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((one) => (typeof one === 'string' ? one : `{${textOf(one.inside)}}`)).join('');
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** How many signs parts take where braces below a depth are folded. */
function foldedLength(parts: readonly Part[], depth: number): number {
  return parts.reduce((sum, one) => {
    if (typeof one === 'string') return sum + one.length;
    if (!folds(one)) return sum + one.length;
    return sum + (depth === 0 ? SIGN : 2 + foldedLength(one.inside, depth - 1));
  }, 0);
}

/**
 * The depth down to which parts are shown: as deep as they are short enough, one level always; Infinity
 * where nothing is folded.
 */
export function shownDepth(parts: readonly Part[], most = FOLDED_LENGTH): number {
  if (lengthOf(parts) <= most) return Infinity;
  let depth = 1;
  while (foldedLength(parts, depth + 1) <= most) depth++;
  return foldedLength(parts, depth) < lengthOf(parts) ? depth : Infinity;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/#/g, '■'],
  [/(?<![\d.])\.(?![\d.])/g, '·'],
  [/\+-/g, '±'],
  [/-\^\^(?!\^)/g, '⇓'],
  [/-\^/g, '↓'],
  [/\^\^/g, '⇑'],
  [/\^/g, '↑'],
  [/\bv/g, '↓'],
];

/** A form as it is typed, with the signs of the papers. */
export function withSigns(ascii: string): string {
  const signed = SIGNS.reduce((text, [typed, sign]) => text.replace(typed, sign), ascii);
  return signed.replace(/-(\d+)(?![\d/])/g, (_, digits: string) =>
    digits.replace(/\d/g, '$&\u0304'),
  );
}
