// A manuscript whose evaluating thread is gone, and with it what was defined.

import { expect, it } from 'vitest';
import type { Conversation } from '../src/conversation.ts';
import type { Answer, Statement } from '../src/evaluator/protocol.ts';
import { answerManuscript, type Failing } from '../src/manuscripts/answering.ts';

const shown = { kind: 'plain', type: 'integer', text: '1' } as const;
const ONE: Answer = {
  ...{ kind: 'evaluate', stopped: false, shown },
  result: { ok: true, type: 'integer', value: 1, text: '1' },
};
const LOST: Answer = {
  ...{ kind: 'evaluate', stopped: false, lostState: true },
  result: { ok: false, error: { code: 'budget', message: 'out of memory', line: 3, column: 1 } },
};

it('after definitions that could not be run again nothing is answered', async () => {
  const asked: string[] = [];
  const gather = async ([statement]: readonly Statement[]): Promise<Answer[]> => {
    asked.push(statement?.text ?? '');
    return [statement?.text === 'large' ? LOST : ONE];
  };
  const place = (line: number) => ({ file: 'a.tex', line, column: 1 });
  const questions = ['G', 'large', 'G + 1', 'G'].map((text, i) => ({
    ...({ part: 'question', answer: 'value', text } as const),
    ...place(2 + i),
  }));
  const definitions = { part: 'definitions', text: 'G := 1', ...place(1) } as const;
  const failed: Failing[] = [];
  const { answers } = await answerManuscript(
    { file: 'a.tex', cache: 'a.proviso', parts: [definitions, ...questions], absent: [] },
    {
      conversation: { stopped: false, gather } as unknown as Conversation,
      fail: (one) => failed.push(one),
    },
  );
  expect(asked).toEqual(['G := 1', 'G', 'large']);
  expect(answers.map(({ latex }) => latex !== undefined)).toEqual([true, false, false]);
  expect(failed.map(({ line }) => line)).toEqual([3, 4]);
  expect(failed[1]?.told).toContain('line 3 had to be ended, and not all definitions could be');
});
