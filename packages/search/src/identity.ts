// Which search it is. Results of one search may be put together wherever they were computed; results of
// two searches never meet. So whatever a result depends on stands here, as plain data.

import { canonicalJson } from './canonical-json.ts';
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
  if (difference !== undefined) throw new MismatchError(`${where}: ${difference}`);
}

function differenceOf(found: SearchIdentity, expected: SearchIdentity): string | undefined {
  if (found.problem !== expected.problem) {
    return `it is a search for ${found.problem}, not for ${expected.problem}; name the right one`;
  }
  if (found.engine !== expected.engine) {
    return `it was begun with Proviso ${found.engine}, and this is ${expected.engine}; go on with that version, or start anew`;
  }
  if (found.version !== expected.version) {
    return `it was begun with version ${found.version} of ${found.problem}, and this is version ${expected.version}; start anew`;
  }
  if (canonicalJson({ ...found.origin }) !== canonicalJson({ ...expected.origin })) {
    return `the code of ${found.problem} is not the one it was begun with; go on with the same file, or start anew`;
  }
  const differing = Object.keys({ ...found.parameters, ...expected.parameters }).filter(
    (name) => found.parameters[name] !== expected.parameters[name],
  );
  if (differing.length > 0) {
    const told = differing.map(
      (name) => `${name} is ${found.parameters[name]}, not ${expected.parameters[name]}`,
    );
    return `it has other parameters: ${told.join(', ')}; start anew in another file`;
  }
  if (found.shards !== expected.shards) {
    return `it has ${found.shards} shards, and the problem is now cut into ${expected.shards}; raise the version of the problem, and start anew`;
  }
  return undefined;
}
