// Every sheet written as LaTeX compiles as it is with pdfLaTeX.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Session } from '../../src/index.ts';
import { writeSheet } from '../../src/sheets/index.ts';
import { isPlainFormula } from '../../src/sheets/tex-formulas.ts';
import { EVERYTHING, EXAMPLES, taken } from './take.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-tex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What TeX complains about, and whether it made pages. */
function compile(name: string, document: string): { complaints: string; made: boolean } {
  writeFileSync(join(folder, `${name}.tex`), document);
  spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const log = readFileSync(join(folder, `${name}.log`), 'latin1').replaceAll('\n', '§');
  const complaints = [...log.matchAll(/§(!.{0,300}|Missing character[^§]*)/g)].map(
    ([, text]) => text,
  );
  return { complaints: complaints.join('\n'), made: /Output written on/.test(log) };
}

const FINE = { complaints: '', made: true };

it('a sheet with everything in it compiles', () => {
  expect(compile('everything', writeSheet(taken(EVERYTHING), 'latex'))).toEqual(FINE);
});

it('a sheet with every sign in its prose, code and title compiles', () => {
  const signs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const odd = '\u0000\u0007\u0301é\u200b中\u{1f600}\ud800Ж';
  const text = `// ${signs}${odd}\n// ${signs.replaceAll('`', '')}\n\n"${signs.replace(/["\\]/g, '')}" // ${signs}${odd}\n`;
  expect(compile('signs', writeSheet(taken(text, signs + odd), 'latex'))).toEqual(FINE);
});

it('all examples compile, in one document', () => {
  const sheets = EXAMPLES.map(([name, text]) => taken(text, name));
  const cells = sheets.flatMap((sheet) => sheet.cells);
  expect(sheets.length).toBeGreaterThan(50);
  expect(compile('examples', writeSheet({ ...taken('', 'Examples'), cells }, 'latex'))).toEqual(
    FINE,
  );
});

/** What TeX would run, read or stumble over if it came to it as it is. */
const HOSTILE = String.raw`^^5cimmediate^^5copenout15=pwned.tex ^^5cimmediate^^5cwrite15{hello} \\undefined # % $ _ { } & ~ ^ | < >`;

const STRANGE = `t := "${HOSTILE}"
q := ruleset(s -> if s == t then ["#_"] else [], s -> [])
p := q(t)`;

/** Each way by which the text of a position, a ruleset or a strategy comes into a document. */
const WAYS = [
  'certificate(p)',
  'certificate(domineering(2, 3))',
  '[certificate(p)]',
  'strategy(p)',
  'p',
  'draw(p)',
  '[q, p, t]',
  '[[t, p], [p, t]]',
  'moves(p, L)',
  'table([1], t, n -> t, "texts", n -> [t], "boards", n -> [p, q], "board", n -> p)',
  'table([1], "f", n -> [x -> "^^5cundefined # _"], "c", n -> certificate(p), "d", n -> [certificate(p)])',
  'table([1], "s", n -> [strategy(p)], "u", n -> [D, D({.|0,*})], "p", n -> [tree(*)], "e", n -> [[t], 1, *])',
  'plot([1, 2], n -> if t == "^^5cundefined # _ {" then 1 else n)',
  'plot(table([1, 2], t, n -> n, "# _ ^^5cundefined", n -> n))',
  'tikz(draw(p))',
];

/** And into messages. */
const FAILING = ['foo(t, p)', 'assert p == domineering(2, 3)', 'plot([1, 2], n -> t)'];

it('no text of a position, a ruleset or a strategy is anything but text to TeX', () => {
  const sheet = taken([STRANGE, ...WAYS, ...FAILING].join('\n\n'), HOSTILE);
  const answers = sheet.cells.flatMap((cell) => (cell.kind === 'code' ? cell.answers : []));
  const failed = answers.filter(({ problem }) => problem !== undefined);
  expect(failed.map(({ statement }) => statement)).toEqual(FAILING);
  const document = writeSheet(sheet, 'latex');
  expect(compile('strange', document)).toEqual(FINE);
  expect(existsSync(join(folder, 'pwned.tex'))).toBe(false);
});

it('what `latex` gives of them compiles in a document that somebody writes', () => {
  const session = new Session({ style: 'unicode' });
  for (const statement of STRANGE.split('\n')) session.run(statement);
  const written = [
    ...['p', 'q', 'strategy(p)', 'certificate(p)', 'certificate(domineering(2, 3))'],
    'draw(domineering(2, 3))',
    'table([1], t, n -> [t, p])',
  ].map((value) => {
    const { result } = session.run(`latex(${value})`);
    expect(result).toMatchObject({ ok: true });
    return result.ok ? result.text : '';
  });
  for (const list of ['[p, q, t]', '[*, [t]]', '[certificate(p), strategy(p)]']) {
    const { result } = session.run(`latex(${list})`);
    expect(result).toMatchObject({ ok: true });
    written.push(`$${result.ok ? result.text : ''}$`);
  }
  const document = [
    '\\documentclass{article}\\usepackage[table]{xcolor}\\usepackage{amsmath,amssymb,array,tikz}',
    '\\begin{document}',
    ...written,
    '\\end{document}',
  ].join('\n\n');
  expect(compile('written', document)).toEqual(FINE);
  expect(existsSync(join(folder, 'pwned.tex'))).toBe(false);
});

it('whatever is taken for a formula compiles', () => {
  const pieces =
    String.raw`x 2 * ( ) ^ _ { } ' \frac \sqrt [3] \text {a} {1} {2} \left( \right) \sum \limits \alpha \dots
    \bmod \not = \in \bigl( | \{ \} \, & \\ \begin{pmatrix} \end{pmatrix} \begin{cases} \end{cases} \hat
    \overset \pmod \quad \displaystyle \lim \colon \implies < \operatorname \mathbb`.split(/\s+/);
  const piece = fc
    .tuple(fc.constantFrom(...pieces), fc.constantFrom('', '', ' '))
    .map((one) => one.join(''));
  const formula = fc.array(piece, { minLength: 2, maxLength: 9 }).map((all) => all.join(''));
  const formulas = [...new Set(fc.sample(formula, 20_000).filter(isPlainFormula))];
  expect(formulas.length).toBeGreaterThan(300);
  const body = formulas.map((tex) => `$${tex}$\n\n`).join('');
  const head = String.raw`\documentclass{article}\usepackage{amsmath,amssymb}\begin{document}`;
  expect(compile('formulas', `${head}\n${body}${String.raw`\end{document}`}\n`)).toEqual(FINE);
});
