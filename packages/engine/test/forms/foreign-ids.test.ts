// An id that is no form of the arena is refused by every function that takes one, with the id and
// what is wrong about it; never answered as if it were some game.
import { describe, expect, it } from 'vitest';
import * as census from '../../src/census/index.ts';
import * as ends from '../../src/ends/index.ts';
import * as forms from '../../src/forms/index.ts';
import * as impartial from '../../src/impartial/index.ts';
import * as root from '../../src/index.ts';
import { Arena, D, E, type FormId, Left, M, nimHeap, ZERO } from '../../src/index.ts';
import * as quotients from '../../src/quotients/index.ts';
import * as reasons from '../../src/reasons/index.ts';
import * as rulesets from '../../src/rulesets/index.ts';

const two = { ...root, ...forms, ...reasons, ...rulesets, ...ends, ...census };
const engine = { ...two, ...quotients, ...impartial };

type Ask = (arena: Arena, id: FormId) => unknown;

/** D(1̄). */
const barOne = (arena: Arena) => {
  const universe = engine.closure(arena, [engine.integer(arena, -1)]);
  if (!engine.isClosure(universe)) throw new Error('a closure is one');
  return universe;
};

/** Every exported function of an arena and forms, once with each of its places for a form. */
const questions: Readonly<Record<string, readonly Ask[]>> = {
  adjoint: [(a, g) => engine.adjoint(a, g)],
  birthday: [(a, g) => engine.birthday(a, g, E)],
  canonicalForm: [(a, g) => engine.canonicalForm(a, g, E)],
  certify: [(a, g) => engine.certify(a, g, ZERO, E), (a, g) => engine.certify(a, ZERO, g, E)],
  classesOf: [(a, g) => engine.classesOf(a, [ZERO, g], E)],
  closure: [(a, g) => engine.closure(a, [g])],
  closureMembers: [(a, g) => engine.closureMembers(a, [g], 2)],
  compare: [(a, g) => engine.compare(a, g, ZERO, E), (a, g) => engine.compare(a, ZERO, g, E)],
  conjugate: [(a, g) => engine.conjugate(a, g)],
  copies: [(a, g) => engine.copies(a, 1, g), (a, g) => engine.copies(a, 0, g)],
  copyForms: [(a, g) => engine.copyForms(a, [g], new Arena())],
  deadEndAtLeast: [
    (a, g) => engine.deadEndAtLeast(a, g, ZERO),
    (a, g) => engine.deadEndAtLeast(a, ZERO, g),
  ],
  deadEndSum: [(a, g) => engine.deadEndSum(a, g, ZERO), (a, g) => engine.deadEndSum(a, ZERO, g)],
  deadEndValue: [(a, g) => engine.deadEndValue(a, g)],
  distinguish: [
    (a, g) => engine.distinguish(a, g, ZERO, E),
    (a, g) => engine.distinguish(a, ZERO, g, E),
  ],
  downlinked: [
    (a, g) => engine.downlinked(a, g, ZERO, E),
    (a, g) => engine.downlinked(a, ZERO, g, E),
  ],
  dyadicValue: [(a, g) => engine.dyadicValue(a, g)],
  edges: [(a, g) => engine.edges(a, g)],
  endQuotient: [(a, g) => engine.endQuotient(a, g, ZERO), (a, g) => engine.endQuotient(a, ZERO, g)],
  endToText: [(a, g) => engine.endToText(a, g)],
  endsAbove: [(a, g) => engine.endsAbove(a, g)],
  equal: [(a, g) => engine.equal(a, g, ZERO, E), (a, g) => engine.equal(a, ZERO, g, E)],
  expansion: [(a, g) => engine.expansion(a, g, E), (a, g) => engine.expansion(a, ZERO, E, g)],
  explainAtLeast: [
    (a, g) => engine.explainAtLeast(a, g, ZERO, E),
    (a, g) => engine.explainAtLeast(a, ZERO, g, E),
  ],
  explainComparison: [
    (a, g) => engine.explainComparison(a, g, ZERO, E),
    (a, g) => engine.explainComparison(a, ZERO, g, E),
  ],
  explainInvertible: [(a, g) => engine.explainInvertible(a, g, E)],
  explainOutcome: [(a, g) => engine.explainOutcome(a, g)],
  explainSimplest: [(a, g) => engine.explainSimplest(a, g, E)],
  exportForms: [(a, g) => engine.exportForms(a, [g])],
  formCode: [(a, g) => engine.formCode(a, g)],
  factorisations: [(a, g) => engine.factorisations(a, g)],
  formToText: [(a, g) => engine.formToText(a, g)],
  greater: [(a, g) => engine.greater(a, g, ZERO, E), (a, g) => engine.greater(a, ZERO, g, E)],
  incomparable: [
    (a, g) => engine.incomparable(a, g, ZERO, E),
    (a, g) => engine.incomparable(a, ZERO, g, E),
  ],
  genus: [(a, g) => engine.genus(a, g)],
  geq: [(a, g) => engine.geq(a, g, ZERO, E), (a, g) => engine.geq(a, ZERO, g, E)],
  heapSize: [(a, g) => engine.heapSize(a, g)],
  inClosure: [(a, g) => engine.inClosure(a, barOne(a), g)],
  inUpwardClosure: [(a, g) => engine.inUpwardClosure(a, barOne(a), g)],
  integerValue: [(a, g) => engine.integerValue(a, g)],
  inverse: [(a, g) => engine.inverse(a, g, E)],
  irreducibleFactorisations: [(a, g) => engine.irreducibleFactorisations(a, g)],
  isBlockedEnd: [(a, g) => engine.isBlockedEnd(a, g, Left)],
  isBlocking: [(a, g) => engine.isBlocking(a, g)],
  isDeadEnd: [(a, g) => engine.isDeadEnd(a, g, Left)],
  isDeadEnding: [(a, g) => engine.isDeadEnding(a, g)],
  isDicot: [(a, g) => engine.isDicot(a, g)],
  isEnd: [(a, g) => engine.isEnd(a, g, Left)],
  isEndLike: [(a, g) => engine.isEndLike(a, g, Left)],
  isExpansion: [
    (a, g) => engine.isExpansion(a, g, ZERO, E),
    (a, g) => engine.isExpansion(a, ZERO, g, E),
  ],
  isGenerallyTame: [(a, g) => engine.isGenerallyTame(a, g)],
  isHalfTame: [(a, g) => engine.isHalfTame(a, g)],
  isImpartial: [(a, g) => engine.isImpartial(a, g)],
  isRestive: [(a, g) => engine.isRestive(a, g)],
  isRestless: [(a, g) => engine.isRestless(a, g)],
  isTame: [(a, g) => engine.isTame(a, g)],
  isInvertible: [(a, g) => engine.isInvertible(a, g, E)],
  isInvertibleByRecursion: [(a, g) => engine.isInvertibleByRecursion(a, g, E)],
  isIrreducibleEnd: [(a, g) => engine.isIrreducibleEnd(a, g)],
  isOrdinary: [(a, g) => engine.isOrdinary(a, g)],
  isReduced: [(a, g) => engine.isReduced(a, g, E)],
  isPFree: [(a, g) => engine.isPFree(a, g)],
  isTerminable: [(a, g) => engine.isTerminable(a, g)],
  joinEnds: [(a, g) => engine.joinEnds(a, g, ZERO), (a, g) => engine.joinEnds(a, ZERO, g)],
  leastUniverse: [(a, g) => engine.leastUniverse(a, [g])],
  leftModifiedAdjoint: [(a, g) => engine.leftModifiedAdjoint(a, g)],
  meetEnds: [(a, g) => engine.meetEnds(a, g, ZERO), (a, g) => engine.meetEnds(a, ZERO, g)],
  mate: [(a, g) => engine.mate(a, g)],
  misereCanonicalForm: [(a, g) => engine.misereCanonicalForm(a, g)],
  misereNimValue: [(a, g) => engine.misereNimValue(a, g)],
  nimValue: [(a, g) => engine.nimValue(a, g)],
  misereOutcome: [(a, g) => engine.misereOutcome(a, g)],
  nodes: [(a, g) => engine.nodes(a, g)],
  normalOutcome: [(a, g) => engine.normalOutcome(a, g)],
  ordinalSum: [(a, g) => engine.ordinalSum(a, g, ZERO), (a, g) => engine.ordinalSum(a, ZERO, g)],
  pFreeModulo: [(a, g) => engine.pFreeModulo(a, g, E)],
  orderPlace: [(a, g) => engine.orderPlace(a, [], [g])],
  passingOutcome: [(a, g) => engine.passingOutcome(a, g)],
  gamesQuotientFile: [
    (a, g) => engine.gamesQuotientFile(a, { ...engine.quotientOfGames(a, [ZERO]), games: [g] }),
  ],
  quotientOfGames: [(a, g) => engine.quotientOfGames(a, [g])],
  rank: [(a, g) => engine.rank(a, g)],
  reached: [(a, g) => engine.reached(a, [ZERO, g], [], E)],
  realise: [(a, g) => engine.realise(a, g, [], E)],
  reasonFiles: [
    (a, g) => engine.reasonFiles(a, [[g, ZERO]], E),
    (a, g) => engine.reasonFiles(a, [[ZERO, g]], E),
  ],
  reduce: [
    (a, g) => engine.reduce(a, engine.orderModulo(a, E), [g], [], 0),
    (a, g) => engine.reduce(a, engine.orderModulo(a, E), [], [g], 0),
  ],
  simplestForm: [
    (a, g) => engine.simplestForm(a, g, E),
    (a, g) => engine.simplestForm(a, g, D),
    (a, g) => engine.simplestForm(a, g, M),
  ],
  strategy: [(a, g) => engine.strategy(a, g, Left)],
  strongOutcome: [(a, g) => engine.strongOutcome(a, g, E)],
  subpositions: [(a, g) => engine.subpositions(a, g)],
  sum: [(a, g) => engine.sum(a, g, ZERO), (a, g) => engine.sum(a, ZERO, g)],
  superEndByDefinition: [(a, g) => engine.superEndByDefinition(a, 2, [g])],
  tellApart: [(a, g) => engine.tellApart(a, g, ZERO, E), (a, g) => engine.tellApart(a, ZERO, g, E)],
  testSet: [(a, g) => engine.testSet(a, [g], 2)],
  textLength: [(a, g) => engine.textLength(a, g)],
  traceSimplest: [(a, g) => engine.traceSimplest(a, g, E)],
  truncate: [(a, g) => engine.truncate(a, g, 2), (a, g) => engine.truncate(a, g, 0)],
  upwardMembers: [(a, g) => engine.upwardMembers(a, [g], 2)],
  winningMoves: [(a, g) => engine.winningMoves(a, g, Left)],
  winsFirstAgainstPassing: [(a, g) => engine.winsFirstAgainstPassing(a, g, Left)],
  winsMovingFirst: [(a, g) => engine.winsMovingFirst(a, g, Left)],
  winsMovingFirstInNormalPlay: [(a, g) => engine.winsMovingFirstInNormalPlay(a, g, Left)],
  winsSecondAgainstPassing: [(a, g) => engine.winsSecondAgainstPassing(a, g, Left)],
};

/** Functions of an arena that take no id: numbers, universes, boards, or what an answer holds. */
const withoutForms = [
  ...['blockingPassingGame', 'countDeadEnds', 'deadEnds', 'endDiagram', 'formOfCode'],
  ...['integer', 'minimalAdjoints', 'minimalBlockingForms', 'nimHeap', 'passingGame'],
  ...['perfectMurder', 'superEnd', 'superEndModuloB', 'superEndModuloM', 'sixthLevelBounds'],
  ...[
    'born',
    'census',
    'decidedCensus',
    'countBorn',
    'dayThreeBounds',
    'dicotDayThree',
    'orderModulo',
  ],
  ...[
    'orderMap',
    'orderRelation',
    'randomForm',
    'sameOrder',
    'sameUniverse',
    'sampleBorn',
    'separatingDicot',
  ],
  ...['orderFacts', 'chosenEnds', 'smallTestSet', 'heapGenera'],
  ...[
    'boardForm',
    'boardIsWon',
    'boardLiesIn',
    'boardOutcome',
    'boardSimplestForm',
    'sensibleMoves',
  ],
  ...['importForms', 'saveArena', 'saveOutcomes', 'takeUpOutcomes', 'parseEnd'],
  ...['certificateFile', 'distinctionFile'],
  ...['hasDayThreeBounds', 'renderLatex', 'renderMarkdown', 'renderText', 'usualUniverses'],
];

/** An arena of a few forms, and ids that are none of them. */
const wrongIds = {
  'an id just out of range': 9,
  'an id beyond all room': 5_000_000,
  'a negative one': -1,
  'half a one': 0.5,
  'no number': Number.NaN,
};

const small = (): Arena => {
  const arena = new Arena();
  nimHeap(arena, 3); // Forms 0 to 3; some questions make a few of their own first.
  return arena;
};

describe('ids that are no forms of the arena', () => {
  it('every function that takes an arena is looked at', () => {
    const takesArena = Object.entries(engine)
      .filter(([, value]) => typeof value === 'function')
      .filter(([, value]) => /^function \w+\((arena|from)\b/u.test(String(value)))
      .map(([name]) => name);
    expect(takesArena.length).toBeGreaterThan(100);
    expect(takesArena.filter((name) => !(name in questions)).sort()).toEqual(
      [...withoutForms].sort(),
    );
  });

  describe.each(Object.entries(wrongIds))('%s', (_, id) => {
    it.each(Object.entries(questions))('is refused by %s', (_name, asks) => {
      for (const ask of asks)
        expect(() => ask(small(), id as FormId)).toThrow(`${id} is not a form of this arena`);
    });
  });

  it('what an arena itself is asked is refused alike', () => {
    for (const id of Object.values(wrongIds) as FormId[])
      for (const ask of [
        (a: Arena) => a.options(id, Left),
        (a: Arena) => a.hasOptions(id, Left),
        (a: Arena) => a.hasOption(id, Left, ZERO),
        (a: Arena) => a.tombstones(id),
        (a: Arena) => a.hasTombstone(id, Left),
        (a: Arena) => a.intern([id], []),
        (a: Arena) => a.intern([], [id]),
        (a: Arena) => E.contains(a, id),
        (a: Arena) => E.isStrong(a, id, Left),
        (a: Arena) => new engine.CanonicalOrder(a, [id]),
        (a: Arena) => new engine.Game(a, id),
      ])
        expect(() => ask(small())).toThrow(`${id} is not a form of this arena`);
  });
});
