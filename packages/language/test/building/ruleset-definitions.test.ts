// Rulesets as one expression that gives them in a new session, with all that their functions mention.
import { describe, expect, it } from 'vitest';
import { rulesetDefinition, Session } from '../../src/index.ts';

/** The definition of the ruleset Q after some statements. */
function definition(...statements: string[]): string | undefined {
  const session = new Session();
  for (const statement of statements)
    expect(session.run(statement).result.ok, statement).toBe(true);
  const value = session.variables.get('Q');
  return value?.type === 'ruleset' ? rulesetDefinition(value.ruleset) : 'no ruleset';
}

describe('the definition of a ruleset', () => {
  it.each([
    ['Q := domineering', 'domineering'],
    ['Q := octal("0.77")', 'octal("0.77")'],
    ['Q := grid(".|.->#|#", ["..->##"])', 'grid(".|. -> #|#", ".. -> ##")'],
    [
      'Q := ruleset(n -> [k for k in 0..n-1], n -> [])',
      'ruleset(n -> [k for k in 0..n-1], n -> [])',
    ],
  ])('%s', (statement, expected) => {
    expect(definition(statement)).toBe(expected);
  });

  it.each([
    ['a function by name', ['f(n) := [n - k for k in 1..n]', 'Q := ruleset(f, f)'], 'Q(5)'],
    [
      'a function that calls itself',
      [
        'g(n: integer) := if n < 2 then n else g(n - 2)',
        'Q := ruleset(n -> if n > 3 then [g(n)] else [], n -> [])',
      ],
      'Q(5)',
    ],
    [
      'functions of functions',
      ['d(n) := n - 1', 'f(n) := if n > 0 then [d(n)] else []', 'Q := ruleset(f, n -> [])'],
      'Q(4)',
    ],
    [
      'numbers, texts, lists',
      [
        's := [1, 3]',
        't := "ab"',
        'Q := ruleset(n -> [n - k for k in s if k <= n], n -> if n == 2 and t == "ab" then [0] else [])',
      ],
      'Q(6)',
    ],
    [
      'what a function read when it was made',
      ['f(c) := ruleset(n -> if n < c then [] else [n - c], n -> [])', 'Q := f(2)'],
      'Q(7)',
    ],
    [
      'a variable with the name of a parameter',
      ['n := 3', 'Q := ruleset(n -> if n > 0 then [n - 1] else [], n -> [])'],
      'Q(2)',
    ],
    [
      'texts with blanks in a row',
      ['Q := ruleset(n -> if "a  b" == "a b" then [] else [k for k in 0..n-1], n -> [])'],
      'Q(2)',
    ],
    [
      'comments between its lines',
      ['f(n) := [ // all smaller heaps\n  k // "each\n  for k in 0..n-1\n]', 'Q := ruleset(f, f)'],
      'Q(3)',
    ],
    [
      'slashes in a text',
      ['Q := ruleset(n -> if "//" == "/" then [] else [k for k in 0..n-1], n -> [])'],
      'Q(2)',
    ],
  ])('with %s plays the same in a new session', (_, statements, board) => {
    const text = definition(...statements);
    const session = new Session();
    for (const statement of statements) session.run(statement);
    const fresh = new Session();
    expect(fresh.run(`Q := ${text}`).result, text).toMatchObject({ ok: true, type: 'ruleset' });
    const here = session.run(`form(${board})`).result;
    expect(here.ok).toBe(true);
    expect(fresh.run(`form(${board})`).result).toEqual(here);
  });

  it('keeps texts as they are, and leaves comments out', () => {
    const body = 'if "a  // b" == "" then [ // never\n  0\n] else []';
    expect(definition(`Q := ruleset(n -> ${body}, n -> [])`)).toBe(
      'ruleset(n -> if "a  // b" == "" then [ 0 ] else [], n -> [])',
    );
  });

  it.each([
    ['a parameter', 'n -> if n > 0 then [n - 1] else []'],
    ['a name of a comprehension', 'm -> [n for n in 0..m-1]'],
    ['a local name', 'm -> (n := m; [n - 1 for k in 1..1 if n > 0])'],
    ['a parameter of a function inside', 'm -> (f(n) := n - 1; [f(m) for k in 1..1 if m > 0])'],
  ])('leaves out variables that only share their name with %s', (_, f) => {
    const written = `ruleset(${f}, m -> [])`;
    for (const value of ['3', 'tree(*)']) {
      expect(definition(`n := ${value}`, `Q := ${written}`)).toBe(written);
    }
  });

  it('leaves out variables with the name of a parameter of a named function', () => {
    expect(definition('n := tree(*)', 'f(n) := [k for k in 0..n-1]', 'Q := ruleset(f, f)')).toBe(
      '(f(n) := [k for k in 0..n-1]; ruleset(f, f))',
    );
  });

  it('takes along a variable that is read before a local one hides it', () => {
    const written = 'ruleset(m -> (n := n; [0 for k in 1..1 if m == n]), m -> [])';
    expect(definition('n := 3', `Q := ${written}`)).toBe(`(n := 3; ${written})`);
  });

  it('is none where functions call each other in turn, or read what cannot be written', () => {
    expect(
      definition('f(n) := if n > 0 then g(n) else []', 'g(n) := [f(n - 1)]', 'Q := ruleset(f, g)'),
    ).toBeUndefined();
    expect(definition('p := tree(*)', 'Q := ruleset(n -> [count([p])], n -> [])')).toBeUndefined();
  });
});
