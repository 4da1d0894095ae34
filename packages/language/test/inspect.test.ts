// Help on what stands at the cursor.

import { expect, test } from 'vitest';
import { functions, helpText, inspect, Session } from '../src/index.ts';

/** The help where `‸` stands. */
function at(marked: string, session = new Session()): string | undefined {
  return inspect(marked.replace('‸', ''), marked.indexOf('‸'), session);
}

/** What the language itself answers. */
function asked(subject: string, session = new Session()): string {
  const { result } = session.run(`help(${JSON.stringify(subject)})`);
  return result.ok ? result.text : '';
}

const outcome = helpText(functions.get('outcome')!);

test.each([
  '‸outcome(*)',
  'outc‸ome(*)',
  'outcome‸(*)',
  'outcome(‸',
  'outcome({0 | 1‸})',
  '1 + outcome(nobody‸)',
  '1;\noutcome(rank(1), ‸',
])('%s is about outcome', (marked) => {
  expect(at(marked)).toBe(outcome);
});

test.each([
  ['G mo‸d E', 'mod'],
  ['G mod E‸', 'E'],
  ['{0, #‸ | *}', '#'],
  ['G >=‸ H', '>='],
  ['use 3 pla‸yers', 'players'],
])('%s is about %s', (marked, subject) => {
  expect(at(marked)).toBe(asked(subject));
  expect(asked(subject)).not.toBe('');
});

test.each(['// outc‸ome', '"outc‸ome"', '1 + ‸', '‸', 'nobody‸', '{0 | 1‸}'])(
  '%s is about nothing',
  (marked) => {
    expect(at(marked)).toBeUndefined();
  },
);

test('variables say what they are, and go before the functions of their names', () => {
  const session = new Session();
  session.run('G := {0, * | *}');
  session.run('rank := [1, *2]');
  session.run('f(n: integer) := n + 1');
  session.run('own := ruleset(n -> [n - 1], n -> [])');
  session.run('2 + 2');
  expect(at('outcome(G‸)', session)).toBe('G: game\n{0, * | *}');
  expect(at('rank‸', session)).toBe('rank: list\n[1, *2]');
  expect(at('f‸(3)', session)).toContain('n + 1');
  expect(at('own‸(3)', session)).toContain('ruleset');
  // Nothing is left behind.
  const { result } = session.run('ans');
  expect(result.ok && result.text).toBe('4');
  expect([...session.variables.keys()]).toEqual(['G', 'rank', 'f', 'own']);
});

test('among several players their functions are explained', () => {
  const session = new Session();
  session.run('use 3 players');
  expect(at('absorbing‸', session)).toBe(asked('absorbing', session));
  // A word of the papers, and no function there.
  expect(at('adjoint‸')).toContain('adjoint(G)');
  expect(at('adjoint‸', session)).not.toContain('adjoint(G)');
});
