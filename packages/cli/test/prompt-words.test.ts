// What the prompt shows of `use`, and what is said to the prompt and not to the language.

import { afterAll, describe, expect, it } from 'vitest';
import { EvaluatorClient } from '../src/evaluator/client.ts';
import { Directives, durationText } from '../src/repl/directives.ts';
import { Where } from '../src/repl/where.ts';

const evaluator = new EvaluatorClient({ style: 'ascii' });
afterAll(() => evaluator.close());

/** Says statements to a session; where it stands then. */
async function after(where: Where, ...statements: string[]): Promise<string> {
  for (const text of statements) where.follow(await evaluator.ask({ text, line: 1 }));
  return where.prompt;
}

describe('the prompt', () => {
  it('shows the universe and the players after use', async () => {
    const where = new Where();
    expect(where.prompt).toBe('> ');
    expect(await after(where, 'use E')).toBe('E> ');
    expect(await after(where, 'use nonsense')).toBe('E> ');
    expect(await after(where, 'use D(-1)')).toBe('D(-1)> ');
    expect(await after(where, 'use 3 players')).toBe('3 players> ');
    expect(await after(where, 'use 2 players where {P} wins')).toBe('2 players where {P} wins> ');
    expect(await after(where, 'use 2 players')).toBe('D(-1)> ');
    expect(await after(where, 'use M')).toBe('> ');
  });

  it('begins with the universe of the command line', () => {
    expect(new Where('D').prompt).toBe('D> ');
  });
});

describe('directives', () => {
  it('list, forget and time', async () => {
    const where = new Where();
    const directives = new Directives(evaluator, where);
    expect(await directives.obey('reset')).toContain('begun anew');
    expect(await directives.obey('variables')).toContain('there are none');
    await after(where, 'use E', 'G := {0, * | *}', 'pair(H) := H + H', 'long := 1..1000');
    const lines = (await directives.obey(' variables '))?.split('\n') ?? [];
    expect(lines[0]).toBe('  G     game      {0, * | *}');
    expect(lines[1]).toMatch(/^ {2}pair {2}function {2}pair\(H\)/);
    expect(lines[2]).toMatch(/^ {2}long {2}list {6}\[1, 2, .{0,60}$/);
    expect(where.prompt).toBe('E> ');
    await directives.obey('reset');
    expect(where.prompt).toBe('> ');
    expect(await directives.obey('variables')).toContain('there are none');
    expect(directives.timing).toBe(false);
    await directives.obey('timing on');
    expect(directives.timing).toBe(true);
    expect(await directives.obey('timing')).toContain('timing is on');
    await directives.obey('timing  off');
    expect(directives.timing).toBe(false);
  });

  it('leave everything else, and variables of their name, to the language', async () => {
    const where = new Where();
    const directives = new Directives(evaluator, where);
    expect(await directives.obey('1 + 1')).toBeUndefined();
    expect(await directives.obey('reset + 1')).toBeUndefined();
    await after(where, 'reset := *');
    expect(await directives.obey('reset')).toBeUndefined();
  });

  it('complete', () => {
    const directives = new Directives(evaluator, new Where());
    expect(directives.complete('va')).toEqual(['variables']);
    expect(directives.complete('ti')).toEqual(['timing']);
    expect(directives.complete('timing o')).toEqual(['on', 'off']);
    expect(directives.complete('1 + va')).toEqual([]);
  });

  it('times in the unit people read', () => {
    expect([0, 999, 1000, 12_345].map(durationText)).toEqual(['0 ms', '999 ms', '1.0 s', '12.3 s']);
  });
});
