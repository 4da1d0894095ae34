// All 1,046,530 dicots of rank at most 3, reduced one by one: 1268 simplest forms modulo D and 7541
// modulo M [Dorbec et al.], quoted in [Siegel, end of section 4]. The census counts them another way.
import { expect, it } from 'vitest';
import { Arena, D, type FormId, M, simplestForm } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost } from '../oracle/game.ts';
import { isDicot } from '../oracle/membership.ts';
import { read } from '../oracle/notation.ts';

it('1268 dicots born by day 3 mod D and 7541 mod M', () => {
  const arena = new Arena();
  const options = formsOfRankAtMost(2)
    .filter(isDicot)
    .map((g) => toEngine(arena, g));
  expect(options).toHaveLength(10);
  const sides: FormId[][] = [];
  for (let bits = 1; bits < 1024; bits++) sides.push(options.filter((_, i) => (bits >> i) & 1));
  const forms = [toEngine(arena, read('0'))];
  for (const left of sides) for (const right of sides) forms.push(arena.intern(left, right));
  expect(new Set(forms).size).toBe(1023 * 1023 + 1);
  for (const [u, count] of [
    [D, 1268],
    [M, 7541],
  ] as const)
    expect(new Set(forms.map((g) => simplestForm(arena, g, u))).size).toBe(count);
});
