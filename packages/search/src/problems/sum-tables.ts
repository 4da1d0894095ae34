/**
 * Which outcomes can a sum of impartial games of three players have, given the outcomes of the
 * summands? [Spindler, Questions 1 and 3] ask it of other conventions (who wins the empty game) and of
 * 3·G. All games of rank at most 4 are tried: alone doubled and tripled, and each with all of rank at
 * most 3. A find is an outcome that occurs, with games that show it; what the theorems allow and no
 * game shows stays open.
 */

import { ValueError } from '@proviso/engine';
import {
  addAll,
  allowedMultiples,
  allowedSums,
  attainableOutcomes,
  type Convention,
  conventions,
  type ExampleTable,
  GameStore,
  outcomeWhen,
  type PlayerSet,
  parseGame,
  parsePlayerSet,
  printGame,
  printPlayerSet,
  type SumTables,
  sumTables,
} from '@proviso/engine/multiplayer';
import type { Find, Parameters, Plan, Problem, ShardResult, Total } from '../problem.ts';
import { at } from './at.ts';
import { integerOf } from './parameters.ts';

const PLAYERS = 3;

export const sumTablesProblem: Problem = {
  name: 'sum-tables',
  version: 1,
  summary: 'Which outcomes do sums of impartial games of three players have, in every convention?',
  source: 'Spindler, Questions 1 and 3',
  parameters: [
    { name: 'rank', summary: 'all games up to this rank', default: 4, values: [3, 4] },
    { name: 'samples', summary: 'random larger games beside them', default: 0 },
    { name: 'seed', summary: 'of the random games', default: 1 },
  ],
  plan,
  conclude,
  verify,
};

function plan(parameters: Parameters): Plan {
  const rank = integerOf(parameters, 'rank', 3, 4) as 3 | 4;
  const samples = integerOf(parameters, 'samples', 0, 1_000_000);
  const seed = integerOf(parameters, 'seed', 0, 2 ** 31 - 1);
  const all = conventions(PLAYERS);
  return {
    shards: all.length,
    run(index, { budget }) {
      const convention = at(all, index);
      const store = new GameStore(PLAYERS);
      return store.under(budget, () =>
        tabulated(store, convention, sumTables(store, convention, { rank, samples, seed })),
      );
    },
  };
}

/** How many summands a table has, and what the theorems allow. */
const TABLES: readonly {
  readonly name: keyof SumTables;
  readonly copies?: number;
}[] = [
  { name: 'addition' },
  { name: 'doubling', copies: 2 },
  { name: 'multiple', copies: PLAYERS },
];

function tabulated(store: GameStore, convention: Convention, tables: SumTables): ShardResult {
  const sets = attainableOutcomes(PLAYERS, convention);
  const finds: Find[] = [];
  let open = 0;
  const list = (
    table: ExampleTable,
    name: string,
    summands: readonly PlayerSet[],
    allowed: readonly PlayerSet[],
  ): void => {
    const examples = table.examples(summands);
    open += allowed.length - examples.length;
    for (const { outcome, games } of examples) {
      // The table does not keep the order of the summands.
      const [first = store.zero] = games;
      const inOrder = outcomeWhen(store, first, 0, convention) === summands[0];
      const names = (inOrder ? games : [...games].reverse()).map((game) => printGame(store, game));
      finds.push(example(convention, name, summands, outcome, names));
    }
  };
  for (const { name, copies } of TABLES) {
    for (const [i, set] of sets.entries()) {
      if (copies !== undefined) {
        list(tables[name], name, [set], allowedMultiples(set, copies, PLAYERS, convention));
        continue;
      }
      for (const other of sets.slice(i)) {
        list(tables[name], name, [set, other], allowedSums([set, other], PLAYERS, convention));
      }
    }
  }
  return { counts: { conventions: 1, found: finds.length, open }, finds };
}

function example(
  convention: Convention,
  table: string,
  summands: readonly PlayerSet[],
  outcome: PlayerSet,
  games: readonly string[],
): Find {
  const show = (set: PlayerSet): string => printPlayerSet(set, PLAYERS);
  const question = `${table} ${summands.map(show).join(' + ')}`;
  return {
    key: `${show(convention)}: ${question} ${show(outcome)}`,
    text: `where {${show(convention)}} wins the empty game, ${question} can give ${show(outcome)}: ${games.join(' and ')}`,
    data: {
      convention: show(convention),
      table,
      summands: summands.map(show),
      outcome: show(outcome),
      games,
    },
  };
}

interface ExampleData {
  readonly convention: string;
  readonly table: string;
  readonly summands: readonly string[];
  readonly outcome: string;
  readonly games: readonly string[];
}

/** Builds the sum as a game, and plays it out. */
function verify(_: Parameters, { data }: Find): string | null {
  const { convention, table, summands, outcome, games } = data as unknown as ExampleData;
  const known = TABLES.find(({ name }) => name === table);
  if (known === undefined) throw new ValueError(`there is no table ${table}`);
  const store = new GameStore(PLAYERS);
  const winners = parsePlayerSet(convention, PLAYERS);
  const parts = games.map((game) => parseGame(store, game));
  const show = (game: (typeof parts)[number]): string =>
    printPlayerSet(outcomeWhen(store, game, 0, winners), PLAYERS);
  const wrong = parts.findIndex((part, i) => show(part) !== summands[i]);
  if (wrong >= 0) return `${games[wrong]} does not have the outcome ${summands[wrong]}`;
  const all =
    known.copies === undefined ? parts : Array.from({ length: known.copies }, () => at(parts, 0));
  const found = show(addAll(store, all));
  return found === outcome ? null : `the outcome of the sum is ${found}, not ${outcome}`;
}

function conclude(parameters: Parameters, { counts, done, shards, finds }: Total): string[] {
  const missing = done < shards ? ` (${shards - done} of ${shards} are missing)` : '';
  const sentences = [
    `In ${counts['conventions'] ?? 0} conventions${missing}, with games of rank at most ${parameters['rank']}, ${counts['found'] ?? 0} cells of the tables of sums, doubles and triples occur; ${counts['open'] ?? 0} more are neither shown nor excluded.`,
  ];
  const answer = finds.filter(({ data }) => {
    const { convention, table, summands, outcome } = data as unknown as ExampleData;
    return (
      convention === 'OP' && table === 'multiple' && summands[0] === 'N' && outcome.includes('P')
    );
  });
  sentences.push(
    answer[0] === undefined
      ? 'Question 3: under the paper’s convention no such game G with outcome N has P in o(3·G).'
      : `Question 3: ${answer[0].text}.`,
  );
  return sentences;
}
