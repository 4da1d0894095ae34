// The page that fixes the language, line by line: what it promises and is built.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

/** Runs statements in one session; the answer to the last. */
function last(statements: string): string {
  const session = new Session({ style: 'ascii' });
  let text = '';
  for (const statement of statements.split('\n')) {
    const { result } = session.run(statement);
    text = result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  }
  return text;
}

describe('Games', () => {
  test.each([
    ['same({0, * | *}, {*, 0, 0 | *})', 'true'],
    ['{| 0}', '-1'],
    ['{. | 0}', '-1'],
    ['{· | 0}', '-1'],
    ['{|}', '0'],
    ['same({1 || 0 | *}, {1 | {0 | *}})', 'true'],
    ['same({1 || 0}, {1 | 0})', 'true'],
    ['{1|0|2}', 'syntax: it is not said which `|` splits first; write `{1||0|2}` or `{1|0||2}`'],
    ['same(3, {2 | .}) and same(-3, {. | -2})', 'true'],
    ['same(*, {0 | 0}) and same(*3, {0, *, *2 | 0, *, *2})', 'true'],
    ['same(1/2, {0 | 1}) and same(^, {0 | *}) and same(v, {* | 0})', 'true'],
    ['same(+-1, {1 | -1}) and same(±{1}, {1 | -1})', 'true'],
    ['{0, # | *}', '{0, # | *}'],
    ['{# | 0}', '{# | 0}'],
    ['{■ | 0}', '{# | 0}'],
    ['left({0, # | *})', '[0]'],
    // [Siegel, section 3]: 2(10)# is {·|2̄, {·|{·|1̄, 0}}}.
    ['same(end"2(10)#", {. | -2, {. | {. | -1, 0}}})', 'true'],
    ['same(1 - *, 1 + (-*))', 'true'],
    ['same(* + *, 0)', 'false'],
    ['same(3 * {0 | *}, {0 | *} + {0 | *} + {0 | *})', 'true'],
    ['same(3·{0 | *}, 3 * {0 | *})', 'true'],
    ['same(-2 * {0 | *}, -{0 | *} - {0 | *})', 'true'],
    ['same(3**2, *2 + *2 + *2)', 'true'],
    ['domineering(2, 10)', 'domineering("..........|..........")'],
    ['clobber("xo|ox")', 'clobber("xo|ox")'],
    ['outcome(clobber("xo"))', 'P'],
    ['xs := [4, 5]\nxs[0]', '4'],
    ['rank(*) < 3 // a comment', 'true'],
  ])('%s', (statements, expected) => {
    expect(last(statements)).toBe(expected);
  });

  test('boards become forms where one is needed', () => {
    // 2×2 Domineering is ±1.
    expect(last('same(domineering(2, 2) + 0, ±1)')).toBe('true');
    expect(last('domineering(2, 2) mod E == ±1')).toMatch(/^syntax: /);
    expect(last('domineering(2, 2) == ±1 mod E')).toBe('true');
    expect(last('same(domineering(2, 3) mod E, form(domineering(2, 3)) mod E)')).toBe('true');
    expect(last('outcome(domineering(3, 3)) == outcome(form(domineering(3, 3)))')).toBe('true');
    // [Siegel, Theorem 6.1]: Domineering lies in D(1̄0).
    expect(last('domineering(2, 3) in D({. | 0, -1})')).toBe('true');
    expect(last('domineering(2, 3) in D')).toBe('false');
    expect(last('clobber("xox") in D')).toBe('true');
  });
});

describe('Universes', () => {
  test.each([
    ['* in D', 'true'],
    ['1 in D', 'false'],
    ['1 in E', 'true'],
    ['{. | *} in E', 'false'],
    ['{. | *} in B', 'true'],
    ['{. | {. | *}} in M', 'true'],
    ['{0, # | *} in M', 'false'],
    ['-2 in D(-1)', 'true'],
    ['{. | 0, -1} in D(-1)', 'false'],
    ['{. | 0, -1} in D({. | 0, -1})', 'true'],
    ['D({.|0,-1})', 'D({. | 0, -1})'],
    ['compare(* + *, 0)', '||'],
    ['use D\ncompare(* + *, 0)', '='],
    ['use D(-1)\ncompare(* + *, 0) == compare(* + *, 0, D(-1))', 'true'],
  ])('%s', (statements, expected) => {
    expect(last(statements)).toBe(expected);
  });
});

describe('mod', () => {
  test.each([
    // [Larsson et al.]: * + * ≡ 0 modulo D, not modulo E.
    ['* + * == 0 mod D', 'true'],
    ['* + * == 0 mod E', 'false'],
    ['* + * != 0 mod E', 'true'],
    ['* + * <> 0 mod E', 'true'],
    ['{0, * | *} > 0 mod D', 'true'],
    ['0 < {0, * | *} mod D', 'true'],
    ['0 <= {0, * | *} mod D', 'true'],
    ['{0, * | *} >= 0 mod D and not {0, * | *} >= 0 mod M', 'true'],
    // [Siegel, section 5].
    ['{0, * | *} mod D', '{0, # | *}'],
    ['same({-1 | *} mod E, {. | *})', 'true'],
    // Canonical forms of normal play.
    ['* + * mod Normal', '0'],
    ['{0 | 2} mod Normal', '1'],
    ['1/2 + 1/2 mod Normal', '1'],
    ['same(^ + ^ + * mod Normal, {0 | ^})', 'true'],
    ['G := *\nH := {0 | 0}\nsame(G mod E, H mod E)', 'true'],
  ])('%s', (statements, expected) => {
    expect(last(statements)).toBe(expected);
  });

  test('G mod E == H mod E is refused with its cure', () => {
    expect(last('* mod E == * mod E')).toBe(
      'syntax: `mod E` ends what `==` could compare; write `same(* mod E, * mod E)`',
    );
  });
});

describe('Functions', () => {
  test.each([
    ['outcome(0)', 'N'],
    ['outcome(*) > R', 'true'],
    ['outcome(*) <> N', 'true'],
    ['normaloutcome(1)', 'L'],
    ['passingoutcome(*2)', 'R'],
    ['strongoutcome(*2, B)', 'P'],
    ['leftstrong(0, M) and rightstrong(0, M)', 'true'],
    ['compare(1, 0, E)', '||'],
    ['distinguish(*, *, M)', 'nothing'],
    ['X := distinguish(1, 0, E)\nX in E and outcome(1 + X) != outcome(0 + X)', 'true'],
    ['invertible(*, D)', 'true'],
    ['pfree(*)', 'false'],
    ['pfree(1, E)', 'true'],
    ['expansion({0, # | *}, D) mod D', '{0, # | *}'],
    ['birthday(* + *, D)', '0'],
    ['rank({0, # | *2})', '3'],
    ['edges({# | #})', '2'],
    ['nodes(*3)', '4'],
    ['count(subpositions(*3))', '4'],
    ['outcome({1 | *2} + adjoint({1 | *2}))', 'P'],
    ['truncate(*3, 1)', '*'],
    ['right({0 | 1})', '[1]'],
    ['murder(2)', '{. | 0, -1}'],
    ['passing(2)', '0'],
    ['bpassing(2)', '{. | 0, 1}'],
    // [Davies–Milley]: S_2 = {·|0, 1̄, 1, *}.
    ['same(superend(2), {. | 0, -1, 1, *})', 'true'],
    ['same(nimheap(4), *4)', 'true'],
    // [Siegel, the examples after Definition 4.8].
    ['testset(D, 3)', '[0]'],
    ['count(testset(E, 3)) == 2 and same(testset(E, 3)[1], murder(3))', 'true'],
    ['testset(D(-1), 3)', '[0, -1, -2, -3]'],
    [
      'testset(M, 3)',
      'value: no test sets are defined for M; they are for D, E and D(…), for n at most 2 where its ends are not dead',
    ],
    ['canonical({0, * | *}, D)', '{0, * | *}'],
    ['random(3, D, 4) in D', 'true'],
    ['latex({0, # | -1})', '\\{ 0, \\blacksquare \\mid \\overline{1} \\}'],
    // Letters in script, as the papers and the reasons have them.
    ['latex(E)', '\\mathcal{E}'],
    ['latex(D(-1))', '\\mathcal{D}(\\overline{1})'],
    ['latex(Normal)', '\\mathrm{Normal}'],
    ['latex(outcome(*))', '\\mathcal{P}'],
  ])('%s', (statements, expected) => {
    expect(last(statements)).toBe(expected);
  });
});
