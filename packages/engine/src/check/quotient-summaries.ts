/**
 * The induction of a `proviso-quotient` file. A summary of a sum says in which class it lies, who has no
 * move in it, and, for each class beside it and each weight of the whole, whether a player wins by a
 * move in it. Summaries of all sums are made from those of the games alone.
 */

import type { Ticker } from '../storage/budget.ts';
import { demand } from './fault.ts';
import type { Moves } from './quotient-moves.ts';
import { folded, type QuotientTable } from './quotient-table.ts';

interface Summary {
  readonly class: number;
  readonly weight: number;
  /** For each player a sign for each class and weight: 1 where a move wins. */
  readonly good: readonly string[];
  /** For each player whether there is no move. */
  readonly end: readonly boolean[];
}

/** What may be added yet: anything, or only what raises or lowers the weight (0 counts as neither). */
type Order = 'any' | 'up' | 'down';

interface Reached extends Summary {
  readonly order: Order;
}

const PLAYERS = [0, 1] as const;

export class Summaries {
  operations = 0;
  private readonly table: QuotientTable;
  private readonly misere: boolean;
  private readonly ticker: Ticker;
  private readonly games: readonly Summary[];
  /** Weights at which moves are looked at. */
  private readonly first: number;
  private readonly last: number;
  /** The weights of sums are kept exactly up to that of the heaviest game. */
  private readonly heaviest: number;

  constructor(table: QuotientTable, moves: Moves, misere: boolean, ticker: Ticker) {
    this.table = table;
    this.misere = misere;
    this.ticker = ticker;
    const change = (kind: number, word: readonly number[]): number =>
      Math.abs(table.weightOf(word) - (table.weights[kind] ?? 0));
    const largest = moves.reduce(
      (most, sides, kind) =>
        sides.flat().reduce((all, word) => Math.max(all, change(kind, word)), most),
      0,
    );
    this.first = table.low - largest;
    this.last = table.high + largest;
    this.heaviest = table.weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    this.games = moves.map((sides, kind) => this.summaryOf(kind, sides));
  }

  /** Beside no element does a move lead from a lost sum to one that its mover wins. */
  demandMoves(kind: number): void {
    const { table, first, last } = this;
    const game = this.games[kind];
    if (game === undefined) return;
    for (const beside of table.words.keys()) {
      for (let weight = first; weight <= last; weight++) {
        this.count();
        if (!table.occurs(beside, weight - game.weight)) continue;
        const said = table.outcome(table.product(beside, game.class), weight);
        for (const player of PLAYERS) {
          const good = game.good[player]?.charAt(this.place(beside, weight)) === '1';
          demand(!good || wins(said, player), `game ${kind}: a move from a lost sum wins`);
        }
      }
    }
  }

  /** In misère play a player without a move wins. */
  demandEnds(): void {
    for (const player of PLAYERS) {
      const ends = distinct(this.games.filter(({ end }) => end[player]));
      const start: Reached = { ...this.nothing(), order: 'any' };
      const found = new Map([['any 0 0', start]]);
      for (const sum of found.values()) {
        const said = this.table.outcome(sum.class, sum.weight);
        demand(wins(said, player), 'a player without a move does not win');
        for (const end of ends) {
          const more = this.add(sum, end);
          if (more !== undefined) found.set(`${more.order} ${more.weight} ${more.class}`, more);
        }
      }
    }
  }

  /** Wherever a player is said to win, he has a good move, or no move in misère play. */
  demandReplies(): void {
    const games = distinct(this.games);
    const found = new Map<string, Reached[]>();
    let fresh: Reached[] = [{ ...this.nothing(), order: 'any' }];
    while (fresh.length > 0) {
      const next: Reached[] = [];
      for (const sum of fresh) {
        const key = `${sum.order} ${sum.weight} ${sum.class}`;
        const known = found.get(key) ?? [];
        // What is won with less is won with more.
        if (known.some((each) => isLess(each, sum))) continue;
        found.set(key, [...known.filter((each) => !isLess(sum, each)), sum]);
        this.demandReply(sum);
        for (const game of games) {
          const more = this.add(sum, game);
          if (more !== undefined) next.push(more);
        }
      }
      fresh = next;
    }
  }

  private demandReply(sum: Summary): void {
    const said = this.table.outcome(sum.class, sum.weight);
    for (const player of PLAYERS) {
      if (!wins(said, player)) continue;
      const ended = this.misere && sum.end[player] === true;
      const good = sum.good[player]?.charAt(this.place(0, sum.weight)) === '1';
      demand(ended || good, 'a player is said to win and has no good move');
    }
  }

  private count(): void {
    this.operations++;
    this.ticker.tick();
  }

  private place(at: number, weight: number): number {
    const { first, last } = this;
    return at * (last - first + 1) + folded(weight, first, last, this.table) - first;
  }

  /** A text with a sign for each class and weight. */
  private signs(isGood: (at: number, weight: number) => boolean): string {
    let text = '';
    for (const at of this.table.words.keys()) {
      for (let weight = this.first; weight <= this.last; weight++) {
        this.count();
        text += isGood(at, weight) ? '1' : '0';
      }
    }
    return text;
  }

  private nothing(): Summary {
    const none = this.signs(() => false);
    return { class: 0, weight: 0, good: [none, none], end: [true, true] };
  }

  private summaryOf(kind: number, sides: readonly (readonly (readonly number[])[])[]): Summary {
    const { table } = this;
    const weight = table.weights[kind] ?? 0;
    const good = PLAYERS.map((player) => {
      const options = (sides[player] ?? []).map((word) => ({
        class: table.classOf(word),
        change: table.weightOf(word) - weight,
      }));
      return this.signs((at, total) =>
        options.some(
          (to) => !wins(table.outcome(table.product(at, to.class), total + to.change), 1 - player),
        ),
      );
    });
    const end = PLAYERS.map((player) => sides[player]?.length === 0);
    return { class: table.classes[kind] ?? 0, weight, good, end };
  }

  /**
   * A sum with one more game. While the weight is positive a game of negative weight comes next, and
   * the other way round, as long as there is one; all that is left then has one sign.
   */
  private add(sum: Reached, game: Summary): Reached | undefined {
    const sign = Math.sign(game.weight);
    const back = sum.weight > 0 ? sign < 0 : sign > 0;
    const stays = sign === 0 || (sum.order === 'any' && back);
    const order: Order = stays ? sum.order : sign > 0 ? 'up' : 'down';
    if (sum.order !== 'any' && order !== sum.order) return undefined;
    const low = Math.min(this.first, -this.heaviest);
    const high = Math.max(this.last, this.heaviest);
    return {
      order,
      class: this.table.product(sum.class, game.class),
      weight: folded(sum.weight + game.weight, low, high, this.table),
      good: PLAYERS.map((player) => {
        const [own, other] = [sum.good[player] ?? '', game.good[player] ?? ''];
        return this.signs((at, weight) => {
          const [withGame, withSum] = [game, sum].map((each) => this.table.product(at, each.class));
          return (
            own.charAt(this.place(withGame ?? 0, weight)) === '1' ||
            other.charAt(this.place(withSum ?? 0, weight)) === '1'
          );
        });
      }),
      end: PLAYERS.map((player) => sum.end[player] === true && game.end[player] === true),
    };
  }
}

function wins(outcome: number, player: number): boolean {
  return (outcome & (1 << player)) !== 0;
}

function distinct(games: readonly Summary[]): Summary[] {
  return [...new Map(games.map((game) => [JSON.stringify(game), game])).values()];
}

/** Whether whoever has a good move, or no move, with the first has so with the second. */
function isLess(one: Summary, other: Summary): boolean {
  return PLAYERS.every((player) => {
    if (one.end[player] === true && other.end[player] !== true) return false;
    const more = other.good[player] ?? '';
    return [...(one.good[player] ?? '')].every((sign, i) => sign === '0' || more[i] === '1');
  });
}
