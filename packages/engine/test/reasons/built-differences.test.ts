// What tells games apart, built by the lemmas alone: on all small games, either player moving first, it
// lies in the universe and does what it should, has no answer too many, and is remembered.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  BudgetError,
  D,
  type FormId,
  integer,
  Left,
  nimHeap,
  Right,
  SIDES,
  type Side,
} from '../../src/index.ts';
import { Differences } from '../../src/reasons/difference.ts';
import { smallContexts } from '../../src/reasons/small-contexts.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { edges, formsOfRankAtMost, type G, rank, show } from '../oracle/game.ts';
import { end } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { misereSumLeft, misereSumRight } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

const arena = new Arena();
const pairings = [...sixPairings(arena), closurePairing(arena, 'D(2̄0)', [end(0, 2)])];
const rank2 = formsOfRankAtMost(2);

/** Whether a side, moving first, wins a sum. */
const winsFirst = (g: G, x: G, side: Side): boolean =>
  side === Left ? misereSumLeft(g, x) : !misereSumRight(g, x);

/** Small games and larger ones with tombstones, a player, and the game that this player likes less. */
function* questions(u: (typeof pairings)[number]['oracle'], seed: number, count: number) {
  const rng = random(seed);
  for (let i = 0; i < count; i++) {
    const form = () => (i % 3 < 2 ? rng.pick(rank2) : randomForm(rng, 3, i % 2 === 1));
    const [worse, better] = [form(), form()];
    for (const side of SIDES) {
      const prefers = side === Left ? oracle.geq(worse, better, u) : oracle.geq(better, worse, u);
      if (!prefers) yield { worse, better, side };
    }
  }
}

describe.each(pairings)('built modulo $name', ({ oracle: u, engine }) => {
  it('each game does what it should', () => {
    const differences = new Differences(arena, engine, undefined);
    let asked = 0;
    for (const { worse, better, side } of questions(u, 91, 600)) {
      const id = differences.find(toEngine(arena, worse), toEngine(arena, better), side);
      const x = fromEngine(arena, id);
      const told = `${show(worse)}, ${show(better)}, ${side}: ${show(x)}`;
      expect(u.contains(x), told).toBe(true);
      expect([winsFirst(worse, x, side), winsFirst(better, x, side)], told).toEqual([false, true]);
      asked++;
    }
    expect(asked).toBeGreaterThan(300);
  });

  it('small games are looked up first: nothing of rank 2 is smaller', () => {
    const differences = new Differences(arena, engine, smallContexts(arena));
    const members = rank2
      .filter(u.contains)
      .sort((a, b) => rank(a) - rank(b) || Number(edges(a) - edges(b)));
    for (const { worse, better, side } of questions(u, 92, 200)) {
      const id = differences.find(toEngine(arena, worse), toEngine(arena, better), side);
      const x = fromEngine(arena, id);
      const first = members.find((y) => winsFirst(better, y, side) && !winsFirst(worse, y, side));
      if (first === undefined) expect(rank(x)).toBeGreaterThan(2);
      else expect([rank(x), edges(x)]).toEqual([rank(first), edges(first)]);
    }
  });
});

describe('what is built', () => {
  /** The steps that some work takes. */
  function stepsOf(work: () => void): number {
    let steps = 0;
    const { tick } = arena;
    arena.tick = () => {
      steps++;
    };
    work();
    arena.tick = tick;
    return steps;
  }

  it('has no answer that an earlier one makes needless', () => {
    const differences = new Differences(arena, D, undefined);
    let several = 0;
    for (const { worse, better, side } of questions(oracleOf('D'), 93, 600)) {
      const mine = side === Left ? 'left' : 'right';
      const theirs = side === Left ? 'right' : 'left';
      // An end-like game may be told apart by an end, which is not built.
      if (better[mine].length === 0 || better.tombLeft || better.tombRight) continue;
      if (worse[mine].length === 0) continue;
      const id = differences.find(toEngine(arena, worse), toEngine(arena, better), side);
      const x = fromEngine(arena, id);
      const answers = new Set(x[theirs]);
      if (answers.size > 1) several++;
      const answered = (move: G, answer: G): boolean => !winsFirst(move, answer, side);
      // Whichever came last answers a move that no other one does; without it, so does the one before.
      while (answers.size > 0) {
        const last = [...answers].find((answer) =>
          worse[mine].some(
            (move) =>
              answered(move, answer) &&
              [...answers].every((other) => other === answer || !answered(move, other)),
          ),
        );
        expect(last, `${show(worse)}, ${show(better)}, ${side}: ${show(x)}`).toBeDefined();
        answers.delete(last!);
      }
    }
    expect(several).toBeGreaterThan(20);
  });

  it('is remembered: asked again it takes no step', () => {
    const differences = new Differences(arena, D, undefined);
    let zeros = 0;
    for (const { worse, better, side } of questions(oracleOf('D'), 94, 200)) {
      const find = (): FormId =>
        differences.find(toEngine(arena, worse), toEngine(arena, better), side);
      const x = find();
      if (rank(fromEngine(arena, x)) === 0) zeros++;
      expect(stepsOf(() => expect(find()).toBe(x))).toBe(0);
    }
    expect(zeros).toBeGreaterThan(0);
  });

  it('may take any number of steps, as long as none is too deep', () => {
    const differences = new Differences(arena, D, undefined);
    const [g, h] = [nimHeap(arena, 9), nimHeap(arena, 10)];
    expect(stepsOf(() => differences.find(g, h, Left))).toBeGreaterThan(400);
  });

  it('is refused where it would be too deep, and what is asked next is answered', () => {
    const differences = new Differences(arena, D, undefined);
    const question = (n: number) => () =>
      differences.find(integer(arena, n), integer(arena, n - 1), Right);
    expect(question(1000)).toThrow(BudgetError);
    for (const n of [300, 299]) {
      const x = question(n)();
      expect(D.contains(arena, x)).toBe(true);
    }
  });
});

const oracleOf = (name: string) => pairings.find((pairing) => pairing.name === name)!.oracle;
