// Reasons: all 65,536 questions about the 256 forms of rank at most 2, whole batches on a cold arena.
// What a reason costs beside the bare answer — comparison by the recursion alone, without the
// fingerprints that let the engine answer most questions unasked — and what it costs to check one.

import {
  Arena,
  B,
  closure,
  D,
  E,
  type FormId,
  integer,
  isEndLike,
  Left,
  M,
  opponent,
  Right,
  type Side,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { checkCertificate } from '@proviso/engine/check';
import {
  type CertificateFile,
  certificateFile,
  certify,
  type DistinctionFile,
  distinctionFile,
  distinguish,
} from '@proviso/engine/reasons';
import { dayTwo } from './lib/day2.ts';
import { measure, type Task } from './lib/measure.ts';
import { type Fact, report } from './lib/report.ts';

const UNIVERSES: Record<string, (arena: Arena) => Universe> = {
  M: () => M,
  B: () => B,
  E: () => E,
  'D({.|0,-1})': (arena) => closure(arena, [arena.intern([], [ZERO, integer(arena, -1)])]),
  'D(-1)': (arena) => closure(arena, [integer(arena, -1)]),
  D: () => D,
};

/** Theorem 5.5 and a table of answers, nothing else. */
function bareOrder(arena: Arena, universe: Universe): (g: FormId, h: FormId) => boolean {
  const answers = new Map<number, boolean>();
  const maintains = (threatened: FormId, other: FormId, side: Side): boolean => {
    const ask = (a: FormId, b: FormId) => (side === Right ? geq(a, b) : geq(b, a));
    return arena
      .options(threatened, side)
      .every(
        (threat) =>
          arena.options(other, side).some((meet) => ask(threat, meet)) ||
          arena.options(threat, opponent(side)).some((revert) => ask(revert, other)),
      );
  };
  const geq = (g: FormId, h: FormId): boolean => {
    if (g === h) return true;
    const key = g * 2 ** 26 + h;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer =
      (!isEndLike(arena, h, Left) || universe.isStrong(arena, g, Left)) &&
      (!isEndLike(arena, g, Right) || universe.isStrong(arena, h, Right)) &&
      maintains(g, h, Right) &&
      maintains(h, g, Left);
    answers.set(key, answer);
    return answer;
  };
  return geq;
}

type Batch = (arena: Arena, universe: Universe, forms: readonly FormId[]) => unknown;

const everyPair =
  (ask: (arena: Arena, universe: Universe) => (g: FormId, h: FormId) => unknown): Batch =>
  (arena, universe, forms) => {
    const question = ask(arena, universe);
    let answered = 0;
    for (const g of forms) for (const h of forms) if (question(g, h)) answered++;
    return answered;
  };

const batches: Record<string, Batch> = {
  'bare comparison': everyPair(bareOrder),
  'reasons for yes': everyPair((arena, u) => (g, h) => certify(arena, g, h, u)),
  'reasons for both': everyPair(
    (arena, u) => (g, h) => certify(arena, g, h, u) ?? distinguish(arena, g, h, u),
  ),
};

function cold(batch: Batch, universe: (arena: Arena) => Universe): Task {
  return {
    operations: 65_536,
    run: () => {
      const arena = new Arena();
      return batch(arena, universe(arena), dayTwo(arena));
    },
  };
}

const tasks: Record<string, Task> = {};
for (const [name, universe] of Object.entries(UNIVERSES)) {
  for (const [batch, work] of Object.entries(batches)) {
    tasks[`${name}: ${batch}`] = cold(work, universe);
  }
}

type ReasonFile = CertificateFile | DistinctionFile;

/** The reasons for every 16th question in all universes, as files. */
function someFiles(): ReasonFile[] {
  const arena = new Arena();
  const forms = dayTwo(arena);
  return Object.values(UNIVERSES).flatMap((make) => {
    const universe = make(arena);
    return forms.flatMap((g, i) =>
      forms
        .filter((_, j) => (i + j) % 16 === 0)
        .map((h) => {
          const certificate = certify(arena, g, h, universe);
          if (certificate !== undefined) return certificateFile(arena, certificate);
          const distinction = distinguish(arena, g, h, universe);
          if (distinction === undefined) throw new Error('a question without an answer');
          return distinctionFile(arena, distinction);
        }),
    );
  });
}

/** Forms, pairs, threats and moves written in a file. */
function nodes(file: ReasonFile): number {
  if (file.claim !== 'G >= H') return file.dag.forms.length;
  const { left, right } = file.strategies;
  const threats = file.pairs.reduce((sum, pair) => sum + pair.left.length + pair.right.length, 0);
  return file.dag.forms.length + file.pairs.length + threats + left.length + right.length;
}

const files = someFiles();
tasks['checking a file'] = {
  operations: files.length,
  run: () => files.filter((file) => checkCertificate(file).valid).length,
};

const measurements = await measure(tasks, { calls: 3, milliseconds: 100 });
const speed = (task: string): number =>
  measurements.find((measurement) => measurement.task === task)?.opsPerSecond ?? 0;

const facts: Record<string, Fact> = {};
for (const name of Object.keys(UNIVERSES)) {
  facts[`${name}: reasons for both answers beside the bare comparison`] = {
    value: speed(`${name}: bare comparison`) / speed(`${name}: reasons for both`),
    unit: 'times the time',
  };
}
for (const claim of ['G >= H', 'not G >= H'] as const) {
  const some = files.filter((file) => file.claim === claim);
  const total = some.reduce((sum, file) => {
    const verdict = checkCertificate(file);
    return sum + (verdict.valid ? verdict.operations : Number.NaN);
  }, 0);
  facts[`${claim}: checker operations`] = {
    value: total / some.reduce((sum, file) => sum + nodes(file), 0),
    unit: 'per node of the file',
  };
  facts[`${claim}: size`] = {
    value: JSON.stringify(some).length / some.length,
    unit: 'bytes a file',
  };
}
report('reasons', measurements, facts);
