// A large game in two lines: who wins it, how large it is, and how to look inside.

import {
  type Arena,
  edges,
  type FormId,
  Left,
  misereOutcome,
  nodes,
  Right,
  rank,
  type Side,
} from '@proviso/engine';

/** More digits than these say less than their number. */
const MOST_DIGITS = 15;

/** What is told in place of a text of so many characters. */
export function gameSummary(arena: Arena, id: FormId, length: number): string {
  const options = (side: Side): string =>
    `${counted(arena.options(id, side).length)}${arena.hasTombstone(id, side) ? ' and a tombstone' : ''}`;
  const facts = [
    `outcome ${misereOutcome(arena, id)}`,
    `rank ${rank(arena, id)}`,
    `${counted(nodes(arena, id))} positions`,
    `${counted(edges(arena, id))} edges`,
    `Left options: ${options(Left)}`,
    `Right options: ${options(Right)}`,
  ];
  const size = Number.isFinite(length) ? ` of ${counted(length)} characters` : '';
  return `a large game${size}: ${facts.join(', ')}\n${HOW}`;
}

const HOW =
  'named with `G := …` it is looked into by `left(G)`, `right(G)`, `tree(G)`, `subpositions(G)`; --full prints it, --json gives it as data';

/** What is told in place of a list that is too deep or too large to be written. */
export function listSummary({ depth, elements }: { depth: number; elements: number }): string {
  const many = elements < 1e15 ? counted(elements) : `about 10^${Math.floor(Math.log10(elements))}`;
  return `a list nested ${counted(depth)} deep with ${many} elements in all, too large to print; named with \`xs := …\` it is looked into by \`xs[0]\` and \`length(xs)\``;
}

function counted(n: number | bigint): string {
  const digits = String(n);
  return digits.length <= MOST_DIGITS
    ? BigInt(n).toLocaleString('en')
    : `about 10^${digits.length - 1}`;
}
