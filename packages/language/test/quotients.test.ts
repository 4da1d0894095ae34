// Quotients of two players in the language: games, lists, heaps, rulesets of one's own, refusals.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function ask(...statements: string[]): string {
  const session = new Session();
  const runs = statements.map((statement) => session.run(statement).result);
  const last = runs.at(-1);
  if (last === undefined) return '';
  return last.ok ? last.text : last.error.message;
}

/** Says that it is time to stop after so many questions. */
function stopAfter(times: number): () => boolean {
  let asked = 0;
  return () => ++asked > times;
}

describe('quotients of two players', () => {
  test('lists and boards are games, and the order of the games does not matter', () => {
    const expected = 'has 6 elements';
    for (const games of ['*2', '[*, [*2]]', 'nim(2)', '*2, 0, *', '* + 0, *2']) {
      expect(ask(`quotient(${games})`)).toContain(expected);
    }
  });

  test('1 and *2: no quotient is found, and it is said', () => {
    expect(ask('quotient(1, *2)')).toContain('not finite within these bounds');
  });

  test('an infinite quotient says in how many classes weights make a difference', () => {
    // Two of {* | 0, 1} swallow what stands beside them.
    const text = ask('quotient({* | 0, 1})');
    expect(text).toContain('integers in 2 of 3 classes, and finitely many in the other one:');
    expect(text).toContain('a^2: R at every weight: it is one element');
    expect(ask('quotient(1, -1)')).toContain('its elements are integers:');
  });

  test('a generalised code is named with its digits', () => {
    expect(ask('quotient(takeandbreak("0.8"), 8)')).toContain(
      'of takeandbreak("0.8") has 6 elements',
    );
  });

  test('*16 in normal play is a group of 32', () => {
    expect(ask('quotient(*16, "normal")')).toContain('has 32 elements');
  });

  test('a ruleset of one’s own has the quotient of the shipped one', () => {
    const rules = 'n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2]';
    const own = ask(`pk := ruleset(${rules})`, 'quotient(pk, 8)');
    expect(own).toContain('the heaps up to 8 of this ruleset is infinite');
    expect(own).toContain(': 1, -1, 0, 1, -1, 0, 1, -1');
    expect(ask(`pk := ruleset(${rules})`, 'check(quotient(pk, 8))')).toBe('true');
  });

  test.each([
    ['quotient()', 'at least one game'],
    ['quotient(*2, "other")', 'no play'],
    ['quotient({0, # | *})', 'without tombstones'],
    ['quotient(octal("0.77"))', 'of heaps up to a size'],
    ['quotient(octal("0.77"), 2, 3)', 'goes on from a quotient'],
    ['quotient(octal("0.77"), 2, 3, 4)', 'of heaps up to a size'],
    ['quotient(octal("0.77"), -1)', 'whole number from 0 on'],
    ['quotient(octal("0.77"), integer(1000000000000000000000000000000))', 'heaps up to 1000'],
    ['quotient(octal("0.77"), 2000)', 'heaps up to 1000, not 2000'],
    ['quotient(5000)', 'at most 2000'],
    ['quotient(1, -1, *)', 'not finite within these bounds'],
    ['quotient(domineering, 3)', 'not heaps'],
    ['quotient(*2, true)', 'expected a game, and `true` is'],
    ['quotient([*2, true])', 'expected a game, and `[*2, true]` is'],
    ['quotient(octal("0.77"), 1/2)', 'expected an integer, and `1/2` is'],
    ['quotient("0.77", 5)', 'write `quotient(octal("0.77"), 20)`'],
    ['quotient("0.8", 5)', 'write `quotient(takeandbreak("0.8"), 20)`'],
    ['quotient(octal("0.8"), 5)', 'as in takeandbreak("0.8")'],
    ['quotient(octal("1.1"), 5)', 'or play would not end; write 0 or 4 before the point'],
    ['quotient(octal("4."), 5)', '"4." is no code of an octal game; write digits 0 to 7'],
    ['octal("4.7.7", 3)', '"4.7.7" is no code of an octal game; write digits 0 to 7'],
    ['octal("5.7", 3)', 'or play would not end; write 0 or 4 before the point'],
    ['quotient(takeandbreak("1.8"), 5)', 'or play would not end'],
    ['quotient(ruleset(n -> [n], n -> [n]), 4)', 'the heap of 0 has no moves'],
    ['quotient({0, # | *}, 1)', '{0, # | *} has a tombstone'],
    ['quotient(hackenbush, 3)', 'not heaps'],
    ['quotient(dicotic(partizanoctal("0.7", "0.07")), 6)', 'not played as a sum'],
    ['quotient(ruleset(n -> ["a"], n -> []), 3)', 'not heaps'],
  ])('%s is refused in words', (statement, words) => {
    expect(ask(statement)).toContain(words);
  });

  test('goes on from a quotient of smaller heaps, or from the text of its file', () => {
    const whole = ask('quotient(octal("0.77"), 14)');
    expect(ask('q := quotient(octal("0.77"), 9)', 'quotient(octal("0.77"), 14, q)')).toBe(whole);
    const answer = new Session().run('quotient(octal("0.77"), 9)').result;
    const value = answer.ok
      ? (answer.value as unknown as { certificates: object[] })
      : { certificates: [] };
    const file = JSON.stringify(JSON.stringify(value.certificates[0]));
    expect(ask(`quotient(octal("0.77"), 14, ${file})`)).toBe(whole);
    expect(ask(`quotient(octal("0.77"), 14, ${file}, "normal")`)).toContain('another play');
    expect(ask('quotient(octal("0.75"), 14, quotient(octal("0.77"), 9))')).toContain('other heaps');
    for (const before of ['"{}"', '"{"', '5', 'explain(* >= 0)']) {
      expect(ask(`quotient(octal("0.77"), 14, ${before})`)).toContain('goes on from a quotient');
    }
  });

  test('what was found is told beside the reason why it ends', () => {
    const { result } = new Session().run('quotient(octal("0.77"), 60)', {
      budget: { shouldStop: stopAfter(40) },
    });
    const partial = result.ok ? undefined : result.partial;
    expect(result.ok ? '' : result.error.message).toContain('stopped');
    expect(partial?.text).toMatch(/^the misère quotient of the heaps up to \d+ of 0\.77 has/);
  });

  test('with JSON it has all that is told, as data', () => {
    const { result } = new Session().run('quotient(*2)');
    const value = result.ok ? (result.value as { quotient?: object }) : {};
    expect(value.quotient).toMatchObject({ order: 6, tame: 2, portions: { P: ['a', 'b^2'] } });
  });

  test('formulas are LaTeX there, and names of games as well', () => {
    const written = ask('latex(quotient({* | 0}))');
    expect(written).toContain(
      '$\\langle a, b \\mid a^{2} = 1, ab^{4} = b^{4}, b^{5} = b^{4} \\rangle$',
    );
    expect(written).toContain(String.raw`$b$ = $\{ * \mid 0 \}$`);
    expect(written).not.toContain('textasciicircum');
    expect(ask('latex(quotient(1, -1))')).toContain('$\\overline{1}$$\\mapsto$$-1$');
    expect(ask('latex(quotient(octal("0.75"), 22))')).toContain(
      '$\\Phi(1), \\Phi(2), \\ldots$: $a, b',
    );
  });

  test('the products of a small one are those of its monoid', () => {
    const text = ask('quotient(*2)');
    // b³ = b and a² = 1, so ab · ab² = b.
    expect(text).toContain('products with a, b, ab, b^2, ab^2:\n');
    expect(text).toContain('\n    ab: b, ab^2, b^2, ab, b');
    expect(ask('quotient({* | 0})')).not.toContain('products');
  });
});

test('what has a number instead of its form is told', () => {
  const text = ask('quotient({{* | *}, {*2 | *2}, * | {* | *}, {*2 | *2}, *})');
  const numbered = [...new Set(text.match(/G\d+/g))];
  expect(numbered).toEqual(['G5']);
  for (const name of numbered) expect(text).toContain(`${name} is {`);
});
