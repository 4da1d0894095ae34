// Literals: from the text of a token to its value, with the limits on their size.

import type { Source, Span } from '../errors.ts';

/** A number of more digits than this is no game anybody can build. */
const MAX_DIGITS = 1_000;

function naturalNumber(source: Source, span: Span, digits: string): bigint {
  if (digits.length > MAX_DIGITS) {
    throw source.error('limit', span, `a number has at most ${MAX_DIGITS} digits`);
  }
  return BigInt(digits);
}

/** `12`. */
export function readNumber(source: Source, span: Span): bigint {
  return naturalNumber(source, span, source.text.slice(span.from, span.to));
}

/** `1̄2̄`, `12̄` or `\overline{12}`, the conjugate of 12. */
export function readBarredNumber(source: Source, span: Span): bigint {
  const digits = source.text.slice(span.from, span.to).replace(/[^0-9]/g, '');
  return -naturalNumber(source, span, digits);
}

/** `3/4`, `1 1/2` or `\frac{3}{4}` in lowest terms; the denominator must be a power of two. */
export function readFraction(
  source: Source,
  span: Span,
): { numerator: bigint; denominator: bigint } {
  const parts = source.text.slice(span.from, span.to).match(/[0-9]+/g) ?? [];
  const [below = 0n, above = 0n, whole = 0n] = parts
    .map((digits) => naturalNumber(source, span, digits))
    .reverse();
  let denominator = below;
  let numerator = whole * below + above;
  if (denominator === 0n) throw source.error('syntax', span, 'a fraction has no denominator 0');
  while (denominator % 2n === 0n && numerator % 2n === 0n) {
    numerator /= 2n;
    denominator /= 2n;
  }
  if (numerator % denominator === 0n)
    return { numerator: numerator / denominator, denominator: 1n };
  const powerOfTwo = (denominator & (denominator - 1n)) === 0n;
  if (!powerOfTwo) {
    throw source.error(
      'syntax',
      span,
      `\`${source.quote(span)}\` is not the value of a game`,
      'the denominator must be a power of two, as in `3/4`',
    );
  }
  return { numerator, denominator };
}

/** The size of `*` (which is 1) or `*3`. */
export function readStar(source: Source, span: Span): number {
  return starSize(source, span, source.text.slice(span.from, span.to));
}

/** The size of a heap whose text is a star of whatever writing, and digits. */
function starSize(source: Source, span: Span, text: string): number {
  const digits = /[0-9]*$/.exec(text)?.[0] ?? '';
  if (digits === '') return 1;
  const size = Number(naturalNumber(source, span, digits));
  if (!Number.isSafeInteger(size)) throw source.error('limit', span, 'this nim-heap is too large');
  return size;
}

/** More ups than these in one literal are a slip of the hand. */
const MAX_UPS = 100_000;
const UP = /[\^\u2191]|\\uparrow/g;
const DOWN = /[v\u2193]|\\downarrow/g;

/** `^^`, `^3`, `^*`, `v*2`, `⇑`: how many ups, negative for downs, and the heap beside them. */
export function readUps(source: Source, span: Span): { count: number; star: number } {
  const text = source.text.slice(span.from, span.to);
  const at = text.search(/[*\u2217\u22c6]|\\(?:ast|star|cgstar)/);
  const arrows = at < 0 ? text : text.slice(0, at);
  const star = at < 0 ? 0 : starSize(source, span, text.slice(at));
  const double = /[\u21d1\u21d3]|\\Uparrow|\\Downarrow/.test(arrows);
  const digits = /[0-9]+$/.exec(arrows)?.[0];
  const run = Math.max(arrows.match(UP)?.length ?? 0, arrows.match(DOWN)?.length ?? 0);
  const many = digits === undefined ? run : Number(naturalNumber(source, span, digits));
  if (many > MAX_UPS)
    throw source.error('limit', span, `at most ${MAX_UPS} ups are written at once`);
  const count = double ? 2 : many;
  return { count: /^(?:v|\u2193|\u21d3|\\[dD]own)/.test(arrows) ? -count : count, star };
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['"', '"'],
  ['\\', '\\'],
]);

/** A text between double quotes, with the escapes `\n \t \" \\ \u{…}`. */
export function readText(source: Source, span: Span): string {
  const body = source.text.slice(span.from + 1, span.to - 1);
  return body.replace(/\\(?:u\{([0-9A-Fa-f]{1,6})\}|(.))/gu, (whole, hex, letter, offset) => {
    if (hex !== undefined) {
      const code = Number.parseInt(hex, 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
    } else {
      const meant = ESCAPES.get(letter);
      if (meant !== undefined) return meant;
    }
    const from = span.from + 1 + offset;
    throw source.error(
      'syntax',
      { from, to: from + whole.length },
      `\`${whole}\` is no escape`,
      'the escapes are `\\n`, `\\t`, `\\"`, `\\\\` and `\\u{…}`',
    );
  });
}

/** A compact notation `end"2(10)#"`: its tag and the text between the quotes, as it stands. */
export function readNotation(source: Source, span: Span): { tag: string; text: string } {
  const whole = source.text.slice(span.from, span.to);
  const quote = whole.indexOf('"');
  return { tag: whole.slice(0, quote), text: whole.slice(quote + 1, -1) };
}
