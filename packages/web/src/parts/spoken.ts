// What a written formula sounds like. A game is read as it is written, option by option, and games
// that differ are read differently: 1̄ is "minus 1", not "1".

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['±', 'plus or minus'],
  ['−', 'minus'],
  ['-', 'minus'],
  ['~', 'conjugate of'],
  ['↑', 'up'],
  ['↓', 'down'],
  ['⇑', 'double up'],
  ['⇓', 'double down'],
  ['■', 'tombstone'],
  ['#', 'tombstone'],
  ['·', 'nothing'],
  ['…', 'and so on'],
  ['=', 'equals'],
  ['≡', 'is equal to'],
  ['≢', 'is not equal to'],
  ['≥', 'is at least'],
  ['≱', 'is not at least'],
  ['≤', 'is at most'],
  ['≰', 'is not at most'],
  ['>', 'is greater than'],
  ['<', 'is less than'],
  ['∥', 'is incomparable with'],
  ['‖', 'is incomparable with'],
  ['∈', 'is in'],
  ['∉', 'is not in'],
  ['⧏', 'is less than or incomparable with'],
  ['⧐', 'is greater than or incomparable with'],
]);

/** Barred digits; barred letters; stars with their sizes; fractions, numbers and words; any other sign. */
const TOKENS =
  /(?<digits>(?:\d\u0304)+)|(?<letter>\p{L})\u0304|(?<star>[*∗])(?<size>\d*)|(?<above>\d+)\/(?<below>\d+)|\d+|[\p{L}_]+|\S/gu;

/** A formula in words. */
export function spoken(formula: string): string {
  const text = formula.trim();
  const outermost = isOneGame(text);
  const words: string[] = [];
  let depth = 0;
  /** Whether an option may come next: a side that ends here is empty. */
  let fresh = false;
  const closeSide = () => {
    if (fresh) words.push('nothing');
    fresh = false;
  };
  for (const { 0: token, groups = {} } of text.matchAll(TOKENS)) {
    const { digits, letter, star, size, above, below } = groups;
    if (token === '{') {
      if (!(outermost && depth === 0)) words.push('open');
      words.push('Left to');
      depth++;
      fresh = true;
      continue;
    }
    if (depth > 0 && token === '|') {
      closeSide();
      words.push(', Right to');
      fresh = true;
      continue;
    }
    if (depth > 0 && token === '}') {
      closeSide();
      depth--;
      if (!(outermost && depth === 0)) words.push(', close');
      continue;
    }
    fresh = false;
    if (token === ',') words.push(depth > 0 ? 'or' : ',');
    else if (digits !== undefined) words.push(`minus ${digits.replaceAll('\u0304', '')}`);
    else if (above !== undefined) words.push(`${above} over ${below}`);
    else if (letter !== undefined) words.push(`conjugate of ${letter}`);
    else if (star !== undefined) words.push(size === '' ? 'star' : `star ${size}`);
    else words.push(SIGNS.get(token) ?? token);
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
