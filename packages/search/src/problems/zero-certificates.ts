// G = 0 as two certificates: G ≥ 0, and 0 ≥ G.

import { type Arena, type FormId, InvariantError, type Universe, ZERO } from '@proviso/engine';
import { certificateFile, certify } from '@proviso/engine/reasons';
import type { Json } from '../problem.ts';
import { asJson } from './as-json.ts';
import { certificateFault } from './certificate-fault.ts';

/** Both halves of G = 0, for the checker. */
export function zeroCertificates(arena: Arena, g: FormId, universe: Universe): Json[] {
  return halves(g).map(([greater, less]) => {
    const certificate = certify(arena, greater, less, universe);
    if (certificate === undefined) throw new InvariantError('an equality without a certificate');
    return asJson(certificateFile(arena, certificate));
  });
}

/** What keeps certificates from proving G = 0. */
export function zeroFault(
  arena: Arena,
  certificates: readonly Json[] | undefined,
  g: FormId,
  universe: Universe,
): string | null {
  for (const [i, games] of halves(g).entries()) {
    const fault = certificateFault(arena, certificates?.[i], 'G >= H', games, universe);
    if (fault !== null) return fault;
  }
  return null;
}

function halves(g: FormId): (readonly [FormId, FormId])[] {
  return [
    [g, ZERO],
    [ZERO, g],
  ];
}
