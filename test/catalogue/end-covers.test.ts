// The order of Left dead ends by up-sets, against all pairs compared, and against ends as plain lists.

import { contentsOf, tableNamed } from '@proviso/catalogue';
import { Arena, type FormId, geq, M, Right } from '@proviso/engine';
import { coversOf, posetOf } from '@proviso/engine/posets';
import { describe, expect, it } from 'vitest';
import { endsNextBelow } from '../../packages/catalogue/src/end-covers.ts';

/** A Left dead end as the list of its options, and the order by its definition [Siegel, Theorem 2.1]. */
type End = readonly End[];
const atLeast = (g: End, h: End): boolean =>
  g.length === 0 || h.length === 0
    ? g.length === h.length
    : g.every((option) => h.some((other) => atLeast(option, other)));

describe.each([0, 1, 2, 3, 4])('L_%i', (day) => {
  const arena = new Arena();
  const { forms } = contentsOf(arena, tableNamed(`Ends.${day}`));
  const pairs = endsNextBelow(arena, day, forms).flatMap((lowers, upper) =>
    lowers.map((lower) => [upper, lower]),
  );

  it('has the covers that are found by comparing all pairs modulo M', () => {
    const compared = coversOf(posetOf(forms, (a, b) => geq(arena, a, b, M)));
    expect(pairs).toEqual(compared.map(({ upper, lower }) => [upper, lower]));
  });

  it('has the covers of plain lists', () => {
    const plain = (form: FormId): End => arena.options(form, Right).map(plain);
    const ends = forms.map(plain);
    const above = (i: number, j: number) => i !== j && atLeast(ends[i]!, ends[j]!);
    const places = ends.map((_, i) => i);
    const covers = places.flatMap((i) =>
      places
        .filter((j) => above(i, j) && !places.some((k) => above(i, k) && above(k, j)))
        .map((j) => [i, j]),
    );
    expect(pairs).toEqual(covers);
  });
});
