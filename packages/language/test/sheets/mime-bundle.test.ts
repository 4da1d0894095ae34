// Answers as notebooks keep them: for each kind of answer the formats that make sense of it.

import { expect, test } from 'vitest';
import { Session } from '../../src/index.ts';
import { mimeBundle, shownAnswer } from '../../src/sheets/index.ts';

/** The texts of an answer by media type, with games by their names. */
function texts(statement: string): Record<string, unknown> {
  const session = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
  const run = session.run(statement);
  const shown = shownAnswer(run, { names: session.rulesetNames() });
  return shown ? { ...mimeBundle(shown, JSON.stringify(run.result)).data } : {};
}

test('a table is printed for consoles as the terminal prints it', () => {
  const { 'text/plain': plain, 'text/markdown': markdown } = texts(
    'table([1, 2], "n", n -> n, "who", n -> outcome(nimheap(n)))',
  );
  expect(plain).toBe('n  who\n─  ───\n1  P\n2  N');
  expect(markdown).toMatch(/^\| n \| who \|\n/);
});

test('games and short lists of games are formulas, and nothing else is', () => {
  const latex = (statement: string) => String(texts(statement)['text/latex']).replaceAll(' ', '');
  expect(latex('{0 | *}')).toBe('$\\uparrow$');
  expect(latex('[*2, {0 | *}]')).toBe('$[*2,\\;\\uparrow]$');
  for (const other of ['[*, true]', '[]', '[*2 for n in 1..80]', 'outcome(*)', '"*"'])
    expect(latex(other), other).toBe('undefined');
});
