/**
 * Who wins the boards of a ruleset, by rows and columns, in misère or in normal play? A shard is a board,
 * small ones first, and a find is its outcome. Small boards carry a certificate with winning moves for
 * the independent checker; larger ones are verified by a solver that knows nothing of packed boards.
 * Transposed boards are searched each for itself, so that they are a test of one another.
 */

import { Arena } from '@proviso/engine';
import { checkCertificate } from '@proviso/engine/check';
import { outcomeFile } from '@proviso/engine/matches';
import { type Board, boardOutcome, positionToText, rulesets } from '@proviso/engine/rulesets';
import type { Find, Json, Parameters, Plan, Problem, Total } from '../problem.ts';
import { asJson, memberOf } from './as-json.ts';
import { at } from './at.ts';
import { oneOf, rangeOf } from './parameters.ts';

/** The rulesets whose rules the checker knows too, and whose boards have rows and columns. */
const RULESETS = ['domineering', 'cram', 'clobber', 'col', 'snort', 'nogo'];
const PLAYS = ['misere', 'normal'] as const;
const LONGEST = 99;
/** The certificates of larger boards are too long to be kept. */
const CERTIFIED = 12;

interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const outcomeTables: Problem = {
  name: 'outcome-tables',
  version: 1,
  summary: 'Who wins the boards of a ruleset, by rows and columns?',
  parameters: [
    { name: 'ruleset', summary: 'the game', default: 'domineering', values: RULESETS },
    { name: 'rows', summary: 'a number or a range', default: '1..5' },
    { name: 'columns', summary: 'a number or a range', default: '1..6' },
    { name: 'play', summary: 'the convention', default: 'misere', values: PLAYS },
  ],
  plan,
  conclude,
  verify,
};

function plan(parameters: Parameters): Plan {
  const ruleset = oneOf(parameters, 'ruleset', RULESETS);
  const play = oneOf(parameters, 'play', PLAYS);
  const sizes = sizesOf(parameters);
  return {
    shards: sizes.length,
    run(index, { budget }) {
      const size = at(sizes, index);
      const arena = new Arena();
      const find = arena.under(budget, () => solved(arena, ruleset, size, play));
      return { counts: { boards: 1, [String(memberOf(find.data, 'outcome'))]: 1 }, finds: [find] };
    },
  };
}

/** All sizes, by the number of squares. */
function sizesOf(parameters: Parameters): Size[] {
  const columns = rangeOf(parameters, 'columns', 1, LONGEST);
  return rangeOf(parameters, 'rows', 1, LONGEST)
    .flatMap((r) => columns.map((c) => ({ rows: r, columns: c })))
    .sort((a, b) => a.rows * a.columns - b.rows * b.columns || a.rows - b.rows);
}

function solved(arena: Arena, ruleset: string, size: Size, play: (typeof PLAYS)[number]): Find {
  const { rows, columns } = size;
  const board = boardOf(ruleset, size);
  const outcome = boardOutcome(arena, board, play);
  const small = rows * columns <= CERTIFIED;
  return {
    key: keyOf(size),
    text: `${ruleset}, ${rows}x${columns}, ${play} play: ${outcome}`,
    data: { ruleset, rows, columns, play, outcome },
    ...(small && { certificates: [asJson(outcomeFile(arena, board, play))] }),
  };
}

function boardOf(ruleset: string, { rows, columns }: Size): Board {
  return (rulesets.get(ruleset) ?? at([], 0)).board(rows, columns);
}

/** In this order finds are listed. */
function keyOf({ rows, columns }: Size): string {
  return `${String(rows).padStart(2, '0')}x${String(columns).padStart(2, '0')}`;
}

function verify(parameters: Parameters, { data, certificates: [certificate] = [] }: Find) {
  const ruleset = oneOf(parameters, 'ruleset', RULESETS);
  const play = oneOf(parameters, 'play', PLAYS);
  const { rows, columns, outcome } = data as unknown as Size & { readonly outcome: string };
  const board = boardOf(ruleset, { rows, columns });
  if (rows * columns <= CERTIFIED) return certificateFault(certificate, board, play, outcome);
  const { packed: _, ...unpacked } = board.ruleset;
  const again = boardOutcome(new Arena(), { ...board, ruleset: unpacked }, play);
  return again === outcome ? null : `the outcome is ${again}, not ${outcome}`;
}

/** What keeps a certificate from proving the outcome of a board by the checker's own rules. */
function certificateFault(
  certificate: Json | undefined,
  board: Board,
  play: string,
  outcome: string,
): string | null {
  if (certificate === undefined) return 'the certificate is missing';
  const verdict = checkCertificate(certificate);
  if (!verdict.valid) return verdict.fault;
  const wanted = `${board.ruleset.name}("${positionToText(board)}")`;
  const proved =
    verdict.claim === 'outcome' &&
    !verdict.listed &&
    verdict.board === wanted &&
    verdict.play === play &&
    verdict.outcome === outcome;
  return proved ? null : `the certificate does not prove that ${wanted} is ${outcome}`;
}

/** A line for each number of rows, as in the tables of the guide; · stands for a board that is missing. */
function conclude(parameters: Parameters, { done, shards, finds }: Total): string[] {
  const known = new Map(finds.map(({ key, data }) => [key, String(memberOf(data, 'outcome'))]));
  const rows = rangeOf(parameters, 'rows', 1, LONGEST);
  const columns = rangeOf(parameters, 'columns', 1, LONGEST);
  const { ruleset, play } = parameters;
  const missing = done < shards ? `; ${shards - done} of ${shards} boards are missing` : '';
  return [
    `Outcomes of ${ruleset} in ${play} play, ${columns.length === 1 ? 'column' : 'columns'} ${parameters['columns']}${missing}:`,
    ...rows.map((r) => {
      const cells = columns.map((c) => known.get(keyOf({ rows: r, columns: c })) ?? '·');
      return `${r} ${r === 1 ? 'row' : 'rows'}: ${cells.join(' ')}`;
    }),
  ];
}
