// Three and more players, line by line as the page that fixes the language has
// it, with values from [Spindler].

import { importGames } from '@proviso/engine/multiplayer';
import { describe, expect, test } from 'vitest';
import { type Run, Session } from '../src/index.ts';

function answer(run: Run): string {
  const { result } = run;
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
}

/** Runs statements in one session; the answer to the last. */
function last(statements: string): string {
  const session = new Session({ style: 'ascii' });
  let text = '';
  for (const statement of statements.split('\n')) text = answer(session.run(statement));
  return text;
}

/** The same after `use 3 players`. */
const three = (statements: string): string => last(`use 3 players\n${statements}`);

describe('games', () => {
  test.each([
    ['{}', '0'],
    ['{0}', '*'],
    ['{0, *}', '*2'],
    ['{*2, {*2}}', '{*2, {*2}}'],
    // Parts may be empty, so `||` is two bars with nothing between.
    ['same({0 || *}, {0 | . | *})', 'true'],
    ['same({0 || *}, {0 | | *})', 'true'],
    ['{0 ||}', '1[0]'],
    ['{||}', '0'],
    ['{0 || *}', '{0 | . | *}'],
    // An impartial game inside a partizan one stands for itself in every part.
    ['same({* | * | *}, {*})', 'true'],
    ['same({{0} | 0 |}, {{0 | 0 | 0} | 0 |})', 'true'],
    ['{0 | 1}', 'syntax: a game of 3 players has 3 parts or, if it is impartial, one; here are 2'],
    ['{0 | 0 | 0 | 0}', 'syntax: a game of 3 players has 3 parts'],
    // Section 4.3: 2_L = {1_L, 0 | | }.
    ['same(1[0], {0 ||}) and same(1[1], {| 0 |}) and same(1[2], {|| 0})', 'true'],
    ['same(2[0], {1[0], 0 ||})', 'true'],
    ['0[1]', '0'],
    ['k := count([0, 0])\nk[2]', '2[2]'],
    ['1[3]', 'value: the players are numbered 0 to 2, and there is no 3'],
    ['same(* + *, {*})', 'true'],
    ['same(3 * {0, {*}}, {0, {*}} + {0, {*}} + {0, {*}})', 'true'],
    ['same(3·*2, 3 * *2) and same(3**2, *2 + *2 + *2)', 'true'],
    ['same(*2, {0, *})', 'true'],
    ['same(0 * *3, 0)', 'true'],
    // The number 0 is a game, whatever it is the value of.
    ['outcome(2 * 0)', 'OP'],
    ['same({count([])}, *) and same(2 * 0 + *, *)', 'true'],
    ['k := count([])\nequal(k, 0)', 'proved'],
    ['outcome(2 * 1)', 'type: expected a game of 3 players, and `2 * 1` is an integer'],
  ])('%s', (statements, expected) => {
    expect(three(statements).slice(0, expected.length)).toBe(expected);
  });
});

describe('the appendix', () => {
  test.each([
    // The examples under the definition of the notation; the second as repaired.
    ['same(spindler"2_{#}320", {{*2}, *3, *2, 0})', 'true'],
    ['same(spindler"*2_{##2}", {{*2}} + *2)', 'true'],
    ['same(spindler"*2_{2##}", {{*2 + *2}})', 'true'],
    ['same(spindler"21", {*2, *})', 'true'],
    ['same(spindler"2_#", {*2})', 'true'],
    ['spindler"2_{#"', 'syntax: "}" is missing here'],
  ])('%s', (statements, expected) => {
    expect(three(statements)).toBe(expected);
  });

  test('every game is read back from its compact notation', () => {
    expect(three('compact(spindler"2_{#}320")')).toBe('*32_{#}20');
    expect(three('same(spindler"*32_{#}20", spindler"2_{#}320")')).toBe('true');
  });
});

describe('outcomes', () => {
  test.each([
    // Proposition 2.5.
    ['outcome(0)', 'OP'],
    ['outcome(*)', 'NP'],
    ['outcome({*})', 'NO'],
    ['outcome(*2)', 'N'],
    ['outcome({*2})', 'O'],
    ['outcome({{*2}})', 'P'],
    ['outcome({*2, {*2}})', '-'],
    // Section 4.1.1: one set for each starting player.
    ['outcome(1[0])', '(NP, OP, OP)'],
    // Proposition 4.3 for NO, P and nobody.
    ['outcome({{{{*}}} | {{{{*2}}}} | {{{*2, {*2}}}}})', '(NO, P, -)'],
    ['outcome(*2) == N and outcome(* + *2) == NO', 'true'],
    ['outcome({{{{*}}} | {{{{*2}}}} | {{{*2, {*2}}}}}) == "(NO, P, -)"', 'true'],
    ['outcome({*2, {*2}}) == "-"', 'true'],
    // Theorem 2.8: o(G + H) ⊆ o(G) where N is not in o(H).
    ['outcome(* + {*2}) <= outcome(*)', 'true'],
    ['outcome(*2) < NO', 'true'],
    ['outcome(*) <> NO', 'true'],
    [
      'outcome(*) == R',
      'type: `R` is an outcome of games of two players; here an outcome is a set of players such as `N` or `NP`',
    ],
  ])('%s', (statements, expected) => {
    expect(three(statements)).toBe(expected);
  });

  test('with four players the others are O1 and O2', () => {
    expect(last('use 4 players\noutcome(0)')).toBe('O1O2P');
    // Proposition 3.23: o(*2) lacks O1 and O2.
    expect(last('use 4 players\noutcome(*2)')).toBe('NP');
    expect(last('use 4 players\noutcome({{*2}})')).toBe('O1O2');
    expect(last('use 4 players\noutcome({{*2}}) == O1O2')).toBe('true');
  });

  test('conventions', () => {
    // [Propp]: o(0) = {P}; with two players {P} is normal and {N} is misère play.
    expect(last('use 3 players where {P} wins\noutcome(0)')).toBe('P');
    expect(last('use 3 players where {N, O} wins\noutcome(0)')).toBe('NO');
    expect(last('use 2 players where {P} wins\noutcome(*)')).toBe('N');
    expect(last('use 2 players where {N} wins\noutcome(*)')).toBe('P');
    expect(last('use 2 players where {N} wins\noutcome({0 |})')).toBe('(P, N)');
    expect(last('use 2 players where {N} wins\n{0, *}')).toBe('*2');
    // A free move hurts where whoever cannot move wins.
    expect(last('use 3 players where {N} wins\ncompare(0, 1[0], 0)')).toBe('refuted');
  });
});

describe('functions', () => {
  test.each([
    ['conjugate(1[0], 1)', '1[1]'],
    ['conjugate({0 || *}, 2)', '{. | * | 0}'],
    ['same(conjugate({0 || *}, 3), {0 || *})', 'true'],
    ['same(minus(1[1]), 1[2] + 1[0])', 'true'],
    // Propositions 4.6 and 4.47.
    ['outcome(1[0] + minus(1[0]))', '(OP, OP, OP)'],
    // [1_L]_L = *, [1_L]_C = 0.
    ['restrict(1[0], 0)', '*'],
    ['restrict(1[0], 1)', '0'],
    ['restrict(1[0], 3)', 'value: the players are numbered 0 to 2, and there is no 3'],
    ['undetermined({*2, {*2}})', 'true'],
    ['undetermined(*2)', 'false'],
    // Corollary 2.26, Lemma 2.37, and the remark after Lemma 2.51.
    ['absorbing({{*2, {*2}}})', 'true'],
    ['absorbing(3**3)', 'true'],
    ['absorbing(3**2)', 'false'],
    ['absorbing(1[0])', 'value: absorbing games are defined among impartial games only'],
    // Theorem 4.25 and Proposition 4.42.
    ['compare(0, 1[0], 0)', 'proved'],
    ['compare(0, 1[1], 0)', 'refuted'],
    ['compare(2 * 1[1], 0, 0)', 'proved'],
    // Theorem 4.49.
    ['compare({2[1] ||}, {1[1] ||}, 0)', 'proved'],
    ['compare({1[1] ||}, {2[1] ||}, 0)', 'refuted'],
    // Theorem 4.45, Proposition 2.21, Proposition 2.23.
    ['equal(4[0], 4 * 1[0])', 'proved'],
    ['equal(3 * *, 0)', 'refuted'],
    ['equal(3**3, {{*2, {*2}}})', 'proved'],
    // Proposition 2.2: Next and Other can make Previous lose, and no one alone can.
    ['coalitions({0, *2}, 2)', '[[0, 1]]'],
    ['count(options(*3))', '3'],
    ['options({0 || *})', 'type: the players have different options here; say whose'],
    ['sort([*2, 0, *])', '[0, *, *2]'],
    ['unique([*, {0}, *2])', '[*, *2]'],
    ['map(outcome, [0, *, *2])', '[OP, NP, N]'],
  ])('%s', (statements, expected) => {
    expect(three(statements)).toBe(expected);
  });

  test('nimquotient: 16 elements for three players (Theorem 2.46)', () => {
    const text = three('nimquotient(3)');
    expect(text.split('\n')[0]).toBe('16 elements');
    expect(text).toContain('a = *, b = *2, c = *3');
    // Table 6.
    for (const value of ['1: OP', 'a: NP', 'a^2: NO', 'b: N', 'ab: NO', 'c: N', 'bc: -']) {
      expect(text).toContain(value);
    }
    expect(three('nimquotient()')).toContain('c = *3 and all larger heaps');
  });

  test('explain gives the reason', () => {
    expect(three('explain(compare(1[0], 0, 0))')).toContain('refuted');
    expect(three('explain(equal(2[0], 2 * 1[0]))')).toContain('proved');
    expect(three('explain(absorbing({{*2, {*2}}}))')).toContain('by Spindler, Theorem 3.14');
    expect(three('explain(equal({{*2, {*2}}}, {{*2, {*2}}} + *))')).toContain(
      'absorbing (Spindler, Theorem 3.14, for it or a summand)',
    );
    expect(three('explain(outcome(*2))')).toContain('has outcome N');
    expect(three('explain(*)')).toMatch(/^type: there is nothing to explain here; write /);
  });
});

describe('switching', () => {
  test('use 2 players switches back, and variables keep their values', () => {
    expect(last('use 3 players\nuse 2 players\noutcome(*)')).toBe('P');
    expect(last('g := {0 | *}\nuse 3 players\nh := {0 || *}\nuse 2 players\ng')).toBe('{0 | *}');
    expect(last('use 3 players\nh := {0 || *}\nuse 2 players\nh')).toBe('{0 | . | *}');
    expect(last('use 3 players\nh := *2\nuse 2 players\nuse 3 players\noutcome(h)')).toBe('N');
    expect(last('use E\nuse 3 players\nuse 2 players\n* + * == 0')).toBe('false');
  });

  test('mixing the kinds of games is an error that says so', () => {
    const mixed =
      'type: `g` is a game of two players, and a game of 3 players is wanted; games of different kinds do not mix';
    expect(last('g := *\nuse 3 players\ng + *')).toBe(mixed);
    expect(last('g := *\nuse 3 players\noutcome(g)')).toBe(mixed);
    expect(last('g := *\nuse 3 players\n{g}')).toBe(mixed);
    expect(last('use 3 players\nh := *\nuse 2 players\noutcome(h)')).toBe(
      'type: `h` is a game of 3 players, and one of two players is wanted; games of different kinds do not mix',
    );
    expect(last('use 3 players\nh := *\nuse 4 players\nh + *')).toBe(
      'type: `*` is a game of 4 players, and a game of 3 players is wanted; games of different kinds do not mix',
    );
    expect(last('b := clobber("xo")\nuse 3 players\noutcome(b)')).toContain(
      'a board of two players',
    );
  });

  test('what belongs to two players is refused with the way back', () => {
    const back = '; `use 2 players` switches back to them';
    expect(three('1/2')).toBe(`type: fractions are for games of two players${back}`);
    expect(three('* mod E')).toBe(`type: universes are for games of two players${back}`);
    expect(three('use E')).toBe(`type: universes are for games of two players${back}`);
    expect(three('adjoint(*)')).toBe(
      'name: `adjoint` is for games of two players; write `use 2 players` first',
    );
    expect(last('restrict(*, 0)')).toBe(
      'name: `restrict` is for games of several players; write `use 3 players` first',
    );
    expect(three('-*2')).toMatch(/^type: games of several players have no negatives; write `minus/);
    expect(three('* - *')).toMatch(
      /^type: games of several players have no negatives; write `minus/,
    );
    expect(three('* == *')).toMatch(/^type: games of several players are not compared by a sign/);
    expect(three('* + 1')).toMatch(/^type: expected an integer, and `\*` is a game of 3 players/);
    expect(three('outcome(2)')).toContain('write `2[0]` for the integer of player 0');
  });

  test('a function speaks the language it was written in', () => {
    expect(last('f(x) := outcome({0 | *})\nuse 3 players\nf(0)')).toBe(last('outcome({0 | *})'));
    expect(last('twice(x) := x + x\nuse 3 players\nsame(twice(*), {*})')).toBe('true');
  });

  test('and under the convention at the call', () => {
    const twice = 'use 3 players\nf(G) := outcome(G)\nuse 3 players where {P} wins\nf(0)';
    expect(last(twice)).toBe('P');
  });

  test('help and completion know the functions of the mode', () => {
    expect(three('"restrict" in help() and not ("adjoint" in help())')).toBe('true');
    expect(last('"restrict" in help()')).toBe('false');
    expect(three('help(outcome)')).toContain('Spindler');
  });
});

describe('JSON and budgets', () => {
  test('a game is of type game and parses back; an outcome is of type outcome', () => {
    const session = new Session({ style: 'unicode' });
    session.run('use 3 players');
    const { result } = session.run('{0 || *, 2[1]}');
    expect(result).toEqual({
      ok: true,
      type: 'game',
      value: '{0 | . | *, 2[1]}',
      text: '{0 | · | *, 2[1]}',
    });
    expect(answer(session.run('same({0 | . | *, 2[1]}, {0 || *, 2[1]})'))).toBe('true');
    expect(session.run('outcome(1[0])').result).toEqual({
      ok: true,
      type: 'outcome',
      value: '(NP, OP, OP)',
      text: '(NP, OP, OP)',
    });
  });

  test('what is printed in Unicode parses back as well, and large heaps are no trouble', () => {
    const session = new Session({ style: 'unicode' });
    session.run('use 3 players');
    expect(answer(session.run('same({0 | · | *, 2[1]}, {0 || *, 2[1]})'))).toBe('true');
    expect(answer(session.run('[*900, 800[2]]'))).toBe('[*900, 800[2]]');
    expect(answer(session.run('*5000'))).toBe(
      'value: heaps and integers larger than 4096 are not built',
    );
    session.run('use 30 players');
    expect(answer(session.run('coalitions(*, 1)'))).toMatch(/^limit: coalitions are sought/);
  });

  test('a game too long for a text goes as a DAG', () => {
    const session = new Session();
    session.run('use 3 players');
    const { result } = session.run('6 * *4');
    if (!result.ok || result.dag === undefined || !('games' in result.dag)) {
      throw new Error('no DAG');
    }
    expect(result.value).toBeNull();
    const { store, roots } = importGames(result.dag);
    // Six heaps of sizes 0 to 4, in any order: C(6 + 4, 4) positions.
    expect(store.size).toBe(210);
    expect(store.height(roots[0] ?? store.zero)).toBe(24);
  });

  test('budgets end a statement and lose nothing else', () => {
    const session = new Session();
    session.run('use 3 players');
    session.run('g := *2');
    const forms = session.run('60 * *5', { budget: { maxForms: 500 } });
    expect(answer(forms)).toMatch(/^budget: /);
    const time = session.run('60 * *5', { budget: { deadline: Date.now() + 50 } });
    expect(answer(time)).toMatch(/^budget: out of time/);
    const bytes = session.run('60 * *5', { budget: { maxBytes: 1_000_000 } });
    expect(answer(bytes)).toMatch(/^budget: /);
    expect(answer(session.run('outcome(g)'))).toBe('N');
  });
});
