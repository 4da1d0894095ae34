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
    "f''_1 + f'^{2}",
    '\\sqrt[3]{x} + \\sqrt{y}',
    '\\sum\\limits_{i=1}^n a_i \\not= 0',
    '\\text{wins by } x^\\ast_\\alpha',
    '\\begin{cases} 0 & n = 0 \\\\ 1 & \\text{else} \\end{cases}',
    '\\begin{array}{l|r} a & b \\end{array}',
    '\\bigl( \\left\\{ a \\right. \\bigr)',
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
    '\\sqrt',
    '\\sqrt[3',
    '\\frac{1}',
    '\\frac',
    '\\bar',
    '\\overset{a}',
    '\\operatorname{\\frac}',
    '\\limits x',
    '\\nolimits^2',
    'a \\right) \\left( b',
    '\\begin{array} a',
    '\\begin{array}{} a \\end{array}',
    '\\begin{cases} a & b & c \\end{cases}',
    '\\begin{matrix} a \\\\ [b] \\end{matrix}',
    '\\begin{matrix} {a & b} \\end{matrix}',
    '\\text{win_rate}',
    '\\text{a^b}',
    '\\text{\\alpha}',
    "x^'",
    "x^2'",
    "x' '",
    "x' ^2",
    'x^\\dots',
    'x^\\notin',
    'x_\\,',
    'x^\\hat a',
    '\\constructor',
    '\\begin{constructor} a \\end{constructor}',
    '{'.repeat(5000) + '}'.repeat(5000),
  ])('%s may not', (tex) => {
    expect(isPlainFormula(tex)).toBe(false);
  });
});
