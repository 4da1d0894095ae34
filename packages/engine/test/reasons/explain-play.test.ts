// Winning play in words, followed sentence by sentence on plain objects: each move told is legal, every
// reply is considered, and where it ends the winner has won.
import { describe, expect, it } from 'vitest';
import { Arena, type FormId, Left, opponent, SIDES, type Side } from '../../src/index.ts';
import { PlayExplainer } from '../../src/reasons/explain-play.ts';
import { type Explanation, explainOutcome } from '../../src/reasons/index.ts';
import { StrategyTable } from '../../src/reasons/strong.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  formsOfRankAtMost,
  type G,
  isLeftEndLike,
  isRightEndLike,
  nimHeap,
  show,
  sum,
  zero,
} from '../oracle/game.ts';
import { type Pairing, sixPairings } from '../oracle/pairing.ts';
import { misere, misereLeft, misereRight } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

const sideName = (side: Side): string => (side === Left ? 'Left' : 'Right');
const optionsOf = (g: G, side: Side): readonly G[] => (side === Left ? g.left : g.right);
const isEndLike = (g: G, side: Side): boolean =>
  side === Left ? isLeftEndLike(g) : isRightEndLike(g);
const hasTombstone = (g: G, side: Side): boolean => (side === Left ? g.tombLeft : g.tombRight);

/** A game, alone or beside an end of the winner's. */
interface Place {
  readonly at: G;
  readonly end?: G | undefined;
}

/** How a position stands in a sentence, a summand 0 left out. */
function written({ at, end = zero }: Place): string {
  const summands = [at, end].filter((g) => g !== zero);
  return summands.length === 0 ? show(zero) : summands.map(show).join('+');
}

/** Follows what is told of one player's play. */
class Follower {
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly mayPass: boolean;
  /** The move told at each position so far. */
  private readonly told = new Map<string, G>();
  /** How often each kind of sentence was met. */
  readonly met = { moves: 0, above: 0, already: 0, won: 0 };

  constructor(arena: Arena, side: Side, mayPass: boolean) {
    this.arena = arena;
    this.side = side;
    this.mayPass = mayPass;
  }

  /** The words with the games in them. */
  sentence({ says }: Explanation): string {
    return says
      .map((part) =>
        typeof part === 'string'
          ? part
          : part.formula
              .map((token) => ('game' in token ? show(fromEngine(this.arena, token.game)) : '+'))
              .join(''),
      )
      .join('');
  }

  follow(node: Explanation, place: Place): void {
    const { side } = this;
    const { at, end } = place;
    const me = sideName(side);
    const said = this.sentence(node);
    if (isEndLike(at, side)) {
      expect(said).toBe(`${written(place)}: ${me} is to move and has won already.`);
      expect(node.because).toEqual([]);
      this.met.already++;
      return;
    }
    const key = `${at.serial} ${end?.serial}`;
    const known = this.told.get(key);
    if (known !== undefined) {
      const to = written({ at: known, end });
      expect(said).toBe(`${written(place)}: ${me} moves to ${to}, as shown above.`);
      expect(node.because).toEqual([]);
      this.met.above++;
      return;
    }
    const move = optionsOf(at, side).find(
      (option) => said === `${written(place)}: ${me} moves to ${written({ at: option, end })}.`,
    );
    expect(move, said).toBeDefined();
    this.told.set(key, move!);
    this.met.moves++;
    this.replies(node, { at: move!, end });
  }

  /** What is told of the replies, where the opponent is to move. */
  private replies(node: Explanation, { at, end }: Place): void {
    const { side } = this;
    const rival = opponent(side);
    // Otherwise the opponent, who is to move, has won.
    expect(isEndLike(at, rival) && (end === undefined || isEndLike(end, rival))).toBe(false);
    const places: Place[] = [
      ...optionsOf(at, rival).map((to) => ({ at: to, end })),
      ...(end === undefined ? [] : optionsOf(end, rival).map((to) => ({ at, end: to }))),
      ...(this.mayPass ? [{ at }] : []),
    ];
    const won = places.filter((place) => isEndLike(place.at, side));
    const open = places.filter((place) => !isEndLike(place.at, side));
    const children = [...node.because];
    if (won.length > 0) this.won(children.shift(), won);
    expect(children.length).toBe(open.length);
    for (const child of children) {
      const said = this.sentence(child);
      const i = open.findIndex((place) => said.startsWith(`${written(place)}: `));
      expect(i, said).toBeGreaterThanOrEqual(0);
      const [place] = open.splice(i, 1);
      this.follow(child, place!);
    }
  }

  private won(node: Explanation | undefined, places: readonly Place[]): void {
    const { side } = this;
    const me = sideName(side);
    const said = node === undefined ? '' : this.sentence(node);
    const marked = places.filter(({ at }) => hasTombstone(at, side)).length;
    const how =
      marked === 0
        ? 'cannot move'
        : marked < places.length
          ? 'cannot move or has a ■'
          : 'is to move and has a ■';
    const [before, after] = [
      `If ${sideName(opponent(side))} then leaves `,
      `, ${me} ${how}, and has won.`,
    ];
    expect([said.startsWith(before), said.endsWith(after)], said).toEqual([true, true]);
    // Positions have commas without a space within them.
    const list = said.slice(before.length, -after.length);
    const [last, ...rest] = list.split(' or ').reverse();
    expect(rest.length, list).toBe(places.length > 1 ? 1 : 0);
    const positions = [...rest.flatMap((part) => part.split(', ')), last];
    expect(positions.sort()).toEqual(places.map(written).sort());
    expect(node?.because).toEqual([]);
    this.met.won++;
  }
}

const games = (seed: number, count: number): G[] => {
  const rng = random(seed);
  return Array.from({ length: count }, (_, i) => randomForm(rng, 2 + (i % 3), i % 2 === 1));
};

describe('the play behind an outcome', () => {
  const arena = new Arena();

  function followed(g: G): Follower[] {
    const explained = explainOutcome(arena, toEngine(arena, g));
    const [head] = explained.says.filter((part) => typeof part !== 'string');
    expect(head).toEqual({
      formula: [{ outcomeOf: [{ game: toEngine(arena, g) }], is: misere(g) }],
    });
    expect(explained.because.length).toBe(2);
    return SIDES.map((starter) => {
      const node = explained.because[starter]!;
      const wins = starter === Left ? misereLeft(g) : !misereRight(g);
      const winner = wins ? starter : opponent(starter);
      const follower = new Follower(arena, winner, false);
      const name = sideName(starter);
      const pronoun = starter === Left ? 'she' : 'he';
      expect(follower.sentence(node)).toBe(
        wins
          ? `${name}, moving first, wins.`
          : `${name}, moving first, loses whatever ${pronoun} does.`,
      );
      const places = wins ? [g] : optionsOf(g, starter);
      expect(node.because.length).toBe(places.length);
      const left = [...places];
      for (const child of node.because) {
        const i = left.findIndex((at) => follower.sentence(child).startsWith(`${show(at)}: `));
        expect(i).toBeGreaterThanOrEqual(0);
        follower.follow(child, { at: left.splice(i, 1)[0]! });
      }
      return follower;
    });
  }

  it.each([
    ['all forms of rank at most 2', formsOfRankAtMost(2)],
    ['random ones of rank 2 to 4', games(81, 300)],
  ])('is told in full: %s', (_, list) => {
    const met = { moves: 0, above: 0, already: 0, won: 0 };
    for (const follower of list.flatMap(followed)) {
      for (const kind of Object.keys(met) as (keyof typeof met)[]) met[kind] += follower.met[kind];
    }
    expect(Math.min(met.moves, met.won, met.already)).toBeGreaterThan(100);
  });

  it('is told once where a position comes about twice', () => {
    const row = [1, 2, 3].map(nimHeap);
    const heaps = row.flatMap((a) => row.flatMap((b) => row.map((c) => sum(a, sum(b, c)))));
    const above = heaps.flatMap(followed).reduce((total, { met }) => total + met.above, 0);
    expect(above).toBeGreaterThan(10);
  });
});

describe.each(sixPairings(new Arena()).filter(({ name }) => name !== 'M'))(
  'the play behind strong games modulo $name',
  ({ engine }: Pairing) => {
    it.each(SIDES)('is told in full, side %i', (side) => {
      const arena = new Arena();
      const table = new StrategyTable(arena, side);
      const asked: { place: { at: FormId; end?: FormId }; of: Place }[] = [];
      for (const g of [...formsOfRankAtMost(2), ...games(82, 200)]) {
        const at = toEngine(arena, g);
        if (!engine.isStrong(arena, at, side)) continue;
        const reason = table.reason(at, engine);
        if (reason.by === 'passing') asked.push({ place: { at }, of: { at: g } });
        if (reason.by !== 'tests') continue;
        for (const end of reason.ends) {
          asked.push({ place: { at, end }, of: { at: g, end: fromEngine(arena, end) } });
        }
      }
      const mayPass = engine.strongAgainstPassing === true;
      const play = new PlayExplainer(arena, side, table.moves, mayPass);
      const follower = new Follower(arena, side, mayPass);
      for (const { place, of } of asked) follower.follow(play.wins(place), of);
      const { moves, above, won } = follower.met;
      expect(Math.min(moves, won)).toBeGreaterThan(20);
      expect(above).toBeGreaterThan(0);
    });
  },
);
