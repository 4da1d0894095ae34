// The file of the answers: what is written is read again, and what was changed is told by its digest.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerDigest,
  askedKey,
  type Cache,
  cacheDigest,
  definitionsKey,
  type KeptAnswer,
  questionKey,
  readCache,
  writeCache,
} from '../../src/manuscripts/index.ts';

const DEFINITIONS = ['\nG := {0, # | *}\n', '\n  use E\n\n  f(n) := n\n'];

function kept(after: number, statement: string, latex: string, plain?: string): KeptAnswer {
  const asked = { after, kind: 'value', statement } as const;
  const answer = { latex, ...(plain !== undefined && { plain }) };
  return { ...asked, ...answer, digest: answerDigest(asked, answer, DEFINITIONS) };
}

const CACHE: Cache = {
  version: '1.2.3',
  definitions: DEFINITIONS,
  answers: [
    kept(0, '{0, # | *} mod D', '\\ensuremath{\\{ 0, \\blacksquare \\mid * \\}}', '{0, # | *}'),
    kept(1, 'table([1], "a", n -> n)', '\\begin{tabular}{l}\n  a \\\\\n}{%\n\\end{tabular}'),
    { ...kept(2, 'x}{y', ''), latex: undefined as never, message: 'there is no x' },
    kept(2, 'outcome(G)', '\\ensuremath{\\mathcal{N}}', 'N'),
  ],
};

describe('what is written', () => {
  const text = writeCache(CACHE, 'paper.tex');

  it('is read again', () => {
    const again = readCache(text);
    expect(again?.version).toBe('1.2.3');
    expect(again?.definitions).toEqual(DEFINITIONS);
    expect(
      again?.answers.map(({ latex, plain, digest, ...asked }) => [
        askedKey(asked),
        latex,
        plain,
        digest,
      ]),
    ).toEqual(
      CACHE.answers.map(({ latex, plain, digest, ...asked }) => [
        askedKey(asked),
        latex,
        plain,
        digest,
      ]),
    );
    expect(again && writeCache(again, 'paper.tex')).toBe(text);
  });

  it('says by what it was written, of how many answers, and how to write it', () => {
    expect(text).toMatch(
      /^% Answers of Proviso 1\.2\.3 to paper\.tex: written by `proviso latex paper\.tex`/,
    );
    expect(text).toContain(`\\provisocache{1}{1.2.3}{${cacheDigest(CACHE)}}{3}\n`);
  });

  it('declares the signs that pdfTeX does not know', () => {
    const cache = { ...CACHE, answers: [kept(0, 'x', '■ é')] };
    const signs = writeCache(cache, 'paper.tex')
      .split('\n')
      .filter((line) => line.startsWith('\\provisosign'));
    expect(signs).toEqual(['\\provisosign{■}{25A0}{\\ensuremath{\\blacksquare}}']);
  });

  it('is none where another format is', () => {
    expect(readCache(text.replace('cache{1}', 'cache{2}'))).toBeUndefined();
    expect(readCache('')).toBeUndefined();
  });

  it('may be any statement and answer', () => {
    const line = fc
      .string({ unit: 'binary' })
      .map((s) => s.replace(/[^\x20-\x7e\u00c0-\u024f]|[{}%\\]/g, ''))
      .filter((s) => questionKey(s) !== '');
    fc.assert(
      fc.property(line, fc.array(line, { minLength: 1 }), (statement, lines) => {
        const cache = {
          version: '1',
          definitions: [],
          answers: [kept(0, statement, lines.join('\n'))],
        };
        const [answer] = readCache(writeCache(cache, 'p.tex'))?.answers ?? [];
        expect([answer?.statement, answer?.latex]).toEqual([
          questionKey(statement),
          lines.join('\n'),
        ]);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('the digest of an answer', () => {
  const asked = { after: 1, kind: 'value', statement: 'outcome(G)' } as const;
  const digest = answerDigest(asked, { latex: 'N' }, DEFINITIONS);

  it('is SHA-256 of the definitions, the statement and the answer', () => {
    const text = JSON.stringify([['G := {0, # | *}'], 'value', 'outcome(G)', 'N', null, null]);
    expect(digest).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it.each([
    [{ ...asked, statement: 'outcome(H)' }, 'N', DEFINITIONS],
    [{ ...asked, kind: 'text' as const }, 'N', DEFINITIONS],
    [{ ...asked, after: 2 }, 'N', DEFINITIONS],
    [asked, 'P', DEFINITIONS],
    [asked, 'N', ['G := {0 | *}', '']],
  ])('is another one for %j, %s, %j', (other, latex, definitions) => {
    expect(answerDigest(other, { latex }, definitions)).not.toBe(digest);
  });

  it('does not depend on blanks, nor on definitions that come later', () => {
    const spaced = { ...asked, statement: '  outcome(G)\n' };
    expect(answerDigest(spaced, { latex: 'N' }, ['G :=  {0,\t# | *}', 'other'])).toBe(digest);
  });
});

it('blanks are one space to TeX, and line ends of definitions stay', () => {
  expect(questionKey(' a \n\t b  ')).toBe('a b');
  expect(questionKey('{0, \\# | #}')).toBe('{0, # | #}');
  expect(questionKey('a\u00a0b')).toBe('a\u00a0b');
  expect(definitionsKey('\n  a := 1 \r\n\tb := \t2\n\n')).toBe('a := 1\nb := 2');
});
