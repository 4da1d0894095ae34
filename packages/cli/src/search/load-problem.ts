// The problem of a search, wherever it comes from.

import { type Loaded, loadProblem as load, type SearchIdentity } from '@proviso/search';
import { definedProblem } from './defined-problem.ts';

/** The problem of a search that was begun; `module` is the file of one's own module. */
export async function loadProblem(
  identity: Pick<SearchIdentity, 'problem' | 'origin'>,
  module?: string,
): Promise<Loaded> {
  const { origin } = identity;
  if (origin.kind !== 'definition') return load(identity, module);
  return { problem: definedProblem(origin.text, origin.function), origin };
}
