// Values as texts, nothing as a word, and messages that any terminal can write.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function said(...statements: string[]): string {
  const session = new Session({ style: 'ascii' }, { naming: 'all' });
  const results = statements.map((statement) => session.run(statement).result);
  const last = results.at(-1);
  return last === undefined ? '' : last.ok ? last.text : last.error.message;
}

describe('text', () => {
  test.each([
    ['text(3)', '3'],
    ['text(rank(*) + 1)', '2'],
    ['text({0 | *})', '^'],
    ['text("as it is")', 'as it is'],
    ['text([*, "a", true])', '[*, "a", true]'],
    ['text(outcome(*))', 'P'],
    ['text(E)', 'E'],
    ['length(text(integer(12345)))', '5'],
    ['join([1, 2], " ")', '1 2'],
    ['join([*, outcome(*), "x", 1/2], ", ")', '*, P, x, 1/2'],
    ['join([[1, 2], [3]], "; ")', '[1, 2]; [3]'],
  ])('%s', (statement, text) => {
    expect(said(statement)).toBe(text);
  });

  /** A session with rulesets of its own, and what it says. */
  function withRulesets() {
    const session = new Session({ style: 'ascii' }, { naming: 'all' });
    const say = (statement: string): string => {
      const { result } = session.run(statement);
      return result.ok ? result.text : result.error.message;
    };
    say('t := grid(".. -> ##", ".|. -> #|#")');
    say('h := ruleset(n -> [n - 1 for k in 1..1 if n > 0], n -> [])');
    say('g := n -> 2 * n');
    return say;
  }

  test.each([
    't(2, 2)',
    't(2, 2) + h(3)',
    't',
    'h([2, 1])',
    '{0, # | ^}',
    '-2',
    '[^, [1/2, "a"]]',
    'outcome(*)',
    'D(-1)',
    'nothing',
  ])(
    'an answer, a list, a table and text say the same of %s, and it can be typed again',
    (value) => {
      const say = withRulesets();
      const text = say(`text(${value})`);
      expect(text).toBe(say(value));
      expect(say(`[${value}]`)).toBe(`[${text}]`);
      expect(say(`table([${value}], "x", x -> x)`).split('\n')[2]).toBe(text);
      expect(say(`join([${value}], "")`)).toBe(text);
      expect(say(`${text} == ${value}`)).toBe('true');
      expect(say(text)).toBe(text);
    },
  );

  test('boards are named in every format, and functions have their parameters', () => {
    const say = withRulesets();
    expect(say('csv(table([h(3)], "b", b -> b))')).toBe('b\r\nh(3)\r\n');
    expect(say('markdown(table([h(3), g], "b", b -> b))')).toContain('| h(3) |\n| n -> 2 \\* n |');
    expect(say('latex(h(3))')).toBe('h(3)');
  });

  test('what a board is called is not remembered after the variable has changed', () => {
    const say = withRulesets();
    say('name(b) := text(b)');
    expect(say('name(h(3))')).toBe('h(3)');
    say('k := h');
    say('h := 0');
    expect(say('name(k(3))')).toBe('k(3)');
  });

  test('a table inside a table or a list is the list of its rows', () => {
    const say = withRulesets();
    say('inner := table([1, 2], "n", n -> n, "o", outcome)');
    expect(say('[inner]')).toBe('[[[1, R], [2, R]]]');
    expect(say('table([inner], "t", t -> t)').split('\n')[2]).toBe('[[1, R], [2, R]]');
    expect(say('csv(table([inner], "t", t -> t))')).toBe('t\r\n"[[1, R], [2, R]]"\r\n');
  });

  test('a name of the user goes before it', () => {
    expect(said('text(x) := 1', 'text(*)')).toBe('1');
    expect(said('f(t: text) := length(t)', 'f("ab")')).toBe('2');
  });
});

describe('nothing', () => {
  test.each([
    [['nothing'], 'nothing'],
    [['find(n -> n > 5, 1..3) == nothing'], 'true'],
    [['find(n -> n > 2, 1..3) == nothing'], 'false'],
    [['find(n -> n > 2, 1..3) != nothing'], 'true'],
    [['f(n: integer) := if n == 0 then nothing else n', '[f(0), f(1)]'], '[nothing, 1]'],
    [['[0, nothing][1]'], 'nothing'],
    [['nothing := 3', 'nothing'], '3'],
  ])('%j', (statements, text) => {
    expect(said(...statements)).toBe(text);
  });

  test('is no name that is unknown', () => {
    expect(new Session().run('f(x) := nothing').notes).toBeUndefined();
  });
});

describe('`not` after a sign', () => {
  test.each([
    ['(a) == not b', '`(a) == (not b)`'],
    ['a == not b', '`a == (not b)`'],
    ['(0 in D) == not (1 in D)', '`(0 in D) == (not (1 in D))`'],
    ['true != not false', '`true != (not false)`'],
  ])('%s', (statement, cure) => {
    expect(said(statement)).toContain(`write ${cure}`);
    expect(said('a := true', 'b := false', cure.slice(1, -1))).toMatch(/^(true|false)$/);
  });
});

describe('a message is a text that can be written', () => {
  const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

  test.each([
    '1 😀',
    '😀',
    '1 + 😀😀 2',
    `f(${'"😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"'})`,
    `rank("a${'😀'.repeat(60)}")`,
    `rank("ab${'😀'.repeat(60)}")`,
    `map(rank, ["${'😀'.repeat(60)}"])`,
    `map(rank, ["a${'😀'.repeat(60)}"])`,
    '"a\ud83d" + 1',
    '"\\u{d83d}" + 1',
    '\ud83d',
  ])('%j', (statement) => {
    expect(said(statement)).not.toMatch(LONE);
  });
});
