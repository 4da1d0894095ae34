/**
 * Checks a table of strength, each entry on its own. A state is a game, the numbers of the components
 * beside it, and who is to move. Left ends have a fold, and other components may have one. Numbers of
 * what has a fold stand for all that the fold takes to be the same:
 * a number beyond index + period is taken down by multiples of the period, to one of index + 1, …,
 * index + period. So a move down from index + 1 has two results, index and index + period; any other move
 * has one. The table is right for all numbers if each entry follows from others: a side wins that is to
 * move, if it has a move all of whose results are listed as its wins; it loses if all results of all its
 * moves are listed as the other's. Nothing else need be listed.
 *
 * By induction on the size of the sum: take each number beyond index + period down by multiples of the
 * period, to more than the index. The moves are the same, and one of the results of a move stands for what
 * it leads to, which is smaller.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, Right, type Side } from '../forms/side.ts';
import { demand } from './fault.ts';
import type { Reader } from './reader.ts';

interface Component {
  readonly form: FormId;
  /** Of a Left end always; what has none is counted exactly. */
  readonly fold: { readonly index: number; readonly period: number } | undefined;
}

/**
 * Whether the tested side plays on with all moves in the components, or keeps to those that close
 * one, where it has any. In the end it has a move where it had one, and the opponent has all his: what
 * it wins like this it wins.
 */
const CLOSING = 'closing';

/** The signs of a game, one for each context, with the tested side to move and with the opponent. */
type Row = readonly [first: string, second: string];

export class StrengthTable {
  /** How many states and moves were looked at. */
  operations = 0;
  /** The ends that strength is tested with. */
  readonly tests: ReadonlySet<FormId>;
  private readonly arena: Arena;
  private readonly side: Side;
  private readonly keepsToClosing: boolean;
  private readonly components: readonly Component[];
  private readonly places = new Map<FormId, number>();
  private readonly contexts: readonly (readonly number[])[];
  private readonly numbers = new Map<string, number>();
  private readonly rows = new Map<FormId, Row>();

  /** Reads and checks the table of one side. */
  constructor(arena: Arena, side: Side, fields: Reader) {
    this.arena = arena;
    this.side = side;
    this.tests = new Set(fields.formList('tests'));
    this.keepsToClosing = fields.has('moves');
    const areMoves = !this.keepsToClosing || fields.value('moves') === CLOSING;
    demand(areMoves, `${fields.place}.moves: not a restriction of moves that this checker knows`);
    this.components = fields.objects('components').map((entry, i) => this.readComponent(entry, i));
    this.contexts = fields.lists('contexts').map((counts, i) => this.readContext(counts, i));
    for (const entry of fields.objects('rows')) {
      const row: Row = [this.readSigns(entry, 'first'), this.readSigns(entry, 'second')];
      this.rows.set(entry.form('at'), row);
    }
    for (const [at, row] of this.rows) {
      for (const context of this.contexts.keys()) this.checkEntries(at, row, context);
    }
  }

  private readComponent(entry: Reader, place: number): Component {
    const form = entry.form('form');
    this.places.set(form, place);
    if (this.arena.hasOptions(form, Left) && !entry.has('fold')) return { form, fold: undefined };
    const fold = entry.object('fold');
    const [index, period] = [fold.value('index'), fold.value('period')];
    const isFold = isCount(index) && isCount(period) && period > 0;
    demand(isFold, `${fold.place}: not an index and a period`);
    return { form, fold: { index, period } };
  }

  private readContext(counts: readonly unknown[], number: number): readonly number[] {
    const fits = (n: unknown, i: number): boolean => {
      const fold = this.components[i]?.fold;
      return isCount(n) && (fold === undefined || n <= fold.index + fold.period);
    };
    const isContext = counts.length === this.components.length && counts.every(fits);
    demand(isContext, 'a context is not a number of each component');
    this.numbers.set(counts.join(), number);
    return counts as readonly number[];
  }

  private readSigns(entry: Reader, field: string): string {
    const signs = entry.value(field);
    const areSigns =
      typeof signs === 'string' && signs.length === this.contexts.length && /^[01-]*$/.test(signs);
    demand(areSigns, `${entry.place}.${field}: not a sign for each context`);
    return signs;
  }

  /** Whether the side, moving first, wins a game beside all sums of test ends. */
  wins(id: FormId): boolean {
    const row = this.rows.get(id);
    const areEnds = [...this.tests].every(
      (end) => this.places.has(end) && !this.arena.hasOptions(end, Left),
    );
    return (
      areEnds &&
      this.starts()?.every((start) => row?.[0][this.numbers.get(start.join()) ?? -1] === '1') ===
        true
    );
  }

  /** A vector for all listed numbers of test ends; none if they are more than there are contexts. */
  private starts(): readonly (readonly number[])[] | undefined {
    let vectors: number[][] = [[]];
    for (const { form, fold } of this.components) {
      const most = fold !== undefined && this.tests.has(form) ? fold.index + fold.period : 0;
      if ((most + 1) * vectors.length > this.contexts.length) return undefined;
      vectors = vectors.flatMap((v) => Array.from({ length: most + 1 }, (_, n) => [...v, n]));
    }
    return vectors;
  }

  private checkEntries(at: FormId, row: Row, context: number): void {
    for (const [turn, signs] of row.entries()) {
      const sign = signs[context];
      if (sign === '-') continue;
      this.arena.tick();
      this.operations++;
      const isWon = this.step(at, context, turn);
      demand((sign === '1') === isWon, 'an entry is not what one step of play makes');
    }
  }

  /** Whether the tested side wins, by the entries of the options; `turn` 0: it is to move. */
  private step(at: FormId, context: number, turn: number): boolean {
    const { arena } = this;
    const mover = turn === 0 ? this.side : opponent(this.side);
    const counts = this.contexts[context] ?? [];
    // The components are as the tested side Left would see them.
    const player = turn === 0 ? Left : Right;
    const isOver =
      isEndLike(arena, at, mover) &&
      this.components.every(({ form }, i) => counts[i] === 0 || !arena.hasOptions(form, player));
    if (isOver) return turn === 0;
    const results = arena
      .options(at, mover)
      .map((option) => this.signs(option, [context], 1 - turn));
    for (const [place, { form }] of this.components.entries()) {
      if (counts[place] === 0) continue;
      for (const option of this.movesIn(form, player)) {
        results.push(this.signs(at, this.after(counts, place, option), 1 - turn));
      }
    }
    const [mine, theirs] = turn === 0 ? (['1', '0'] as const) : (['0', '1'] as const);
    const are = (signs: string, sign: string): boolean => [...signs].every((s) => s === sign);
    const hasWin = results.some((signs) => are(signs, mine));
    const follows = hasWin || results.every((signs) => are(signs, theirs));
    demand(follows, 'an entry does not follow from those that are listed');
    return hasWin === (turn === 0);
  }

  /** The moves in a component, the tested side being Left. */
  private movesIn(form: FormId, player: Side): readonly FormId[] {
    const options = this.arena.options(form, player);
    if (player === Right || !this.keepsToClosing) return options;
    const closing = options.filter((option) => !this.arena.hasOptions(option, Left));
    return closing.length > 0 ? closing : options;
  }

  /** The signs of a game in some contexts, the results of one move. */
  private signs(at: FormId, contexts: readonly (number | undefined)[], turn: number): string {
    this.operations++;
    const row = this.rows.get(at)?.[turn];
    return contexts.map((context) => row?.[context ?? -1] ?? '-').join('');
  }

  /** The contexts that a move in a component may lead to. */
  private after(
    counts: readonly number[],
    place: number,
    option: FormId,
  ): readonly (number | undefined)[] {
    const after = [...counts];
    after[place] = (after[place] ?? 0) - 1;
    if (option !== ZERO) {
      const to = this.places.get(option);
      if (to === undefined) return [undefined];
      const fold = this.components[to]?.fold;
      const raised = (after[to] ?? 0) + 1;
      after[to] =
        fold !== undefined && raised > fold.index + fold.period ? raised - fold.period : raised;
    }
    const fold = this.components[place]?.fold;
    const isTwofold = fold !== undefined && counts[place] === fold.index + 1;
    const larger = isTwofold ? [after.with(place, fold.index + fold.period)] : [];
    return [after, ...larger].map((vector) => this.numbers.get(vector.join()));
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
