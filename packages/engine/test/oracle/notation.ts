// A small reader, so that the tests can quote the papers: `read('{0,-1|*,#}')`. Integers and barred
// integers (-1 or 1̄), `*`, `*2`, switches `+-1` or `±1`, braces with one bar, `#` or `■` for the
// tombstone of its side. And a shorthand for Left dead ends by their Right options.
import { conjugate, type G, game, integer, nimHeap } from './game.ts';

const plainSigns: Readonly<Record<string, string>> = { '■': '#', '·': '.', '±': '+-' };

export function read(source: string): G {
  // The printed Unicode style in ASCII: 1̄ (digit, combining macron) is -1.
  const text = source
    .replace(/((?:\d\u0304)+)/g, (bars) => `-${bars.replaceAll('\u0304', '')}`)
    .replace(/[■·±]/g, (c) => plainSigns[c] ?? c);
  let at = 0;
  const skip = () => {
    while (text[at] === ' ') at++;
  };
  const expect = (c: string) => {
    skip();
    if (text[at] !== c) throw new Error(`expected ${c} at ${at} in ${text}`);
    at++;
  };
  const digits = () => {
    const start = at;
    while (at < text.length && (text[at] as string) >= '0' && (text[at] as string) <= '9') at++;
    return text.slice(start, at);
  };
  function side(stop: string): { options: G[]; tomb: boolean } {
    const options: G[] = [];
    let tomb = false;
    for (;;) {
      skip();
      if (text[at] === stop) return { options, tomb };
      if (text[at] === '.' || text[at] === ',') at++;
      else if (text[at] === '#') {
        tomb = true;
        at++;
      } else options.push(one());
    }
  }
  function one(): G {
    skip();
    if (text[at] === '{') {
      at++;
      const l = side('|');
      expect('|');
      const r = side('}');
      expect('}');
      return game(l.options, r.options, l.tomb, r.tomb);
    }
    if (text[at] === '*') {
      at++;
      const n = digits();
      return nimHeap(n === '' ? 1 : Number(n));
    }
    if (text.startsWith('+-', at)) {
      at += 2;
      const x = one();
      return game([x], [conjugate(x)]);
    }
    const negative = text[at] === '-';
    if (negative) at++;
    const n = digits();
    if (n === '') throw new Error(`expected a game at ${at} in ${text}`);
    return integer(negative ? -Number(n) : Number(n));
  }
  const g = one();
  skip();
  if (at !== text.length) throw new Error(`left over at ${at} in ${text}`);
  return g;
}

/** The Left dead end whose Right options are the given barred integers: end(0, 1) is 1̄0. */
export const end = (...bars: number[]): G =>
  game(
    [],
    bars.map((n) => integer(-n)),
  );
