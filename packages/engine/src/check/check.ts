/**
 * The independent checker: does a `proviso-certificate` file prove its claim, or a `proviso-outcome`, or a
 * `proviso-quotient`?
 * It builds the file's games in an arena of its own and plays them out. Of the
 * engine it uses the forms and the names of outcomes, nothing of its orders,
 * universes and reductions. What it takes on trust it says in every verdict.
 */

import { Arena } from '../forms/arena.ts';
import { Left, Right, SIDES } from '../forms/side.ts';
import { outcomeAtLeast } from '../play/outcome.ts';
import type { Budget } from '../storage/budget.ts';
import { type Claim, type ComparisonClaim, gameText, moduloText } from './claim.ts';
import { demand, repeated } from './fault.ts';
import { checkOutcome, readOutcomeClaim } from './outcome.ts';
import { Pairs } from './pairs.ts';
import { playOut } from './play-out.ts';
import { checkQuotient, openQuotient } from './quotient.ts';
import { open, Reader } from './reader.ts';
import { Strategies } from './strategies.ts';
import { StrengthTable } from './strength-table.ts';
import { type CheckedUniverse, readUniverse } from './universe.ts';
import { type Proved, refusing, type Verdict } from './verdict.ts';

/** What a check may use unless it is told otherwise. */
export const CHECK_BUDGET = { maxForms: 5_000_000, maxBytes: 2 ** 30 } as const;

/**
 * Whether a certificate, read from JSON, proves what it claims.
 *
 * @example
 * import { checkCertificate } from '@proviso/engine/check';
 * import { certificateFile, certify } from '@proviso/engine/reasons';
 * const arena = new Arena();
 * const certificate = certify(arena, integer(arena, 1), ZERO, Normal);
 * const file = certificate && certificateFile(arena, certificate);
 * checkCertificate(file).valid // → true
 * checkCertificate({ ...file, g: 0, h: 1 }).valid // → false
 */
export function checkCertificate(file: unknown, budget: Budget = CHECK_BUDGET): Verdict {
  const arena = new Arena();
  let claimed: Claim | undefined;
  return refusing(
    () =>
      arena.under(budget, () => {
        if (isOutcomeFile(file)) {
          const fields = new Reader(file, 'file');
          const claim = readOutcomeClaim(fields);
          claimed = claim;
          return { valid: true, ...claim, ...checkOutcome(fields, claim, arena) };
        }
        if (isQuotientFile(file)) {
          const opened = openQuotient(new Reader(file, 'file'), arena);
          claimed = opened.claim;
          return { valid: true, ...opened.claim, ...checkQuotient(opened, arena) };
        }
        const fields = open(file, arena);
        const universe = readUniverse(arena, fields);
        const claim = readClaim(arena, universe, fields);
        claimed = claim;
        const proof =
          claim.claim === 'G >= H'
            ? checkAtLeast(arena, universe, fields)
            : checkNotAtLeast(arena, universe, fields);
        return { valid: true, ...claim, ...proof };
      }),
    () => claimed,
  );
}

/** Whether a file is about who wins a board, and not about an order of games. */
function isOutcomeFile(file: unknown): boolean {
  return hasFormat(file, 'proviso-outcome');
}

function isQuotientFile(file: unknown): boolean {
  return hasFormat(file, 'proviso-quotient');
}

function hasFormat(file: unknown, format: string): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === format;
}

function readClaim(arena: Arena, universe: CheckedUniverse, fields: Reader): ComparisonClaim {
  const claim = fields.value('claim');
  const isClaim = claim === 'G >= H' || claim === 'not G >= H';
  demand(isClaim, `file.claim is ${repeated(claim)}: not a claim`);
  const names = claim === 'G >= H' ? ['g', 'h'] : ['g', 'h', 'x'];
  return {
    claim,
    universe: universe.name,
    modulo: moduloText(arena, universe.name, universe.generators),
    games: Object.fromEntries(
      names.map((name) => [name.toUpperCase(), gameText(arena, fields.form(name))]),
    ),
  };
}

type Proof = Pick<Proved, 'trusts' | 'operations' | 'outcomes'>;

function checkAtLeast(arena: Arena, universe: CheckedUniverse, fields: Reader): Proof {
  const moves = fields.object('strategies');
  const left = new Strategies(arena, Left, moves.objects('left'));
  const right = new Strategies(arena, Right, moves.objects('right'));
  const tables = readTables(arena, universe, fields);
  const pairs = new Pairs(arena, universe, { left, right }, tables, fields.objects('pairs'));
  demand(
    pairs.shows(fields.form('g'), fields.form('h')),
    'the pair that is claimed is not among the pairs',
  );
  return {
    trusts: ['Siegel, Theorem 5.5', universe.strongTheorem],
    operations: [pairs, left, right, ...tables].reduce((n, { operations }) => n + operations, 0),
  };
}

/** The tables of strength of both sides, in files that have some. */
function readTables(
  arena: Arena,
  { anyEnds }: CheckedUniverse,
  fields: Reader,
): readonly StrengthTable[] {
  if (anyEnds === undefined || !fields.has('tables')) return [];
  const both = fields.object('tables');
  const tables = SIDES.map(
    (side) => new StrengthTable(arena, side, both.object(side === Left ? 'left' : 'right')),
  );
  for (const { tests } of tables) anyEnds.demandEnough(tests);
  return tables;
}

function checkNotAtLeast(arena: Arena, universe: CheckedUniverse, fields: Reader): Proof {
  const x = fields.form('x');
  demand(universe.contains(x), 'X is not in the universe');
  const withG = playOut(arena, fields.form('g'), x, universe.isNormal);
  const withH = playOut(arena, fields.form('h'), x, universe.isNormal);
  const outcomes = fields.object('outcomes');
  demand(outcomes.value('g') === withG.outcome, `G + X has outcome ${withG.outcome}`);
  demand(outcomes.value('h') === withH.outcome, `H + X has outcome ${withH.outcome}`);
  const worse = !outcomeAtLeast(withG.outcome, withH.outcome);
  demand(worse, 'the outcome of G + X is not worse than that of H + X');
  return {
    trusts: ['the definition of the order: outcomes of sums with members of the universe'],
    operations: withG.positions + withH.positions,
    outcomes: { 'G + X': withG.outcome, 'H + X': withH.outcome },
  };
}
