// Every function of the language on a question too large for it: with a short deadline it stops and
// says so, or it ends by itself; either way the session answers the next statement.

import { rulesets } from '@proviso/engine/rulesets';
import { TITLED_FORMATS } from '@proviso/pictures/tables';
import { describe, expect, test } from 'vitest';
import { functions, playersFunctions, Session } from '../src/index.ts';
import { folder } from './folder.ts';

/** Statements that come first, with time enough, and then the one that has little. */
type Question = readonly [...before: string[], question: string];

/** A sum whose positions nobody can list. */
const LARGE = '40 * {0, * | {1 | *, 0}, -1}';
/** A game of about a thousand positions, none of them alike. */
const GAME = 'G := 6 * {0, * | {1 | *, 0}, -1}';
const LONG_LIST = '1..100000';

/** A graph of two paths of so many vertices, joined rung by rung, with marks by turns. */
const ladder = (length: number, marks = ''): string => {
  const mark = (i: number): string => (marks === '' ? '' : `:${marks[i % marks.length]}`);
  const path = (side: string) => Array.from({ length }, (_, i) => `${side}${i}`);
  const marked = (side: string) => path(side).map((name, i) => name + mark(i));
  const rungs = path('a').map((rung, i) => `${rung}-b${i}`);
  return [marked('a').join('-'), marked('b').join('-'), ...rungs].join(', ');
};

/** What is asked of a ruleset and a table format that nobody has thought of a large question for. */
const UNASKED: Readonly<Record<string, Question>> = {
  ...Object.fromEntries(
    [...rulesets.values()].map(({ name, calls }) => [name, [`outcome(${calls[0]})`] as const]),
  ),
  ...Object.fromEntries(
    TITLED_FORMATS.map(({ name }) => [
      name,
      [`t := table(${LONG_LIST}, "n", n -> n)`, `${name}(t)`] as const,
    ]),
  ),
};

/** The largest question that each function is asked, game functions with two players. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  ...UNASKED,
  outcome: [`outcome(${LARGE})`],
  normaloutcome: [`normaloutcome(${LARGE})`],
  passingoutcome: [`passingoutcome(${LARGE})`],
  strongoutcome: [`strongoutcome(${LARGE}, E)`],
  leftstrong: [`leftstrong(${LARGE}, E)`],
  rightstrong: [`rightstrong(${LARGE}, E)`],
  compare: [GAME, 'compare(G + G, G + {G | G}, E)'],
  same: [`same(${LARGE}, 0)`],
  distinguish: [GAME, 'distinguish(G + *, G + {G | *}, E)'],
  downlinked: [GAME, 'downlinked(G + *, G, E)'],
  separating: ['separating(E, D(-1))'],
  ordermap: ['ordermap("csv")'],
  label: [`label(${LARGE}, E)`],
  class: ['class("Ends.5.20000")'],
  catalogue: ['catalogue("E.3d")'],
  code: ['code(*3000)'],
  sameorder: ['sameorder(D({.|0,{*|0}}), D({.|0,{0|*}}))'],
  canonical: [GAME, 'canonical(G + {G | G}, E)'],
  expansion: [GAME, 'expansion(G, D)'],
  birthday: [GAME, 'birthday(G + {G | G}, E)'],
  invertible: [GAME, 'invertible(G + {G | G}, E)'],
  quotient: ['quotient(octal("0.07"), 60)'],
  multiplicationtable: ['multiplicationtable(quotient(octal("0.07"), 60))'],
  quotientorder: ['quotientorder(quotient(octal("0.07"), 60))'],
  semilattice: ['semilattice(quotient(octal("0.07"), 60))'],
  cayley: ['cayley(quotient(octal("0.07"), 60))'],
  phistrip: ['phistrip(quotient(octal("0.07"), 60))'],
  weightstrip: ['weightstrip(quotient(octal("0.07"), 60))'],
  genus: ['genus(octal("0.07"), 200)'],
  nimvalue: ['nimvalue(40 * {*2, *5 | *2, *5})'],
  miserenimvalue: ['miserenimvalue(octal("0.07", 200))'],
  miserecanonical: ['miserecanonical(octal("0.07", 200))'],
  mate: ['mate(octal("0.07", 200))'],
  tame: ['tame(octal("0.07", 200))'],
  generallytame: ['generallytame(octal("0.07", 200))'],
  halftame: ['halftame(octal("0.07", 200))'],
  restive: ['restive(octal("0.07", 200))'],
  restless: ['restless(octal("0.07", 200))'],
  inverse: [GAME, 'inverse(G + {G | G}, E)'],
  pfree: [GAME, 'pfree(G + {G | G}, E)'],
  explain: [GAME, 'explain(G + {G | G} <= G mod E)'],
  left: [`left(${LARGE})`],
  right: [`right(${LARGE})`],
  rank: [`rank(${LARGE})`],
  edges: [`edges(${LARGE})`],
  nodes: [`nodes(${LARGE})`],
  subpositions: ['subpositions(100000)'],
  adjoint: ['adjoint(100000 + *)'],
  truncate: ['truncate(100000 * *, 50000)'],
  ordinal: [GAME, 'ordinal(G + G, G + G)'],
  form: ['form(domineering(7, 7))'],
  impartial: ['outcome(impartial(domineering)(7, 7))'],
  dicotic: ['outcome(dicotic(domineering)(7, 7))'],
  twisted: ['outcome(twisted(domineering)(7, 7))'],
  certificate: ['certificate(domineering(7, 8))'],
  strategy: ['strategy(domineering(7, 8))'],
  winningmoves: ['winningmoves(domineering(7, 8))'],
  family: ['family(octal("0.77"), 1..100000)'],
  integer: ['integer(100000 + 0)'],
  latex: ['latex(300 * *)'],
  nimheap: ['map(n -> nimheap(n), 1..3000)'],
  murder: ['map(n -> murder(n), 1..3000)'],
  passing: ['passing(10)'],
  bpassing: ['map(n -> bpassing(n), 1..3000)'],
  superend: ['superend(8)'],
  testset: ['testset(E, 3000)'],
  born: ['born(3, D)'],
  classes: ['classes(3, D)'],
  random: ['map(n -> random(3, E, n), 1..3000)'],
  census: ['census(3, D)'],
  daythree: ['daythree(M)'],
  sample: ['sample(3, E, 100000, 1)'],
  papertable: ['papertable("dwyer:3")'],
  domineering: ['outcome(domineering(8, 8))'],
  cram: ['outcome(cram(7, 7))'],
  clobber: ['outcome(clobber(6, 7))'],
  col: ['outcome(col(6, 6))'],
  snort: ['outcome(snort(6, 6))'],
  nogo: ['outcome(nogo(5, 5))'],
  konane: [`outcome(konane("${'xoxoxo|oxoxox|'.repeat(2)}xo..xo"))`],
  amazons: ['outcome(amazons("x....|.....|.....|....o"))'],
  fission: [`outcome(fission("${'.......|..x.x..|'.repeat(3)}......."))`],
  quelhas: ['outcome(quelhas(7, 7))'],
  anticlobber: ['outcome(anticlobber("x.....|......|......|......|.....o"))'],
  cannibalclobber: ['outcome(cannibalclobber(5, 6))'],
  kings: ['outcome(kings(5, 6))'],
  knights: ['outcome(knights(6, 7))'],
  rooks: ['outcome(rooks(5, 6))'],
  toadsandfrogs: ['outcome(toadsandfrogs("tttttt......ffffff"))'],
  hackenbush: [`outcome(hackenbush("${'b(rg)'.repeat(8)}") + hackenbush("${'g(br)'.repeat(8)}"))`],
  graphcol: [`outcome(graphcol("${ladder(14)}"))`],
  digraphplacement: [`outcome(digraphplacement("${ladder(14, 'LR')}"))`],
  arckayles: [`outcome(arckayles("${ladder(20)}"))`],
  partizanarckayles: [`outcome(partizanarckayles("${ladder(14).replaceAll('-', '-E-')}"))`],
  weightedarckayles: [`outcome(weightedarckayles("${ladder(12, '37')}"))`],
  graphhackenbush: [`outcome(graphhackenbush("0-L-${ladder(8).replaceAll('-', '-E-')}"))`],
  timber: [`outcome(timber("${ladder(30).replaceAll('-', '>')}"))`],
  fjords: [`outcome(fjords("x:L-a0, y:R-b13, ${ladder(14)}"))`],
  graphsnort: [`outcome(graphsnort("${ladder(14)}"))`],
  nim: ['outcome(nim("90 91 92 93 94"))'],
  octal: ['outcome(octal("0.6", 400))'],
  partizanoctal: ['outcome(partizanoctal("0.77", "0.6", 400))'],
  partizansubtraction: ['outcome(partizansubtraction("1,3", "2,3", "90 91 92 93"))'],
  takeandbreak: ['outcome(takeandbreak("4.[3]", 400))'],
  grundysgame: ['outcome(grundysgame(400))'],
  wythoff: ['outcome(wythoff(90, 150))'],
  shove: [`outcome(shove("${'l.rl.r'.repeat(6)}"))`],
  push: [`outcome(push("${'l.rl.r'.repeat(6)}"))`],
  turning: [`outcome(turning("1-3", "${'ht'.repeat(20)}"))`],
  topplingdominoes: [`outcome(topplingdominoes("${'lre'.repeat(30)}"))`],
  elephantsandrhinos: [`outcome(elephantsandrhinos("${'t..f'.repeat(8)}"))`],
  cutcake: ['outcome(cutcake(40, 60))'],
  maundycake: ['outcome(maundycake(96, 96))'],
  ruleset: [
    'halves(n: integer) := if n < 2 then [] else [[n - 1, n - 2]]',
    'Q := ruleset(halves, halves)',
    'outcome(Q([400, 401]))',
  ],
  grid: [
    'Q := grid(turns("xo -> .x"), turns("ox -> .o"))',
    `outcome(Q("${'xoxoxo|oxoxox|'.repeat(2)}xoxoxo"))`,
  ],
  strip: [
    'Q := strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])',
    'Q("tttttt......ffffff") mod E',
  ],
  turns: [`turns("${'x|'.repeat(900)}x -> ${'.|'.repeat(900)}.")`],
  position: ['position(domineering(100, 100))'],
  realise: ['realise(*2, domineering, E, 100)'],
  reached: ['reached(clobber, 2, E, 100)'],
  sensible: ['sensible(domineering(8, 8), E)'],
  moves: ['map(b -> moves(b, R), moves(domineering(100, 100), L))'],
  tree: ['tree(300 * *)'],
  dag: ['dag(400 * *)'],
  hasse: ['hasse(born(2, M), M)'],
  drawing: ['drawing(domineering(100, 100))'],
  daytwo: ['daytwo()'],
  tikz: ['tikz(300 * *)'],
  map: [`map(n -> map(m -> n + m, ${LONG_LIST}), ${LONG_LIST})`],
  filter: [`filter(n -> any(m -> m > n, ${LONG_LIST}), reverse(${LONG_LIST}))`],
  count: [`count(n -> any(m -> m > n, ${LONG_LIST}), reverse(${LONG_LIST}))`],
  all: [`all(n -> all(m -> m < 200000 + n, ${LONG_LIST}), ${LONG_LIST})`],
  any: [`any(n -> any(m -> m < n - 200000, ${LONG_LIST}), ${LONG_LIST})`],
  sort: [`sort(n -> 0 - n, ${LONG_LIST})`],
  table: [`table(${LONG_LIST}, n -> n + 1)`],
  unique: [`unique(reverse(${LONG_LIST}))`],
  reverse: [`reverse(${LONG_LIST})`],
  flatten: [`flatten([${LONG_LIST}, ${LONG_LIST}])`],
  sum: [`sum(map(n -> nimheap(n), 1..300))`],
  max: [`max(${LONG_LIST})`],
  min: [`min(map(n -> nimheap(n), 1..300))`],
  fold: [`fold((t, n) -> t + n, 0, ${LONG_LIST})`],
  length: [`length([n for n in ${LONG_LIST} for m in ${LONG_LIST}])`],
  find: [`find(n -> any(m -> m < n - 200000, ${LONG_LIST}), ${LONG_LIST})`],
  group: [`group(n -> n rem 7, ${LONG_LIST})`],
  take: [`take(5, ${LONG_LIST})`],
  drop: [`drop(5, ${LONG_LIST})`],
  zip: [`zip(${LONG_LIST}, ${LONG_LIST})`],
  concat: [`concat(${LONG_LIST}, ${LONG_LIST})`],
  part: ['part(join(["x" for n in 1..100000], ""), 0, 99999)'],
  replace: ['replace(join(["x" for n in 1..100000], ""), "x", "yy")'],
  split: ['split(join(["x" for n in 1..100000], ""), "")'],
  text: ['text(1..100000)'],
  join: ['join(["x" for n in 1..100000], "")'],
  indices: ['indices("xx", join(["x" for n in 1..100000], ""))'],
  try: [`try(map(n -> map(m -> n + m, ${LONG_LIST}), ${LONG_LIST}), 0)`],
  tiny: ['tiny(100000)'],
  miny: ['miny(100000)'],
  column: [`t := table(${LONG_LIST}, "n", n -> n)`, 'column(t, "n")'],
  csv: [`t := table(${LONG_LIST}, "n", n -> n)`, 'csv(t)'],
  markdown: [`t := table(${LONG_LIST}, "n", n -> n)`, 'markdown(t)'],
  html: [`t := table(${LONG_LIST}, "n", n -> n)`, 'html(t)'],
  plot: [`plot(${LONG_LIST})`],
  period: ['xs := [n * n for n in 1..3000]', 'period(xs)'],
  save: [`save(map(n -> 0 - n, ${LONG_LIST}), "long.txt")`],
  load: ['load("long.pvs")'],
  simplest: [GAME, 'simplest(G + {G | G}, E)'],
  draw: ['draw(domineering(100, 100))'],
  check: ['c := explain(* + * == 0 mod D)', 'check(c)'],
  help: ['help()'],
};

const THREE = 'use 3 players';
const SEVERAL = 'G := 9 * {* | 0 | {0 | | *}}';
const LARGE_SEVERAL = '300 * {* | 0 | {0 | | *}}';

/** The same for games of three players. */
const PLAYERS_QUESTIONS: Readonly<Record<string, Question>> = {
  outcome: [`outcome(${LARGE_SEVERAL})`],
  coalitions: [`coalitions(${LARGE_SEVERAL}, 0)`],
  conjugate: [`conjugate(${LARGE_SEVERAL}, 1)`],
  minus: [SEVERAL, 'minus(G)'],
  restrict: [`restrict(${LARGE_SEVERAL}, 1)`],
  nimheap: ['map(n -> nimheap(n), 1..3000)'],
  same: [`same(${LARGE_SEVERAL}, 0)`],
  undetermined: ['undetermined(*3000 + *3, 3)'],
  absorbing: ['absorbing(*3000 + *3)'],
  compare: [SEVERAL, 'compare(G + *, G + *2, 0)'],
  equal: [SEVERAL, 'equal(G + *, G + *2)'],
  simplify: [SEVERAL, 'simplify(G, 0)'],
  revertible: ['revertible(*300 + *3, *400)'],
  periodic: ['periodic(*300 + *3)'],
  nimquotient: ['nimquotient(7)'],
  quotient: ['quotient({*5, {*2, *7}})'],
  explain: [SEVERAL, 'explain(equal(G + *, G + *2))'],
  options: [SEVERAL, 'options(G, 0)'],
  impartial: [`impartial(${LARGE_SEVERAL})`],
  rank: [`rank(${LARGE_SEVERAL})`],
  nodes: [`nodes(${LARGE_SEVERAL})`],
  subpositions: ['subpositions(*3000)'],
  compact: ['compact(*12)'],
  latex: ['latex(*3000)'],
  tree: [SEVERAL, 'tree(G)'],
  tikz: ['tikz(*12)'],
  min: [`min(${LONG_LIST})`],
};

/** In milliseconds. */
const DEADLINE = 20;

function ask(session: Session, question: Question): string {
  const last = question.at(-1) ?? '';
  for (const statement of question.slice(0, -1)) {
    expect(session.run(statement).result, statement).toMatchObject({ ok: true });
  }
  const { result } = session.run(last, { budget: { deadline: Date.now() + DEADLINE } });
  return result.ok ? 'answered' : `${result.error.code}: ${result.error.message}`;
}

describe.each([
  ['two players', functions, QUESTIONS, []],
  ['three players', playersFunctions, { ...QUESTIONS, ...PLAYERS_QUESTIONS }, [THREE]],
] as const)('%s', (_, all, questions, before) => {
  test('every function has a question', () => {
    expect([...all.keys()].filter((name) => questions[name] === undefined)).toEqual([]);
  });

  test.each([...all.keys()])('%s stops or ends', (name) => {
    const session = new Session(
      {},
      { files: folder({ 'long.pvs': QUESTIONS['map']?.[0] ?? '' }).files },
    );
    for (const statement of before) session.run(statement);
    const answer = ask(session, questions[name] ?? ['']);
    expect(answer).toMatch(/^(answered$|budget: |limit: )/);
    expect(session.run('1 + 1').result).toMatchObject({ ok: true, text: '2' });
  });
});

test.each([[], [THREE]])(
  'heaps are counted by their sizes, also where they are known %j',
  (...before) => {
    const session = new Session(
      {},
      { files: folder({ 'long.pvs': QUESTIONS['map']?.[0] ?? '' }).files },
    );
    for (const statement of before) session.run(statement);
    const looks = (statement: string): number => {
      let count = 0;
      const shouldStop = () => {
        count++;
        return false;
      };
      expect(session.run(statement, { budget: { shouldStop } }).result.ok).toBe(true);
      return count;
    };
    // 45,000 options, which no two looks at the clock may all stand between.
    expect(looks('nimheap(300)')).toBeGreaterThan(5);
  },
);

test('a parameter with a default is written where one without follows', () => {
  const { result } = new Session(
    {},
    { files: folder({ 'long.pvs': QUESTIONS['map']?.[0] ?? '' }).files },
  ).run('sample(3, E, 100)');
  expect(result).toMatchObject({ ok: false, error: { code: 'type' } });
  expect(JSON.stringify(result)).toContain('takes 4 to 6 arguments, not 3');
});
