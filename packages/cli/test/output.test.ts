// Columns, errors with their places, the input's lines, the history file.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Statement } from '../src/evaluator/protocol.ts';
import { lineBatches, statementBatches } from '../src/input.ts';
import { alignColumns, width } from '../src/output/columns.ts';
import { errorText } from '../src/output/error-text.ts';
import { progressText } from '../src/output/progress.ts';
import { wrap } from '../src/output/wrap.ts';
import {
  appendHistory,
  HISTORY_SIZE,
  historyFile,
  oneLine,
  readHistory,
} from '../src/repl/history.ts';

describe('columns', () => {
  it('line up under barred numbers', () => {
    expect(width('D(1\u03040)')).toBe(5);
    expect(alignColumns([['1\u0304', 'a'], ['123', 'b'], ['4']])).toEqual([
      '1\u0304    a',
      '123  b',
      '4',
    ]);
  });

  it('wrap text', () => {
    expect(wrap('one two three', 8, '  ')).toBe('  one\n  two\n  three');
    expect(wrap('one two three', 9)).toBe('one two\nthree');
  });
});

describe('progress', () => {
  it('counts forms, and positions where there are some', () => {
    const progress = { forms: 1234, positions: 0, bytes: 3 * 2 ** 20 };
    expect(progressText(progress, 2.54)).toBe('2.5 s · 1,234 forms · 3 MB · Ctrl-C stops');
    expect(progressText({ ...progress, positions: 20_000 }, 1)).toBe(
      '1.0 s · 1,234 forms · 20,000 positions · 3 MB · Ctrl-C stops',
    );
    const search = { positionsPerSecond: 1234.5, depth: 7, tableFill: 0.25 };
    expect(progressText({ ...progress, positions: 20_000, search }, 1)).toBe(
      '1.0 s · 1,234 forms · 20,000 positions · 1,235 a second · depth 7 · table 25% full · 3 MB · Ctrl-C stops',
    );
    expect(progressText({ ...progress, element: 3, elements: 4000 }, 1)).toBe(
      '1.0 s · element 3 of 4,000 · 1,234 forms · 3 MB · Ctrl-C stops',
    );
  });
});

describe('an error', () => {
  const error = { code: 'syntax', message: 'bad', line: 3, column: 3 } as const;

  it('shows its place', () => {
    const statement = { text: '[1,\n  2,\n  $]', line: 1 };
    expect(errorText(error, statement)).toBe('line 3, column 3: bad\n    $]\n    ^');
    expect(errorText(error, statement, 'a.pvs')).toBe('a.pvs:3:3: bad\n    $]\n    ^');
  });

  it('shows the part of a long line where it is', () => {
    const text = `${'x'.repeat(1000)}$${'y'.repeat(1000)}`;
    const [, shown = '', mark = ''] = errorText(
      { ...error, line: 1, column: 1001 },
      { text, line: 1 },
    ).split('\n');
    expect(shown[mark.indexOf('^')]).toBe('$');
    expect(shown.length).toBeLessThan(80);
  });

  it('stands without a line where there is none', () => {
    expect(errorText({ ...error, line: 9 }, { text: '1', line: 1 })).toBe('line 9, column 3: bad');
  });
});

describe('lines of input', () => {
  const gather = async (
    chunks: (string | Buffer)[],
    batches = lineBatches,
  ): Promise<Statement[]> => {
    const found: Statement[] = [];
    const stream = (async function* () {
      yield* chunks;
    })();
    for await (const batch of batches(stream)) found.push(...batch);
    return found;
  };

  it('leave out what holds no statement, and keep their numbers', async () => {
    expect(await gather(['1\r\n\n// no', 'thing\n  2'])).toEqual([
      { text: '1', line: 1 },
      { text: '  2', line: 4 },
    ]);
  });

  it('hold several statements where `;` stands between them, in their columns', async () => {
    expect(await gather(['a; b;\n(x := 1; x)\n{0; '], statementBatches)).toEqual([
      { text: 'a', line: 1 },
      { text: '   b;', line: 1 },
      { text: '(x := 1; x)', line: 2 },
      { text: '{0;', line: 3 },
    ]);
  });

  it('stay whole where pairs are read', async () => {
    expect(await gather(['0 ; *\n'])).toEqual([{ text: '0 ; *', line: 1 }]);
  });

  it('survive a letter cut in two', async () => {
    const bytes = Buffer.from('{0,■|*}\n');
    expect(await gather([bytes.subarray(0, 4), bytes.subarray(4)])).toEqual([
      { text: '{0,■|*}', line: 1 },
    ]);
  });

  test.prop([fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1 }), fc.nat(), fc.nat()])(
    'do not depend on how the text was cut',
    async (lines, a, b) => {
      const text = `${lines.join('\n')}\n`;
      const [from, to] = [a % text.length, b % text.length].sort((x, y) => x - y);
      const found = await gather([text.slice(0, from), text.slice(from, to), text.slice(to)]);
      expect(found.map((statement) => statement.text)).toEqual(lines);
    },
  );
});

describe('the history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-history-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('stands where XDG wants it', () => {
    expect(historyFile({ XDG_STATE_HOME: '/state' })).toBe('/state/proviso/history');
    expect(historyFile({ XDG_STATE_HOME: 'relative' })).toMatch(
      /\.local\/state\/proviso\/history$/,
    );
    expect(historyFile({})).toMatch(/\.local\/state\/proviso\/history$/);
  });

  it('comes back as it was written, statements of several lines as one', () => {
    const file = join(folder, 'deeper', 'history');
    for (const entry of ['{0|*}', '[1, // one\n  "a // b",\n 2]', '"\\n"'])
      appendHistory(file, entry);
    expect(readHistory(file)).toEqual(['{0|*}', '[1, "a // b", 2]', '"\\n"']);
  });

  test.prop([fc.string()])('makes one line of anything', (text) => {
    expect(oneLine(text)).not.toMatch(/[\n\r]/);
  });

  it('is cut when it has grown long, newest kept', () => {
    const file = join(folder, 'long');
    writeFileSync(file, Array.from({ length: 2 * HISTORY_SIZE + 1 }, (_, i) => `${i}\n`).join(''));
    expect(readHistory(file).at(-1)).toBe(String(2 * HISTORY_SIZE));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(HISTORY_SIZE + 1);
  });

  it('is empty where it cannot be read, and a place that cannot be written is no failure', () => {
    expect(readHistory('/dev/null/history')).toEqual([]);
    appendHistory('/dev/null/history', '1');
  });
});
