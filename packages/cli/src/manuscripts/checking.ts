// What is wrong with the answers that a manuscript prints: those that are missing, that belong to other
// statements, and those that are not what comes out; and whether anything else stands in their file.

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
  const sides = old?.latex === kept.latex ? [old?.plain, kept.plain] : [old?.latex, kept.latex];
  const [printed, right] = aroundDifference(sides[0] ?? '??', sides[1] ?? '??', LONGEST);
  const both = `\`${printed}\` is printed, and \`${right}\` comes out`;
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

/** A line of a file that is not what would be written there. */
export interface OtherLine {
  readonly line: number;
  readonly message: string;
}

/** The first line in which a file is not what would be written: TeX reads whatever stands there. */
export function otherLine(text: string, right: string): OtherLine | undefined {
  if (text === right) return undefined;
  const [found, wanted] = [text.split('\n'), right.split('\n')];
  const at = found.findIndex((one, i) => one !== wanted[i]);
  const i = at < 0 ? found.length : at;
  const [a, b] = aroundDifference(found[i] ?? '', wanted[i] ?? '', LONGEST_LINE);
  const stands = found[i] === undefined ? 'the file ends here' : `\`${a}\` stands here`;
  const comes = wanted[i] === undefined ? 'nothing' : `\`${b}\``;
  return { line: i + 1, message: `${stands}, and ${comes} would be written` };
}

/** Signs that are shown of an answer, of a line with a digest in it, and before the difference. */
const LONGEST = 60;
const LONGEST_LINE = 160;
const BEFORE = 20;

/** Two texts that differ, each in a line that shows where. */
function aroundDifference(one: string, other: string, longest: number): [string, string] {
  const [a, b] = [one, other].map((text) => [...text.replace(/\s/g, ' ')]) as [string[], string[]];
  const differs = a.findIndex((sign, i) => sign !== b[i]);
  const from = Math.max(0, (differs < 0 ? a.length : differs) - BEFORE);
  const cut = (signs: readonly string[]): string => {
    if (signs.length <= longest) return signs.join('');
    const start = Math.max(0, Math.min(from, signs.length - longest));
    const end = start + longest;
    const shown = signs.slice(start, end).join('');
    return `${start > 0 ? '…' : ''}${shown}${end < signs.length ? '…' : ''}`;
  };
  return [cut(a), cut(b)];
}
