// What a written formula sounds like. A game is read as it is written, option by option, and games
// that differ are read differently: 1̄ is "minus 1", not "1".

import { texts } from '../texts/texts.ts';

/** Barred digits; barred letters; stars with their sizes; fractions, numbers and words; any other sign. */
const TOKENS =
  /(?<digits>(?:\d\u0304)+)|(?<letter>\p{L})\u0304|(?<star>[*∗])(?<size>\d*)|(?<above>\d+)\/(?<below>\d+)|\d+|[\p{L}_]+|\S/gu;

/** A formula in words. */
export function spoken(formula: string): string {
  const t = texts.value.spoken;
  const text = formula.trim();
  const signs = new Map(Object.entries(t.signs));
  const outermost = isOneGame(text);
  const words: string[] = [];
  let depth = 0;
  /** Whether an option may come next: a side that ends here is empty. */
  let fresh = false;
  const closeSide = () => {
    if (fresh) words.push(t.nothing);
    fresh = false;
  };
  for (const { 0: token, groups = {} } of text.matchAll(TOKENS)) {
    const { digits, letter, star, size, above, below } = groups;
    if (token === '{') {
      if (!(outermost && depth === 0)) words.push(t.open);
      words.push(t.leftTo);
      depth++;
      fresh = true;
      continue;
    }
    if (depth > 0 && token === '|') {
      closeSide();
      words.push(t.rightTo);
      fresh = true;
      continue;
    }
    if (depth > 0 && token === '}') {
      closeSide();
      depth--;
      if (!(outermost && depth === 0)) words.push(t.close);
      continue;
    }
    fresh = false;
    if (token === ',') words.push(depth > 0 ? t.or : ',');
    else if (digits !== undefined) words.push(t.minus(digits.replaceAll('\u0304', '')));
    else if (above !== undefined) words.push(t.over(above, below ?? ''));
    else if (letter !== undefined) words.push(t.conjugate(letter));
    else if (star !== undefined) words.push(size ? t.starSize(size) : t.star);
    else words.push(signs.get(token) ?? token);
  }
  return words.join(' ').replaceAll(' ,', ',');
}

/** Whether the first brace is closed by the last. */
function isOneGame(text: string): boolean {
  if (!text.startsWith('{')) return false;
  let depth = 0;
  for (const [i, sign] of [...text].entries()) {
    if (sign === '{') depth++;
    if (sign === '}' && --depth === 0) return i === [...text].length - 1;
  }
  return false;
}
