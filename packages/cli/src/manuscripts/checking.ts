// What is wrong with the answers that a manuscript prints: those that are missing, that belong to other
// statements, and those that are not what comes out.

import { answerDigest, askedKey, type Cache, definitionsKey } from '@proviso/language/manuscripts';
import type { Answered, Answers } from './answering.ts';

/** How a kept answer stands to the one that comes out. */
export type Standing = 'same' | 'missing' | 'stale' | 'different' | 'forged';

/** Says for each answer how the one that is kept stands to it. */
export function standings(
  cache: Cache | undefined,
  now: Answers,
): (answered: Answered) => Standing {
  const kept = new Map(cache?.answers.map((answer) => [askedKey(answer), answer]));
  const then = (cache?.definitions ?? []).map(definitionsKey);
  const changed = now.definitions.findIndex((text, i) => definitionsKey(text) !== then[i]);
  const same = changed < 0 ? now.definitions.length : changed;
  return ({ kept: answer }) => {
    const old = kept.get(askedKey(answer));
    if (cache === undefined || old === undefined) return 'missing';
    if (answer.after > same) return 'stale';
    if (old.latex === answer.latex && old.plain === answer.plain) return 'same';
    return old.digest === answerDigest(old, old, cache.definitions) ? 'different' : 'forged';
  };
}

/** What is wrong, in words. */
export function standingText(
  standing: Standing,
  { kept }: Answered,
  cache: Cache | undefined,
): string {
  const statement = kept.statement.replace(/\s+/g, ' ').trim();
  const old = cache?.answers.find((answer) => askedKey(answer) === askedKey(kept));
  const both = `${brief(old?.latex)} is printed, and ${brief(kept.latex)} comes out`;
  switch (standing) {
    case 'missing':
      return `there is no answer to \`${statement}\``;
    case 'stale':
      return `the answer to \`${statement}\` belongs to other definitions before it`;
    case 'forged':
      return `the answer to \`${statement}\` was changed by hand: ${both}`;
    default:
      return `the answer to \`${statement}\` is another one: ${both}`;
  }
}

const LONGEST = 60;

function brief(latex: string | undefined): string {
  if (latex === undefined) return '??';
  const line = latex.replace(/\s+/g, ' ');
  return `\`${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}\``;
}
