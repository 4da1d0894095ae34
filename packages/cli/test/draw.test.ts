// `proviso draw`: files of the right kind, whole or not at all.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('draw', () => {
  it('writes an SVG that says what it shows', async () => {
    const file = join(folder, 'game.svg');
    const { code, stdout, stderr } = await proviso.run(['draw', '{0,*|*} mod D', '--output', file]);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('<title');
    expect(svg).toContain('{0, ■ | *}');
    expect(readdirSync(folder)).toEqual(['game.svg']);
  });

  // The width of a PNG stands at byte 16.
  const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  it.runIf(existsSync(chromium))('writes PNG and PDF with Chromium', async () => {
    const environment = { CHROMIUM: chromium };
    const png = join(folder, 'game.png');
    const drawn = await proviso.run(['draw', '{0,*|*}', '--output', png], '', environment);
    expect(drawn).toEqual({ code: 0, stdout: '', stderr: '' });
    const dots = readFileSync(png);
    expect(dots.subarray(1, 4).toString()).toBe('PNG');
    // It fills the picture: dots twice as many as the window, which is at least 500 wide, has points.
    expect(dots.readUInt32BE(16)).toBe(1000);
    const pdf = join(folder, 'game.pdf');
    await proviso.run(['draw', 'hasse(born(2, D), D)', '--output', pdf], '', environment);
    const pages = readFileSync(pdf, 'latin1');
    expect(pages).toMatch(/^%PDF-/);
    expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    rmSync(png);
    rmSync(pdf);
  });

  it('says what PNG and PDF need where it is missing, and writes no file', async () => {
    const file = join(folder, 'none.png');
    const environment = { CHROMIUM: join(folder, 'no-browser') };
    const { code, stderr } = await proviso.run(['draw', '*', '--output', file], '', environment);
    expect(code).not.toBe(0);
    expect(stderr).toContain('drawn by Chromium, and none was found');
    expect(existsSync(file)).toBe(false);
  });

  it('writes TikZ to put into a document, or a document of its own', async () => {
    const inner = await proviso.run(['draw', 'domineering(2, 3)', '--latex']);
    expect(inner.stdout).toContain('\\begin{tikzpicture}');
    expect(inner.stdout).not.toContain('\\documentclass');
    const file = join(folder, 'board.tex');
    await proviso.run(['draw', 'domineering(2, 3)', '--output', file]);
    expect(readFileSync(file, 'utf8')).toContain('\\documentclass');
  });

  it('draws boards of a module, whatever that prints', async () => {
    const file = join(folder, 'strip.mjs');
    const moves =
      "(p) => [...p].flatMap((sign, i) => (sign === '.' ? [p.slice(0, i) + '#' + p.slice(i + 1)] : []))";
    writeFileSync(
      file,
      `console.log('loaded');\nexport const left = ${moves};\nexport const right = left;\n`,
    );
    const { code, stdout, stderr } = await proviso.run(['draw', 'strip("..")', '--ruleset', file]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^<svg /) });
    expect(stderr).toContain('strip.mjs is code');
    expect(stderr).toContain('loaded');
    const none = await proviso.run(['draw', 'strip("..")', '--ruleset', join(folder, 'none.mjs')]);
    expect(none).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no such file'),
    });
    rmSync(file);
  });

  it('writes a picture that the language has drawn', async () => {
    const byCommand = await proviso.run(['draw', '*2', '--as', 'dag']);
    const byLanguage = await proviso.run(['draw', 'dag(*2)']);
    expect(byLanguage.code).toBe(0);
    expect(byLanguage.stdout).toBe(byCommand.stdout);
  });

  it('runs the statements that a picture needs before it', async () => {
    const whole = await proviso.run(['draw', 'hasse([*, 0], D)']);
    const inSteps = await proviso.run(['draw', 'use D', 'G := *', 'hasse([G, 0])']);
    expect(inSteps.code).toBe(0);
    expect(inSteps.stdout).toBe(whole.stdout);
  });

  it('draws a list as the order of its elements', async () => {
    const list = await proviso.run(['draw', 'born(1, D)', '--universe', 'D']);
    const games = await proviso.run(['draw', '0', '*', '--universe', 'D']);
    expect(list.stdout).toBe(games.stdout);
    expect(list.stdout).toMatch(/^<svg /);
  });

  it.each([
    [['1', '--as', 'dag'], 0],
    [['domineering(2, 2)', '--as', 'tree', '--theme', 'dark'], 0],
    [['{0|'], 1],
    [['D'], 1],
    [['1', '--as', 'board'], 1],
    [['[]'], 1],
    [['1', '2', '--as', 'tree'], 2],
    [['1', '2', '--universe', '7'], 2],
    [['1', '--as', 'painting'], 2],
    [['1', '--output', 'x.gif'], 2],
    [['1', '--output', '/dev/null/x.svg'], 2],
  ])('%j exits with %i', async (args, expected) => {
    const { code, stdout, stderr } = await proviso.run(['draw', ...args]);
    expect(code).toBe(expected);
    expect(stdout === '').toBe(expected !== 0);
    expect(stderr === '').toBe(expected === 0);
  });
});
