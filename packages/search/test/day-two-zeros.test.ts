import { describe, expect, it } from 'vitest';
import { type Find, ShardRunner, shippedProblem, totalOf } from '../src/index.ts';
import { allRecords } from './twin-primes.ts';

async function totalModulo(universe: string, size = 8) {
  const { problem, origin } = await shippedProblem('day-two-zeros');
  const runner = await ShardRunner.begin(problem, origin, { universe, size });
  const total = totalOf(runner.identity.shards, await allRecords(runner));
  return { problem, parameters: runner.identity.parameters, total };
}

describe('the zeros of day two', () => {
  // [Mesdal-Ottaway, Theorem 7]; and there are 256 forms of rank at most 2.
  it('in full misère play are 0 alone, of 256', async () => {
    const { total } = await totalModulo('M', 64);
    expect(total.counts).toEqual({ games: '256', zeros: '1' });
    expect(total.finds.map(({ key }) => key)).toEqual(['0']);
  });

  it('modulo dicots hold * + *, and the checker accepts each', async () => {
    const { problem, parameters, total } = await totalModulo('D');
    // * + * = 0 modulo D [Allen]; its literal form is {* | *}.
    expect(total.finds.map(({ key }) => key)).toContain('{* | *}');
    for (const find of total.finds) expect(await problem.verify?.(parameters, find)).toBeNull();
  });

  it('that are forged are refused', async () => {
    const { problem, parameters, total } = await totalModulo('D');
    const zero = total.finds.find(({ key }) => key === '0')!;
    const stars = total.finds.find(({ key }) => key === '{* | *}')!;
    const [above, below] = stars.certificates!;
    const star = { ...stars, key: '*', text: '* = 0 modulo D', data: { game: '*' } };
    const forged: Find[] = [
      star,
      { ...star, certificates: zero.certificates! },
      { ...stars, certificates: zero.certificates! },
      { ...stars, certificates: [above!] },
      { ...stars, certificates: [above!, above!] },
      { ...stars, certificates: [below!, above!] },
      { ...stars, key: '*' },
      { ...stars, text: '* = 0 modulo D' },
      { ...stars, data: { game: '{*, 5 | *}' } },
      { ...stars, data: null },
    ];
    for (const find of forged) expect(await problem.verify?.(parameters, find)).not.toBeNull();
    expect(await problem.verify?.({ ...parameters, universe: 'E' }, stars)).not.toBeNull();
  });

  it('do not depend on how they are cut', async () => {
    const [few, many] = await Promise.all([totalModulo('E', 50), totalModulo('E', 7)]);
    expect(few.total.finds).toEqual(many.total.finds);
    expect(few.total.counts).toEqual(many.total.counts);
  });
});
