// The client of the evaluating thread; evaluation survives its thread. Where a thread had to be ended,
// the statement it was at has failed; a new thread first runs again whatever had set variables and the
// universe, and then goes on. So does the first thread where statements were tried without one.

import type { Result } from '@proviso/language';
import { FirstTry } from './first-try.ts';
import type { Answer, AnswerForm, Completions, Settings, Statement, Variable } from './protocol.ts';
import { type Ended, type Listener, Thread, WORKER } from './thread.ts';

/** How many statements that set something are kept for a new thread. */
const MEMORY = 10_000;

const MESSAGES: Readonly<Record<Ended['reason'], string>> = {
  time: 'out of time; allow more time or ask for less',
  memory: 'out of memory; allow more memory or ask for less',
  stopped: 'stopped on request',
  exit: 'the code of a ruleset has ended the evaluation, as `process.exit` and errors outside its functions do',
};

/** Runs what evaluates statements in the main thread, where no event is noticed meanwhile. */
export type Here = <T>(work: () => T) => T;

export class EvaluatorClient {
  private readonly settings: Settings;
  private readonly stopTimeout: number;
  private readonly file: URL;
  /** None as long as statements are answered without. */
  private thread: Thread | undefined;
  private firstTry: FirstTry | undefined;
  /** Calls what evaluates in this thread. */
  private readonly here: Here | undefined;
  /** What a new thread runs again: what has set something, or was answered before the first thread. */
  private readonly memory: Statement[] = [];
  /** What every new thread begins with, a new session too. */
  private readonly opening: Statement[] = [];

  /**
   * `stopTimeout` is how many milliseconds a thread may take to stop before it is replaced. With `here`
   * statements are tried in this thread first.
   */
  constructor(settings: Settings, stopTimeout = 80, file = WORKER, here?: Here) {
    this.settings = settings;
    this.stopTimeout = stopTimeout;
    this.file = file;
    this.here = here;
    if (here !== undefined) this.firstTry = new FirstTry(settings);
    else this.thread = this.newThread();
  }

  /** Evaluates statements in order. After `stop` those that were not begun stay unanswered. */
  async run(
    statements: readonly Statement[],
    listener: Listener,
    form: AnswerForm = 'whole',
  ): Promise<void> {
    if (statements.length === 0) return;
    const remembering: Listener = {
      ...listener,
      answer: (answer, statement) => {
        // What is answered here is run again as a whole: each answer sets `ans`, and there are few.
        const again = this.thread === undefined || setsSomething(answer, statement);
        if (answer.result.ok && again) this.remember(statement);
        listener.answer(answer, statement);
      },
    };
    const tried = this.try(statements, remembering, form);
    if (tried === statements.length) return;
    if (tried > 0) return this.run(statements.slice(tried), listener, form);
    const thread = await this.running();
    if (thread === undefined) {
      const [first] = statements;
      if (first !== undefined) listener.answer(lostAnswer('stopped', first), first);
      return;
    }
    const ended = await thread.run(statements, remembering, form);
    if (ended === undefined) return;
    await this.beginAnew();
    const { answered, at, reason } = ended;
    // Some may have been answered without the answer having been handed over: once more, then.
    await this.run(statements.slice(answered, at), listener, form);
    const lost = statements[at];
    if (lost !== undefined) listener.answer(lostAnswer(reason, lost), lost);
    if (reason !== 'stopped') await this.run(statements.slice(at + 1), listener, form);
  }

  /** Evaluates one statement. */
  async ask(statement: Statement, progress?: Listener['progress']): Promise<Answer> {
    let found = lostAnswer('stopped', statement);
    const answer = (given: Answer) => {
      found = given;
    };
    await this.run([statement], progress === undefined ? { answer } : { answer, progress });
    return found;
  }

  /** Takes a ruleset from a file of code, for good; the answer's text is what it is called. */
  async takeRuleset(name: string, file: string): Promise<Answer> {
    const statement = { text: name, line: 1, rulesetFile: file };
    const answer = await this.ask(statement);
    if (answer.result.ok) this.opening.push(statement);
    return answer;
  }

  /** Completes the word before an offset; there is no completion while a statement is running. */
  async complete(text: string, offset: number): Promise<Completions> {
    const thread = await this.running();
    return thread === undefined || thread.busy
      ? { from: offset, labels: [] }
      : thread.complete(text, offset);
  }

  /** Help on what stands at an offset; there is none while a statement is running. */
  async inspect(text: string, offset: number): Promise<string | undefined> {
    const thread = await this.running();
    return thread === undefined || thread.busy ? undefined : thread.inspect(text, offset);
  }

  /** What has been given a name. */
  async variables(): Promise<readonly Variable[]> {
    return (await this.running())?.variables() ?? [];
  }

  /** Begins anew: no variables, and the universe of the start. */
  async reset(): Promise<void> {
    this.memory.length = 0;
    await this.thread?.end();
    await this.beginAnew();
  }

  /** Stops the statement that is running. */
  stop(): void {
    this.thread?.stop();
  }

  get busy(): boolean {
    return this.thread?.busy ?? false;
  }

  async close(): Promise<void> {
    await this.thread?.end();
  }

  /** Answers statements in this thread, from the first on, and says how many. */
  private try(statements: readonly Statement[], listener: Listener, form: AnswerForm): number {
    let answered = 0;
    for (const statement of statements) {
      const { firstTry } = this;
      const answer = firstTry && this.here?.(() => firstTry.answer(statement, form));
      if (answer === undefined) {
        this.firstTry = undefined;
        break;
      }
      listener.answer(answer, statement);
      answered++;
    }
    return answered;
  }

  /** The thread, which may have to begin; none if it was stopped while it did. */
  private async running(): Promise<Thread | undefined> {
    this.firstTry = undefined;
    return this.thread ?? this.beginAnew();
  }

  /** A new thread in the state of the old one; none if it was stopped on the way there. */
  private async beginAnew(): Promise<Thread | undefined> {
    const thread = this.newThread();
    this.thread = thread;
    const state = [...this.opening, ...this.memory];
    let run = 0;
    const answer = ({ stopped }: Answer) => {
      if (!stopped) run++;
    };
    const ended = state.length > 0 ? await thread.run(state, { answer }, 'text') : undefined;
    if (ended === undefined && run === state.length) return thread;
    // A thread that has ended, or has half of the state, answers nothing: the next statement begins another.
    this.thread = undefined;
    if (ended === undefined) await thread.end();
    if (ended === undefined || ended.reason === 'stopped') return undefined;
    // What was set cannot be set again.
    this.memory.length = 0;
    this.thread = this.newThread();
    return this.thread;
  }

  private newThread(): Thread {
    return new Thread(this.settings, this.stopTimeout, this.file);
  }

  private remember(statement: Statement): void {
    this.memory.push(statement);
    if (this.memory.length > MEMORY) this.memory.shift();
  }
}

/** Whether the statement set a variable, a function or the universe, itself or by what it loaded. */
export function setsSomething(
  { kind, usedFiles }: Answer,
  { text, rulesetFile }: Statement,
): boolean {
  if (rulesetFile !== undefined) return false; // the client keeps these apart
  if (usedFiles && kind === 'evaluate') return /\bload\b/.test(text);
  return kind !== 'evaluate' && kind !== 'assert';
}

/** The answer of a statement whose thread had to be ended. */
function lostAnswer(reason: Ended['reason'], { line }: Statement): Answer {
  const error = { code: 'budget', message: MESSAGES[reason], line, column: 1 } as const;
  const result: Result = { ok: false, error };
  return { result, kind: 'evaluate', stopped: reason === 'stopped' };
}
