// Finds that rest on a certificate about two games, checked by the independent checker.

import type { Arena, FormId, Universe } from '@proviso/engine';
import { checkCertificate } from '@proviso/engine/check';
import { importForms } from '@proviso/engine/forms';
import type { Json } from '../problem.ts';
import { memberOf } from './as-json.ts';

/** What keeps a certificate from proving a claim about two games; read by the independent checker. */
export function certificateFault(
  arena: Arena,
  certificate: Json | undefined,
  claim: string,
  games: readonly [FormId, FormId],
  universe: Universe,
): string | null {
  if (certificate === undefined) return `the certificate for “${claim}” is missing`;
  const verdict = checkCertificate(certificate);
  if (!verdict.valid) return verdict.fault;
  if (verdict.claim === 'outcome' || verdict.claim === 'quotient' || verdict.claim !== claim) {
    return `a certificate claims “${verdict.claim}”, not “${claim}”`;
  }
  if (verdict.universe !== universe.name) {
    return `a certificate is about ${verdict.universe}, not ${universe.name}`;
  }
  const dag = memberOf(certificate, 'dag');
  const roots = [memberOf(certificate, 'g'), memberOf(certificate, 'h')];
  const claimed = importForms(arena, { ...(dag as object), roots });
  return claimed.every((form, i) => form === games[i])
    ? null
    : `the certificate for “${claim}” is about other games`;
}
