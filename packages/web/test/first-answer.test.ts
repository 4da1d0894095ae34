// The answer that comes with the page: it stands under its own game only, gives way to what the worker
// finds, and where the two differ, that is said.

import { execFileSync } from 'node:child_process';
import { releaseProxy } from 'comlink';
import { describe, expect, it } from 'vitest';
import type { GameQuestion } from '../src/client/questions.ts';
import type { GameHead } from '../src/protocol/answers.ts';
import type { Answer, StudyPart } from '../src/protocol/worker-api.ts';
import { FIRST } from '../src/start/first-game.ts';
import { type StartStudy, startStudy } from '../src/start/start-study.ts';
import { studyGame } from '../src/worker/study-game.ts';

type Part = StudyPart<GameHead>;

function studied(text: string): Part[] {
  const parts: Part[] = [];
  studyGame(text, (part) => parts.push(part));
  return parts;
}

const ENGINE = 'this one';
const parts = studied(FIRST);
const kind = startStudy({ engine: ENGINE, game: FIRST, parts }, ENGINE);

/** A worker in the same thread: what it has computed until it breaks down, or everything. */
function api(breaksAfter = Number.POSITIVE_INFINITY) {
  return {
    studyGame: async (text: string, tell: (part: Part) => void): Promise<Answer<void>> => {
      const told = studied(text).slice(0, breaksAfter);
      told.forEach(tell);
      if (told.length < breaksAfter) return { value: undefined };
      return { problem: { code: 'budget', message: 'too large', line: 1, column: 1 } };
    },
    [releaseProxy]: () => {},
  };
}

/** All answers that are shown on the way. */
async function shown(asked: typeof kind, question: GameQuestion, worker = api()) {
  const all: StartStudy[] = [];
  const before = asked.known?.(question);
  if (before !== undefined) all.push(before);
  await asked.ask(worker as never, question, (answer) => all.push(answer));
  return all;
}

describe('the answer that comes with the page', () => {
  it('is whole at once, and the same as the one the worker finds', async () => {
    const [first, live, ...more] = await shown(kind, { text: FIRST });
    // [Siegel, section 7]: the option * is a tombstone among dicots, and not in the full universe.
    expect(first?.rows.get('D')?.simplest?.text).toContain('■');
    expect(first?.rows.get('M')?.simplest?.text).not.toContain('■');
    expect(first?.rows.size).toBe(7);
    expect(live).toEqual(first);
    expect(live).not.toBe(first);
    expect(more).toEqual([]);
  });

  it('stands under no other question, and under none of another engine', async () => {
    expect(kind.known?.({ text: '{0, * | *}' })).toBeUndefined();
    expect(kind.known?.({ text: '0' })).toBeUndefined();
    const other = startStudy({ engine: 'another', game: FIRST, parts }, ENGINE);
    expect(other.known?.({ text: FIRST })).toBeUndefined();
    expect(startStudy(undefined, ENGINE).known?.({ text: FIRST })).toBeUndefined();
    // The head comes first then, and rows one by one.
    const answers = await shown(other, { text: FIRST });
    expect(answers.map(({ rows }) => rows.size)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(answers.every(({ corrects }) => corrects === undefined)).toBe(true);
  });

  it('gives way where the worker finds another, which says so', async () => {
    const wrong = startStudy({ engine: ENGINE, game: FIRST, parts: studied('*') }, ENGINE);
    const [first, live] = await shown(wrong, { text: FIRST });
    expect(first?.head.game.text).toBe('*');
    expect(live).toEqual({ ...kind.known?.({ text: FIRST }), corrects: true });
  });

  it('stands where the worker breaks down half way', async () => {
    expect(await shown(kind, { text: FIRST }, api(3))).toHaveLength(1);
  });

  it('is what the build prints', () => {
    const script = ['--conditions=@proviso/source', '--import=tsx', 'scripts/site/first-answer.ts'];
    const printed = execFileSync(process.execPath, script, {
      cwd: `${import.meta.dirname}/../../..`,
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify({ game: FIRST, parts })));
  });
});
