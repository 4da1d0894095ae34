// Comparisons in words, followed sentence by sentence on plain objects: each threat is answered once, by a
// move that there is, the proviso stands where it must, and sums are told with all winning moves.
import { describe, expect, it } from 'vitest';
import { Arena, Left, opponent, Right, SIDES, type Side } from '../../src/index.ts';
import { type Explanation, explainAtLeast } from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { type G, game, isLeftEndLike, isRightEndLike, zero } from '../oracle/game.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSum, misereSumLeft, misereSumRight } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

const optionsOf = (g: G, side: Side): readonly G[] => (side === Left ? g.left : g.right);
const isEndLike = (g: G, side: Side): boolean =>
  side === Left ? isLeftEndLike(g) : isRightEndLike(g);
const sideOf = (name: string | undefined): Side => (name === 'Left' ? Left : Right);

/** The threats that were answered, of either player. */
interface Answered {
  readonly left: G[];
  readonly right: G[];
}

class Follower {
  private readonly arena: Arena;
  private readonly games = new Map<number, G>();
  private readonly shown = new Set<string>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** The words, games as `#` with a number. */
  sentence({ says }: Pick<Explanation, 'says'>): string {
    const signs = { 'at least': ' ≥ ', 'not at least': ' ≱ ', plus: '+' } as Record<string, string>;
    const text = (tokens: readonly object[]): string =>
      tokens
        .map((token) => {
          if ('game' in token) return this.name(fromEngine(this.arena, token.game as never));
          if ('sign' in token) return signs[token.sign as string];
          if ('outcomeOf' in token) {
            return `o(${text(token.outcomeOf as object[])}) = ${(token as { is?: string }).is}`;
          }
          return 'U';
        })
        .join('');
    return says.map((part) => (typeof part === 'string' ? part : text(part.formula))).join('');
  }

  name(g: G): string {
    this.games.set(g.serial, g);
    return `#${g.serial}`;
  }

  named(text: string | undefined): G {
    return this.games.get(Number(text?.slice(1)))!;
  }

  /** "A, B and C" as games, which are all different. */
  list(text: string, last: string): G[] {
    const [end, ...rest] = text.split(` ${last} `).reverse();
    expect(rest.length).toBeLessThanOrEqual(1);
    const games = [...rest.flatMap((part) => part.split(', ')), end].map((each) =>
      this.named(each),
    );
    expect(games.length > 1).toBe(rest.length === 1);
    expect(new Set(games).size).toBe(games.length);
    return games;
  }

  /** A claim G ≥ H with what stands below it; `claim` is its sentence. */
  pair(claim: string, because: readonly Explanation[], g: G, h: G): void {
    const head = `${this.name(g)} ≥ ${this.name(h)}`;
    if (g === h) {
      expect([claim, because]).toEqual([`${head}, the same game.`, []]);
      return;
    }
    if (this.shown.has(head)) {
      expect([claim, because]).toEqual([`${head}, as shown above.`, []]);
      return;
    }
    expect(claim).toBe(`${head}.`);
    this.shown.add(head);
    const answered: Answered = { left: [], right: [] };
    const provisos: Side[] = [];
    let none = 0;
    for (const node of because) {
      const said = this.sentence(node);
      if (said.includes(' must be ')) provisos.push(this.proviso(said, node.because, g, h));
      else if (said === `Right has no move in ${this.name(g)} and Left none in ${this.name(h)}.`)
        none++;
      else this.reply(said, node.because, g, h, answered);
    }
    // Right threatens in G, Left in H: each of their options is answered once.
    expect(new Set(answered.right)).toEqual(new Set(g.right));
    expect(new Set(answered.left)).toEqual(new Set(h.left));
    expect([answered.right.length, answered.left.length]).toEqual([g.right.length, h.left.length]);
    expect(none).toBe(g.right.length + h.left.length === 0 ? 1 : 0);
    expect(provisos).toEqual(SIDES.filter((side) => isEndLike(side === Left ? h : g, side)));
  }

  private reply(
    said: string,
    because: readonly Explanation[],
    g: G,
    h: G,
    answered: Answered,
  ): void {
    const [, who, verb, what, where = ''] =
      /^(Left|Right)'s (moves?) to (.*?) in (#\d+) /.exec(said) ?? [];
    const side = sideOf(who);
    const [threatened, other] = side === Right ? [g, h] : [h, g];
    expect(this.named(where), said).toBe(threatened);
    const threats = this.list(what ?? '', 'and');
    (side === Left ? answered.left : answered.right).push(...threats);
    const rest = said.slice(said.indexOf(` in ${where} `) + ` in ${where} `.length);
    const many = threats.length > 1;
    expect(verb).toBe(many ? 'moves' : 'move');
    const same = many ? 'are met by the same moves in' : 'is met by the same move in';
    if (rest === `${same} ${this.name(other)}.`) {
      for (const threat of threats) expect(optionsOf(other, side)).toContain(threat);
      expect(because).toEqual([]);
      return;
    }
    expect(many).toBe(false);
    const [, met] = /^is met by \w+'s move to (#\d+) in #\d+, and /.exec(rest) ?? [];
    const [, back] = /^is answered by \w+'s move back to (#\d+), and /.exec(rest) ?? [];
    const reply = this.named(met ?? back);
    const rival = who === 'Left' ? 'Right' : 'Left';
    const answer =
      met === undefined
        ? `is answered by ${rival}'s move back to ${back}, and `
        : `is met by ${who}'s move to ${met} in ${this.name(other)}, and `;
    expect(rest.startsWith(answer), rest).toBe(true);
    const [threat] = threats;
    if (met === undefined) expect(optionsOf(threat!, opponent(side))).toContain(reply);
    else expect(optionsOf(other, side)).toContain(reply);
    const [mine, theirs] = met === undefined ? [reply, other] : [threat!, reply];
    const after: [G, G] = side === Right ? [mine, theirs] : [theirs, mine];
    this.pair(rest.slice(answer.length), because, ...after);
  }

  /** Whose proviso it is. */
  private proviso(said: string, because: readonly Explanation[], g: G, h: G): Side {
    const [, end, who, strong, why = ''] =
      /^(#\d+) is (Left|Right) end-like, so (#\d+) must be \2 strong, and it is: (.*)$/.exec(
        said,
      ) ?? [];
    const side = sideOf(who);
    const rival = who === 'Left' ? 'Right' : 'Left';
    const [endLike, other] = side === Left ? [h, g] : [g, h];
    expect([this.named(end), this.named(strong)], said).toEqual([endLike, other]);
    const tests = new RegExp(
      `^${who}, moving first, wins it beside each of the test ends (.*), which are enough\\.$`,
    );
    const ends = tests.exec(why)?.[1];
    if (why === 'it is end-like itself.') {
      expect(isEndLike(other, side)).toBe(true);
      expect(because).toEqual([]);
    } else {
      expect(isEndLike(other, side)).toBe(false);
      const alone = [
        `${who}, moving first, wins it by itself.`,
        `${who}, moving first, wins though ${rival} may pass.`,
      ];
      if (ends === undefined) expect(alone).toContain(why);
      const count = ends === undefined ? 1 : this.list(ends, 'and').length;
      if (ends !== undefined) expect(count).toBeGreaterThan(1);
      expect(because.length).toBe(count);
      for (const play of because) {
        expect(this.sentence(play).startsWith(`${this.name(other)}`)).toBe(true);
      }
    }
    return side;
  }

  /** Why G ≱ H. */
  distinction(node: Explanation, g: G, h: G): void {
    const said = this.sentence(node);
    const head = `${this.name(g)} ≱ ${this.name(h)} modulo U: the game `;
    expect(said.startsWith(head)).toBe(true);
    const [, name] = /^(#\d+) of U tells them apart\.$/.exec(said.slice(head.length)) ?? [];
    const x = this.named(name);
    expect(node.because.length).toBe(2);
    this.sum(node.because[0]!, h, x);
    this.sum(node.because[1]!, g, x);
  }

  private sum(node: Explanation, g: G, x: G): void {
    const plus = (a: G, b: G): string => {
      const parts = [a, b].filter((each) => each !== zero);
      return parts.length === 0 ? this.name(zero) : parts.map((each) => this.name(each)).join('+');
    };
    expect(this.sentence(node)).toBe(`o(${plus(g, x)}) = ${misereSum(g, x)}.`);
    const expected = SIDES.map((side) => {
      const who = side === Left ? 'Left' : 'Right';
      const wins = side === Left ? misereSumLeft(g, x) : !misereSumRight(g, x);
      if (!wins) return `${who}, moving first, has no winning move.`;
      const leaves = (a: G, b: G) => (side === Left ? misereSumRight(a, b) : !misereSumLeft(a, b));
      const moves = [
        ...optionsOf(g, side).flatMap((to) => (leaves(to, x) ? [plus(to, x)] : [])),
        ...optionsOf(x, side).flatMap((to) => (leaves(g, to) ? [plus(g, to)] : [])),
      ];
      return moves.length === 0 ? `${who}, moving first, has won already.` : moves.sort();
    });
    const told = node.because.map((child, side) => {
      const said = this.sentence(child);
      const by = `${side === Left ? 'Left' : 'Right'}, moving first, wins by moving to `;
      if (!said.startsWith(by)) return said;
      return said
        .slice(by.length, -1)
        .split(/, | or /)
        .sort();
    });
    expect(told).toEqual(expected);
  }
}

describe.each(sixPairings(new Arena()))(
  'comparisons in words modulo $name',
  ({ engine, oracle: u }) => {
    it('answer every threat, and tell every winning move', () => {
      const arena = new Arena();
      const rng = random(141);
      const counts = { yes: 0, no: 0 };
      for (let i = 0; i < 120; i++) {
        const g = randomForm(rng, 1 + (i % 3), i % 4 === 3);
        const more = game([...g.left, randomForm(rng, 1)], g.right, g.tombLeft, g.tombRight);
        const h = i % 3 === 0 ? randomForm(rng, 2) : more;
        const [a, b] = i % 2 === 0 ? [h, g] : [g, h];
        const node = explainAtLeast(arena, toEngine(arena, a), toEngine(arena, b), engine);
        const follower = new Follower(arena);
        if (oracle.geq(a, b, u)) {
          const said = follower.sentence(node);
          expect(said).toContain(' modulo U');
          follower.pair(said.replace(' modulo U', ''), node.because, a, b);
          counts.yes++;
        } else {
          follower.distinction(node, a, b);
          counts.no++;
        }
      }
      expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(20);
    });
  },
);
