/**
 * A failure of pocancellation as something that can be checked: members G, H and J of a universe, a
 * certificate that G + J ≥ H + J, and one that G ≱ H.
 */

import { Arena, type FormId, formToText, sum, type Universe, ValueError } from '@proviso/engine';
import { exportForms, importForms } from '@proviso/engine/forms';
import { certificateFile, certify, distinctionFile, distinguish } from '@proviso/engine/reasons';
import type { Find } from '../problem.ts';
import { asJson, memberOf } from './as-json.ts';
import { certificateFault } from './certificate-fault.ts';

/** Three members of a universe. */
export interface Triple {
  readonly g: FormId;
  readonly h: FormId;
  readonly j: FormId;
}

/** The find for G, H and J with G + J ≥ H + J and G ≱ H. */
export function cancellationFailure(
  arena: Arena,
  { g, h, j }: Triple,
  key: string,
  universe: Universe,
): Find {
  const sums = certify(arena, sum(arena, g, j), sum(arena, h, j), universe);
  const apart = distinguish(arena, g, h, universe);
  if (sums === undefined || apart === undefined) throw new ValueError('these games cancel');
  const [gText, hText, jText] = [g, h, j].map((form) => formToText(arena, form));
  return {
    key,
    text: `G + J ≥ H + J without G ≥ H modulo ${universe.name}: G = ${gText}, H = ${hText}, J = ${jText}`,
    data: {
      universe: universe.name,
      G: gText ?? '',
      H: hText ?? '',
      J: jText ?? '',
      games: asJson(exportForms(arena, [g, h, j])),
    },
    certificates: [asJson(certificateFile(arena, sums)), asJson(distinctionFile(arena, apart))],
  };
}

/** What is wrong with such a find, or null; the certificates are read by the independent checker. */
export function checkCancellationFailure(find: Find, universe: Universe): string | null {
  const arena = new Arena();
  const [g, h, j] = importForms(arena, memberOf(find.data, 'games'));
  if (g === undefined || h === undefined || j === undefined) return 'G, H and J are not all there';
  for (const [name, form] of Object.entries({ G: g, H: h, J: j })) {
    if (!universe.contains(arena, form)) return `${name} is not in ${universe.name}`;
  }
  const [sums, apart] = find.certificates ?? [];
  return (
    certificateFault(arena, sums, 'G >= H', [sum(arena, g, j), sum(arena, h, j)], universe) ??
    certificateFault(arena, apart, 'not G >= H', [g, h], universe)
  );
}
