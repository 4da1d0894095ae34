// Reason files for the tests of the checkers, and what the oracle says of a file's claim.
import { Arena, type FormId, type Universe } from '../../src/index.ts';
import {
  type CertificateFile,
  certificateFile,
  certify,
  type DistinctionFile,
  distinctionFile,
  distinguish,
} from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { type G, game } from '../oracle/game.ts';
import { end } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { closurePairing, type Pairing, sixPairings } from '../oracle/pairing.ts';
import { random, randomForm } from '../oracle/random.ts';
import * as universes from '../oracle/universes.ts';

export type ReasonFile = CertificateFile | DistinctionFile;

/** The reason for or against G ≥ H, as it comes back from JSON. */
export function reasonFile(arena: Arena, g: FormId, h: FormId, universe: Universe): ReasonFile {
  const certificate = certify(arena, g, h, universe);
  const file =
    certificate === undefined
      ? distinctionFile(arena, distinguish(arena, g, h, universe)!)
      : certificateFile(arena, certificate);
  return JSON.parse(JSON.stringify(file));
}

/** The six universes and two more closures. */
export const pairingsOf = (arena: Arena): Pairing[] => [
  ...sixPairings(arena),
  closurePairing(arena, 'D(2̄0)', [end(0, 2)]),
  closurePairing(arena, 'D(2̄1̄0)', [end(0, 1, 2)]),
];

/** Reasons for random pairs of rank 2 to 4, many of them comparable, over all universes in turn. */
export function someFiles(seed: number, count: number): ReasonFile[] {
  const arena = new Arena();
  const rng = random(seed);
  const pairings = pairingsOf(arena);
  return Array.from({ length: count }, (_, i) => {
    const g = randomForm(rng, 2 + (i % 3), i % 5 === 4);
    const left = rng.chance(0.5) ? [...g.left, randomForm(rng, 1)] : g.left.slice(1);
    const near = game(left, g.right, g.tombLeft, g.tombRight);
    const h = rng.chance(0.75) ? near : randomForm(rng, 3);
    const [a, b] = rng.chance(0.5) ? [g, h] : [h, g];
    const { engine } = pairings[i % pairings.length]!;
    return reasonFile(arena, toEngine(arena, a), toEngine(arena, b), engine);
  });
}

/** The games of a file, as the oracle knows them. */
export function gamesOf({ dag }: ReasonFile): G[] {
  const games: G[] = [];
  for (const [left, right, marks = 0] of dag.forms) {
    const pick = (indices: readonly number[]) => indices.map((i) => games[i]!);
    games.push(game(pick(left), pick(right), (marks & 1) !== 0, (marks & 2) !== 0));
  }
  return games;
}

/** The universe of a file, as the oracle knows it. */
export function universeOf(file: ReasonFile): universes.OracleUniverse {
  const { universe } = file;
  if (universe.name === 'D(A)') {
    const games = gamesOf(file);
    return universes.closure(
      'D(A)',
      universe.generators!.map((i) => games[i]!),
    );
  }
  const known = universes.six.find(({ name }) => name === universe.name);
  if (known === undefined) throw new Error('the oracle knows misère play only');
  return known;
}

/** Whether a file's claim is true, right or wrong reasons apart. */
export function claimIsTrue(file: ReasonFile): boolean {
  const games = gamesOf(file);
  const answer = oracle.geq(games[file.g]!, games[file.h]!, universeOf(file));
  return answer === (file.claim === 'G >= H');
}
