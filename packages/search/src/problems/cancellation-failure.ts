/**
 * A failure of pocancellation as something that can be checked: members G, H and J of a universe, a
 * certificate that G + J ≥ H + J, and one that G ≱ H.
 */

import { Arena, type FormId, formToText, sum, type Universe, ValueError } from '@proviso/engine';
import { checkCertificate } from '@proviso/engine/check';
import { exportForms, importForms } from '@proviso/engine/forms';
import { certificateFile, certify, distinctionFile, distinguish } from '@proviso/engine/reasons';
import type { Find, Json } from '../problem.ts';
import { asJson } from './as-json.ts';

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
  const [g, h, j] = importForms(arena, field(find.data, 'games'));
  if (g === undefined || h === undefined || j === undefined) return 'G, H and J are not all there';
  for (const [name, form] of Object.entries({ G: g, H: h, J: j })) {
    if (!universe.contains(arena, form)) return `${name} is not in ${universe.name}`;
  }
  const [sums, apart] = find.certificates ?? [];
  return (
    fault(arena, sums, 'G >= H', [sum(arena, g, j), sum(arena, h, j)], universe) ??
    fault(arena, apart, 'not G >= H', [g, h], universe)
  );
}

/** What keeps a certificate from proving a claim about two games. */
function fault(
  arena: Arena,
  certificate: Json | undefined,
  claim: string,
  games: readonly [FormId, FormId],
  universe: Universe,
): string | null {
  if (certificate === undefined) return `the certificate for “${claim}” is missing`;
  const verdict = checkCertificate(certificate);
  if (!verdict.valid) return verdict.fault;
  if (verdict.claim === 'outcome' || verdict.claim !== claim)
    return `a certificate claims “${verdict.claim}”, not “${claim}”`;
  if (verdict.universe !== universe.name) {
    return `a certificate is about ${verdict.universe}, not ${universe.name}`;
  }
  const dag = field(certificate, 'dag');
  const roots = [field(certificate, 'g'), field(certificate, 'h')];
  const claimed = importForms(arena, { ...(dag as object), roots });
  return claimed.every((form, i) => form === games[i])
    ? null
    : `the certificate for “${claim}” is about other games`;
}

function field(data: Json | undefined, name: string): Json | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as { readonly [name: string]: Json })[name]
    : undefined;
}
