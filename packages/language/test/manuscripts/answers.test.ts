// Answers as LaTeX in the middle of a text.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/index.ts';
import { type AnswerKind, printAnswer } from '../../src/manuscripts/index.ts';
import { shownAnswer } from '../../src/sheets/index.ts';

function printed(kind: AnswerKind, ...statements: string[]): string {
  const session = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
  const runs = statements.map((statement) => session.run(statement));
  const run = runs.at(-1);
  if (!run?.result.ok) throw new Error('this fails');
  const answer = printAnswer(kind, shownAnswer(run, { cites: 'keys' }), run.result.text);
  return 'latex' in answer ? answer.latex : `refused: ${answer.message}`;
}

describe('in a line', () => {
  it.each([
    ['{0, * | *} mod D', '\\ensuremath{\\{ 0, \\blacksquare \\mid * \\}}'],
    ['outcome({0, * | *})', '\\ensuremath{\\mathcal{N}}'],
    ['rank(*2) - 5', '\\ensuremath{-3}'],
    ['* + * == 0 mod E', '\\provisowords{false}'],
    ['compare(* + *, 0, E)', '\\provisowords{\\textbar{}\\textbar{}}'],
    [
      '[1, outcome(*)]',
      '\\provisowords{[}\\ensuremath{1}, \\ensuremath{\\mathcal{P}}\\provisowords{]}',
    ],
    ['"50 % of a_b"', '\\provisowords{50 \\% of a\\_b}'],
    ['D({.|0,*})', '\\provisowords{D(\\{. \\textbar{} 0, $*$\\})}'],
  ])('%s', (statement, latex) => {
    expect(printed('value', statement)).toBe(latex);
  });

  it('as text', () => {
    expect(printed('text', '{0, * | *} mod D')).toBe(
      '\\provisowords{\\ttfamily \\{0, ■ \\textbar{} $*$\\}}',
    );
    expect(printed('text', 'table([1], "n", n -> n)')).toMatch(/^\\provisolines\{%\n\{\}n\\\\\n/);
  });
});

describe('by themselves', () => {
  it('tables have their heads above a rule, and no caption', () => {
    const table = printed('table', 'table(1..2, "n", n -> n, "*n", n -> nimheap(n))');
    expect(table.split('\n')).toEqual([
      '\\begin{tabular}{rl}',
      '  {}\\ensuremath{n} & $*$n \\\\',
      '  \\hline\\noalign{\\vskip2pt}',
      '  {}\\ensuremath{1} & \\ensuremath{*} \\\\',
      '  {}\\ensuremath{2} & \\ensuremath{*2} \\\\',
      '\\end{tabular}',
    ]);
    expect(printed('value', 'table(1..2, "n", n -> n, "*n", n -> nimheap(n))')).toBe(table);
  });

  it.each(['tree(*)', 'hasse([0, *], D)', 'domineering(2, 2)', 'plot([1, 2], n -> n)'])(
    '%s is drawn',
    (statement) => {
      const picture = printed('picture', statement);
      expect(picture).toMatch(/^\\definecolor/);
      expect(picture).toMatch(/\\end\{tikzpicture\}$/);
      expect(printed('value', statement)).toBe(picture);
    },
  );

  it('reasons cite the works on which they rest by their keys', () => {
    const reasons = printed('value', 'explain({0, * | *} mod D)');
    expect(reasons).toMatch(/~\\cite\[\{(?:Theorem|Lemma|Definition)s? \d[^\]]*\}\]\{siegel\}/);
    expect(reasons).not.toContain('(Siegel');
  });

  it('a certificate is known by the digest of its file', () => {
    const session = new Session({ style: 'unicode' });
    const run = session.run('explain(* + * == 0 mod D)');
    const shown = shownAnswer(run);
    const files = shown?.kind === 'explanation' ? shown.files : [];
    expect(files.length).toBeGreaterThan(0);
    const digests = files.map((file) =>
      createHash('sha256')
        .update(JSON.stringify(file, null, 1))
        .digest('hex'),
    );
    const latex = printed('certificate', 'explain(* + * == 0 mod D)');
    expect(latex.replaceAll('\\allowbreak{}', '')).toBe(
      digests.map((one) => `\\texttt{${one}}`).join(', '),
    );
  });
});

describe('what cannot be printed so', () => {
  it.each([
    ['picture', '*2', 'this is no picture; write tree(…) for the tree of a game'],
    ['picture', 'rank(*)', 'this is no picture; tree, dag, hasse, draw and plot give pictures'],
    ['table', '*2', 'this is no table'],
    ['certificate', 'outcome(*)', 'this has no certificate'],
  ] as const)('as a %s: %s', (kind, statement, message) => {
    expect(printed(kind, statement)).toContain(`refused: ${message}`);
  });

  it('is nothing at all', () => {
    expect(printAnswer('value', undefined, '')).toEqual({ message: 'there is no answer to print' });
  });
});
