/**
 * The Inequality Test: a recursive proof that one game is at least as good as another for one
 * player, the *favoured* player F, in every sum [Spindler, Definition 4.8], under any convention.
 *
 * Call the other players the coalition. G ≤ H for F when
 *
 * 1. every option of F in G is answered: H has an option of F that is at least as good, or
 *    the coalition can play on in G, one move each, to a game that is no better than H (reversal);
 * 2. every option of a coalition member in H is answered: that member has an option in G that is no
 *    better for F; with two players also when F can move on in H to a game that is at
 *    least as good as G;
 * 3. if F wins when stuck: where F has no option in G, there is none in H either; and
 *    for each member whose being stuck makes F lose: where that member has no option in H,
 *    there is none in G either.
 *
 * Proof, by induction on the context X, that F wins H + X whenever F wins G + X.
 * F to move: if stuck in G + X and winning, then X has no option for F and by (3) neither
 * has H. Otherwise a winning move exists. G + X′ is answered by H + X′ by induction; Gᶠ + X by the
 * better Hᶠ + X, or, if reversed, the coalition could have moved to K + X with F to move,
 * which F therefore wins, and K ≤ H. A member to move: if stuck in H + X, then by (3) F
 * wins or the member is stuck in G + X too, with the same result. Otherwise the member moves to
 * H + X′, which F wins by induction, or to Hᶜ + X, which is at least as good as the
 * Gᶜ + X that F wins.
 *
 * Under the paper's convention (3) is empty. The test then contains Theorem 4.35 (no reversals),
 * Theorems 4.25 and 4.28 (comparison with 0), 4.37 and 4.39 (dominated and reversible options) and
 * 3.7 (revertible games); among partizan contexts it is also necessary, see `witness.ts`.
 */

import { ValueError } from '../../storage/errors.ts';
import { type Convention, hasPlayer } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { nthOptions, subpositions } from '../games/subpositions.ts';

/** Why one option needs no fear. */
export type Answer =
  /** An option of the same player in the other game, compared in `pair`. */
  | { readonly kind: 'match'; readonly option: GameId; readonly pair: Pair }
  /** Further play in the same game, to a game compared in `pair`. */
  | { readonly kind: 'reversal'; readonly option: GameId; readonly pair: Pair };

/** An answer, and whose option it answers. */
type PlayersAnswer = Answer & { readonly player: number };

/** The claim that `left` ≤ `right`. */
export interface Pair {
  readonly left: GameId;
  readonly right: GameId;
}

/** One step of a derivation: why `left` ≤ `right`, given later claims proved before. */
export interface Step extends Pair {
  readonly rule: 'isomorphic' | 'absorbing' | 'options';
  /** For the rule `options`: the answers, by the player who has the option. */
  readonly answers: readonly PlayersAnswer[];
}

export interface InequalitySetting {
  readonly store: GameStore;
  readonly convention: Convention;
  /** For whom the games are compared. */
  readonly favoured: number;
  /** Games known to be no better than anything in the contexts meant (Proposition 2.23). */
  readonly isAbsorbing?: (game: GameId) => boolean;
}

/** Whether a smaller pair is proved: the first game at most the second. */
type AtMost = (g: GameId, h: GameId) => boolean;

/** A player's first option with a property. Games with thousands of options have millions of pairs of them. */
function optionThat(
  store: GameStore,
  game: GameId,
  player: number,
  has: (option: GameId) => boolean,
): GameId | undefined {
  const choices = store.options(game, player);
  store.tick(choices.length);
  return choices.find(has);
}

/** What the coalition can make of an option of F before F moves again. */
type Reversers = (option: GameId) => readonly GameId[];

/** The test decided for all pairs of subpositions of two games. */
export interface InequalityTable extends InequalitySetting {
  /** Whether the test proves G ≤ H, for subpositions of the games given. */
  proves(g: GameId, h: GameId): boolean;
}

/** Decide the test for all pairs of subpositions, smaller pairs first. */
export function inequalityTable(setting: InequalitySetting, g: GameId, h: GameId): InequalityTable {
  const { store } = setting;
  const ofG = subpositions(store, [g]);
  const ofH = subpositions(store, [h]);
  const rowOf = new Map(ofG.map((game, row) => [game, row]));
  const columnOf = new Map(ofH.map((game, column) => [game, column]));
  const proved = new Uint8Array(ofG.length * ofH.length);
  const atMost: AtMost = (one, other) =>
    proved[(rowOf.get(one) as number) * ofH.length + (columnOf.get(other) as number)] === 1;
  const known = new Map<GameId, GameId[]>();
  const later: Reversers = (option) => {
    const list = known.get(option) ?? reversers(store, option, setting.favoured);
    known.set(option, list);
    return list;
  };
  ofG.forEach((one, row) => {
    ofH.forEach((other, column) => {
      store.tick();
      if (ruleFor(setting, later, atMost, one, other) !== undefined)
        proved[row * ofH.length + column] = 1;
    });
  });
  return { ...setting, proves: atMost };
}

/** One step of a derivation of G ≤ H from smaller pairs, if there is one. */
function stepFor(
  setting: InequalitySetting,
  later: Reversers,
  atMost: AtMost,
  g: GameId,
  h: GameId,
): Step | undefined {
  const answers: PlayersAnswer[] = [];
  const rule = ruleFor(setting, later, atMost, g, h, answers);
  return rule && { left: g, right: h, rule, answers };
}

/**
 * By which rule G ≤ H follows from smaller pairs, if it does. Where a step is to be shown its answers
 * are gathered; a table asks for every pair of subpositions and keeps none.
 */
function ruleFor(
  setting: InequalitySetting,
  later: Reversers,
  atMost: AtMost,
  g: GameId,
  h: GameId,
  answers?: PlayersAnswer[],
): Step['rule'] | undefined {
  const { store, favoured } = setting;
  if (g === h) return 'isomorphic';
  if (setting.isAbsorbing?.(g)) return 'absorbing';
  if (!endsAgree(setting, g, h)) return undefined;
  for (const option of store.options(g, favoured)) {
    if (!favouredIsAnswered(setting, later, atMost, option, h, answers)) return undefined;
  }
  for (let player = 0; player < store.players; player++) {
    if (player === favoured) continue;
    for (const option of store.options(h, player)) {
      if (!memberIsAnswered(setting, atMost, g, option, player, answers)) return undefined;
    }
  }
  return 'options';
}

/** Condition (3). */
function endsAgree(setting: InequalitySetting, g: GameId, h: GameId): boolean {
  const { store, favoured, convention } = setting;
  for (let player = 0; player < store.players; player++) {
    const favouredWins = hasPlayer(convention, (favoured - player + store.players) % store.players);
    const [mustFollow, whenEmpty] = player === favoured ? [favouredWins, g] : [!favouredWins, h];
    const other = whenEmpty === g ? h : g;
    if (
      mustFollow &&
      store.optionCount(whenEmpty, player) === 0 &&
      store.optionCount(other, player) > 0
    ) {
      return false;
    }
  }
  return true;
}

/** Condition (1) for one option of F in G. */
function favouredIsAnswered(
  setting: InequalitySetting,
  later: Reversers,
  atMost: AtMost,
  option: GameId,
  h: GameId,
  answers?: PlayersAnswer[],
): boolean {
  const { store, favoured: player } = setting;
  const better = optionThat(store, h, player, (other) => atMost(option, other));
  if (better !== undefined) {
    answers?.push({ kind: 'match', option, pair: { left: option, right: better }, player });
    return true;
  }
  const reverser = later(option).find((goal) => atMost(goal, h));
  if (reverser === undefined) return false;
  answers?.push({ kind: 'reversal', option, pair: { left: reverser, right: h }, player });
  return true;
}

/** Condition (2) for one option of a coalition member in H. */
function memberIsAnswered(
  setting: InequalitySetting,
  atMost: AtMost,
  g: GameId,
  option: GameId,
  player: number,
  answers?: PlayersAnswer[],
): boolean {
  const { store, favoured } = setting;
  const worse = optionThat(store, g, player, (other) => atMost(other, option));
  if (worse !== undefined) {
    answers?.push({ kind: 'match', option, pair: { left: worse, right: option }, player });
    return true;
  }
  if (store.players > 2) return false;
  const reverser = store.options(option, favoured).find((later) => atMost(g, later));
  if (reverser === undefined) return false;
  answers?.push({ kind: 'reversal', option, pair: { left: g, right: reverser }, player });
  return true;
}

/** What the coalition can make of an option of F before F moves again. */
export function reversers(store: GameStore, option: GameId, favoured: number): GameId[] {
  return nthOptions(store, option, (favoured + 1) % store.players, store.players - 1);
}

/** The derivation of G ≤ H that the table found: each step after those it rests on. */
export function derivation(table: InequalityTable, g: GameId, h: GameId): Step[] {
  const steps = new Map<string, Step>();
  const stack: (Pair & { ready: boolean })[] = [{ left: g, right: h, ready: false }];
  const found = new Map<string, Step>();
  const later: Reversers = (option) => reversers(table.store, option, table.favoured);
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    table.store.tick();
    const key = `${top.left},${top.right}`;
    if (steps.has(key)) continue;
    const step = found.get(key) ?? stepFor(table, later, table.proves, top.left, top.right);
    if (step === undefined) throw new ValueError('the table does not prove this inequality');
    found.set(key, step);
    if (top.ready || step.answers.length === 0) {
      steps.set(key, step);
      continue;
    }
    stack.push({ ...top, ready: true });
    for (const answer of step.answers) stack.push({ ...answer.pair, ready: false });
  }
  return [...steps.values()];
}

/**
 * Check a derivation step by step against the conditions above, trusting nothing but the rules of
 * the games: every answer must be a legal option or continuation, every option must be answered,
 * and every pair used must have been derived before. Returns the pairs it proves.
 */
export function checkDerivation(setting: InequalitySetting, steps: readonly Step[]): Pair[] {
  const { store, favoured } = setting;
  const known = new Set<string>();
  const has = ({ left, right }: Pair): boolean => known.has(`${left},${right}`);
  for (const step of steps) {
    store.tick(1 + step.answers.length);
    const { left: g, right: h } = step;
    const valid =
      step.rule === 'isomorphic'
        ? g === h
        : step.rule === 'absorbing'
          ? setting.isAbsorbing?.(g) === true
          : endsAgree(setting, g, h) &&
            everyOptionAnswered(store, favoured, step) &&
            step.answers.every(
              (answer) => has(answer.pair) && isLegal(store, favoured, step, answer),
            );
    if (!valid) throw new ValueError(`step ${known.size + 1} of the derivation does not hold`);
    known.add(`${g},${h}`);
  }
  return steps.map(({ left, right }) => ({ left, right }));
}

function everyOptionAnswered(store: GameStore, favoured: number, step: Step): boolean {
  for (let player = 0; player < store.players; player++) {
    const game = player === favoured ? step.left : step.right;
    for (const option of store.options(game, player)) {
      store.tick(step.answers.length);
      if (!step.answers.some((each) => each.player === player && each.option === option))
        return false;
    }
  }
  return true;
}

function isLegal(store: GameStore, favoured: number, step: Step, answer: PlayersAnswer): boolean {
  const { kind, option, pair, player } = answer;
  if (player === favoured) {
    return kind === 'match'
      ? pair.left === option && store.options(step.right, favoured).includes(pair.right)
      : pair.right === step.right && reversers(store, option, favoured).includes(pair.left);
  }
  return kind === 'match'
    ? pair.right === option && store.options(step.left, player).includes(pair.left)
    : store.players === 2 &&
        pair.left === step.left &&
        store.options(option, favoured).includes(pair.right);
}
