// Errors mean what they say: each kind of the engine's errors reaches the reader under the code that
// programs rely on, what JavaScript itself runs out of is told as that, and everything else that is
// thrown is a fault of Proviso, and says so.

import {
  BudgetError,
  InvariantError,
  LimitError,
  NotationError,
  NotDecidedError,
  type Universe,
  ValueError,
} from '@proviso/engine';
import { describe, expect, it } from 'vitest';
import { Session } from '../src/index.ts';
import { universeValue } from '../src/values/value.ts';

/** What a statement comes to where the universe `U` throws when it is asked for members. */
function thrownInside(thrown: () => unknown, statement = 'compare(*, 0, U)') {
  const throwing = () => {
    throw thrown();
  };
  const broken: Universe = { name: 'U', key: 'U', contains: throwing, isStrong: throwing };
  const session = new Session();
  session.globals.set('V', universeValue(broken));
  const { result } = session.run(statement.replaceAll('U', 'V'));
  if (result.ok) throw new Error('it was answered');
  return result.error;
}

describe('the kinds of errors have the codes', () => {
  it.each([
    ['notation', () => new NotationError('no game at 3', 2), 'value'],
    ['value', () => new ValueError('there is none'), 'value'],
    ['limit', () => new LimitError('too many'), 'limit'],
    ['undecided', () => new NotDecidedError('not decided'), 'value'],
    ['budget', () => new BudgetError('bytes', 'too much'), 'budget'],
    ['invariant', () => new InvariantError('a pair without a reason'), 'internal'],
  ] as const)('%s', (_, make, code) => {
    const { message } = make();
    expect(thrownInside(make)).toMatchObject({ code, message });
    expect(thrownInside(make, '* in U')).toMatchObject({ code, message });
  });

  // A question of each kind, as somebody asks it.
  it.each([
    ['domineering("x")', 'value'],
    ['end"2("', 'syntax'],
    ['born(4)', 'value'],
    ['*20001', 'value'],
    ['dag(*150)', 'limit'],
    ['pfree(*, Normal)', 'value'],
    ['10000001 + *', 'value'],
  ])('%s: %s', (statement, code) => {
    const { result } = new Session().run(statement);
    expect(result.ok || result.error.code).toBe(code);
  });
});

describe('a fault of Proviso is told as one', () => {
  it.each([
    ['an error without a kind', () => new Error('a pair without a reason')],
    ['a type error', () => new TypeError('x is not a function')],
    ['a range error that is no exhaustion', () => new RangeError('radix must be 2 to 36')],
    ['a reference', () => new ReferenceError('x is not defined')],
    ['a text', () => 'oh'],
  ])('%s', (_, make) => {
    for (const statement of ['compare(*, 0, U)', '* in U', '[* in U]', 'assert * in U']) {
      const { code, message } = thrownInside(make, statement);
      expect(code).toBe('internal');
      expect(message).toMatch(
        /^this is a fault of Proviso: .*; please report it with what led to it$/,
      );
    }
  });

  it('with the place of the call', () => {
    expect(thrownInside(() => new TypeError('no'), '[compare(*, 0, U)]')).toMatchObject({
      line: 1,
      column: 2,
    });
  });
});

describe('what JavaScript runs out of is told as that', () => {
  it('the stack', () => {
    const deep = (): number => 1 + deep();
    expect(thrownInside(() => deep())).toMatchObject({ code: 'limit' });
    expect(thrownInside(() => deep(), '* in U').message).toBe('this goes too deep for the machine');
  });

  it.each([
    ['an array', () => new Array(-1)],
    ['a text', () => 'x'.repeat(2 ** 29).repeat(2 ** 10)],
    ['a number', () => 2n ** (2n ** 40n)],
    ['a buffer', () => new ArrayBuffer(2 ** 53 - 1)],
    // A set of 2^24 elements takes too long to fill.
    ['a set', () => new RangeError('Set maximum size exceeded')],
    ['Firefox', () => Object.assign(new Error('out of memory'), { name: 'InternalError' })],
  ])('memory: %s', (_, exhaust) => {
    expect(thrownInside(exhaust)).toMatchObject({
      code: 'budget',
      message: 'the machine has no memory left for this',
    });
  });
});

describe('a deliberate refusal is never told as a fault', () => {
  it.each([
    'quotient(1[0])',
    'nimquotient(99)',
    '-3 * *',
    '*5000',
    'spindler"2("',
    'conjugate(*, 7)',
    'restrict(*, 9)',
    'compact(1[0])',
    'absorbing(1[0])',
  ])('%s', (statement) => {
    const session = new Session();
    session.run('use 3 players');
    const { result } = session.run(statement);
    expect(result.ok || result.error.code).not.toBe('internal');
    expect(result.ok ? '' : result.error.message).toMatch(/^$|^[^A-Z].*[^.]$/);
  });
});
