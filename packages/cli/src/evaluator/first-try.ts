// Most statements take a few milliseconds, and a thread takes a hundred to start. So statements are
// first tried in the main thread, for a moment in all, without files and with little memory; whatever does not
// come to an answer there is left to the thread.

import { ValueError } from '@proviso/engine';
import { Evaluation } from './evaluation.ts';
import type { Answer, AnswerForm, Settings, Statement } from './protocol.ts';

/** Milliseconds for all statements together: Ctrl-C and other events wait for so long. */
const ALLOWED = 120;
/** Bytes that statements may hold. */
const MAX_BYTES = 64 * 2 ** 20;
/** Longer statements are not tried: their text alone may take its time. */
const MAX_LENGTH = 2_000;

export class FirstTry {
  private readonly settings: Settings;
  private evaluation: Evaluation | undefined;
  private end = Infinity;
  /** Whether files were asked for. The refusal may be caught, by `try`, and then be part of an answer. */
  private filesAsked = false;

  constructor(settings: Settings) {
    this.settings = {
      ...settings,
      maxBytes: Math.min(settings.maxBytes ?? Infinity, MAX_BYTES),
    };
  }

  /**
   * The answer to a statement, if it has one here. What fails is not answered either: it may be for want of
   * time, memory, files or stack. After that there is no going on, since it may have left something behind.
   */
  answer(statement: Statement, form: AnswerForm): Answer | undefined {
    const { text, rulesetFile, match } = statement;
    if (text.length > MAX_LENGTH || rulesetFile !== undefined || match !== undefined)
      return undefined;
    this.evaluation ??= this.begin();
    if (this.evaluation.refused !== undefined) return undefined;
    const answer = this.evaluation.answer(statement, form);
    return answer.result.ok && !answer.stopped && !this.filesAsked ? answer : undefined;
  }

  private begin(): Evaluation {
    this.end = Date.now() + ALLOWED;
    const refuse = (): never => {
      this.filesAsked = true;
      throw new ValueError('files are left to the evaluating thread');
    };
    const look = () => ({ exists: undefined, used: false });
    return new Evaluation(this.settings, {
      files: { read: refuse, write: refuse, look },
      stopping: () => Date.now() > this.end,
    });
  }
}
