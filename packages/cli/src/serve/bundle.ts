// An answer as a notebook keeps it: what there is to see by media type, or what is wrong with its place.

import { type MimeBundle, mimeBundle } from '@proviso/language/sheets';
import { withoutBars } from '@proviso/pictures';
import type { Answer, Statement } from '../evaluator/protocol.ts';
import { errorText } from '../output/error-text.ts';
import { printable } from '../output/printable.ts';

/** The bundle of an answer that was asked for as it is shown; nothing where there is nothing to see. */
export function bundleOf(
  { line, result, shown }: Answer,
  statement: Statement,
): MimeBundle | undefined {
  if (!result.ok)
    return { data: { 'text/plain': errorText(result.error, statement) }, metadata: {} };
  if (shown === undefined || line === undefined) return undefined;
  const { data, metadata } = mimeBundle(shown, line);
  // A console shows texts as they are, and many draw bars over digits badly.
  const plain = String(data['text/plain']);
  const text = shown.kind === 'plain' ? plain : withoutBars(plain);
  return { data: { ...data, 'text/plain': printable(text) }, metadata };
}
