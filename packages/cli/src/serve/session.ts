// One session that a program has opened: an evaluating thread of its own, and the requests that wait for
// it. Requests are answered in their order. Those that are waiting go to the thread together, so that ten
// thousand small ones cost little more than one; a request that is cancelled takes no other with it.

import { placedStatements } from '@proviso/language';
import { FileError } from '../command.ts';
import { EvaluatorClient, setsSomething } from '../evaluator/client.ts';
import type {
  Answer,
  AnswerForm,
  Completions,
  Progress,
  Settings,
  Statement,
  Variable,
} from '../evaluator/protocol.ts';
import type { RulesetFile } from '../evaluator/ruleset-flag.ts';
import type { bundleOf } from './bundle.ts';
import type { EvalRequest } from './protocol.ts';

/** How many statements go to the thread together. */
const TOGETHER = 256;
/** Milliseconds a statement may take to notice that it was cancelled. */
const STOP_TIMEOUT = 200;

/** A request for answers that has not been replied to. */
interface Waiting {
  readonly request: EvalRequest;
  readonly statements: readonly Statement[];
  /** The answers so far, as JSON. */
  readonly answers: string[];
  /** Whether the thread has its statements. */
  inThread: boolean;
  cancelled: boolean;
}

/** Something else that has its turn among the requests. */
type Task = () => Promise<void>;

/** What becomes of requests. */
export interface Listener {
  /** All statements have been answered, as JSON; or it was `cancelled`, with the answers until then. */
  replied(request: EvalRequest, answers: readonly string[], cancelled: boolean): void;
  progress(request: EvalRequest, progress: Progress): void;
  /** Resolves when more replies can be taken. */
  ready(): Promise<void>;
  /** The session could not go on, and these requests are lost. */
  failed(requests: readonly EvalRequest[], error: unknown): void;
}

export class ServedSession {
  private readonly evaluator: EvaluatorClient;
  private readonly listener: Listener;
  /** The file of a ruleset that has not been taken yet. */
  private ruleset: RulesetFile | undefined;
  private readonly waiting: (Waiting | Task)[] = [];
  /** Resolves when nothing waits any more; missing while nothing does. */
  private working: Promise<void> | undefined;

  /** `ruleset` is taken from its file before anything is answered. */
  constructor(settings: Settings, ruleset: RulesetFile | undefined, listener: Listener) {
    this.evaluator = new EvaluatorClient(settings, STOP_TIMEOUT);
    this.ruleset = ruleset;
    this.listener = listener;
  }

  ask(request: EvalRequest): void {
    const { text, limits } = request;
    const statements = placedStatements(text).map((statement) => ({
      ...statement,
      ...(limits === undefined ? {} : { limits }),
    }));
    this.waiting.push({ request, statements, answers: [], inThread: false, cancelled: false });
    this.working ??= this.work();
  }

  /** Cancels a request, if it has not been replied to. */
  cancel(request: EvalRequest): boolean {
    const found = this.waiting.find((one) => isAsked(one) && one.request === request);
    if (found === undefined || !isAsked(found)) return false;
    found.cancelled = true;
    this.settleCancelled();
    return true;
  }

  /** Cancels everything that waits. */
  cancelAll(): void {
    for (const one of this.waiting) if (isAsked(one)) one.cancelled = true;
    this.settleCancelled();
  }

  /** Whether statements are running or waiting. */
  private get isAsked(): boolean {
    return this.waiting.some((one) => isAsked(one) && one.statements.length > 0);
  }

  /** What can complete a word; nothing while statements are running, since an editor does not wait. */
  async complete(text: string, offset: number): Promise<Completions> {
    if (this.isAsked) return { from: offset, labels: [] };
    return this.inTurn(() => this.evaluator.complete(text, offset));
  }

  /** Help on what stands at an offset, where there is any; none while statements are running. */
  async inspect(text: string, offset: number): Promise<string | undefined> {
    if (this.isAsked) return undefined;
    return this.inTurn(() => this.evaluator.inspect(text, offset));
  }

  /** What has been given a name by all that was asked before. */
  variables(): Promise<readonly Variable[]> {
    return this.inTurn(() => this.evaluator.variables());
  }

  /** Forgets all that was asked before. */
  reset(): Promise<void> {
    return this.inTurn(() => this.evaluator.reset());
  }

  /** Cancels what waits, and ends the thread. */
  async close(): Promise<void> {
    this.cancelAll();
    while (this.working !== undefined) await this.working;
    await this.evaluator.close();
  }

  /** Does something when all that was asked before is answered, and before what is asked later. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => act().then(resolve, reject));
      this.working ??= this.work();
    });
  }

  private async work(): Promise<void> {
    try {
      await this.takeRuleset();
      while (this.waiting.length > 0) {
        await this.step();
        await this.listener.ready();
      }
    } catch (error) {
      const lost = this.waiting.splice(0);
      this.listener.failed(
        lost.filter(isAsked).map(({ request }) => request),
        error,
      );
      for (const one of lost) if (!isAsked(one)) await one();
    } finally {
      // Something may have been asked while what was lost was told.
      this.working = this.waiting.length > 0 ? this.work() : undefined;
    }
  }

  private async step(): Promise<void> {
    const [first] = this.waiting;
    if (first === undefined || isAsked(first)) {
      await this.run(this.next());
      this.reply();
    } else {
      this.waiting.shift();
      await first();
    }
  }

  /** Takes the ruleset of the file for good. Whatever was asked meanwhile goes to the thread together. */
  private async takeRuleset(): Promise<void> {
    const { ruleset } = this;
    if (ruleset === undefined) return;
    const { result } = await this.evaluator.takeRuleset(ruleset.name, ruleset.file);
    if (!result.ok) throw new FileError(`${ruleset.file}: ${result.error.message}`);
    this.ruleset = undefined;
  }

  /** The requests at the front that go to the thread together: answers of one form. */
  private next(): Waiting[] {
    const together: Waiting[] = [];
    let count = 0;
    for (const one of this.waiting) {
      if (!isAsked(one) || formOf(one) !== formOf(together[0] ?? one)) break;
      count += one.statements.length - one.answers.length;
      if (count > TOGETHER && together.length > 0) break;
      together.push(one);
    }
    return together;
  }

  private async run(requests: readonly Waiting[]): Promise<void> {
    const [first] = requests;
    if (first === undefined) return;
    const bundled = requests.some(({ request }) => request.bundle);
    const bundle = bundled ? await bundler() : undefined;
    const owners = new Map<Statement, Waiting>();
    for (const one of requests) {
      if (one.cancelled) continue;
      one.inThread = true;
      for (const statement of one.statements.slice(one.answers.length)) owners.set(statement, one);
    }
    await this.evaluator.run(
      [...owners.keys()],
      {
        answer: (answer, statement) => {
          const owner = owners.get(statement);
          if (owner === undefined) return;
          // Stopped for the sake of another: it is asked again, and so is what stands behind it.
          if (answer.stopped && !owner.cancelled) return;
          if (!answer.stopped) owner.answers.push(asJson(answer, statement, owner.request, bundle));
          this.reply();
          this.settleCancelled();
        },
        progress: (progress) => {
          const [first] = this.waiting;
          if (first !== undefined && isAsked(first))
            this.listener.progress(first.request, progress);
        },
      },
      formOf(first),
    );
    for (const one of requests) one.inThread = false;
  }

  /** Replies to the requests at the front that are through. */
  private reply(): void {
    for (;;) {
      const [first] = this.waiting;
      if (first === undefined || !isAsked(first)) return;
      const through = first.answers.length === first.statements.length;
      // As long as the thread is at it, it is not known what it comes to.
      if (!through && (first.inThread || !first.cancelled)) return;
      this.waiting.shift();
      this.listener.replied(first.request, first.answers, !through);
    }
  }

  /** Stops the thread when it is at a request that is cancelled; one that is not there yet is replied to. */
  private settleCancelled(): void {
    const [first] = this.waiting;
    if (first === undefined || !isAsked(first)) return;
    if (first.cancelled && first.inThread) this.evaluator.stop();
    else this.reply();
  }
}

function isAsked(one: Waiting | Task): one is Waiting {
  return typeof one !== 'function';
}

/** In which form the thread is to hand over what a request asks for. */
function formOf({ request }: Waiting): AnswerForm {
  return request.shown || request.bundle ? 'shown' : 'line';
}

/** What makes a bundle of an answer; loaded when the first is asked for. */
async function bundler(): Promise<typeof bundleOf> {
  return (await import('./bundle.ts')).bundleOf;
}

/**
 * The answer as one JSON object, with what a page shows and a notebook keeps where that was asked for. A
 * statement that has set something stands beside it, so that a program can say it again to another command.
 */
function asJson(
  answer: Answer,
  statement: Statement,
  request: EvalRequest,
  bundle: typeof bundleOf | undefined,
): string {
  const { line, result, shown, notes, remark } = answer;
  const object = line ?? JSON.stringify(result);
  const bundled = request.bundle ? bundle?.(answer, statement) : undefined;
  const more = {
    ...(result.ok && setsSomething(answer, statement) ? { sets: statement.text.trim() } : {}),
    ...(shown === undefined || !request.shown ? {} : { shown }),
    ...(bundled === undefined ? {} : { bundle: bundled }),
    ...(notes === undefined ? {} : { notes }),
    ...(remark === undefined ? {} : { remark: remark.text }),
  };
  const fields = JSON.stringify(more);
  return fields === '{}' ? object : `${object.slice(0, -1)},${fields.slice(1)}`;
}
