// Slips that people make, from other programs' habits, from the papers' notation and from typing, and
// the cures they are told. A slip may need statements before it: they stand before `;;`.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

/** The message of the last of some statements; empty where it was answered. */
function refusal(input: string): string {
  const session = new Session();
  const statements = input.split(' ;; ');
  const last = statements.map((statement) => session.run(statement).result).at(-1);
  return last === undefined || last.ok ? '' : last.error.message;
}

const OUTCOMES = 'the outcomes are `L`, `N`, `P` and `R`';
/** Those of the grammar; whatever is added stands behind them. */
const UNIVERSES = 'the universes are `M`, `B`, `E`, `D`, ';

describe('stars', () => {
  test.each([
    ['2*', 'write `2 + *`'],
    ['*2*', 'write `*2 + *`'],
    ['3**2*', 'write `*2 + *`'],
    ['{0|1} *', 'write `G + *`'],
    ['{0 * | 1}', 'write `0, *` for two options or `0 + *` for their sum'],
    ['{* * | }', 'write `*, *` for two options or `* + *` for their sum'],
    ['[0 *]', 'write `0, *` for two elements or `0 + *` for their sum'],
    ['*n', 'is `nimheap(n)`'],
    ['* 3', 'without a space: `*3`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('calls without parentheses', () => {
  test.each([
    ['outcome *', 'write `outcome(*)`'],
    ['outcome *2', 'write `outcome(*2)`'],
    ['outcome {0|1}', 'write `outcome({0|1})`'],
    ['outcome 1', 'write `outcome(1)`'],
    ['rank *2', 'write `rank(*2)`'],
    ['explain * >= 0', 'write `explain(* >= 0)`'],
    ['explain 1 >= 0 mod E', 'write `explain(1 >= 0 mod E)`'],
    ['G := * ;; outcome G', 'write `outcome(G)`'],
    ['f(x) := x ;; f 3', 'write `f(3)`'],
    ['nim "3 2"', 'write `nim("3 2")`'],
    ['[outcome *, 0]', 'write `outcome(*)`'],
    ['end "10"', 'write `end"10"`, without a blank'],
    ['end(10)', 'write `end"…"`, without a blank'],
    ['end', 'write `end"…"`, without a blank'],
    ['D{-1}', 'write `D(-1)`'],
    ['D[-1]', 'write `D(-1)`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('methods', () => {
  test.each([
    ['G := * ;; G.outcome', 'write `outcome(G)`'],
    ['G := * ;; G.Outcome()', 'write `outcome(G)`'],
    ['(*).outcome', 'write `outcome(*)`'],
    ['[0, 1].length', 'write `count([0, 1])`'],
    ['{0|1}.Rank', 'write `rank({0|1})`'],
    ['*.CanonicalForm', 'write `* mod Normal`'],
    ['*.Frobnicate', 'a function stands before its argument, as in `outcome(G)`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('side by side', () => {
  test.each([
    ['{0 1 | 2}', 'write `0, 1` for two options'],
    ['[0 1]', 'write `0, 1` for two elements'],
    ['1 1', 'a sign is missing between `1` and `1`, as in `1 + 1`'],
    ['G := * ;; G G', 'a sign is missing between `G` and `G`, as in `G + G`'],
    ['2G', 'write `2 * G` for copies'],
    ['2(*)', 'write `2 * (…)` for copies'],
    ['domineering(2x3)', 'write `2, 3`'],
    ['* mod E D', 'one universe stands after `mod`'],
    ['use E, D', 'one universe stands after `use`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('signs of comparison', () => {
  test.each([
    ['* || 0', 'incomparable is `<>`, and `compare(G, H)` tells'],
    ['1 || 0 mod E', 'incomparable is `<>`, and `compare(G, H)` tells'],
    ['true || false', 'write `or`'],
    ['true | false', 'write `or`'],
    ['0 ‖ 1', 'incomparable is `<>`'],
    ['* |> 0', 'not even one of `<=` and `==`: write `not G <= H`'],
    ['* fuzzy 0', 'incomparable is `<>`'],
    ['true && false', 'write `and`'],
    ['!true', 'write `not`'],
    ['1 =< 2', 'write `<=`'],
    ['1 => 2', 'write `>=`'],
    ['1 === 2', 'write `==`'],
    ['1 /= 2', 'write `!=`'],
    ['* ~ 0', 'write `==`'],
    ['* >=_D 0', 'write `G >= H mod D`'],
    ['* ≥_E 0', 'write `G >= H mod E`'],
    ['* =_D 0', 'write `G == H mod D`'],
    ['* = 0 mod D', 'write `==` to compare'],
    ['outcome(*) = P', 'write `==` to compare'],
    ['mod E', '`mod` stands after a game or a relation, as in `G mod E`'],
    ['assert * = 0', 'write `==` to compare'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('giving names', () => {
  test.each([
    ['x = 3', 'write `x := 3` to name a value'],
    ['f(x) = x', 'write `f(x) := x` to define a function'],
    ['let x = 3', 'write `x := …`'],
    ['var x := 3', 'write `x := …`'],
    ['def f(x) := x', 'write `f(x) := …`'],
    ['map(x => x, [0])', 'write `x -> …`'],
    ['map(lambda x: x, [0])', 'write `x -> …`'],
    [':= 3', 'a name stands before `:=`'],
    ['if true then 0', 'an `if` has an `else`'],
    ['use 3 player', 'write `use 3 players`'],
    ['use three players', 'write `use 3 players`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('games as papers and other programs write them', () => {
  test.each([
    ['0 – 1', 'minus is written `-`'],
    ['–1', 'minus is written `-`'],
    ['clobber(“xo”)', 'texts stand between double quotes `"`'],
    ['{0 ∣ 1}', 'the bar is written `|`'],
    ['[0|1]', 'a game stands in braces: `{0|1}`'],
    ['<0|1>', 'a game stands in braces: `{0|1}`'],
    ['{0;1}', 'the sides are split by `|`'],
    ['{0:1}', 'the sides are split by `|`'],
    ['{∅|0}', 'an empty side is left empty or written `.`'],
    ['{-|0}', 'an empty side is left empty or written `.`'],
    ['{.,0|1}', '`.` stands alone for an empty side'],
    ['½', 'write `1/2`'],
    ['∞', 'games without end are not part of this language'],
    ['2^3', 'there are no powers'],
    ['1...3', 'a range is `1..3`'],
    ['octal(0.77, 5)', 'write `octal("0.77", 5)`'],
    ['0.5', 'write a fraction, as in `3/2`'],
    ['# all dicots', 'comments begin with `//`'],
    ['G \\cong H', 'this LaTeX is not read: `\\cong` is `==`'],
    ['\\foo', 'this LaTeX is not read'],
    ['% all dicots', 'comments begin with `//`'],
    ['/* all */', 'comments begin with `//`'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('names of other programs', () => {
  test.each([
    ['simplify(*)', 'write `G mod U`'],
    ['CanonicalForm(*)', 'write `G mod Normal`'],
    ['reduce(*, E)', 'write `G mod U`'],
    ['conjugate(*)', 'write `-G`'],
    ['negative(*)', 'write `-G`'],
    ['equal(*, 0)', 'write `G == H mod U`'],
    ['identical(*, *)', 'write `same(G, H)`'],
    ['up', 'write `^`'],
    ['down', 'write `v`'],
    ['print(*)', 'an expression alone is printed'],
    ['len([0])', 'write `length(xs)`'],
    ['star', 'write `*`'],
    ['toads("tf")', 'write `toadsandfrogs(…)`'],
    ['kayles(5)', 'write `octal("0.77")` for the ruleset and `octal("0.77", n)` for a heap'],
    ['quotient(0.77, 5)', 'a code is written `octal("0.77")`'],
    ['tombstone', 'write `#`'],
    ['outcome(*) == p', 'an outcome is written in capitals, `P`'],
    ['outcome(*) == previous', OUTCOMES],
    ['outcome(*) == "P"', 'write `P` without the quotes'],
    ['outcom(0)', 'did you mean `outcome`?'],
    ['rnak(0)', 'did you mean `rank`?'],
    ['birtday(0)', 'did you mean `birthday`?'],
    ['grundy(*3)', 'write `nimvalue(G)`'],
    ['temperature({1 | -1})', 'temperatures and what is made of them are not part'],
    ['moves(domineering(2, 2), Left)', 'write `L` for Left or `R` for Right'],
    ['moves(domineering(2, 2), "L")', 'write `L` for Left or `R` for Right, without quotes'],
    ['moves(domineering(2, 2), N)', 'write `L` for Left or `R` for Right'],
    ['moves(domineering(2, 2), *)', 'expected a player, not a game; write `L` for Left'],
    ['quit', 'Ctrl-D'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('universes', () => {
  test.each([
    ['* mod d', `did you mean \`D\`? ${UNIVERSES}`],
    ['* mod Q', UNIVERSES],
    ['use Q', UNIVERSES],
    ['use e', `did you mean \`E\`? ${UNIVERSES}`],
    ['* in F', UNIVERSES],
    ['* == 0 mod misere', UNIVERSES],
    ['compare(*, 0, dicot)', UNIVERSES],
    ['compare(*, 0, "D")', `write it without quotes; ${UNIVERSES}`],
    ['use normal', 'did you mean `Normal`?'],
    ['* mod 3', UNIVERSES],
    ['use 0', UNIVERSES],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));
});

describe('values of the wrong kind', () => {
  test.each([
    ['clobber(3)', 'a board has two sizes'],
    ['clobber(xo)', 'a position is a text: write `"xo"`'],
    ['domineering("2x3")', 'sizes are numbers: write `domineering(2, 3)`'],
    ['[0, *][*]', 'a place in a list is an integer, as in `xs[0]`'],
    ['[0, *]["a"]', 'a place in a list is an integer, as in `xs[0]`'],
    ['[0, 1][-1]', 'the first is at 0, the last at 1'],
    ['sort([*, "a"])', 'element [1] of the list, "a", is a text'],
    ['sort([1..2, true])', 'element [0] of the list, [1, 2], is a list'],
    ['outcome("*")', 'a game stands without quotes'],
    ['outcome([*, 0])', 'for each element write `map(f, xs)`'],
    ['map([0, 1], outcome)', 'the function comes first: `map(f, xs)`'],
    ['map(outcome(*), [0])', 'write its name or `x -> …`'],
    ['nimheap(*)', 'expected an integer, and `*` is another game'],
    ['born(-1, M)', 'must not be negative'],
    ['filter(outcome, [0, *])', 'the function must give true or false, and gave N'],
  ])('%s: %s', (input, cure) => expect(refusal(input)).toContain(cure));

  test('a place in a list is no place for `form(n)`', () => {
    expect(refusal('[0, *][*]')).not.toContain('form(n)');
  });
});

test.each(['import("fs")', 'eval("1")', 'xyz', 'fs'])('%s resembles nothing', (input) => {
  expect(refusal(input)).toContain('is not known');
  expect(refusal(input)).not.toContain('did you mean');
});
