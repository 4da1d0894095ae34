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

/** `1̄2̄` or `12̄`, the conjugate of 12. */
export function readBarredNumber(source: Source, span: Span): bigint {
  const digits = source.text.slice(span.from, span.to).replace(/[\u0304\u0305]/g, '');
  return -naturalNumber(source, span, digits);
}

/** `3/4` in lowest terms; the denominator must be a power of two. */
export function readFraction(
  source: Source,
  span: Span,
): { numerator: bigint; denominator: bigint } {
  const text = source.text.slice(span.from, span.to);
  const slash = text.indexOf('/');
  let numerator = naturalNumber(source, span, text.slice(0, slash));
  let denominator = naturalNumber(source, span, text.slice(slash + 1));
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
  const digits = source.text.slice(span.from + 1, span.to);
  if (digits === '') return 1;
  const size = Number(naturalNumber(source, span, digits));
  if (!Number.isSafeInteger(size)) throw source.error('limit', span, 'this nim-heap is too large');
  return size;
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
