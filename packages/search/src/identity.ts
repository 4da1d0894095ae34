// Which search it is. Results of one search may be put together wherever they were computed; results of
// two searches never meet. So whatever a result depends on stands here, as plain data.

import { canonicalJson } from './canonical-json.ts';
import { counted } from './counted.ts';
import { MismatchError } from './errors.ts';
import type { Parameters } from './problem.ts';

/**
 * Where a problem comes from:
 * - `shipped`: with this package, by its name
 * - `module`: a JavaScript module of one's own, known by the sha256 of its file
 * - `definition`: a function of the language with the definitions it needs
 */
export type Origin =
  | { readonly kind: 'shipped' }
  | { readonly kind: 'module'; readonly digest: string }
  | { readonly kind: 'definition'; readonly text: string; readonly function: string };

export interface SearchIdentity {
  /** The name of the problem. */
  readonly problem: string;
  /** The problem's own version. */
  readonly version: number;
  readonly origin: Origin;
  /** All of them, those that were not given too. */
  readonly parameters: Parameters;
  /** The version of the engine. */
  readonly engine: string;
  readonly shards: number;
}

/** The identity as one text: equal for equal searches. */
export function identityText({
  problem,
  version,
  origin,
  parameters,
  engine,
  shards,
}: SearchIdentity): string {
  return canonicalJson({ problem, version, origin: { ...origin }, parameters, engine, shards });
}

/** Refuses a search that is not the one expected; `where` says what was opened, in a word or two. */
export function requireSame(found: SearchIdentity, expected: SearchIdentity, where: string): void {
  const difference = differenceOf(found, expected);
  if (difference !== undefined) throw new MismatchError(`${where}: ${difference.cure}`);
}

/** In what two searches differ. */
interface Difference {
  /** In a few words. */
  readonly brief: string;
  /** In a sentence that says what to do for whoever goes on with a search. */
  readonly cure: string;
}

/** In what a search differs from the one expected; undefined where they are the same. */
export function differenceOf(
  found: SearchIdentity,
  expected: SearchIdentity,
): Difference | undefined {
  const { problem, engine, version, shards } = found;
  if (problem !== expected.problem) {
    const brief = `it is a search for ${problem}, not for ${expected.problem}`;
    return { brief, cure: `${brief}; name the right one` };
  }
  if (engine !== expected.engine) {
    return {
      brief: `it was begun with Proviso ${engine}, not ${expected.engine}`,
      cure: `it was begun with Proviso ${engine}, and this is ${expected.engine}; go on with that version, or start anew`,
    };
  }
  if (version !== expected.version) {
    return {
      brief: `it has version ${version} of ${problem}, not ${expected.version}`,
      cure: `it was begun with version ${version} of ${problem}, and this is version ${expected.version}; start anew`,
    };
  }
  if (canonicalJson({ ...found.origin }) !== canonicalJson({ ...expected.origin })) {
    return {
      brief: `the code of ${problem} is not the same`,
      cure: `the code of ${problem} is not the one it was begun with; go on with the same file, or start anew`,
    };
  }
  const differing = Object.keys({ ...found.parameters, ...expected.parameters }).filter(
    (name) => found.parameters[name] !== expected.parameters[name],
  );
  if (differing.length > 0) {
    const brief = differing
      .map((name) => `${name} is ${found.parameters[name]}, not ${expected.parameters[name]}`)
      .join(', ');
    return { brief, cure: `it has other parameters: ${brief}; start anew in another file` };
  }
  if (shards !== expected.shards) {
    return {
      brief: `it has ${counted(shards, 'shard')}, not ${expected.shards}`,
      cure: `it has ${counted(shards, 'shard')}, and the problem is now cut into ${expected.shards}; raise the version of the problem, and start anew`,
    };
  }
  return undefined;
}
