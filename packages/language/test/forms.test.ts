// Plain games: what is printed parses back to the same form, and each literal
// is the form the definitions say.

import {
  Arena,
  conjugate,
  type FormId,
  formToText,
  integer,
  nimHeap,
  sum,
  ZERO,
} from '@proviso/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LanguageError, parseForm } from '../src/index.ts';

/** A tree of options and tombstones, from which a form is built without the parser. */
interface Tree {
  readonly left: readonly Tree[];
  readonly right: readonly Tree[];
  readonly tombstones: 0 | 1 | 2 | 3;
}

function treeOfDepth(depth: number): fc.Arbitrary<Tree> {
  const options =
    depth === 0
      ? fc.constant<Tree[]>([])
      : fc.array(fc.nat(depth - 1).chain(treeOfDepth), { maxLength: 3 });
  return fc.record({
    left: options,
    right: options,
    tombstones: fc.constantFrom<Tree['tombstones']>(0, 0, 0, 1, 2, 3),
  });
}

const tree = treeOfDepth(5);

function build(arena: Arena, { left, right, tombstones }: Tree): FormId {
  const ids = (trees: readonly Tree[]): FormId[] => trees.map((each) => build(arena, each));
  return arena.intern(ids(left), ids(right), tombstones);
}

/** The tree written out in full, with nothing named. */
function spelled({ left, right, tombstones }: Tree): string {
  const side = (trees: readonly Tree[], marked: boolean): string =>
    [...trees.map(spelled), ...(marked ? ['#'] : [])].join(',');
  return `{${side(left, (tombstones & 1) !== 0)}|${side(right, (tombstones & 2) !== 0)}}`;
}

describe('printing and parsing', () => {
  test.each(['ascii', 'unicode'] as const)('parse(print(G)) is G in %s', (style) => {
    fc.assert(
      fc.property(tree, (written) => {
        const arena = new Arena();
        const g = build(arena, written);
        const text = formToText(arena, g, { style, maxLength: Infinity });
        expect(parseForm(arena, text)).toBe(g);
      }),
      { numRuns: 2_000 },
    );
  });

  test('all 256 forms of rank at most 2, in both styles', () => {
    const arena = new Arena();
    let forms: FormId[] = [ZERO];
    for (let n = 0; n < 2; n++) {
      const sides = forms.reduce<FormId[][]>(
        (sets, form) => [...sets, ...sets.map((set) => [...set, form])],
        [[]],
      );
      forms = sides.flatMap((left) => sides.map((right) => arena.intern(left, right)));
    }
    expect(new Set(forms).size).toBe(256);
    for (const g of forms) {
      for (const style of ['ascii', 'unicode'] as const) {
        expect(parseForm(arena, formToText(arena, g, { style }))).toBe(g);
      }
    }
  });

  test('a tree spelled out is that tree', () => {
    fc.assert(
      fc.property(tree, (written) => {
        const arena = new Arena();
        expect(parseForm(arena, spelled(written))).toBe(build(arena, written));
      }),
      { numRuns: 1_000 },
    );
  });

  test('large integers and heaps', () => {
    const arena = new Arena();
    for (const n of [10, -10, 123, -99_999]) {
      const g = integer(arena, n);
      for (const style of ['ascii', 'unicode'] as const) {
        expect(parseForm(arena, formToText(arena, g, { style }))).toBe(g);
      }
    }
    expect(parseForm(arena, '*2000')).toBe(nimHeap(arena, 2000));
  });
});

describe('literals', () => {
  test.each([
    ['{|}', '0'],
    ['{|}', '{. | .}'],
    ['{|}', '{·|·}'],
    ['{{|}|}', '1'],
    ['{{{|}|}|}', '2'],
    ['{|{|}}', '-1'],
    ['{|{|}}', '1̄'],
    ['{|{|{|}}}', '2̄'],
    ['-12', '12̄'],
    ['-12', '1̄2̄'],
    ['-12', '−12'],
    ['{{|}|{|}}', '*'],
    ['{{|},{{|}|{|}}|{|},{{|}|{|}}}', '*2'],
    ['{0|1}', '1/2'],
    ['{0|{0|1}}', '1/4'],
    ['{{0|1}|1}', '3/4'],
    ['{{1|2}|2}', '7/4'],
    ['{{0|{0|1}}|{0|1}}', '3/8'],
    ['{-1|0}', '-1/2'],
    ['2', '4/2'],
    ['1/2', '8/16'],
    ['0', '0/8'],
    ['{0|*}', '^'],
    ['{0|*}', '↑'],
    ['{*|0}', 'v'],
    ['{*|0}', '↓'],
    ['{1|-1}', '+-1'],
    ['{1|-1}', '±1'],
    ['{1|-1}', '±{1}'],
    ['{1, * | -1, *}', '±{1, *}'],
    ['{{1|0}|{0|-1}}', '±{1|0}'],
    ['{0|0}', '±0'],
    ['{{2|-2}|{2|-2}}', '±±2'],
  ])('%s is %s', (one, other) => {
    const arena = new Arena();
    expect(parseForm(arena, other)).toBe(parseForm(arena, one));
  });

  test('signs are the operations of the engine', () => {
    const arena = new Arena();
    const g = parseForm(arena, '{0, * | 1}');
    expect(parseForm(arena, '-{0, * | 1}')).toBe(conjugate(arena, g));
    expect(parseForm(arena, '- -{0, * | 1}')).toBe(g);
    expect(parseForm(arena, '{0, * | 1} + *')).toBe(sum(arena, g, nimHeap(arena, 1)));
    expect(parseForm(arena, '* - {0, * | 1}')).toBe(
      sum(arena, nimHeap(arena, 1), conjugate(arena, g)),
    );
    expect(parseForm(arena, '2 * {0, * | 1}')).toBe(sum(arena, g, g));
    expect(parseForm(arena, '2·{0, * | 1}')).toBe(sum(arena, g, g));
    expect(parseForm(arena, '-1 * {0, * | 1}')).toBe(conjugate(arena, g));
    expect(parseForm(arena, '0 * {0, * | 1}')).toBe(ZERO);
    const star2 = nimHeap(arena, 2);
    expect(parseForm(arena, '3**2')).toBe(sum(arena, star2, sum(arena, star2, star2)));
    expect(parseForm(arena, '2 * 2 * *')).toBe(parseForm(arena, '* + * + * + *'));
  });

  test.each([
    ['x', '`x` is not known'],
    ['rank(*)', '`rank` is not known'],
    ['E', '`E` is a universe; did you mean `G mod E`?'],
    ['true', 'expected a game, and `true` is true or false'],
    ['x := 1', 'this is not one expression'],
    ['', 'nothing is written here'],
    [
      '* * *',
      'before `*` stands how many copies, a whole number; write `3 * G`; the star itself is written `G + *`',
    ],
    ['99999999999', 'integers are refused as games above 10000000'],
  ])('%j is not a plain game', (text, message) => {
    const arena = new Arena();
    expect(() => parseForm(arena, text)).toThrow(LanguageError);
    expect(() => parseForm(arena, text)).toThrow(message);
  });

  test('500 nested braces are built', () => {
    const arena = new Arena();
    let g: FormId = ZERO;
    for (let i = 0; i < 499; i++) g = arena.intern([g], [ZERO]);
    expect(parseForm(arena, `${'{'.repeat(500)}|}${'|0}'.repeat(499)}`)).toBe(g);
  });
});
