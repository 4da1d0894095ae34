// Who says what results mean: the problem, where it is at hand and is the one that gave them.

import { type Problem, requireSame, type SearchStore, shippedVersion } from '@proviso/search';
import type { Flags } from '../flags.ts';
import { printable } from '../output/printable.ts';
import { problemOf } from './call.ts';

export interface AtHand {
  readonly problem?: Problem;
  /** Where there is none: how its conclusions are had. */
  readonly instead?: string;
}

/** The problem of a state file, unless it is a module that was not named, or of another version. */
export async function problemAtHand(store: SearchStore, flags: Flags): Promise<AtHand> {
  const { file, identity } = store;
  const { origin, problem: name, version, engine } = identity;
  if (origin.kind === 'module' && !flags.has('problem')) {
    const command = `proviso search status ${printable(file)} --problem FILE`;
    return { instead: `What it means is said by its module: \`${command}\`` };
  }
  if (origin.kind === 'shipped' && (await shippedVersion(name)) !== version) {
    return { instead: `What it means is said by Proviso ${printable(engine)}, which it is of` };
  }
  const { problem, origin: given } = await problemOf(store, flags);
  requireSame(identity, { ...identity, problem: problem.name, origin: given }, file);
  return { problem };
}
