/**
 * The proof that a model gives the outcomes of *all* sums: they satisfy the recursion of play there,
 * so by induction over moves they are the outcomes. In three parts, each about finitely many things:
 *
 * - **Moves.** Beside every element, a move of a kind to a sum that its mover wins moving second
 *   leaves from one that he wins moving first.
 * - **Ends.** In misère play, a mover wins every sum of kinds in which he has no move.
 * - **Replies.** Where the model says that a mover wins, he has a good move. That depends on the sum
 *   and not just on its element. Let W(w) be the elements x such that a move *in w* wins w + x. Then
 *   W(v + w) is made of W(v), W(w) and the classes of v and w alone, so the summaries
 *   (class, W, ends) of all sums are closed under adding a kind: the transition algebra of
 *   [Plambeck–Siegel]. Only the least matter, because a smaller W is harder to win with.
 *
 * Weights are put in as part of x: W says for which weight *of the whole sum* the move wins, so that it
 * does not grow with w. A class is looked at with the weights ≡ its residue modulo the step alone; that
 * no sum has another is shown first: 0 has not, adding a kind leads from one to one, and folding by
 * multiples of the step changes nothing. To keep the weights of sums exact, kinds are added such that the weight stays
 * near 0 as long as kinds of both signs are left; then it only rises, or only falls, and may be
 * folded where the model repeats. Every sum can be put in such an order.
 */

import type { Ticker } from '../storage/budget.ts';
import { BitSets } from './bit-sets.ts';
import {
  elementOf,
  foldWeight,
  type Model,
  outcomeAt,
  Products,
  type WeightFold,
} from './model.ts';
import { type Kinds, opponentOf, type Word, wordProduct } from './sums.ts';

/** The model errs at this sum, or at one of its options. */
export interface ModelFault {
  readonly word: Word;
  readonly message: string;
}

/** All that is needed of a kind, or of a sum, when it lies beside others. */
interface Summary {
  readonly class: number;
  readonly weight: number;
  /** W for each mover, as ids of sets. */
  readonly wins: readonly number[];
  /** A bit for each mover who has no move. */
  readonly ends: number;
}

interface Generator extends Summary {
  readonly kind: number;
}

/** Kinds of both signs are left, only rising ones, only falling ones. */
type Phase = 'balanced' | 'rising' | 'falling';

interface State extends Summary {
  readonly phase: Phase;
  /** How it was reached. */
  readonly from: State | undefined;
  readonly kind: number;
  /** A smaller one has taken its place. */
  dropped: boolean;
}

const LOST = 'a move leads from a sum that is lost to one that wins';
const ENDED = 'a player without a move does not win';
const ASTRAY = 'the weight of a sum is not one of its class';
const UNEVEN = 'outcomes repeat with a period that is no multiple of the step';
const HELPLESS = 'a player is said to win and has no good move';

export class Proof {
  private readonly model: Model;
  private readonly kinds: Kinds;
  private readonly ticker: Ticker | undefined;
  private readonly products: Products;
  private readonly sets: BitSets;
  private readonly pulled = new Map<number, number>();
  /** W is looked at for weights from `least` to `least` + `width` − 1, and repeats beyond. */
  private readonly least: number;
  private readonly width: number;
  private readonly fold: WeightFold;
  /** The same for the weights of sums, which are exact up to the largest weight of a kind. */
  private readonly sumFold: WeightFold;
  private readonly generators: Generator[] = [];
  /** The kinds in which some mover has no move, those that behave alike once. */
  private readonly ends: Generator[] = [];
  private readonly states = new Map<string, State[]>();
  private queue: State[] = [];
  /** How many summaries there are. */
  size = 0;
  /** Whether a fault has left it half done. */
  spoiled = false;

  /** The kinds may be more than those that are added. */
  constructor(model: Model, kinds: Kinds, ticker?: Ticker) {
    this.model = model;
    this.kinds = kinds;
    this.ticker = ticker;
    this.products = new Products(model);
    const heaviest = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const swing = this.largestSwing();
    const { lowPeriod, highPeriod } = model;
    const [low, high] = [model.low - swing, model.high + swing];
    this.fold = { low, high, lowPeriod, highPeriod };
    this.sumFold = {
      low: Math.min(low, -heaviest),
      high: Math.max(high, heaviest),
      lowPeriod,
      highPeriod,
    };
    this.least = low;
    this.width = high - low + 1;
    this.sets = new BitSets(model.words.length * this.width);
    const nothing = this.sets.where(() => false);
    const ends = (1 << kinds.movers) - 1;
    const wins = Array.from({ length: kinds.movers }, () => nothing);
    this.put({ class: 0, weight: 0, wins, ends, phase: 'balanced', from: undefined, kind: -1 });
  }

  /** Whether no move of a kind leads from a lost sum to a won one; nothing is taken in. */
  fits(kind: number): boolean {
    const summary = { ...this.summaryOf(kind), kind };
    return (this.weightFault(summary) ?? this.moveFault(summary)) === undefined;
  }

  /** Takes a kind in. A fault may spoil the proof; it is then to be begun anew. */
  add(kind: number): ModelFault | undefined {
    this.spoiled = true;
    const summary = { ...this.summaryOf(kind), kind };
    const early = this.emptyFault() ?? this.weightFault(summary) ?? this.moveFault(summary);
    if (early !== undefined) {
      this.spoiled = false;
      return early;
    }
    const isLess = (one: Summary, other: Summary): boolean =>
      one.class === other.class && one.weight === other.weight && this.atMost(one, other);
    const known = this.generators.some((each) => isLess(each, summary));
    if (!known) {
      this.generators.push(summary);
      for (const states of this.states.values()) {
        for (const state of [...states]) this.extend(state, summary);
      }
    }
    const fault = this.close() ?? (this.kinds.misere ? this.endFault(summary) : undefined);
    this.spoiled = fault !== undefined;
    return fault;
  }

  private largestSwing(): number {
    const { model, kinds } = this;
    if (model.step === 0) return 0;
    let most = 0;
    for (const [kind, weight] of model.weights.entries()) {
      for (const word of (kinds.moves[kind] ?? []).flat()) {
        const after = word.reduce((sum, each) => sum + (model.weights[each] as number), 0);
        most = Math.max(most, Math.abs(after - weight));
      }
    }
    return most;
  }

  /** The place of a weight and a class in sets. */
  private placeOf(at: number, weight: number): number {
    return at * this.width + foldWeight(this.fold, weight) - this.least;
  }

  private summaryOf(kind: number): Summary {
    const { model, kinds, products } = this;
    const weight = model.weights[kind] as number;
    let ends = 0;
    const wins = Array.from({ length: kinds.movers }, (_, mover) => {
      const options = kinds.moves[kind]?.[mover] ?? [];
      if (options.length === 0) ends |= 1 << mover;
      const elements = options.map((word) => elementOf(model, products, word));
      const rival = opponentOf(mover, kinds.movers);
      return this.sets.where((place) => {
        this.ticker?.tick(1 + elements.length);
        const at = Math.floor(place / this.width);
        const total = this.least + (place % this.width);
        return elements.some((to) => {
          const reached = products.of(at, to.class);
          const after = outcomeAt(model, reached, total + to.weight - weight);
          return ((after >> rival) & 1) === 0;
        });
      });
    });
    return { class: model.classes[kind] as number, weight, wins, ends };
  }

  /** Whether a class may have a weight, by its residue. */
  private occurs(at: number, weight: number): boolean {
    const { step, residues } = this.model;
    return step === 0 || (weight - (residues[at] as number)) % step === 0;
  }

  /** Weights: beside every class a kind leads to a class that has their weight. */
  private weightFault({ kind, class: own, weight }: Generator): ModelFault | undefined {
    const { residues, words } = this.model;
    for (const [at, word] of words.entries()) {
      this.ticker?.tick();
      if (!this.occurs(this.products.of(at, own), (residues[at] as number) + weight)) {
        return { word: wordProduct(word, [kind]), message: ASTRAY };
      }
    }
    return undefined;
  }

  /** Moves: nobody moves from a lost sum to a won one. */
  private moveFault({ kind, class: own, weight, wins }: Generator): ModelFault | undefined {
    const { model, products, width, least } = this;
    for (const [at, word] of model.words.entries()) {
      for (let i = 0; i < width; i++) {
        this.ticker?.tick();
        if (!this.occurs(at, least + i - weight)) continue;
        const said = outcomeAt(model, products.of(at, own), least + i);
        const lost = wins.some(
          (set, mover) => ((said >> mover) & 1) === 0 && this.sets.has(set, at * width + i),
        );
        if (lost) return { word: wordProduct(word, [kind]), message: LOST };
      }
    }
    return undefined;
  }

  /** Weights: the sum of nothing has weight 0. Ends: nobody has a move in it. */
  private emptyFault(): ModelFault | undefined {
    const { step, lowPeriod, highPeriod } = this.model;
    if (!this.occurs(0, 0)) return { word: [], message: ASTRAY };
    if (step > 0 && (lowPeriod % step !== 0 || highPeriod % step !== 0)) {
      return { word: [], message: UNEVEN };
    }
    const said = outcomeAt(this.model, 0, 0);
    const is = this.kinds.misere ? (1 << this.kinds.movers) - 1 : 0;
    return said === is ? undefined : { word: [], message: ENDED };
  }

  /** Ends: whoever has no move in any of them wins. All sums of ends that include the kind. */
  private endFault(own: Generator): ModelFault | undefined {
    if (own.ends === 0) return undefined;
    const isKnown = this.ends.some(
      (end) => end.class === own.class && end.weight === own.weight && end.ends === own.ends,
    );
    if (isKnown) return undefined;
    this.ends.push(own);
    for (let mover = 0; mover < this.kinds.movers; mover++) {
      const isEnd = ({ ends }: Summary): boolean => ((ends >> mover) & 1) === 1;
      if (!isEnd(own)) continue;
      const ends = this.ends.filter(isEnd);
      const seen = new Set<string>();
      const queue = [{ phase: 'balanced' as Phase, class: 0, weight: 0, word: [] as Word }];
      for (const state of queue) {
        this.ticker?.tick(ends.length);
        const said = outcomeAt(this.model, state.class, state.weight);
        if (((said >> mover) & 1) === 0) return { word: state.word, message: ENDED };
        for (const end of ends) {
          const phase = nextPhase(state, end);
          if (phase === undefined) continue;
          const at = this.products.of(state.class, end.class);
          const weight = foldWeight(this.sumFold, state.weight + end.weight);
          const key = `${phase} ${weight} ${at}`;
          if (seen.has(key)) continue;
          seen.add(key);
          queue.push({ phase, class: at, weight, word: wordProduct(state.word, [end.kind]) });
        }
      }
    }
    return undefined;
  }

  /** Replies: all summaries, and in each a good move wherever one is promised. */
  private close(): ModelFault | undefined {
    while (this.queue.length > 0) {
      const states = this.queue.filter((state) => !state.dropped);
      this.queue = [];
      for (const state of states) {
        if (this.isHelpless(state)) return { word: wordOf(state), message: HELPLESS };
        if (state.dropped) continue;
        for (const generator of this.generators) this.extend(state, generator);
      }
    }
    return undefined;
  }

  private isHelpless(state: Summary): boolean {
    const said = outcomeAt(this.model, state.class, state.weight);
    return state.wins.some((set, mover) => {
      if (((said >> mover) & 1) === 0) return false;
      if (this.kinds.misere && ((state.ends >> mover) & 1) === 1) return false;
      return !this.sets.has(set, this.placeOf(0, state.weight));
    });
  }

  private extend(state: State, generator: Generator): void {
    const phase = nextPhase(state, generator);
    if (phase === undefined) return;
    this.put({
      phase,
      class: this.products.of(state.class, generator.class),
      weight: foldWeight(this.sumFold, state.weight + generator.weight),
      wins: state.wins.map((set, mover) =>
        this.sets.union(
          this.pull(set, generator.class),
          this.pull(generator.wins[mover] as number, state.class),
        ),
      ),
      ends: state.ends & generator.ends,
      from: state,
      kind: generator.kind,
    });
  }

  /** The elements that lie in a set together with a class. */
  private pull(set: number, by: number): number {
    if (by === 0) return set;
    const key = set * this.model.words.length + by;
    const known = this.pulled.get(key);
    if (known !== undefined) return known;
    const { width } = this;
    this.ticker?.tick(this.sets.size);
    const row = this.products.by(by);
    const id = this.sets.where((place) => {
      const at = Math.floor(place / width);
      return this.sets.has(set, (row[at] as number) * width + (place % width));
    });
    this.pulled.set(key, id);
    return id;
  }

  private put(found: Omit<State, 'dropped'>): void {
    this.ticker?.tick();
    const key = `${found.phase} ${found.weight} ${found.class}`;
    const states = this.states.get(key) ?? [];
    if (states.some((each) => this.atMost(each, found))) return;
    const kept = states.filter((each) => {
      each.dropped = this.atMost(found, each);
      return !each.dropped;
    });
    const state = { ...found, dropped: false };
    this.size += 1 + kept.length - states.length;
    this.states.set(key, [...kept, state]);
    this.queue.push(state);
  }

  /** Whether whoever has a good move with the first has one with the second. */
  private atMost(one: Summary, other: Summary): boolean {
    return (
      (one.ends & ~other.ends) === 0 &&
      one.wins.every((set, mover) => this.sets.isSubset(set, other.wins[mover] as number))
    );
  }
}

/** The phase after a kind is added; none where the kind is not to be added now. */
function nextPhase(
  { phase, weight }: { readonly phase: Phase; readonly weight: number },
  added: Summary,
): Phase | undefined {
  if (added.weight === 0) return phase;
  if (phase === 'balanced') {
    const back = weight > 0 ? added.weight < 0 : added.weight > 0;
    if (back) return 'balanced';
    return added.weight > 0 ? 'rising' : 'falling';
  }
  return phase === (added.weight > 0 ? 'rising' : 'falling') ? phase : undefined;
}

function wordOf(state: State): Word {
  const word: number[] = [];
  for (let at: State | undefined = state; at?.from !== undefined; at = at.from) word.push(at.kind);
  return word.sort((a, b) => a - b);
}

/** What is wrong with a model as a description of all sums of some kinds; nothing where it is proved. */
export function modelFault(
  model: Model,
  kinds: Kinds,
  among: Iterable<number> = kinds.moves.keys(),
  ticker?: Ticker,
): ModelFault | undefined {
  const proof = new Proof(model, kinds, ticker);
  for (const kind of among) {
    const fault = proof.add(kind);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
