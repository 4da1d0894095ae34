// Answers while one types: they belong to their text, come from nowhere but what has run, and leave
// nothing behind.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shown } from '../src/protocol/answers.ts';
import { previewStatements } from '../src/worker/preview-statements.ts';
import type { Cell } from '../src/worksheet/cell.ts';
import { Previews } from '../src/worksheet/preview.ts';
import { Sheet } from '../src/worksheet/sheet.ts';

vi.mock('../src/client/clients.ts', () => ({ previewClient: {} }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const plain = (text: string): Shown => ({ kind: 'plain', type: 'integer', text });

function begin(text: string) {
  const sheet = new Sheet();
  sheet.load(text);
  const asked: (readonly string[])[] = [];
  const budgets: number[] = [];
  const answers: ((shown: Shown | 'late' | undefined) => void)[] = [];
  const previews = new Previews(sheet, (statements, before, milliseconds) => {
    asked.push([...before, ...statements]);
    budgets.push(milliseconds);
    return new Promise((resolve) => answers.push(resolve));
  });
  const type = (cell: Cell, words: string) => {
    sheet.edit(cell, words);
    previews.typed(cell);
  };
  const answer = async (shown: Shown | 'late' | undefined) => {
    answers.shift()?.(shown);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sheet, previews, asked, budgets, type, answer, cells: () => sheet.cells.value };
}

function at(cells: readonly Cell[], i: number): Cell {
  const cell = cells[i];
  if (cell === undefined) throw new Error('a cell is missing');
  return cell;
}

describe('a preview', () => {
  it('is asked for after a pause, and belongs to its text', async () => {
    const { previews, asked, type, answer, cells } = begin('rank(*)\n');
    const cell = at(cells(), 0);
    type(cell, 'rank(*2');
    type(cell, 'rank(*2)');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([['rank(*2)']]);
    await answer(plain('2'));
    expect(previews.of(cell)?.shown).toEqual(plain('2'));
    type(cell, 'rank(*23)');
    expect(previews.of(cell)).toBeUndefined();
  });

  it('that comes late is of the text it was asked for, and the newest is asked next', async () => {
    const { previews, asked, type, answer, cells } = begin('rank(*)\n');
    const cell = at(cells(), 0);
    type(cell, 'rank(*2)');
    await vi.advanceTimersByTimeAsync(300);
    type(cell, 'rank(*3)');
    await vi.advanceTimersByTimeAsync(300);
    await answer(plain('2'));
    expect(previews.of(cell)).toBeUndefined();
    expect(asked).toEqual([['rank(*2)'], ['rank(*3)']]);
    await answer(plain('3'));
    expect(previews.of(cell)?.shown).toEqual(plain('3'));
  });

  it('that is late is asked for once more, with more time, and then no more', async () => {
    const { previews, asked, budgets, type, answer, cells } = begin('rank(*)\n');
    const cell = at(cells(), 0);
    type(cell, 'rank(*2)');
    await vi.advanceTimersByTimeAsync(300);
    await answer('late');
    await answer(plain('2'));
    expect(previews.of(cell)?.shown).toEqual(plain('2'));
    const [first = 0, second = 0] = budgets;
    expect(second).toBeGreaterThan(first);
    type(cell, 'rank(*3)');
    await vi.advanceTimersByTimeAsync(300);
    await answer('late');
    await answer('late');
    expect(previews.of(cell)).toBeUndefined();
    expect(asked).toEqual([['rank(*2)'], ['rank(*2)'], ['rank(*3)'], ['rank(*3)']]);
    // Not where somebody has typed on.
    type(cell, 'rank(*4)');
    await vi.advanceTimersByTimeAsync(300);
    type(cell, 'rank(*5)');
    await answer('late');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.slice(4)).toEqual([['rank(*4)'], ['rank(*5)']]);
  });

  it('runs nothing above that has not been run', async () => {
    const { sheet, asked, type, cells } = begin('G := *\n\nrank(G)\n');
    const [first, second] = [at(cells(), 0), at(cells(), 1)];
    type(second, 'rank(G + 1)');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([]);
    const text = first.text.value;
    const basis = sheet.basis(first);
    first.answers.value = { text, basis, list: [], complete: true, without: false, elder: false };
    type(second, 'rank(G + 2)');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([['G := *', 'rank(G + 2)']]);
  });

  it('of prose there is none', async () => {
    const { asked, type, cells } = begin('// words\n');
    type(at(cells(), 0), '// more words');
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([]);
  });
});

describe('the worker', () => {
  const LONG = 10_000;
  it('gives the last answer in the state that others leave, and keeps none of it', () => {
    expect(previewStatements(['rank(G)'], ['G := *3'], LONG)).toEqual(
      expect.objectContaining({ text: '3' }),
    );
    expect(previewStatements(['G := *5', 'rank(G)'], ['G := *3'], LONG)).toEqual(
      expect.objectContaining({ text: '5' }),
    );
    expect(previewStatements(['rank(G)'], ['G := *3'], LONG)).toEqual(
      expect.objectContaining({ text: '3' }),
    );
    expect(previewStatements(['rank(G)'], [], LONG)).toBeUndefined();
  });

  it('gives nothing for what is no statement yet, and for what takes longer', () => {
    expect(previewStatements(['rank(*'], [], LONG)).toBeUndefined();
    expect(previewStatements(['outcome(domineering(9, 9))'], [], 20)).toBe('late');
    expect(previewStatements(['rank(*2)'], [], LONG)).toEqual(
      expect.objectContaining({ text: '2' }),
    );
  });
});
