/** For pairs G, H the files that show G ≥ H, or G ≱ H, to somebody who checks them. */

import type { Arena, FormId } from '../forms/arena.ts';
import type { Universe } from '../universes/universe.ts';
import { certify } from './certificate.ts';
import { distinguish } from './distinguish.ts';
import {
  type CertificateFile,
  certificateFile,
  type DistinctionFile,
  distinctionFile,
  UnnamedUniverseError,
} from './file.ts';

export type ReasonFile = CertificateFile | DistinctionFile;

/** A file for each pair; none at all where no checker could follow one of them. */
export function reasonFiles(
  arena: Arena,
  pairs: readonly (readonly [FormId, FormId])[],
  universe: Universe,
): ReasonFile[] {
  try {
    return pairs.flatMap(([g, h]): ReasonFile[] => {
      const yes = certify(arena, g, h, universe);
      if (yes !== undefined) return [certificateFile(arena, yes)];
      const no = distinguish(arena, g, h, universe);
      return no === undefined ? [] : [distinctionFile(arena, no)];
    });
  } catch (error) {
    if (error instanceof UnnamedUniverseError) return [];
    throw error;
  }
}
