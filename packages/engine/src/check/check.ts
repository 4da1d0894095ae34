/**
 * The independent checker: does a `proviso-certificate` file prove its claim?
 * It builds the file's games in an arena of its own and plays them out. Of the
 * engine it uses the forms and the names of outcomes, nothing of its orders,
 * universes and reductions. What it takes on trust it says in every verdict.
 */

import type { Arena } from '../forms/arena.ts';
import { DagError } from '../forms/dag.ts';
import { Left, Right } from '../forms/side.ts';
import { outcomeAtLeast } from '../play/outcome.ts';
import { demand, Fault } from './fault.ts';
import { Pairs } from './pairs.ts';
import { playOut } from './play-out.ts';
import { open, type Reader } from './reader.ts';
import { Strategies } from './strategies.ts';
import { type CheckedUniverse, readUniverse } from './universe.ts';

/** What the checker found. */
export type Verdict =
  | {
      readonly valid: true;
      readonly claim: 'G >= H' | 'not G >= H';
      readonly universe: string;
      /** The theorems the verdict rests on. */
      readonly trusts: readonly string[];
      /** Moves, replies and positions looked at. */
      readonly operations: number;
    }
  | { readonly valid: false; readonly fault: string };

/**
 * Whether a file, read from JSON, proves what it claims.
 *
 * @example
 * import { certificateFile, certify } from '@proviso/engine';
 * import { checkCertificate } from '@proviso/engine/check';
 * const arena = new Arena();
 * const certificate = certify(arena, integer(arena, 1), ZERO, Normal);
 * const file = certificate && certificateFile(arena, certificate);
 * checkCertificate(file).valid // → true
 * checkCertificate({ ...file, g: 0, h: 1 }).valid // → false
 */
export function checkCertificate(file: unknown): Verdict {
  try {
    const { arena, fields } = open(file);
    const universe = readUniverse(arena, fields.object('universe'));
    const claim = fields.text('claim');
    switch (claim) {
      case 'G >= H':
        return checkAtLeast(arena, universe, fields);
      case 'not G >= H':
        return checkNotAtLeast(arena, universe, fields);
      default:
        throw new Fault(`"${claim}" is not a claim`);
    }
  } catch (error) {
    if (error instanceof Fault || error instanceof DagError) {
      return { valid: false, fault: error.message };
    }
    throw error;
  }
}

function checkAtLeast(arena: Arena, universe: CheckedUniverse, fields: Reader): Verdict {
  const moves = fields.object('strategies');
  const left = new Strategies(arena, Left, moves.objects('left'));
  const right = new Strategies(arena, Right, moves.objects('right'));
  const pairs = new Pairs(arena, universe, { left, right }, fields.objects('pairs'));
  demand(
    pairs.shows(fields.form('g'), fields.form('h')),
    'the pair that is claimed is not among the pairs',
  );
  return {
    valid: true,
    claim: 'G >= H',
    universe: universe.name,
    trusts: ['Siegel, Theorem 5.5', universe.strongTheorem],
    operations: pairs.operations + left.operations + right.operations,
  };
}

function checkNotAtLeast(arena: Arena, universe: CheckedUniverse, fields: Reader): Verdict {
  const x = fields.form('x');
  demand(universe.contains(x), `X is not in ${universe.name}`);
  const withG = playOut(arena, fields.form('g'), x, universe.isNormal);
  const withH = playOut(arena, fields.form('h'), x, universe.isNormal);
  const outcomes = fields.object('outcomes');
  demand(outcomes.text('g') === withG.outcome, `G + X has outcome ${withG.outcome}`);
  demand(outcomes.text('h') === withH.outcome, `H + X has outcome ${withH.outcome}`);
  demand(
    !outcomeAtLeast(withG.outcome, withH.outcome),
    `the outcome ${withG.outcome} of G + X is not worse than the outcome ${withH.outcome} of H + X`,
  );
  return {
    valid: true,
    claim: 'not G >= H',
    universe: universe.name,
    trusts: ['the definition of the order: outcomes of sums with members of the universe'],
    operations: withG.positions + withH.positions,
  };
}
