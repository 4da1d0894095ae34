/**
 * Reasons as JSON files, to be checked by someone who does not trust the
 * engine: format `proviso-certificate`, version 1, or 2 modulo D(A) with ends that are not dead. Games stand as indices into
 * one form DAG (see forms/dag); the universe is named so that it means the same
 * everywhere, a closure by its generators. docs/certificates.md describes the
 * format field by field.
 */

import type { SumReason } from '../closures/ends.ts';
import { isFolded } from '../closures/least-universe.ts';
import type { StrengthSheet } from '../closures/strength-sheet.ts';
import type { Fold } from '../folds/fold.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { conjugate } from '../forms/conjugate.ts';
import { exportForms, type FormDag } from '../forms/dag.ts';
import type { Outcome } from '../play/outcome.ts';
import { ValueError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';
import type { Certificate, Reply } from './certificate.ts';
import type { Distinction } from './distinguish.ts';
import type { StrategyMove, StrongReason } from './strong.ts';

/** An index into the `forms` of the file's DAG. */
type Index = number;

interface FileHead {
  readonly format: 'proviso-certificate';
  readonly version: 1 | 2;
  /** By its name in certificates, or as `D(A)` by its generators. */
  readonly universe: { readonly name: string; readonly generators?: readonly Index[] };
  readonly dag: FormDag;
  readonly g: Index;
  readonly h: Index;
}

type StrongFile =
  | { readonly by: 'end-like' | 'passing' | 'table' | 'normal play' }
  | { readonly by: 'tests'; readonly ends: readonly Index[] };

/** A threat with its reply, in the other game (`meet`) or back in the same one (`revert`). */
type ReplyFile =
  | { readonly threat: Index; readonly meet: Index }
  | { readonly threat: Index; readonly revert: Index };

interface MoveFile {
  readonly at: Index;
  readonly end?: Index;
  readonly move: Index;
}

/** A Left end with the summands of a sum that it equals, or is at least, modulo M. */
interface SumFile {
  readonly end: Index;
  readonly sum: readonly Index[];
}

/** A table of strength: see closures/strength-sheet. */
interface TableFile {
  readonly tests: readonly Index[];
  readonly moves?: 'closing';
  readonly components: readonly { readonly form: Index; readonly fold?: Fold }[];
  readonly contexts: readonly (readonly number[])[];
  readonly rows: readonly { readonly at: Index; readonly first: string; readonly second: string }[];
}

/** The file of a certificate for G ≥ H. */
export interface CertificateFile extends FileHead {
  readonly claim: 'G >= H';
  readonly pairs: readonly {
    readonly g: Index;
    readonly h: Index;
    readonly right: readonly ReplyFile[];
    readonly left: readonly ReplyFile[];
    readonly leftStrong?: StrongFile;
    readonly rightStrong?: StrongFile;
  }[];
  readonly strategies: { readonly left: readonly MoveFile[]; readonly right: readonly MoveFile[] };
  /** Of version 2: the tables of both sides, and the ends that need no test. */
  readonly tables?: { readonly left: TableFile; readonly right: TableFile };
  readonly ends?: readonly SumFile[];
}

/** The file of a game that shows G ≱ H. */
export interface DistinctionFile extends FileHead {
  readonly claim: 'not G >= H';
  readonly x: Index;
  /** o(G + X) and o(H + X). */
  readonly outcomes: { readonly g: Outcome; readonly h: Outcome };
  /** Of version 2: why the ends in X are ends of the universe. */
  readonly ends?: readonly SumFile[];
}

/** A universe that no file can name. */
export class UnnamedUniverseError extends ValueError {
  override readonly name = 'UnnamedUniverseError';
}

/** Writes a certificate for G ≥ H. */
export function certificateFile(arena: Arena, certificate: Certificate): CertificateFile {
  const { pairs, strategies, universe } = certificate;
  // Pairs and moves are subpositions of G and H; only the test ends come from elsewhere.
  const ends = pairs.flatMap(({ leftStrong, rightStrong }) => [
    ...endsOf(leftStrong),
    ...endsOf(rightStrong),
  ]);
  const untested =
    certificate.tables !== undefined && isFolded(universe) ? universe.untestedEnds(arena) : [];
  const { head, place } = describe(
    arena,
    universe,
    [certificate.g, certificate.h],
    [...ends, ...untested.map(({ end }) => end)],
  );
  const replies = (list: readonly Reply[]): ReplyFile[] =>
    list.map(({ threat, kind, reply }) =>
      kind === 'meet'
        ? { threat: place(threat), meet: place(reply) }
        : { threat: place(threat), revert: place(reply) },
    );
  const strong = (reason: StrongReason): StrongFile => {
    if (reason.by === 'tests') return { by: 'tests', ends: reason.ends.map(place) };
    if (reason.by === 'own test') {
      throw new UnnamedUniverseError(
        `${universe.name} shows strength by its own test alone, which no checker can follow`,
      );
    }
    return { by: reason.by };
  };
  const move = ({ at, end, move: to }: StrategyMove): MoveFile => ({
    at: place(at),
    ...(end !== undefined && { end: place(end) }),
    move: place(to),
  });
  return {
    ...head,
    claim: 'G >= H',
    g: place(certificate.g),
    h: place(certificate.h),
    pairs: pairs.map(({ g, h, right, left, leftStrong, rightStrong }) => ({
      g: place(g),
      h: place(h),
      right: replies(right),
      left: replies(left),
      ...(leftStrong && { leftStrong: strong(leftStrong) }),
      ...(rightStrong && { rightStrong: strong(rightStrong) }),
    })),
    strategies: { left: strategies.left.map(move), right: strategies.right.map(move) },
    ...(certificate.tables && {
      tables: {
        left: tableFile(certificate.tables.left, place),
        right: tableFile(certificate.tables.right, place),
      },
      ends: untested.map((reason) => sumFile(reason, place)),
    }),
  };
}

/** Writes a game that shows G ≱ H. */
export function distinctionFile(arena: Arena, distinction: Distinction): DistinctionFile {
  const { g, h, x, universe, withG, withH } = distinction;
  const ends = isFolded(universe) ? universe.endsIn(arena, x) : [];
  const { head, place } = describe(
    arena,
    universe,
    [g, h, x],
    ends.map(({ end }) => end),
  );
  return {
    ...head,
    claim: 'not G >= H',
    g: place(g),
    h: place(h),
    x: place(x),
    outcomes: { g: withG.outcome, h: withH.outcome },
    ...(isFolded(universe) && { ends: ends.map((reason) => sumFile(reason, place)) }),
  };
}

function sumFile({ end, sum }: SumReason, place: (id: FormId) => Index): SumFile {
  return { end: place(end), sum: sum.map(place) };
}

function tableFile(sheet: StrengthSheet, place: (id: FormId) => Index): TableFile {
  return {
    tests: sheet.tests.map(place),
    ...(sheet.closing && { moves: 'closing' }),
    components: sheet.components.map(({ form, fold }) => ({
      form: place(form),
      ...(fold && { fold }),
    })),
    contexts: sheet.contexts,
    rows: sheet.rows.map(({ at, first, second }) => ({ at: place(at), first, second })),
  };
}

function endsOf(reason: StrongReason | undefined): readonly FormId[] {
  return reason?.by === 'tests' ? reason.ends : [];
}

/** What all files begin with, and where each game stands in the DAG. */
function describe(
  arena: Arena,
  universe: Universe,
  claimed: readonly FormId[],
  others: readonly FormId[],
): {
  readonly head: Pick<FileHead, 'format' | 'version' | 'universe' | 'dag'>;
  readonly place: (id: FormId) => Index;
} {
  const generators = generatorsOf(arena, universe);
  // The ends of a universe also come from the conjugates of its generators.
  const mirrored = isFolded(universe) ? generators.map((id) => conjugate(arena, id)) : [];
  const roots = [...new Set([...claimed, ...generators, ...mirrored, ...others])];
  const order = new CanonicalOrder(arena, roots);
  const place = (id: FormId): Index => order.place(id);
  return {
    head: {
      format: 'proviso-certificate',
      version: isFolded(universe) ? 2 : 1,
      universe:
        universe.certificateName === undefined
          ? { name: 'D(A)', generators: generators.map(place) }
          : { name: universe.certificateName },
      dag: exportForms(arena, roots),
    },
    place,
  };
}

/** The generators by which a file names a universe that has no name in files. */
function generatorsOf(arena: Arena, universe: Universe): readonly FormId[] {
  if (universe.certificateName !== undefined) return [];
  const generators = universe.finiteGenerators?.(arena);
  if (generators === undefined) {
    throw new UnnamedUniverseError(
      `a file names a universe by a word that checkers know, or by finitely many generators; ${universe.name} has neither, so nobody could check one`,
    );
  }
  return generators;
}
