/**
 * Which classes of day 2 occur on boards, and what is the smallest board of each? Shards are the sizes of
 * the positions of each ruleset, each size cut into parts. A find is a class with the first board of its
 * shard that is equal to it and lies in the universe. Smaller sizes have smaller numbers, and of two finds
 * with one key the one of the first shard is kept: merging keeps the smallest board of each class.
 */

import {
  Arena,
  type FormId,
  formToText,
  rank,
  simplestForm,
  type Universe,
  ValueError,
} from '@proviso/engine';
import { born, classesOf } from '@proviso/engine/census';
import { exportForms, importForms } from '@proviso/engine/forms';
import { certificateFile, certify } from '@proviso/engine/reasons';
import {
  type Board,
  boardForm,
  boardsOfSize,
  boardToText,
  type PositionSizes,
  positionToText,
  type RegisteredRuleset,
  reached,
  readBoard,
  rulesets,
  sizesOf,
  unitsOf,
} from '@proviso/engine/rulesets';
import type { Find, Parameters, Plan, Problem, Total } from '../problem.ts';
import { asJson, memberOf } from './as-json.ts';
import { at } from './at.ts';
import { certificateFault } from './certificate-fault.ts';
import { integerOf, universeOf } from './parameters.ts';

const UNIVERSES = ['D', 'E', 'B'];
const LARGEST = 99;
const MOST_PARTS = 100_000;
const CLASSES = 'classes of day 2';

export const realiseProblem: Problem = {
  name: 'realise',
  version: 1,
  summary: 'Which classes of day 2 occur on boards, and what is the smallest board of each?',
  parameters: [
    {
      name: 'rulesets',
      summary: 'names with commas between; of a family, the member that stands for it',
      default: 'domineering,clobber,hackenbush',
    },
    { name: 'universe', summary: 'the universe', default: 'E', values: UNIVERSES },
    { name: 'largest', summary: 'the largest size', default: 6 },
    { name: 'parts', summary: 'shards for each size', default: 1 },
  ],
  plan,
  conclude,
  verify,
};

function plan(parameters: Parameters): Plan {
  const universe = universeOf(parameters, UNIVERSES);
  const sizes = integerOf(parameters, 'largest', 0, LARGEST) + 1;
  const parts = integerOf(parameters, 'parts', 1, MOST_PARTS);
  const games = gamesOf(parameters);
  return {
    shards: games.length * sizes * parts,
    run(index, { budget }) {
      const [place, part] = [Math.floor(index / parts), index % parts];
      const [game, size] = [at(games, Math.floor(place / sizes)), place % sizes];
      const arena = new Arena();
      return arena.under(budget, () => {
        const classes = dayTwoClasses(arena, universe);
        const all = boardsOfSize(game.ruleset, game.sizes, size);
        const boards = everyNth(arena, all, parts, part);
        const { found } = reached(arena, classes, boards, universe);
        const finds = classes.flatMap((each) => {
          const board = found.get(simplestForm(arena, each, universe))?.board;
          return board === undefined ? [] : realised(arena, each, board, size, universe);
        });
        // Counts are added: only the first shard tells how many classes there are.
        const asked = index === 0 ? { [CLASSES]: classes.length } : {};
        return { counts: { boards: boards.length, ...asked }, finds };
      });
    },
  };
}

interface Game {
  readonly ruleset: RegisteredRuleset;
  readonly sizes: PositionSizes;
}

/** The rulesets that are named. */
function gamesOf(parameters: Parameters): Game[] {
  const names = String(parameters['rulesets']).split(',');
  return [...new Set(names)].map((name) => {
    const ruleset = rulesets.get(name)?.ruleset;
    const sizes = ruleset && sizesOf(ruleset);
    if (ruleset === undefined || sizes === undefined) {
      const known = [...rulesets.values()].flatMap((entry) =>
        sizesOf(entry.ruleset) === undefined ? [] : entry.name,
      );
      throw new ValueError(
        `rulesets has “${name}”; write some of these with commas between, no blanks: ${known.join(', ')}`,
      );
    }
    return { ruleset, sizes };
  });
}

/** The smallest forms of the classes modulo a universe of its members of rank at most 2. */
function dayTwoClasses(arena: Arena, universe: Universe): FormId[] {
  return classesOf(arena, born(arena, 2, universe), universe).map((members) => at(members, 0));
}

function everyNth(arena: Arena, boards: Iterable<Board>, n: number, from: number): Board[] {
  const chosen: Board[] = [];
  let place = 0;
  for (const board of boards) {
    arena.tick();
    if (place++ % n === from) chosen.push(board);
  }
  return chosen;
}

function realised(
  arena: Arena,
  form: FormId,
  board: Board,
  size: number,
  universe: Universe,
): Find {
  const name = formToText(arena, form);
  const { name: ruleset = '' } = board.ruleset;
  const text = boardToText(board);
  return {
    key: `${ruleset}: ${name}`,
    text: `${text} = ${name} modulo ${universe.name}`,
    data: {
      ruleset,
      class: name,
      size,
      board: positionToText(board),
      form: asJson(exportForms(arena, [form])),
    },
  };
}

/** Builds the form of the board and has the independent checker read both halves of the equality. */
function verify(parameters: Parameters, { data }: Find): string | null {
  const universe = universeOf(parameters, UNIVERSES);
  const arena = new Arena();
  const [form] = importForms(arena, memberOf(data, 'form'));
  if (form === undefined) return 'the form of the class is missing';
  if (rank(arena, form) > 2) return 'the class is not one of day 2';
  const entry = rulesets.get(String(memberOf(data, 'ruleset')));
  if (entry === undefined) return `there is no ruleset ${memberOf(data, 'ruleset')}`;
  const board = boardForm(arena, readBoard(entry.ruleset, [String(memberOf(data, 'board'))]));
  if (!universe.contains(arena, board)) return `the board does not lie in ${universe.name}`;
  return halfFault(arena, board, form, universe) ?? halfFault(arena, form, board, universe);
}

function halfFault(arena: Arena, g: FormId, h: FormId, universe: Universe): string | null {
  const certificate = certify(arena, g, h, universe);
  if (certificate === undefined) return 'the board is not equal to the class';
  const file = asJson(certificateFile(arena, certificate));
  return certificateFault(arena, file, 'G >= H', [g, h], universe);
}

function conclude(parameters: Parameters, { counts, done, shards, finds }: Total): string[] {
  const { universe, largest } = parameters;
  const all = counts[CLASSES] === undefined ? 'the' : `the ${counts[CLASSES]}`;
  const sentences = gamesOf(parameters).map(({ ruleset: { name }, sizes: { unit } }) => {
    const own = finds.filter(({ data }) => memberOf(data, 'ruleset') === name);
    const most = Math.max(...own.map(({ data }) => Number(memberOf(data, 'size'))));
    const upTo = `${largest} ${largest === 1 ? unit : unitsOf(unit)}`;
    const needed = own.length === 0 ? '' : `; the largest of them needs ${most}`;
    return `${name} reaches ${own.length} of ${all} classes of day 2 modulo ${universe} with at most ${upTo}${needed}.`;
  });
  const looked = `${counts['boards'] ?? 0} boards were looked at, one of those that are symmetric to each other.`;
  return done < shards
    ? [
        ...sentences,
        looked,
        `${shards - done} of ${shards} shards are missing, and with them perhaps smaller boards.`,
      ]
    : [...sentences, looked];
}
