// Small files that would take very long or very much: both checkers stop, and say that they did not
// check. What they may take is counted in forms, bytes and positions here, never in seconds.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCertificate, checkText } from '../../src/check/index.ts';
import { sha256 } from '../../src/check/sha256.ts';
import { trivial } from './forgeries.ts';
import { PythonChecker } from './python.ts';

const python = new PythonChecker();
afterAll(() => python.remove());

/** Forms in a chain, each the only option of the next for both players. */
const chain = (length: number): number[][][] =>
  Array.from({ length }, (_, i) => (i === 0 ? [[], []] : [[i - 1], [i - 1]]));

/** G + X has as many positions as the square of the length. */
function square(length: number): object {
  const { pairs: _, strategies: __, ...file } = trivial();
  const last = length - 1;
  const dag = { ...file.dag, forms: chain(length) };
  return { ...file, dag, claim: 'not G >= H', g: last, h: last, x: last, outcomes: {} };
}

/** A dead end of rank 1001. */
const deep = (): object => {
  const forms = Array.from({ length: 1002 }, (_, i) => [[], i === 0 ? [] : [i - 1]]);
  const file = trivial();
  const universe = { name: 'D(A)', generators: [1001] };
  return { ...file, dag: { ...file.dag, forms }, universe };
};

describe('a spent budget', () => {
  it('is no verdict on the certificate: bytes, forms, a deadline, a stop', () => {
    const spent = { valid: false, code: 'budget' };
    expect(checkCertificate(square(3000), { maxBytes: 2 ** 22 })).toMatchObject(spent);
    expect(checkCertificate(square(100), { maxForms: 50 })).toMatchObject(spent);
    expect(checkCertificate(square(100), { deadline: Date.now() - 1 })).toMatchObject(spent);
    expect(checkCertificate(square(100), { shouldStop: () => true })).toMatchObject(spent);
    expect(checkCertificate(square(100))).toMatchObject({ valid: false, code: 'certificate' });
  });

  it('ends the reading of a text', () => {
    const text = JSON.stringify(Array.from({ length: 100 }, () => 0));
    const found = [...checkText(text, () => ({ maxBytes: 1_000 }))];
    expect(found).toMatchObject([{ verdict: { valid: false, code: 'budget' } }]);
  });

  it('does not hide the next certificate', () => {
    const text = `${JSON.stringify(square(100))}\n${JSON.stringify(trivial())}`;
    const found = [...checkText(text, () => ({ maxForms: 50 }))];
    expect(found.map(({ verdict }) => verdict.valid)).toEqual([false, true]);
  });

  it('ends the checker in Python', () => {
    const kinds = (file: object, ...flags: string[]) =>
      python.run(JSON.stringify(file), flags).verdicts.map(({ kind }) => kind);
    expect(kinds(square(100), '--max-positions', '5000')).toEqual(['not checked']);
    expect(kinds(square(100), '--timeout', '0')).toEqual(['not checked']);
    expect(kinds(square(100))).toEqual(['not valid']);
    expect(kinds(square(100), '--max-positions', '10')).toEqual(['not checked']);
    expect(python.run(JSON.stringify(square(100)), ['--max-positions', '5000']).status).toBe(1);
  });

  it('is what dead ends too deep to be compared meet in both', () => {
    expect(checkCertificate(deep())).toMatchObject({ valid: false, code: 'budget' });
    expect(python.run(JSON.stringify(deep())).verdicts).toMatchObject([{ kind: 'not checked' }]);
  });
});

it('the hash of large games is SHA-256', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'abc'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
