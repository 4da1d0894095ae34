// An answer is copied in every format that makes sense of it, and whole.

import { describe, expect, it } from 'vitest';
import { Session } from '../../src/index.ts';
import { copiesOf, shownAnswer } from '../../src/sheets/index.ts';

/** The copies of what a statement comes to, by their labels. */
function copies(...statements: string[]): Record<string, string> {
  const session = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
  const [run] = statements.map((statement) => session.run(statement)).slice(-1);
  const shown = shownAnswer(run!, { names: session.rulesetNames() });
  const made = copiesOf(shown!, JSON.stringify(run!.result));
  return Object.fromEntries(made.map(({ label, text }) => [label, text()]));
}

describe('copies', () => {
  it.each([
    ['{0, * | *} mod D', ['text', 'LaTeX', 'Markdown', 'JSON']],
    ['outcome(*)', ['text', 'LaTeX', 'Markdown', 'JSON']],
    ['rank(*)', ['text', 'LaTeX', 'Markdown', 'JSON']],
    ['[0, *]', ['text', 'LaTeX', 'Markdown', 'CSV', 'JSON']],
    ['[[1, 2], [3, 4]]', ['text', 'LaTeX', 'Markdown', 'CSV', 'JSON']],
    ['table([1], "n", n -> n)', ['CSV', 'LaTeX', 'HTML', 'Markdown', 'text', 'JSON']],
    ['nim(3)', ['text', 'JSON']],
    ['tree(*)', ['JSON']],
    ['explain(1 > 0 mod M)', ['text', 'LaTeX', 'Markdown', 'certificate', 'JSON']],
  ])('of %s are %j', (statement, labels) => {
    const made = Object.keys(copies(statement));
    for (const label of labels) expect(made.some((one) => one.startsWith(label))).toBe(true);
    expect(made.filter((one) => !labels.some((label) => one.startsWith(label)))).toEqual([]);
  });

  it('of a game are typed back, typeset and quoted', () => {
    expect(copies('{0, * | *} mod D')).toMatchObject({
      text: '{0, # | *}',
      LaTeX: '\\{ 0, \\blacksquare \\mid * \\}',
      Markdown: '`{0, ■ | *}`',
    });
  });

  it('of a list are whole where the page shows a part', () => {
    const { CSV = '', JSON: json = '' } = copies('[n for n in 1..500]');
    expect(CSV.split('\r\n')).toEqual([
      ...Array.from({ length: 500 }, (_, i) => String(i + 1)),
      '',
    ]);
    expect(JSON.parse(json).value).toHaveLength(500);
    expect(copies('[[1, "=2"], [3, "a,b"]]')['CSV']).toBe('1,\'=2\r\n3,"a,b"\r\n');
  });

  it('of reasons are sentences, indented, and certificates', () => {
    const { text = '', Markdown = '', LaTeX = '' } = copies('explain(1 > 0 mod M)');
    expect(text.split('\n').length).toBeGreaterThan(1);
    expect(text).toMatch(/\n {2}\S/);
    expect(Markdown).toMatch(/^- .*\n {2}- /);
    expect(LaTeX).toMatch(/^\{\\leftskip/);
    // Each with the theorem it rests on, as in a paper.
    const { JSON: _, ...reasons } = copies('explain({0, * | *} mod D)');
    for (const name of ['text', 'Markdown', 'LaTeX']) {
      expect(reasons[name]).toContain(' (Siegel, Lemma 5.14)');
    }
  });
});
