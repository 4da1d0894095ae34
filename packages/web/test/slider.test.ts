// Numbers with sliders: read from a comment, changed in the text, and plain language all the while.

import { Session, splitStatements } from '@proviso/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidersOf, slidTo } from '../src/worksheet/slider.ts';

describe('a slider', () => {
  it('is a comment behind a number', () => {
    const text = 'k := 2\nn := 5 // slider 1..10\nm :=  -4 // slider -8 .. 8 step 4';
    expect(slidersOf(text).map(({ at: _, length: __, ...rest }) => rest)).toEqual([
      { name: 'n', value: 5, from: 1, to: 10, step: 1 },
      { name: 'm', value: -4, from: -8, to: 8, step: 4 },
    ]);
  });

  it.each([
    'n := 5',
    'n := 5 + 1 // slider 1..10',
    'n := 5 // slider 10..1',
    'n := 5 // slider 1..10 step 0',
    'n := 5 // slide 1..10',
    '// n := 5 // slider 1..10',
    'f(n) := 5 // slider 1..10',
    'n := 5 // slider 1..99999999999999999999',
  ])('is none in %s', (text) => {
    expect(slidersOf(text)).toEqual([]);
  });

  it('changes its number and nothing else, and the language reads it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -50, max: 50 }),
        fc.constantFrom('n := ', '  n:=', 'n1 :=  '),
        (before, after, head) => {
          const write = (n: number) => `k := 3\n${head}${n} // slider -50..50\nk`;
          const [slider] = slidersOf(write(before));
          if (slider === undefined) throw new Error('no slider');
          const changed = slidTo(write(before), slider, after);
          expect(changed).toBe(write(after));
          const session = new Session();
          for (const { text } of splitStatements(changed)) {
            expect(session.run(text).result.ok).toBe(true);
          }
          const { result } = session.run(slider.name);
          expect(result.ok && result.text).toBe(String(after));
        },
      ),
    );
  });
});
