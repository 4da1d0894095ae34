import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormId } from '../../src/forms/arena.ts';
import { PendingPairs } from '../../src/order/pending-pairs.ts';

it('pairs come by weight, each once, and what lies below them stays', () => {
  const weights = fc.array(fc.nat(9), { maxLength: 12 });
  fc.assert(
    fc.property(weights, weights, (below, above) => {
      const pending = new PendingPairs();
      for (const [i, weight] of below.entries())
        pending.push(i as FormId, weight as FormId, weight);
      const start = pending.end;
      for (const [i, weight] of above.entries())
        pending.push(i as FormId, weight as FormId, weight);
      const { end } = pending;
      const came: [number, number][] = [];
      for (let at = start; at < end; at++) {
        pending.bringLeast(at, end);
        came.push([pending.first(at), pending.second(at)]);
      }
      expect(came.map(([, weight]) => weight)).toEqual([...above].sort((a, b) => a - b));
      expect(came.map(([place]) => place).sort((a, b) => a - b)).toEqual([...above.keys()]);
      for (const [place, weight] of came) expect(above[place]).toBe(weight);
      for (const [i, weight] of below.entries()) {
        expect([pending.first(i), pending.second(i)]).toEqual([i, weight]);
      }
    }),
  );
});
