// Statements that people write who come from CGSuite: each is answered, or refused with what to write
// here. The answers are those of the mathematics, worked out by hand or well known.

import { describe, expect, test } from 'vitest';
import { Session, splitStatements } from '../src/index.ts';

/** The answer to the last statement of a text, or why it was refused. */
function said(text: string): string {
  const session = new Session({ style: 'ascii' });
  let answer = '';
  for (const statement of splitStatements(text)) {
    const { result } = session.run(statement.text);
    answer = result.ok ? result.text : result.error.message;
  }
  return answer;
}

const ANSWERED: readonly [statement: string, answer: string][] = [
  ['same({2||1|0}, {2|{1|0}})', 'true'],
  ['{0|2} mod Normal', '1'],
  ['{2|0} + {0|-2} == 0 mod Normal', 'true'],
  ['1/2 + 1/2 == 1 mod Normal', 'true'],
  ['6/4 == 3/2 mod Normal', 'true'],
  ['1 1/2 == 3/2 mod Normal', 'true'],
  ['^^ > * mod Normal', 'true'],
  ['^ <> * mod Normal', 'true'],
  ['0 < ^ mod Normal', 'true'],
  ['^*2 == ^ + *2 mod Normal', 'true'],
  ['v* == v + * mod Normal', 'true'],
  ['^3 == ^ + ^ + ^ mod Normal', 'true'],
  ['same(^*, {0,*|0})', 'true'],
  ['+-1 + +-1 mod Normal', '0'],
  ['tiny(2) > 0 mod Normal', 'true'],
  ['miny(2) < 0 mod Normal', 'true'],
  ['*2 + *3 mod Normal', '*'],
  ['*3 + *3 mod Normal', '0'],
  ['-{1|0} == {0|-1} mod Normal', 'true'],
  ['normaloutcome(0)', 'P'],
  ['outcome(0)', 'N'],
  ['normaloutcome({2|*} + {1|0})', 'L'],
  ['G := {2|*}; H := G + {1|0}; normaloutcome(H)', 'L'],
  ['f := x -> x + 1\nf(6) mod Normal', '7'],
  ['f(x) := x + 1\nf(*2) == 1 + *2 mod Normal', 'true'],
  ['g := (x, y) -> x + y\ng(1, *) == 1 + * mod Normal', 'true'],
  ['C := g -> g mod Normal\nC({0|2})', '1'],
  ['[0,*,*2]', '[0, *, *2]'],
  ['x := [1,5,1,3]\nx[2]', '1'],
  ['opts := left(*8)\nsame({opts | opts}, *8)', 'true'],
  ['*4 in [*3, *4]', 'true'],
  ['[n for n in 1..5 if n rem 2 == 1]', '[1, 3, 5]'],
  ['count(left(*8))', '8'],
  ['flatten([[0], [*, *2]])', '[0, *, *2]'],
  ['domineering("..|..") mod Normal', '+-1'],
  ['clobber("xo") mod Normal', '*'],
  ['toadsandfrogs("t.f") mod Normal', '*'],
  ['nim(3, 5) mod Normal', '*6'],
  ['octal("0.77", 5) mod Normal', '*4'],
  ['hackenbush("br") == 1/2 mod Normal', 'true'],
  ['if 1 == 2 mod Normal then 3 else 4', '4'],
  ['true and not false', 'true'],
  ['"xox|ox."', 'xox|ox.'],
  ['f(n: integer) := if n == 0 then 0 else {f(n-1) | f(n-1)}\nnormaloutcome(f(3))', 'N'],
];

const NORMAL_ONLY = 'this belongs to normal play and is not here; `G mod Normal`';

const REFUSED: readonly [statement: string, cure: string][] = [
  ['G.CanonicalForm', 'write `G mod Normal`'],
  ['{2||1|0}.CanonicalForm', 'write `{2||1|0} mod Normal`'],
  ['(G + H).CanonicalForm', 'write `G + H mod Normal`'],
  ['C := g -> g.CanonicalForm', 'write `g mod Normal`'],
  ['G.OutcomeClass', 'write `outcome(G)`, or `normaloutcome(G)` in normal play'],
  ['G.Mean', NORMAL_ONLY],
  ['G.Temperature', NORMAL_ONLY],
  ['{5|1}.Temperature', NORMAL_ONLY],
  ['(G + {2|*}).Temperature', NORMAL_ONLY],
  ['G.LeftStop', NORMAL_ONLY],
  ['G.Cool(1/2)', NORMAL_ONLY],
  ['*14.Heat', NORMAL_ONLY],
  ['G.Thermograph.Plot()', NORMAL_ONLY],
  ['^^*.AtomicWeight', NORMAL_ONLY],
  ['G.ReducedCanonicalForm', NORMAL_ONLY],
  ['64.IsTwoPower', NORMAL_ONLY],
  ['G.Genus', 'write `genus(G)`'],
  ['G.Mate', 'write `mate(G)`'],
  ['G.IsHalfTame', 'write `halftame(G)`'],
  ['G.IsGenerallyTame', 'write `generallytame(G)`'],
  ['G.MisereNimValue', 'write `miserenimvalue(G)`'],
  ['G.MisereCanonicalForm', 'write `miserecanonical(G)`'],
  ['G.NimValue', 'write `nimvalue(G)`'],
  ['G.LeftOptions', 'write `left(G)`'],
  ['*8.LeftOptions', 'write `left(*8)`'],
  ['G.RightOptions', 'write `right(G)`'],
  ['G.Options(Left)', 'write `left(G)`'],
  ['G.Birthday', 'write `birthday(G)`'],
  ['4.Birthday', 'write `birthday(4)`'],
  ['2.Tiny', 'write `tiny(2)`'],
  ['f(3).GameTree', 'write `tree(f(3))`'],
  ['[1,5,1,3].Max', 'write `max([1,5,1,3])`'],
  ['xs.Sum', 'write `sum(xs)`'],
  ['xs.Length', 'write `count(xs)`'],
  ['d.Size', 'write `count(d)`'],
  ['xs.Reverse', 'write `reverse(xs)`'],
  ['xs.Sorted', 'write `sort(xs)`'],
  ['opts.Add(*8)', 'write `concat(opts, [x])`'],
  ['opts.Contains(*3)', 'write `x in opts`'],
  ['5.Class', 'there are no classes'],
  ['game.grid.Domineering("..|..")', 'write `domineering("..|..")`'],
  ['G := game.grid.Clobber("xo|ox")', 'write `clobber("xo|ox")`'],
  ['game.grid.HotClobber("xxo")', 'write `cannibalclobber("xxo")`'],
  ['game.grid.AntiClobber("xoxo|oo..")', 'write `anticlobber("xoxo|oo..")`'],
  ['game.grid.Amazons("x...|o...")', 'write `amazons("x...|o...")`'],
  ['game.strip.ToadsAndFrogs("tt.ff")', 'write `toadsandfrogs("tt.ff")`'],
  ['game.heap.Kayles(5)', 'write `octal("0.77", 5)`'],
  ['game.heap.Nim(5)', 'write `nim(5)`'],
  ['game.heap.GrundysGame(22)', 'write `grundysgame(22)`'],
  ['game.graph.Col("1R-2-3")', 'write `graphcol("a-b-c-a, c-d")`, as `help graphcol` says'],
  ['game.graph.Fjords("1L-2-3R")', 'write `fjords("a-b:L-c-d-e:R")`, as `help fjords` says'],
  ['game.graph.Hackenbush(g)', 'write `graphhackenbush("0-L-a-R-b-E-0")`'],
  ['game.graph.ArcKayles(Graph.Path(5))', 'write `arckayles("a-b-c-d-e")`'],
  ['game.strip.TopplingDominoes("lrl")', 'write `topplingdominoes("lrl")`'],
  ['game.heap.Wythoff((3,5))', 'write `wythoff(…)`'],
  ['examples.PartizanSubtraction({1,3},{2,3},10)', 'write `partizansubtraction("1,3", "2,3", n)`'],
  ['game.heap.TakeAndBreak("4!.0")', 'write `takeandbreak("4!.0", n)`'],
  ['game.heap.Mem(5)', 'write a ruleset of your own: `Q := ruleset('],
  ['*[4,2]', 'write `{*4, *2 | *4, *2}`'],
  ['*[2,1,0]', 'write `{*2, *, 0 | *2, *, 0}`'],
  ['def f(x) := x + 1', 'write `f(x) := …`'],
  ['if n == 1 then 0 end', 'an `if` has an `else` and no `end`'],
  ['if n == 1 then 0 elseif n == 2 then 1 else 2 end', 'write `else if`'],
  ['if n == 1 then 0 else 1 end', 'there is no `end`'],
  ['for k from 1 to 10 do f(k) end', 'write `[f(k) for k in 1..10]`'],
  ['for g in xs do g + g end', 'write `[g + g for g in xs]`'],
  ['for n in 1..3 do t := n end', 'loops give no names'],
  ['[n for n from 1 to 5]', 'write `for n in 1..5`'],
  ['while true do 1 end', 'there are no loops'],
  ['listof(f(k) for k from 0 to 2)', 'write `[f(k) for k in 0..2]`'],
  ['ListOf(g + g for g in xs)', 'write `[g + g for g in xs]`'],
  ['setof(*k for k from 0 to 3)', 'write `unique([nimheap(k) for k in 0..3])`'],
  ['sumof(f(n) for n from 1 to 5)', 'write `sum([f(n) for n in 1..5])`'],
  ['tableof([n, f(n)] for n from 1 to 10)', 'write `table([[n, f(n)] for n in 1..10])`'],
  ['G <| H', 'write `not G >= H`'],
  ['G |> H', 'write `not G <= H`'],
  ['Q.ImpartialVariant', 'write `impartial(Q)`'],
  ['*4:*5', 'an ordinal sum is `ordinal(G, H)`'],
  ['x := [1, 2]\nx[1] := 6', 'write `x := …` or `f(G) := …`'],
  ['{ "key" => 14 }', 'there are no maps: write a list of pairs'],
  ['{0,*,*2}', 'a form of two players has a bar'],
  ['x := 1\nx is String', 'write `==` to compare'],
  ['7 mod 2', 'the remainder is written `rem 2`'],
  ['n := rank(*7)\nn mod 3', 'the remainder is written `rem 3`'],
  ['2^3', 'there are no powers'],
  ['[n^2 for n in 1..3]', 'there are no powers'],
  ['x = 3', 'write `x := 3` to name a value'],
  ['nil', 'write `nothing`'],
  ['DayN(3)', 'write `born(3, U)`'],
  ['Misere', 'play is misère unless'],
  ['mex([0, 1])', 'write `G mod Normal`'],
  ['print(3)', 'an expression alone is printed'],
  ['1/7', 'the denominator must be a power of two'],
  ['on', 'games without end are not part of this language'],
];

test('there are a hundred of them', () => {
  expect(ANSWERED.length + REFUSED.length).toBeGreaterThanOrEqual(100);
});

describe('answered', () => {
  test.each(ANSWERED)('%s', (statement, answer) => expect(said(statement)).toBe(answer));
});

describe('refused with what to write', () => {
  test.each(REFUSED)('%s', (statement, cure) => expect(said(statement)).toContain(cure));
});
