// The client of the evaluating thread; evaluation survives its thread. Where a thread had to be ended,
// the statement it was at has failed; a new thread first runs again whatever had set variables and the
// universe, and then goes on. So does the first thread where statements were tried without one.

import type { Result } from '@proviso/language';
import { FirstTry } from './first-try.ts';
import type { Answer, AnswerForm, Completions, Settings, Statement, Variable } from './protocol.ts';
import { type Ended, type Listener, Thread, WORKER } from './thread.ts';

/** How many statements that set something are kept for a new thread. */
const MEMORY = 10_000;
/** Of longer statements the beginning is repeated in a message. */
const LONGEST_REPEATED = 60;

/** A statement that a new thread may have to run again. */
interface Remembered {
  readonly statement: Statement;
  /** It has set something, or something was set by its answer, as `ans`; else it is the last that was answered. */
  needed: boolean;
}

const MESSAGES: Readonly<Record<Ended['reason'] | 'restarted', string>> = {
  restarted: 'the evaluation was started again, and this was not asked; ask again',
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
  /** What a new thread runs again, in its order: what has set something, or was answered before the first thread. */
  private memory: Remembered[] = [];
  /** Those of the memory that `ans` comes from: the last that was answered, and where that asked for `ans`, others. */
  private answering: Remembered[] = [];
  /** Whether a function may ask for `ans` when it is called: then any statement may come from the last answer. */
  private hidesAnswer = false;
  /** Whether statements were left out of the memory, for there were too many. */
  private overfull = false;
  /** Whether the last answer belongs to a thread that is gone. */
  private answerGone = false;
  /** What could not be run again in a new thread, until somebody has been told. */
  private lost: string | undefined;
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
        if (answer.result.ok) this.remember(answer, statement);
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
    const [first] = statements;
    if (this.lost !== undefined && first !== undefined) {
      listener.answer(lostAnswer('restarted', first, this.takeLost()), first);
      return this.run(statements.slice(1), listener, form);
    }
    const ended = await thread.run(statements, remembering, form);
    if (ended === undefined) return;
    await this.beginAnew();
    const { answered, at, reason } = ended;
    // Some may have been answered without the answer having been handed over: once more, then.
    await this.run(statements.slice(answered, at), listener, form);
    const lost = statements[at];
    // What is stopped is not always told.
    const gone = reason === 'stopped' ? undefined : this.takeLost();
    if (lost !== undefined) listener.answer(lostAnswer(reason, lost, gone), lost);
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
    this.memory = [];
    this.answering = [];
    this.hidesAnswer = false;
    this.overfull = false;
    this.answerGone = false;
    this.lost = undefined;
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
    const needed = this.memory.filter((one) => one.needed);
    this.answerGone ||= this.answering.some((one) => !one.needed);
    const state = [...this.opening, ...needed.map(({ statement }) => statement)];
    let run = 0;
    let failed = this.overfull ? 'the first of very many statements' : undefined;
    const answer = ({ result, stopped }: Answer, { text }: Statement) => {
      if (stopped) return;
      run++;
      if (!result.ok) failed ??= `\`${repeated(text)}\` (${result.error.message})`;
    };
    const ended =
      state.length > 0 ? await thread.run(state, { answer }, 'text', this.answerGone) : undefined;
    if (ended === undefined && run === state.length) {
      this.memory = needed;
      if (this.answerGone) this.answering = [];
      this.lost = failed;
      return thread;
    }
    // A thread that has ended, or has half of the state, answers nothing: the next statement begins another.
    this.thread = undefined;
    if (ended === undefined) await thread.end();
    if (ended === undefined || ended.reason === 'stopped') return undefined;
    // What was set cannot be set again.
    if (needed.length > 0) this.lost = 'what was set before';
    this.memory = [];
    this.answering = [];
    this.thread = this.newThread();
    return this.thread;
  }

  private newThread(): Thread {
    return new Thread(this.settings, this.stopTimeout, this.file);
  }

  /** Keeps what is to be run again: what has set something, and the statement whose answer is `ans`. */
  private remember(answer: Answer, statement: Statement): void {
    // What is answered here is run again as a whole: each answer sets `ans`, and there are few.
    const sets = this.thread === undefined || setsSomething(answer, statement);
    const answers = answer.kind === 'evaluate' && !answer.usedFiles && !statement.match;
    if (!sets && !answers) return;
    const names = /\bans\b/.test(statement.text);
    this.hidesAnswer ||= names && setsFunction(answer);
    const asks = names || this.hidesAnswer;
    if (sets && asks) for (const one of this.answering) one.needed = true;
    const one: Remembered = { statement, needed: sets };
    if (answers) {
      if (!asks) this.dropAnswer();
      this.answering.push(one);
      this.answerGone = false;
    }
    this.memory.push(one);
    if (this.memory.length <= MEMORY) return;
    const answering = new Set(this.answering);
    this.memory = this.memory.filter((other) => other.needed || answering.has(other));
    if (this.memory.length <= MEMORY) return;
    const first = this.memory.shift();
    this.answering = this.answering.filter((other) => other !== first);
    this.overfull = true;
  }

  /** Nobody can ask any more for what `ans` was until now. */
  private dropAnswer(): void {
    for (const one of this.answering.splice(0).reverse())
      if (!one.needed && this.memory.at(-1) === one) this.memory.pop();
  }

  /** What could not be run again; it is told once. */
  private takeLost(): string | undefined {
    const { lost } = this;
    this.lost = undefined;
    return lost;
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

/** Whether the statement has given a name to something that is called later. */
function setsFunction({ kind, result }: Answer): boolean {
  const called = result.ok && (result.type === 'function' || result.type === 'ruleset');
  return kind === 'define' || (kind === 'assign' && called);
}

/** The beginning of a statement. */
function repeated(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST_REPEATED ? `${line.slice(0, LONGEST_REPEATED)}…` : line;
}

/** The answer of a statement whose thread had to be ended; `gone` is what could not be run again in another one. */
function lostAnswer(
  reason: Ended['reason'] | 'restarted',
  { line }: Statement,
  gone?: string,
): Answer {
  const more =
    gone === undefined
      ? ''
      : `; ${gone} could not be run again: names may be what they were before it`;
  const error = { code: 'budget', message: MESSAGES[reason] + more, line, column: 1 } as const;
  const result: Result = { ok: false, error };
  return {
    ...{ result, kind: 'evaluate', stopped: reason === 'stopped' },
    ...(gone !== undefined && { lostState: true }),
  };
}
