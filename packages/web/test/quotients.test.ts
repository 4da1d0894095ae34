// The quotient view: addresses, what the worker tells heap by heap, and sums read and looked up, against
// play on plain heaps.

import { expect, it } from 'vitest';
import type { QuotientPlay, QuotientStudy } from '../src/protocol/quotients.ts';
import { quotientAddress, readQuotientAddress } from '../src/quotient/quotient-address.ts';
import { elementOfSum, readSum } from '../src/quotient/sums.ts';
import { studyQuotient } from '../src/worker/study-quotient.ts';

function studiesOf(text: string, heaps = '20', play: QuotientPlay = 'misere'): QuotientStudy[] {
  const told: QuotientStudy[] = [];
  studyQuotient(text, heaps, play, (study) => told.push(study));
  return told;
}

const studyOf = (...asked: Parameters<typeof studiesOf>) => studiesOf(...asked).at(-1)!;

type Moves = (heap: number) => readonly (readonly number[])[];

/** Who wins heaps, played out: in misère play whoever cannot move wins. */
function played(heaps: readonly number[], left: Moves, right: Moves, misere = true): string {
  const known = new Map<string, boolean>();
  const wins = (position: readonly number[], mover: 0 | 1): boolean => {
    const key = `${mover} ${[...position].sort().join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const moves = position.flatMap((heap, i) =>
      (mover === 0 ? left : right)(heap).map((rest) => [
        ...position.filter((_, j) => j !== i),
        ...rest.filter((each) => each > 0),
      ]),
    );
    const other = mover === 0 ? 1 : 0;
    const won = moves.length === 0 ? misere : moves.some((after) => !wins(after, other));
    known.set(key, won);
    return won;
  };
  const [first, second] = [wins(heaps, 0), wins(heaps, 1)];
  return first ? (second ? 'N' : 'L') : second ? 'R' : 'P';
}

/** Kayles: one pin or two that stand side by side. */
const one: Moves = (row) => Array.from({ length: row }, (_, k) => [k, row - 1 - k]);
const two: Moves = (row) =>
  Array.from({ length: Math.max(0, row - 1) }, (_, k) => [k, row - 2 - k]);
const kayles: Moves = (row) => [...one(row), ...two(row)];

const SUMS = ['1', '2', '1 1', '3 2', '4 4 1', '5 3 2', '6 6', '7 5 1', '2 2 2 2', '4 3 2 1'];

it.each(SUMS)('Kayles: the sum %s is won as play says', (sum) => {
  const study = studyOf('0.77', '7');
  const read = readSum(study, sum);
  const heaps = sum.split(' ').map(Number);
  expect('word' in read && elementOfSum(study, read.word).outcome).toBe(
    played(heaps, kayles, kayles),
  );
});

it.each(SUMS)('Partizan Kayles, which is infinite: the sum %s is won as play says', (sum) => {
  const study = studyOf('0.7 0.07', '12');
  expect(study.finite).toBeUndefined();
  const read = readSum(study, sum);
  expect('word' in read && elementOfSum(study, read.word).outcome).toBe(
    played(sum.split(' ').map(Number), one, two),
  );
});

it('heaps beyond those that were looked at have the element of the period, where it is proved', () => {
  const study = studyOf('0.7 0.07', '12');
  expect(study.period).toEqual({ from: 1, period: 3, forAll: true });
  const [far, near] = ['13 100', '1 1'].map((sum) => {
    const read = readSum(study, sum);
    return 'word' in read ? elementOfSum(study, read.word) : undefined;
  });
  // 13 = 1 and 100 = 1 modulo 3.
  expect(far).toEqual(near);
  const few = studyOf('0.77', '7');
  expect(readSum(few, '5 8')).toEqual({ wrong: '8' });
  expect(readSum(few, '5 x')).toEqual({ wrong: 'x' });
});

it('in normal play Nim-heaps add without carrying', () => {
  const study = studyOf('*3', '', 'normal');
  expect(study.finite?.elements).toHaveLength(4);
  const outcome = (sum: string) => {
    const read = readSum(study, sum);
    return 'word' in read ? elementOfSum(study, read.word).outcome : read.wrong;
  };
  expect(outcome('* + *2 + *3')).toBe('P');
  expect(outcome('*2 + *3')).toBe('N');
  expect(outcome('*2 + *4')).toBe('*4');
});

it('a study has what the page shows, and leads to where the sum is played', () => {
  const study = studyOf('0.75', '22');
  expect(study.finite?.elements).toHaveLength(8);
  expect(study.finite?.products?.[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(study.period).toMatchObject({ forAll: true, period: 2 });
  expect(study.board).toEqual(['board', 'octal', '0.75']);
  expect(Object.keys(study.pictures).sort()).toEqual(['cayley', 'phi', 'semilattice', 'table']);
  expect(studyOf('ruleset(n -> [k for k in 0..n-1], n -> [k for k in 0..n-1])', '3').board).toEqual(
    ['board', 'own', expect.stringContaining('ruleset(')],
  );
});

it('a partizan quotient has its order, and an infinite one a presentation', () => {
  expect(studyOf('{* | 0}').pictures.order).toBeDefined();
  const study = studyOf('{* | 0, 1}');
  expect(study.presentation?.text).toBe('⟨ a, b, b^-1 | bb^-1 = 1, a^3 = a^2, a^2b = a^2 ⟩');
  expect(study.classes).toEqual(['1', 'a', 'a²']);
  const element = (sum: string) => {
    const read = readSum(study, sum);
    return 'word' in read ? elementOfSum(study, read.word).text : read.wrong;
  };
  expect(element('{* | 0, 1} + 1')).toBe('(1, a)');
  // Two of them swallow what stands beside them.
  expect(element('{* | 0, 1} + {* | 0, 1} + 1 + 1')).toBe('a²');
});

it('games that are too long to be named together are not shown one by one', () => {
  expect(studyOf('*2, *2').asked).toHaveLength(2);
  const many = studyOf('[*2 for i in 1..600]');
  expect(many.finite?.elements).toHaveLength(6);
  expect(many.asked).toBeUndefined();
  expect(many.subject).toBe('…');
});

it('what was found before a quotient is not finite within bounds stays', () => {
  const told: QuotientStudy[] = [];
  // Heaps 1, 2 and 3 are 1, −1 and *: no two numbers of stars are the same beside 1 and −1.
  const side = (own: number) => `n -> if n == ${own} or n == 3 then [0] else []`;
  const ask = () =>
    studyQuotient(`ruleset(${side(1)}, ${side(2)})`, '3', 'misere', (study) => told.push(study));
  expect(ask).toThrow('with heaps up to 3, not finite within these bounds');
  expect(told.at(-1)).toMatchObject({ heaps: 2, wanted: 3, classes: ['1'] });
});

it.each([
  ['', 'write a code such as 0.77'],
  ['0.78', '"8" is no octal digit'],
  ['domineering', 'its positions are not heaps'],
  ['{0,|', 'column'],
  ['"text"', 'this is of type text; a quotient is of games'],
  ['{# | 0}', 'without tombstones'],
])('%s is refused with a cure', (text, says) => {
  let said = '';
  try {
    studiesOf(text, '5');
  } catch (error) {
    const { message, column } = error as Error & { column?: number };
    said = `${message} column ${column}`;
  }
  expect(said).toContain(says);
});

it('the largest heap is a number', () => {
  expect(() => studiesOf('0.77', 'many')).toThrow('"many" is no number of heaps');
  expect(() => studiesOf('0.77', '5000')).toThrow('heaps up to 1000');
});

it('addresses round trip, and what is as usual is left out', () => {
  const at = { of: '0.7 0.07', heaps: '12', play: 'normal', sum: '5 4' } as const;
  expect(readQuotientAddress(quotientAddress(at))).toEqual(at);
  const usual = { ...at, play: 'misere', sum: '' } as const;
  expect(quotientAddress(usual)).toEqual(['quotient', '0.7 0.07', '12']);
  expect(readQuotientAddress(['quotient'])).toMatchObject({ of: '0.75', heaps: '22' });
  expect(readQuotientAddress(['quotient', '*2'])).toMatchObject({ heaps: '20', play: 'misere' });
});
