// What `npm test` says at its end: the counts, and that nothing passes by not running.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { count, failedStories, stages } from '../scripts/suites.ts';
import { announcement, summary } from '../scripts/test.ts';
import { root } from '../scripts/workspace.ts';

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const line = (suite: string, result: object) => ({
  suite,
  result: { passed: 0, failed: 0, skipped: 0, ...result },
  seconds: 1,
});
const lastLine = (text: string) => text.split('\n').at(-1);

describe('the first lines', () => {
  it('name every suite, the time and the programs it takes', () => {
    const text = announcement(stages);
    for (const { name, needs } of stages.flat()) {
      const line = text.split('\n').find((row) => row.includes(name));
      expect(line).toMatch(/ \d+ s/);
      for (const program of needs ?? []) expect(line).toContain(program);
    }
    expect(text).toMatch(/^\d+ suites, about \d+ minutes/);
  });
});

describe('summary', () => {
  it('adds up and ends with the counts', () => {
    const { text, ok } = summary([line('a', { passed: 3 }), line('b', { passed: 1 })], true);
    expect(lastLine(text)).toBe('4 passed, 0 failed');
    expect(ok).toBe(true);
  });

  it('fails when a test failed', () => {
    const { text, ok } = summary([line('a', { passed: 3, failed: 2 })], false);
    expect(lastLine(text)).toBe('3 passed, 2 failed');
    expect(text).toContain('FAILED');
    expect(ok).toBe(false);
  });

  it('names what failed just above the counts', () => {
    const failures = ['a.test.ts: adds up', 'a.test.ts: ends'];
    const { text } = summary([line('a', { failed: 2, failures }), line('b', { passed: 1 })], true);
    expect(text.split('\n').slice(-3)).toEqual([
      'failed: a.test.ts: adds up',
      'failed: a.test.ts: ends',
      '1 passed, 2 failed',
    ]);
  });

  it.each([{ absent: 'no browser' }, { skipped: 1 }])(
    'reports what did not run, which fails under CI: %o',
    (result) => {
      const lines = [line('a', { passed: 3 }), line('b', result)];
      expect(summary(lines, false).ok).toBe(true);
      expect(summary(lines, false).text).toContain('1 did not run');
      expect(summary(lines, true).ok).toBe(false);
      expect(lastLine(summary(lines, true).text)).toBe('3 passed, 1 failed');
    },
  );
});

describe('TeX', () => {
  it('is no suite that one may do without', () => {
    const tex = stages.flat().find(({ name }) => name === 'tests: tex');
    expect(tex?.needs).toEqual(['pdflatex', 'bibtex']);
    const absent = 'run: sudo apt-get install texlive-latex-base';
    const { text, ok } = summary([line('tests: tex', { absent })], true);
    expect(text).toContain(absent);
    expect(ok).toBe(false);
  });
});

describe('the count of a Vitest run', () => {
  it('is what the report says', () => {
    expect(count(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
    expect(count({ ...report, numFailedTests: 2 }, 1)).toMatchObject({ passed: 5, failed: 2 });
    expect(count({ ...report, numTodoTests: 1 }, 0)).toMatchObject({ skipped: 1 });
  });

  it('names the tests that failed, and a file that failed outside any', () => {
    const file = (name: string, ...tests: string[]) => ({
      name: join(root, name),
      status: 'failed',
      assertionResults: [
        { fullName: 'is well', status: 'passed' },
        ...tests.map((fullName) => ({ fullName, status: 'failed' })),
      ],
    });
    const testResults = [file('a.test.ts', 'adds up'), file('b.test.ts')];
    expect(count({ ...report, numFailedTests: 1, testResults }, 1).failures).toEqual([
      'a.test.ts: adds up',
      'b.test.ts',
    ]);
  });

  it('has a failure when the run failed outside any test, or left no report', () => {
    expect(count(report, 1)).toMatchObject({ failed: 1 });
    expect(count(null, null)).toMatchObject({ failed: 1 });
  });

  it('is no pass when there was no test', () => {
    expect(count({ ...report, numPassedTests: 0 }, 0).absent).toBe('no test was found');
  });
});

describe('the stories that failed in a browser', () => {
  it('are found however deep they lie', () => {
    const spec = (title: string, ok: boolean) => ({ title, file: 'a.spec.ts', line: 7, ok });
    const inner = { specs: [spec('a phone', false)] };
    expect(failedStories({ specs: [spec('a reload', true)], suites: [inner] })).toEqual([
      'e2e/a.spec.ts:7 a phone',
    ]);
  });
});
