// `proviso explain`: why something is so.

import type { Command } from '../command.ts';
import { Conversation } from '../conversation.ts';
import type { Statement } from '../evaluator/protocol.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { errorText, withoutPrefix } from '../output/error-text.ts';
import { singles } from './one-shot.ts';

const PREFIX = 'explain(';

export const explainCommand: Command = {
  name: 'explain',
  synopsis: '[QUESTION…]',
  summary: 'Give the reasons for a relation, a simplest form, an outcome or an inverse.',
  details: [
    'A question is `G >= H mod U` or another relation, `G mod U`, `outcome(G)`, `compare(G, H, U)` ' +
      'or `invertible(G, U)`; without arguments, questions are read from standard input, one a line.',
    'With --json the answer holds certificates, and `proviso check` verifies them without trusting ' +
      'the program that found them.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: `explain '{0,*|*} mod D'`, meaning: 'why * becomes a tombstone' },
    { line: `explain '* + * == 0 mod E'`, meaning: 'the game that tells them apart' },
    { line: `explain --json '* + * == 0 mod D' | proviso check`, meaning: 'and the proof checked' },
  ],
  least: 0,
  most: Infinity,
  async run(call) {
    const conversation = new Conversation(call.flags);
    for await (const [question] of singles(call.args)) {
      if (question !== undefined) await explain(conversation, question);
      await conversation.output.flush();
      if (conversation.stopped) break;
    }
    return conversation.end();
  },
};

async function explain(conversation: Conversation, question: Statement): Promise<void> {
  const { text } = question;
  // A comment at the end must not swallow the bracket.
  const { result, stopped } = await conversation.ask({ ...question, text: `${PREFIX}${text}\n)` });
  if (result.ok) {
    conversation.output.line(conversation.json ? JSON.stringify(result) : result.text);
    return;
  }
  const error = withoutPrefix(result.error, question, PREFIX);
  if (conversation.json) {
    conversation.countFailure();
    conversation.output.line(JSON.stringify({ ok: false, error }));
  } else conversation.fail(stopped ? 'stopped' : errorText(error, question));
}
