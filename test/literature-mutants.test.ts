// The mutants with which the entries of the papers are tried: each kind of change is found in the
// declaration that a place names and in what it uses, and the source with all of them inside is the
// source itself as long as none is on.

import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { changesOf, chosen, withMutants } from '../scripts/mutants/literature/mutants.ts';

const SOURCE = `
import { Left } from './side.ts';
const least = 2;
export function isLarge(list: readonly number[], side: number): boolean {
  if (list.length === 0) return false;
  return list.every((n) => n >= least && beats(n, side));
}
function beats(n: number, side: number): boolean {
  return n > Number(side.toString());
}
export function unrelated(n: number): number {
  return n + 1;
}
`;

type Large = (list: readonly number[], side: number) => boolean;

/** The function as it is with one mutant on. */
function isLarge(number: number): Large {
  const changes = changesOf(SOURCE, 'isLarge').map((change, i) => ({ ...change, number: i + 1 }));
  const text = withMutants(SOURCE, changes).replace(/^import .*$/m, '');
  const module = ts.transpile(text, { module: ts.ModuleKind.CommonJS });
  const run = new Function('globalThis', 'exports', `${module}; return exports.isLarge;`);
  return run({ MUTANT: number }, {}) as Large;
}

describe('the mutants of a place', () => {
  const changes = changesOf(SOURCE, 'isLarge');
  const texts = changes.map(({ text }) => text);

  it('are of every kind, in the declaration and in what it uses of the file', () => {
    expect(texts).toContain('!(list.length === 0)');
    expect(texts).toContain('n > least');
    expect(texts).toContain('n >= Number(side.toString())');
    expect(texts).toContain('list.some((n) => n >= least && beats(n, side))');
    expect(texts).toContain('(n >= least) || (beats(n, side))');
    expect(texts).toContain('((1 - side) as never)');
    expect(new Set(changes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
  });

  it('leave alone what it does not use', () => {
    expect(texts.some((text) => text.includes('n) - (1'))).toBe(false);
    expect(changesOf(SOURCE, undefined).length).toBeGreaterThan(changes.length);
  });

  it('are a few of each kind', () => {
    const few = chosen(changes, 5);
    expect(few).toHaveLength(5);
    expect(new Set(few.map(({ kind }) => kind)).size).toBe(5);
  });

  it('change nothing while none is on, and one thing each', () => {
    const cases: readonly (readonly [readonly number[], number])[] = [
      [[], 0],
      [[3, 4], 1],
      [[2, 5], 0],
      [[1, 5], 0],
      [[3], 3],
      [[3, 3], 4],
    ];
    const answers = (large: Large): string => cases.map((each) => large(...each)).join();
    const sound = 'false,true,true,false,false,false';
    expect(answers(isLarge(0))).toBe(sound);
    const noticed = changes.filter((_, i) => answers(isLarge(i + 1)) !== sound);
    expect(noticed.length).toBeGreaterThan(changes.length / 2);
  });
});
