// Forms as one word: one form, one code, in every arena; read back exactly; a slip of the pen is noticed.
// The second way is a decoder of the documented format on plain objects, with the check of zlib.
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeError, formCode, formOfCode } from '../../src/forms/index.ts';
import { Arena, integer, nimHeap, sum } from '../../src/index.ts';
import { augmentedForm, holds } from '../oracle/arbitrary.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game, subpositions } from '../oracle/game.ts';

const SYMBOLS = [...'0123456789abcdefghjkmnpqrstvwxyz'];

/** The documented format, read without the engine. */
function decoded(code: string): { form: G | undefined; subpositions: number; checks: boolean } {
  const bits = [...code.slice(1)].map((symbol) =>
    SYMBOLS.indexOf(symbol).toString(2).padStart(5, '0'),
  );
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const body = bytes.slice(0, -4);
  const queue = [...body];
  const number = (): number => {
    const byte = queue.shift() ?? 0;
    return byte < 128 ? byte : byte - 128 + 128 * number();
  };
  const forms: G[] = [];
  const options = (count: number): G[] => {
    let next = 0;
    return Array.from({ length: count }, () => {
      next += number();
      return forms[next++] as G;
    });
  };
  while (queue.length > 0) {
    const head = number();
    const left = options(head >> 2);
    forms.push(game(left, options(number()), (head & 1) === 1, (head & 2) === 2));
  }
  const check = Buffer.alloc(4);
  check.writeUInt32LE(crc32(Buffer.from(body)));
  return {
    form: forms.at(-1),
    subpositions: forms.length,
    checks: check.equals(Buffer.from(bytes.slice(-4))),
  };
}

describe('the code of a form', () => {
  it('is what the documented format says, each subposition once', () => {
    const arena = new Arena();
    holds(
      fc.property(augmentedForm(4), (g) => {
        const read = decoded(formCode(arena, toEngine(arena, g)));
        return read.form === g && read.checks && read.subpositions === subpositions(g).length;
      }),
    );
  });

  it('is the same from every arena, and read back in any', () => {
    const [one, other] = [new Arena(), new Arena()];
    for (const g of [...formsOfRankAtMost(2)].reverse()) toEngine(other, g);
    holds(
      fc.property(augmentedForm(4), (g) => {
        const code = formCode(one, toEngine(one, g));
        return (
          code === formCode(other, toEngine(other, g)) &&
          fromEngine(other, formOfCode(other, code)) === g &&
          fromEngine(other, formOfCode(other, code.toUpperCase())) === g
        );
      }),
    );
  });

  it('is different for different forms', () => {
    const arena = new Arena();
    const forms = formsOfRankAtMost(2);
    const codes = new Set(forms.map((g) => formCode(arena, toEngine(arena, g))));
    expect(forms).toHaveLength(256);
    expect(codes.size).toBe(256);
  });

  it('never changes: by hand, 0 is the bytes 0 0 and * the bytes 0 0 4 0 1 0', () => {
    const arena = new Arena();
    const byHand = (...bytes: number[]) => {
      const check = Buffer.alloc(4);
      check.writeUInt32LE(crc32(Buffer.from(bytes)));
      const bits = [...bytes, ...check].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      const fives = bits.match(/.{1,5}/g) ?? [];
      return `1${fives.map((five) => SYMBOLS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
    };
    expect(formCode(arena, integer(arena, 0))).toBe(byHand(0, 0));
    expect(formCode(arena, nimHeap(arena, 1))).toBe(byHand(0, 0, 4, 0, 1, 0));
    // {0, * | *}: options at places 0 and 1, the second with none skipped.
    const star = nimHeap(arena, 1);
    const form = arena.intern([integer(arena, 0), star], [star]);
    expect(formCode(arena, form)).toBe(byHand(0, 0, 4, 0, 1, 0, 8, 0, 0, 1, 1));
  });

  it('carries forms whose tree no one could write down', () => {
    const [from, to] = [new Arena(), new Arena()];
    const huge = sum(from, nimHeap(from, 20), integer(from, 20));
    const code = formCode(from, huge);
    expect(formCode(to, formOfCode(to, code))).toBe(code);
  });
});

describe('a code that was copied wrongly', () => {
  const arena = new Arena();
  const read = (code: string) => {
    try {
      return formOfCode(arena, code);
    } catch (error) {
      if (error instanceof CodeError) return undefined;
      throw error;
    }
  };

  it('is refused with any one symbol changed, missing or twice, and with any two exchanged', () => {
    let tried = 0;
    for (const g of formsOfRankAtMost(2).filter((_, i) => i % 17 === 0)) {
      const code = formCode(arena, toEngine(arena, g));
      for (const [i, symbol] of [...code].entries()) {
        const [before, after] = [code.slice(0, i), code.slice(i + 1)];
        const others = SYMBOLS.filter((other) => other !== symbol);
        const wrong = [...others.map((other) => before + other + after), before + after];
        const next = after[0];
        if (next !== undefined && next !== symbol) {
          wrong.push(before + next + symbol + after.slice(1));
        }
        wrong.push(before + symbol + symbol + after);
        for (const each of wrong) {
          expect(read(each)).toBeUndefined();
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(5_000);
  });

  it('is refused with five wrong symbols in a row', () => {
    holds(
      fc.property(
        augmentedForm(3),
        fc.nat(1_000),
        fc.array(fc.nat(31), { minLength: 5, maxLength: 5 }),
        (g, at, wrong) => {
          const code = formCode(arena, toEngine(arena, g));
          const from = 1 + (at % (code.length - 5));
          const changed =
            code.slice(0, from) + wrong.map((i) => SYMBOLS[i]).join('') + code.slice(from + 5);
          return changed === code || read(changed) === undefined;
        },
      ),
      2_000,
    );
  });

  it('is told where a sign stands in no code, and what version begins with', () => {
    expect(() => formOfCode(arena, '1ab-c')).toThrow('"-" stands in no code');
    expect(() => formOfCode(arena, '1\u0130')).toThrow('"\u0130" stands in no code');
    expect(() => formOfCode(arena, '2abc')).toThrow('begin with 1, not with 2');
    expect(() => formOfCode(arena, '')).toThrow('here are none');
    expect(() => formOfCode(arena, '1')).toThrow('the check of this code fails');
  });

  it('is refused where it says the same in another way', () => {
    // * with its option 0 written twice before it: right check, wrong order of things.
    const bytes = [0, 0, 0, 0, 4, 0, 1, 0];
    const check = Buffer.alloc(4);
    check.writeUInt32LE(crc32(Buffer.from(bytes)));
    const bits = [...bytes, ...check].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const fives = bits.match(/.{1,5}/g) ?? [];
    const code = `1${fives.map((five) => SYMBOLS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
    expect(() => formOfCode(arena, code)).toThrow('not how the code of a form is written');
  });
});
