// `proviso run --to`: a worksheet written down with its answers.

import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHEET_FORMATS } from '@proviso/language/sheets';
import { afterAll, describe, expect, it } from 'vitest';
import { readCommandLine } from '../src/flags.ts';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHEET =
  '\n// # Stars & stripes\n\nG := {0, * | *}\n\n// Prose with $x^2$.\n\nG mod D\noutcome(G\n\ntree(G)\n';
const sheet = join(folder, 'two stars.pvs');
writeFileSync(sheet, SHEET);

const BEGINNINGS = {
  latex: /^% Stars & stripes\n/,
  html: /^<!DOCTYPE html>\n/,
  ipynb: /^\{\n "cells": \[/,
  markdown: /^# Stars & stripes\n/,
};

describe('a worksheet', () => {
  it.each(SHEET_FORMATS)(
    'goes to standard output as %s, and what fails to standard error too',
    async (to) => {
      const { code, stdout, stderr } = await proviso.run(['run', sheet, '--to', to]);
      expect(stdout).toMatch(BEGINNINGS[to]);
      expect(stdout).toContain('outcome(G');
      const digest = createHash('sha256').update(SHEET).digest('hex');
      expect(stdout.replaceAll('\\allowbreak{}', '')).toContain(digest);
      // The line is the one in the file, here and there.
      expect(stdout).toMatch(/line 9, column \d+: /);
      expect(stderr).toMatch(/two stars\.pvs:9:\d+: /);
      expect(code).toBe(1);
    },
  );

  it.each([
    ['.tex', 'latex'],
    ['.html', 'html'],
    ['.ipynb', 'ipynb'],
    ['.md', 'markdown'],
  ] as const)('goes to a file that ends in %s', async (ending, format) => {
    const file = join(folder, `out${ending}`);
    const { stdout } = await proviso.run(['run', sheet, '-o', file]);
    expect(stdout).toBe('');
    expect(readFileSync(file, 'utf8')).toMatch(BEGINNINGS[format]);
  });

  it('has its formulas typeset on a page', async () => {
    const { stdout } = await proviso.run(['run', sheet, '--to', 'html']);
    expect(stdout).toMatch(/Prose with <math[^>]*>.*<msup>/);
    expect(stdout).toContain("proviso run 'two stars.pvs'");
  });

  it('has in its formulas what was written and found, as the build has it too', async () => {
    const asked = '// Prose with $x^2 \\le y$ and $\\overline{1}$.\n\n-1\n\n{0 | -1}\n';
    const { stdout } = await proviso.run(['run', '-', '--to', 'html'], asked);
    expect(stdout).toContain('<mo>≤</mo>');
    // The bar of the prose, and that of each answer.
    expect(stdout.match(/<menclose notation="top"/g)).toHaveLength(3);
    expect(stdout).not.toMatch(/<mi>[^<]*[øŁ]/);
  });

  it('comes from standard input', async () => {
    const { code, stdout } = await proviso.run(['run', '-', '--to', 'markdown'], '1 + 1\n');
    expect(stdout).toMatch(/^# worksheet\n\n```proviso\n1 \+ 1\n```\n\n`2`\n/);
    expect(code).toBe(0);
  });
});

describe('refused before anything runs', () => {
  it.each([
    [['--to', 'html', '--json'], '--json and --to exclude each other'],
    [
      ['--to', 'latex', '--latex'],
      '--latex and --to exclude each other; --to latex alone writes LaTeX',
    ],
    [['--to', 'html', '--ascii'], '--ascii and --to exclude each other'],
    [['-o', 'sheet.pdf'], 'the ending is none of .tex, .html, .ipynb, .md'],
    [['--to', 'pdf'], '--to is one of latex, html, ipynb, markdown, not `pdf`'],
    [[sheet, '--to', 'html'], 'one worksheet at a time is written down'],
    [['--to', 'html', '-o', join('no', 'such', 'folder.html')], 'it cannot be written'],
  ])('%j', async (flags, message) => {
    const { code, stdout, stderr } = await proviso.run(['run', sheet, ...flags]);
    expect(stdout + stderr).toContain(message);
    expect(code).toBe(2);
    expect(existsSync('sheet.pdf')).toBe(false);
  });
});

describe('a worksheet is not written over', () => {
  const own = join(folder, 'own.pvs');
  writeFileSync(own, '1 + 1\n');
  const linked = join(folder, 'linked.html');
  const hard = join(folder, 'hard.html');
  symlinkSync(own, linked);
  linkSync(own, hard);

  it.each([
    [own, 'this is the worksheet itself; name another file with --output'],
    [linked, 'this is the worksheet itself'],
    [hard, 'this is the worksheet itself'],
    [join(folder, 'other.pvs'), '.pvs is the ending of worksheets'],
  ])('by %s', async (file, message) => {
    const { code, stderr } = await proviso.run(['run', own, '--to', 'html', '-o', file]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(readFileSync(own, 'utf8')).toBe('1 + 1\n');
    expect(existsSync(join(folder, 'other.pvs'))).toBe(false);
  });
});

it('-o is a file after run, and a game anywhere else', () => {
  expect(readCommandLine(['run', 'a.pvs', '-o', 'b.tex']).flags.get('output')).toBe('b.tex');
  expect(readCommandLine(['eval', 'o := *', '-o'])).toEqual({
    words: ['eval', 'o := *', '-o'],
    flags: new Map(),
  });
});
