// The structure of games of several players: what sums of games come to, quotients, and comparison for each
// player.

import { ValueError } from '@proviso/engine';
import {
  allowedMultiples,
  allowedSums,
  attainableOutcomes,
  type Comparison,
  compareFor,
  compareImpartial,
  describeComparison,
  type Example,
  type GameId,
  GameStore,
  multiplicationTable,
  nameGame,
  nimQuotient,
  normalPlay,
  printMonomial,
  printPresentation,
  type Quotient,
  quotientOfGames,
  type SumTables,
  sumTables,
} from '@proviso/engine/multiplayer';
import { monoidLatex } from '@proviso/engine/quotients';
import { picture } from '@proviso/language/sheets';
import { playersProductsPicture, sumTablePicture } from '@proviso/pictures';
import { classWords } from '@proviso/pictures/quotients';
import type {
  ComparedGames,
  ComparedRow,
  DirectedView,
  PlayersQuotient,
  PlayersSetting,
  SumCell,
  SumStudy,
} from '../protocol/players.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { checkSetting, nameOfSum, type ReadPlayers, readPlayers } from './players-setting.ts';

/** For more players there are too many outcomes for a table. */
const MOST_TABLED = 4;
/** Random games beside those of rank at most 3, with a fixed seed. */
const SEARCH = { rank: 3, samples: 4_000, seed: 1 } as const;

/** What sums of impartial games come to: first what theorems say, then with examples. */
export function playersSums(
  players: number,
  convention: number,
  tell: (study: SumStudy) => void,
): void {
  checkSetting(players, convention);
  if (players > MOST_TABLED) {
    throw new ValueError(
      `tables of sums are shown for at most ${MOST_TABLED} players; with ${players} there would be ${2 ** players - 1} rows`,
    );
  }
  const store = new GameStore(players);
  const bounded = convention === normalPlay(players);
  if (bounded) tell(sumStudy(store, convention, undefined));
  store.under(PAGE_BUDGET, () =>
    tell(sumStudy(store, convention, sumTables(store, convention, SEARCH))),
  );
}

function sumStudy(store: GameStore, convention: number, tables: SumTables | undefined): SumStudy {
  const { players } = store;
  // Of two players one can always force a win.
  const isPossible = (outcome: number): boolean => players > 2 || outcome !== 0;
  const possible = bySize(attainableOutcomes(players, convention)).filter(isPossible);
  // Those that some game has, once games were looked at.
  const outcomes =
    tables === undefined
      ? possible
      : possible.filter((outcome) => tables.doubling.examples([outcome]).length > 0);
  const cell = (allowed: readonly number[], examples: readonly Example[] = []): SumCell => ({
    allowed: bySize(allowed).filter(isPossible),
    found: examples.map(({ outcome, games }) => ({
      outcome,
      games: games.map((game) => nameGame(store, game)),
    })),
  });
  const bounded = convention === normalPlay(players);
  const sums = outcomes.map((one) =>
    outcomes.map((other) =>
      cell(allowedSums([one, other], players, convention), tables?.addition.examples([one, other])),
    ),
  );
  const winners = sums.map((row) =>
    row.map(({ allowed, found }) => union(bounded ? allowed : found.map(({ outcome }) => outcome))),
  );
  return {
    players,
    convention,
    bounded,
    searched: tables !== undefined,
    outcomes,
    sums,
    ...(outcomes.length > 0 && { picture: picture(sumTablePicture(players, outcomes, winners)) }),
    doubles: outcomes.map((one) =>
      cell(allowedMultiples(one, 2, players, convention), tables?.doubling.examples([one])),
    ),
    multiples: outcomes.map((one) =>
      cell(allowedMultiples(one, players, players, convention), tables?.multiple.examples([one])),
    ),
  };
}

function union(sets: readonly number[]): number {
  return sets.reduce((all, set) => all | set, 0);
}

/** Smaller sets first, as the paper lists them. */
function bySize(sets: readonly number[]): number[] {
  const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
  return sets.toSorted((a, b) => size(a) - size(b) || a - b);
}

/** Products are told of quotients up to this size. */
const MOST_MULTIPLIED = 60;

/** The quotient of Nim with heaps up to a size, or of all heaps, or of the game that was typed. */
export function playersQuotient(
  { players, convention, text }: PlayersSetting,
  of: string,
): PlayersQuotient {
  if (of === 'game') {
    const [read] = readPlayers({ players, convention }, [text]);
    const { store, components } = read as ReadPlayers;
    return store.under(PAGE_BUDGET, () =>
      quotientView(quotientOfGames(store, components, convention), players),
    );
  }
  checkSetting(players, convention);
  const store = new GameStore(players);
  const heaps = of === '' ? {} : { heaps: sizeIn(of) };
  return store.under(PAGE_BUDGET, () =>
    quotientView(nimQuotient({ players, convention, budget: store, ...heaps }), players),
  );
}

function sizeIn(text: string): number {
  if (/^\s*[1-9]\d{0,2}\s*$/u.test(text)) return Number(text);
  throw new ValueError(`"${text}" is no size of a heap; write a whole number such as 2`);
}

function quotientView(quotient: Quotient, players: number): PlayersQuotient {
  const { generators, elements, outcomes, order, zero, table } = quotient;
  const { names, alike } = table.rules;
  const word = (at: number): string => classWords({ monoid: quotient }, at).text;
  const elementOf = (kind: number): number =>
    quotient.elementOf(names.map((_, each) => (each === kind ? 1 : 0)));
  const text = printPresentation(quotient);
  return {
    players,
    presentation: { text, latex: monoidLatex(text) },
    letters: generators.map((kind) => ({
      letter: printMonomial(
        quotient,
        names.map((_, each) => (each === kind ? 1 : 0)),
      ).trim(),
      kind: names[kind] ?? '',
    })),
    others: names.flatMap((kind, each) =>
      generators.includes(each) ? [] : [{ kind, element: word(elementOf(each)) }],
    ),
    alike,
    elements: elements.map((_, at) => ({ text: word(at), outcome: outcomes[at] ?? 0 })),
    ...(zero !== undefined && { zero }),
    ...(order <= MOST_MULTIPLIED && {
      products: multiplicationTable(quotient),
      picture: picture(playersProductsPicture(quotient)),
    }),
  };
}

/** G against H for every player, and for impartial games among impartial ones too; told row by row. */
export function comparePlayers(
  { players, convention, text }: PlayersSetting,
  other: string,
  tell: (compared: ComparedGames) => void,
): void {
  const [one, two] = readPlayers({ players, convention }, [text, other]);
  const first = one as ReadPlayers;
  const second = two as ReadPlayers;
  const { store } = first;
  const [g, h] = [first.game, second.game];
  const rows: ComparedRow[] = [];
  store.under(PAGE_BUDGET, () => {
    const names = {
      first: nameOfSum(store, first.components),
      second: nameOfSum(store, second.components),
    };
    const add = (player: ComparedRow['player'], ask: (l: GameId, r: GameId) => Comparison) => {
      const view = (left: GameId, right: GameId): DirectedView =>
        directed(store, left, right, player, ask(left, right));
      rows.push({ player, atMost: view(g, h), atLeast: view(h, g) });
      tell({ ...names, rows: [...rows] });
    };
    const options = { convention };
    const impartial = store.isImpartial(g) && store.isImpartial(h);
    if (impartial) add('impartial', (l, r) => compareImpartial(store, l, r, options));
    // Conjugation leaves impartial games alone, so one player speaks for all.
    for (let player = 0; player < (impartial ? 1 : players); player++) {
      add(player, (l, r) => compareFor(store, l, r, player, options));
    }
  });
}

function directed(
  store: GameStore,
  left: GameId,
  right: GameId,
  player: ComparedRow['player'],
  result: Comparison,
): DirectedView {
  const who = player === 'impartial' ? undefined : player;
  const [, ...lines] = describeComparison(store, { left, right, player: who, result });
  return {
    verdict: result.verdict,
    lines: lines.map((line) => line.trim()),
    ...(result.verdict === 'refuted' && {
      context: {
        game: nameGame(store, result.context),
        mover: result.mover,
        player: result.player,
      },
    }),
  };
}
