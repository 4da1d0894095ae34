// Formulas that may stand in a document, and those that may not.

import { describe, expect, it } from 'vitest';
import { isPlainFormula } from '../../src/sheets/tex-formulas.ts';

describe('formulas in documents', () => {
  it.each([
    'x^2 \\le \\overline{1}',
    '\\{ 0, * \\mid * \\}',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
    '\\left( \\frac{1}{2} \\right)',
    'a_{n_1}^{2}',
  ])('%s may stand', (tex) => {
    expect(isPlainFormula(tex)).toBe(true);
  });

  it.each([
    '',
    '\\input{/etc/passwd}',
    '\\write18{ls}',
    '\\def\\a{\\a}\\a',
    '\\unknowncommand',
    '\\catcode`\\a=13',
    '^^5cinput{x}',
    'a % comment',
    '{',
    'a}{b',
    '\\left( a',
    'a & b',
    '\\begin{document}',
    '\\begin{pmatrix} a \\end{cases}',
    'a^b^c',
    'x_',
  ])('%s may not', (tex) => {
    expect(isPlainFormula(tex)).toBe(false);
  });
});
