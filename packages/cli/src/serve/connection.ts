// One program that talks to us: its requests come in line by line, and its replies go out. Replies of
// one session come in the order of the requests; sessions do not wait for each other. What waits is
// bounded, and so is what is answered and not taken: further requests stay in the pipe.

import { once } from 'node:events';
import { placedStatements } from '@proviso/language';
import type { CheckLimits } from '../check/protocol.ts';
import type { Progress, Settings, Statement } from '../evaluator/protocol.ts';
import type { RulesetFile } from '../evaluator/ruleset-flag.ts';
import { goesOn } from '../goes-on.ts';
import { Checks } from './checks.ts';
import {
  type EvalRequest,
  type InSession,
  PROTOCOL,
  type ProgressEvent,
  type Refusal,
  type Reply,
  type Request,
  type RequestId,
} from './protocol.ts';
import { RequestError, readRequest } from './read-request.ts';
import { ServedSession } from './session.ts';

/** Bytes of requests that may wait: so many that a cancellation is read behind a hundred thousand. */
const MOST_WAITING = 64 * 2 ** 20;
/** What a request takes besides its text. */
const OF_A_REQUEST = 500;
/** Sessions that a program may have at a time: each is a thread. */
const MOST_SESSIONS = 16;
/** The requests that need a session: an editor completes before anything was evaluated. */
const BEGINNING: ReadonlySet<Request['op']> = new Set(['eval', 'complete', 'inspect']);
/** Characters of all answers to a request: V8 has no text of twice as many, and whoever reads it has to hold it. */
const LONGEST_REPLY = 2 ** 28;
/** Milliseconds between two events about one request. */
const BETWEEN_EVENTS = 250;

const CANCELLED: Refusal = { code: 'cancelled', message: 'cancelled on request' };

/** How requests are answered. */
export interface Serving {
  readonly settings: Settings;
  readonly checks: CheckLimits;
  readonly ruleset: RulesetFile | undefined;
  readonly version: string;
  /** What a program has to say first, where it comes over a port. */
  readonly token?: string;
}

/** Where replies go. */
export interface Lines {
  line(text: string): void;
  /** Resolves when more can be written. */
  flush(): Promise<void>;
}

export class Connection {
  private readonly serving: Serving;
  private readonly output: Lines;
  private readonly sessions = new Map<string, ServedSession>();
  /** What has not been replied to, by the ids of the requests. */
  private readonly pending = new Map<RequestId, Request>();
  private waiting = 0;
  private readonly changed = new EventTarget();
  private readonly checks: Checks;
  private readonly lastEvents = new WeakMap<EvalRequest, number>();
  /** Whether no more requests will come: then events tell whether anybody is still there. */
  private ended = false;
  private trusted: boolean;

  constructor(serving: Serving, output: Lines) {
    this.serving = serving;
    this.output = output;
    this.checks = new Checks(serving.checks);
    this.trusted = serving.token === undefined;
  }

  /** Whether the program may ask: it has said the token, or needs none. */
  get isTrusted(): boolean {
    return this.trusted;
  }

  /** Serves until the lines end and everything is replied to, or until a program is not to be trusted. */
  async serve(batches: AsyncIterable<readonly Statement[]>): Promise<void> {
    try {
      for await (const lines of batches) {
        for (const { text, fault } of lines) {
          if (fault === undefined) this.take(text);
          else this.refuse(null, { code: 'request', message: fault.message });
          if (!this.trusted) return;
        }
        await this.output.flush();
        await this.until(() => this.waiting < MOST_WAITING);
      }
      this.ended = true;
      await this.until(() => this.pending.size === 0);
    } finally {
      await this.output.flush();
      await this.close();
    }
  }

  /** Cancels what is running and what waits. */
  cancelAll(): void {
    for (const session of this.sessions.values()) session.cancelAll();
    for (const [id, { op }] of this.pending) if (op === 'check') this.checks.cancel(id);
  }

  async close(): Promise<void> {
    await Promise.all([...this.sessions.values()].map((session) => session.close()));
    this.sessions.clear();
  }

  private take(line: string): void {
    let request: Request;
    try {
      request = readRequest(line);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.refuse(error.id, { code: 'request', message: error.message });
      return;
    }
    if (!this.trusted && !this.welcome(request)) return;
    const { id } = request;
    if (this.pending.has(id)) {
      const message = `the request ${JSON.stringify(id)} has not been replied to; take another id`;
      this.refuse(id, { code: 'request', message });
      return;
    }
    if (BEGINNING.has(request.op) && 'session' in request && !this.canBegin(request)) return;
    this.begin(request);
    if (request.op === 'eval') this.session(request).ask(request);
    else this.carryOut(request).catch((error: unknown) => this.broken(id, error));
  }

  /** The first request over a port says the token, or is the last one. */
  private welcome(request: Request): boolean {
    const { token = '' } = this.serving;
    this.trusted = request.op === 'hello' && sameText(request.token ?? '', token);
    if (!this.trusted) {
      const message =
        'the first request over a port is {"id": …, "op": "hello", "token": …} with the token that was printed';
      this.refuse(request.id, { code: 'token', message });
    }
    return this.trusted;
  }

  /** Whether there is a session of that name, or room for one more; else the request is refused. */
  private canBegin({ id, session }: InSession): boolean {
    if (this.sessions.has(session) || this.sessions.size < MOST_SESSIONS) return true;
    const message = `there are ${MOST_SESSIONS} sessions already; close one with {"op": "close", "session": …}`;
    this.refuse(id, { code: 'limit', message });
    return false;
  }

  /** The session of a request, which may have to begin. */
  private session(request: InSession): ServedSession {
    const known = this.sessions.get(request.session);
    if (known !== undefined) return known;
    const { settings, ruleset } = this.serving;
    const session = new ServedSession(settings, ruleset, {
      replied: (replied, answers, cancelled) => this.replied(replied, answers, cancelled),
      progress: (running, progress) => this.progress(running, progress),
      ready: () => this.output.flush(),
      failed: (failed, error) => {
        for (const { id } of failed) this.broken(id, error);
      },
    });
    this.sessions.set(request.session, session);
    return session;
  }

  private async carryOut(request: Exclude<Request, EvalRequest>): Promise<void> {
    const { id } = request;
    const known = 'session' in request ? this.sessions.get(request.session) : undefined;
    switch (request.op) {
      case 'hello':
        return this.reply({ id, ok: true, proviso: this.serving.version, protocol: PROTOCOL });
      case 'cancel':
        return this.reply({ id, ok: true, cancelled: this.cancel(request.request) });
      case 'complete': {
        const { from, labels } = await this.session(request).complete(request.text, request.offset);
        return this.reply({ id, ok: true, from, labels });
      }
      case 'inspect': {
        const help = await this.session(request).inspect(request.text, request.offset);
        return this.reply({ id, ok: true, ...(help === undefined ? {} : { help }) });
      }
      case 'statements': {
        const { text } = request;
        return this.reply({
          id,
          ok: true,
          statements: placedStatements(text),
          whole: !goesOn(text),
        });
      }
      case 'variables':
        return this.reply({ id, ok: true, variables: (await known?.variables()) ?? [] });
      case 'reset':
        await known?.reset();
        return this.reply({ id, ok: true });
      case 'close':
        this.sessions.delete(request.session);
        await known?.close();
        return this.reply({ id, ok: true });
      case 'check':
        return this.replyChecked(id, await this.checks.verdicts(id, request.text));
    }
  }

  private cancel(id: RequestId): boolean {
    const request = this.pending.get(id);
    if (request?.op === 'check') return this.checks.cancel(id);
    if (request?.op !== 'eval') return false;
    return this.sessions.get(request.session)?.cancel(request) ?? false;
  }

  private replyChecked(id: RequestId, verdicts: unknown[] | undefined): void {
    if (verdicts !== undefined) this.reply({ id, ok: true, verdicts });
    else {
      this.settle(id);
      this.refuse(id, CANCELLED);
    }
  }

  private replied({ id }: EvalRequest, answers: readonly string[], cancelled: boolean): void {
    this.settle(id);
    if (answers.reduce((sum, { length }) => sum + length, 0) > LONGEST_REPLY) {
      const message = 'these answers are too long for one line; ask for them in several requests';
      this.refuse(id, { code: 'limit', message });
      return;
    }
    const head = JSON.stringify({ id, ok: !cancelled, ...(cancelled && { error: CANCELLED }) });
    this.output.line(`${head.slice(0, -1)},"answers":[${answers.join(',')}]}`);
  }

  private progress(request: EvalRequest, progress: Progress): void {
    const { id } = request;
    const now = Date.now();
    const last = this.lastEvents.get(request) ?? 0;
    if (!(request.progress || this.ended) || now - last < BETWEEN_EVENTS) return;
    this.lastEvents.set(request, now);
    const event: ProgressEvent = { id, event: 'progress', progress };
    this.output.line(JSON.stringify(event));
  }

  private reply(reply: Reply & { readonly id: RequestId }): void {
    this.settle(reply.id);
    this.output.line(JSON.stringify(reply));
  }

  private refuse(id: RequestId | null, error: Refusal): void {
    this.output.line(JSON.stringify({ id, ok: false, error } satisfies Reply));
  }

  private broken(id: RequestId, error: unknown): void {
    this.settle(id);
    const message = error instanceof Error ? error.message : String(error);
    this.refuse(id, { code: 'internal', message });
  }

  private begin(request: Request): void {
    this.pending.set(request.id, request);
    this.waiting += weight(request);
  }

  private settle(id: RequestId): void {
    const request = this.pending.get(id);
    if (request !== undefined) this.waiting -= weight(request);
    this.pending.delete(id);
    this.changed.dispatchEvent(new Event('settled'));
  }

  /** Waits for replies until something is so. */
  private async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.changed, 'settled');
  }
}

/** About how many bytes a request takes while it waits. */
function weight(request: Request): number {
  return OF_A_REQUEST + ('text' in request ? 2 * request.text.length : 0);
}

/** Compares without telling by the time it takes how much was right. */
function sameText(a: string, b: string): boolean {
  const { createHash, timingSafeEqual } = process.getBuiltinModule('node:crypto');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
