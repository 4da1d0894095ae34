// A draft for the OEIS as files: the b-file, a line `n a(n)` for each term, and the fields of an entry.

import type { DraftSequence } from './sequences.ts';

export function bFile({ offset }: DraftSequence, terms: readonly number[]): string {
  return terms.map((term, i) => `${offset + i} ${term}\n`).join('');
}

/** The fields by their names in the OEIS; there is no number, since nothing was submitted. */
export function draftText(sequence: DraftSequence, terms: readonly number[]): string {
  const { name, offset, comments, example, keywords, file } = sequence;
  return [
    'DRAFT, not submitted. Whoever submits it first looks the terms up in the OEIS.',
    '',
    `NAME      ${name}`,
    `DATA      ${terms.join(', ')}`,
    `OFFSET    ${offset}`,
    ...comments.map((comment) => `COMMENTS  ${comment}`),
    'REFS      Aaron N. Siegel, On the general dead-ending universe of partizan games, in Games of no chance 6, Math. Sci. Res. Inst. Publ. 71, Cambridge Univ. Press, New York, 2025, 191-228.',
    'LINKS     Aaron N. Siegel, On the general dead-ending universe of partizan games, arXiv:2312.16259.',
    `EXAMPLE   ${example}`,
    `PROG      (Proviso) npm run oeis, which writes data/oeis/${file}.b.txt`,
    `KEYWORDS  ${keywords}`,
    '',
  ].join('\n');
}
