import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedStatements, splitStatements } from '../../src/index.ts';

it('statements stand as far in on their line as in the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '1', ' ', '\t', ';', '{', '}', '\n', '\r') });
  fc.assert(
    fc.property(text, (sheet) => {
      const placed = splitStatements(sheet).map(({ text: own, from, line }) => {
        const before =
          sheet
            .slice(0, from)
            .split(/[\r\n]/)
            .at(-1) ?? '';
        return { text: before.replace(/\S/g, ' ') + own, line };
      });
      expect(placedStatements(sheet)).toEqual(placed);
    }),
  );
});
