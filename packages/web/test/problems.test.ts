// What the page says of whatever was thrown while it computed.

import {
  Arena,
  BudgetError,
  InvariantError,
  integer,
  LimitError,
  NotationError,
  NotDecidedError,
  nimHeap,
  ValueError,
} from '@proviso/engine';
import { Session } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../src/worker/errors.ts';
import { readGame } from '../src/worker/read-game.ts';

function problemIn(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return problemOf(error);
  }
  throw new Error('nothing was thrown');
}

describe('each kind', () => {
  it.each([
    [new NotationError('no game at 3', 2), 'value'],
    [new ValueError('there is none'), 'value'],
    [new LimitError('the picture is too large'), 'limit'],
    [new NotDecidedError('not decided'), 'value'],
    [new BudgetError('bytes', 'too much'), 'budget'],
    // The command line is no deeper than the page, so it is not offered as a way out.
    [new BudgetError('depth', 'too deep'), 'limit'],
    [new InvariantError('a pair without a reason'), 'internal'],
  ])('%s', (error, code) => {
    expect(problemOf(error)).toEqual({ code, message: error.message, line: 1, column: 1 });
  });
});

it('a refused argument is not called too deep', () => {
  expect(problemIn(() => integer(new Arena(), 10_000_001))).toMatchObject({ code: 'value' });
  expect(problemIn(() => nimHeap(new Arena(), -1)).message).toBe('there is no nim-heap of size -1');
});

it('what is missing or no game is said, and where a text is wrong', () => {
  expect(problemIn(() => readGame(new Session(), ''))).toMatchObject({ code: 'value' });
  expect(problemIn(() => readGame(new Session(), '{0 |'))).toMatchObject({
    code: 'syntax',
    line: 1,
    column: 5,
  });
});

it('what JavaScript runs out of is told as that', () => {
  const deep = (): number => 1 + deep();
  expect(problemIn(deep)).toMatchObject({
    code: 'limit',
    message: 'this goes too deep for the machine',
  });
  expect(problemIn(() => new Array(-1))).toMatchObject({
    code: 'budget',
    message: 'the machine has no memory left for this',
  });
});

it('anything else is a fault of Proviso', () => {
  for (const thrown of [new RangeError('radix'), new TypeError('no'), new Error('oh'), 'oh']) {
    const { code, message } = problemOf(thrown);
    expect(code).toBe('internal');
    expect(message).toMatch(/^this is a fault of Proviso: .*; please report it/);
  }
});
