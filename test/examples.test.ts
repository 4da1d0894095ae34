// Every example in the README, the documentation and the doc comments runs and shows what it says.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuiltCommand } from '../packages/cli/test/process.ts';
import { docCommentExamples, examples, fencedBlocks } from './examples/extract.ts';
import { instrument } from './examples/instrument.ts';
import { promptTranscript } from './examples/prompt.ts';
import { runTranscript, transcripts, typeErrors, writeModule } from './examples/run.ts';
import { isWritten, witness } from './examples/witness.ts';

const all = examples();
const named = <T extends { place: string }>(item: T) => [item.place, item] as const;
const inTypeScript = all.filter(({ language }) => language === 'ts');
const inConsole = all
  .filter(({ language }) => ['console', 'sh'].includes(language))
  .flatMap(({ place, code }) => transcripts(code).map((t) => ({ place, ...t })));

describe('TypeScript examples', () => {
  it('are found in the README', () => {
    expect(inTypeScript.some(({ place }) => place.startsWith('README.md'))).toBe(true);
  });

  it.each(inTypeScript.map(named))('%s', async (_, example) => {
    await import(await writeModule(example));
  });

  it('type-check', async () => {
    expect(typeErrors(await Promise.all(inTypeScript.map(writeModule)))).toBe('');
  });
});

describe('command examples', () => {
  const command = new BuiltCommand({ dependencies: true });
  // Searches leave files: a page with some has a folder for itself, in which it is typed from the top.
  const pageOf = ({ place }: { place: string }) => place.replace(/:\d+$/, '');
  const begun = inConsole.filter((t) => t.command.includes('proviso search '));
  const folders = new Map(begun.map((t, i) => [pageOf(t), join(command.folder, `searches-${i}`)]));

  it('are found in the README', () => {
    expect(inConsole.some(({ place }) => place.startsWith('README.md'))).toBe(true);
  });

  it.each(inConsole.map(named))('%s', (_, transcript) => {
    const folder = folders.get(pageOf(transcript));
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    expect(runTranscript(transcript, command.main, folder)).toBe(transcript.expected);
  });
});

describe('examples at the prompt', () => {
  const atPrompt = all.filter(({ language }) => language === 'prompt');

  it.each(atPrompt.map(named))('%s', (_, { code }) => {
    expect(promptTranscript(code).trimEnd()).toBe(code.trimEnd());
  });
});

describe('the machinery', () => {
  const run = (code: string) =>
    new Function('witness', 'console', instrument(code).code)(witness, {});

  it('finds fenced blocks and their places', () => {
    const text = 'Text\n\n```ts\nf();\n```\n\n- item\n  ```console\n  $ a\n  ```\n';
    expect(fencedBlocks(text)).toEqual([
      { line: 4, language: 'ts', code: 'f();\n' },
      { line: 9, language: 'console', code: '$ a\n' },
    ]);
  });

  it('finds the examples of doc comments', () => {
    const fenced = 'x;\n/**\n * Says.\n *\n * @example\n * ```ts\n * f(1); // → 2\n * ```\n */\n';
    expect(docCommentExamples(fenced)).toEqual([
      { line: 7, language: 'ts', code: 'f(1); // → 2\n' },
    ]);
    const plain = '/** Says.\n * @example\n * f(1);\n *\n * g();\n * @param x\n */\n';
    expect(docCommentExamples(plain)).toEqual([
      { line: 3, language: 'ts', code: 'f(1);\n\ng();\n' },
    ]);
  });

  it.each([
    '1 + 1; // → 2',
    'const x = [1, "a"]; // → [1, "a"]',
    '"text" // → text',
    '2n ** 64n; // → 18446744073709551616',
    'console.log(3) // → 3',
    '[1,\n  2,\n].map((x) => x + 1); // → [2, 3]',
    'for (const x of [1]) {\n  x; // → 1\n}',
    'null.x; // throws Cannot read',
  ])('accepts what is so: %s', (code) => {
    expect(instrument(code).assertions).toBe(1);
    run(code);
  });

  it.each([
    '1 + 1; // → 3',
    'const x = 1; // → 2',
    '1; // throws Overflow',
    'null.x; // throws Overflow',
  ])('refuses what is not: %s', (code) => {
    expect(() => run(code)).toThrow('expected');
  });

  it('refuses an expectation that follows no statement', () => {
    expect(() => instrument('if (true) { // → 1\n}')).toThrow('follow a statement');
  });

  it('reads values as text, JSON or as Node shows them', () => {
    expect(isWritten({ a: 1 }, '{ a: 1 }')).toBe(true);
    expect(isWritten({ a: 1 }, '{"a":1}')).toBe(true);
    expect(isWritten('a b', 'ab')).toBe(false);
  });

  it('writes what the prompt shows', () => {
    const typed = '> G := {0,\n… 1|}\n> use E\nE> G; 1;\nE> outcome(G\n\n';
    expect(promptTranscript(typed).split('\n')).toEqual([
      '> G := {0,',
      '… 1|}',
      '{0, 1 | ·}',
      '> use E',
      'E',
      'E> G; 1;',
      '{0, 1 | ·}',
      'E> outcome(G',
      expect.stringMatching(/^line 1, column \d+: /),
      '  outcome(G',
      '           ^',
    ]);
  });

  it('cuts console blocks into commands and outputs', () => {
    const block = "$ npm ci\nadded\n$ proviso eval '1'\n1\n$ echo 2 | proviso eval\n2\n\n";
    expect(transcripts(block)).toEqual([
      { command: "proviso eval '1'", expected: '1' },
      { command: 'echo 2 | proviso eval', expected: '2' },
    ]);
  });
});
