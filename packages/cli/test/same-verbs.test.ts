// The command and the language offer the same verbs and give the same answers.

import { functions, playersFunctions } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/table.ts';
import { BuiltCommand } from './process.ts';

const proviso = new BuiltCommand();

/** A command line, and the statement that asks the same. */
const VERBS: readonly [verb: string, command: readonly string[], statement: string][] = [
  ['outcome', ['outcome', '{0,*|*}'], 'outcome({0,*|*})'],
  ['simplest', ['simplest', '{0,*|*}', '--mod', 'D'], 'simplest({0,*|*}, D)'],
  ['simplest', ['simplest', '{0,*|*}', '--universe', 'E'], '{0,*|*} mod E'],
  ['compare', ['compare', '* + *', '0', '--mod', 'E'], 'compare(* + *, 0, E)'],
  ['invertible', ['invertible', '*', '--mod', 'D'], 'invertible(*, D)'],
  ['inverse', ['inverse', '1', '--mod', 'E'], 'inverse(1, E)'],
  ['inverse', ['inverse', '*', '--mod', 'E'], 'inverse(*, E)'],
  ['distinguish', ['distinguish', '* + *', '0', '--mod', 'E'], 'distinguish(* + *, 0, E)'],
  ['distinguish', ['distinguish', '* + *', '0', '--mod', 'D'], 'distinguish(* + *, 0, D)'],
  ['explain', ['explain', '* + * == 0 mod D'], 'explain(* + * == 0 mod D)'],
  ['sensible', ['sensible', 'domineering(2, 3)', '--mod', 'E'], 'sensible(domineering(2, 3), E)'],
  ['realise', ['realise', '{0|*}', 'domineering', '--mod', 'E'], 'realise({0|*}, domineering, E)'],
  [
    'realise',
    ['realise', '*2', 'domineering', '--mod', 'E', '--up-to', '4'],
    'realise(*2, domineering, E, 4)',
  ],
  ['reached', ['reached', 'nim', '1', '--mod', 'D', '--up-to', '3'], 'reached(nim, 1, D, 3)'],
  ['family', ['family', 'octal("0.33")', '0..6', '--mod', 'D'], 'family(octal("0.33"), 0..6, D)'],
  ['born', ['born', '1', '--mod', 'M'], 'born(1, M)'],
  ['classes', ['classes', '2', '--mod', 'D'], 'classes(2, D)'],
];

describe('the same answers', () => {
  it.each(VERBS)('%s: %j and %s', async (_verb, command, statement) => {
    const [byCommand] = await proviso.json(command);
    const [byLanguage] = await proviso.json(['eval', statement]);
    const { ok, type, value } = byLanguage ?? {};
    expect(byCommand).toMatchObject({ ok, type, value });
    expect(ok).toBe(true);
  });

  it('census', async () => {
    const { stdout } = await proviso.run(['census', '--mod', 'D', '--format', 'csv']);
    const [answer] = await proviso.json(['eval', 'census(2, D, "classes", "csv")']);
    expect(stdout.trimEnd()).toBe(String(answer?.['value']).trimEnd());
  });

  it('check', async () => {
    const { stdout } = await proviso.run(['explain', '--json', '* + * == 0 mod D']);
    expect((await proviso.run(['check'], stdout)).code).toBe(0);
    const { stdout: inside } = await proviso.run(['eval', 'check(explain(* + * == 0 mod D))']);
    expect(inside).toBe('true\n');
  });

  it('board', async () => {
    const { stdout } = await proviso.run(['board', 'domineering', '2x2']);
    expect(stdout).toMatch(/misère outcome +P/);
    expect((await proviso.run(['eval', 'outcome(domineering(2, 2))'])).stdout).toBe('P\n');
  });

  it('draw', async () => {
    for (const [arg, statement] of [
      ['{0,*|*}', 'draw({0,*|*})'],
      ['domineering(2, 2)', 'draw(domineering(2, 2))'],
      ['born(1, M)', 'draw(born(1, M), M)'],
    ] as const) {
      const { stdout } = await proviso.run(['draw', arg]);
      const [answer] = await proviso.json(['eval', statement]);
      const { title } = (answer?.['value'] ?? {}) as { title?: string };
      expect(stdout.replaceAll('&quot;', '"').replaceAll(/\s+/g, ' ')).toContain(title);
      expect(answer).toMatchObject({ ok: true, type: 'picture' });
    }
  });

  it('quotient, of several players, of two, and of heaps', async () => {
    const { stdout } = await proviso.run(['quotient', '{*}', '--players', '3']);
    const inside = await proviso.run(['eval', 'use 3 players', 'quotient({*})']);
    expect(stdout).toBe(inside.stdout);
    expect(stdout).toContain('3 elements');
    const two = await proviso.run(['quotient', '*2']);
    expect(two.stdout).toBe((await proviso.run(['eval', 'quotient(*2)'])).stdout);
    expect(two.stdout).toContain('has 6 elements');
    const heaps = await proviso.run(['quotient', '0.7', '0.07', '--heaps', '12']);
    const rows = await proviso.run(['eval', 'quotient(partizanoctal("0.7", "0.07"), 12)']);
    expect(heaps.stdout).toBe(rows.stdout);
    const normal = await proviso.run(['quotient', '0.77', '--heaps', '4', '--normal']);
    expect(normal.stdout).toContain(
      'the normal quotient of the heaps up to 4 of 0.77 has 4 elements',
    );
    const without = await proviso.run(['quotient', '0.77']);
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('--heaps 20') });
  });
});

it('every verb is both a command and a function', () => {
  const verbs =
    'outcome simplest compare invertible explain check draw born census distinguish inverse classes quotient sensible realise reached family';
  const names = new Set(COMMANDS.map(({ name }) => name));
  for (const verb of verbs.split(' ')) {
    expect(names).toContain(verb);
    expect(functions.has(verb) || playersFunctions.has(verb)).toBe(true);
  }
});
