// Reads one line of a program: a request, or what is wrong with it, by the name of the field.

import { ValueError } from '@proviso/engine';
import type { Limits } from '../evaluator/protocol.ts';
import type { Request, RequestId } from './protocol.ts';

/** A line that is no request; `id` where it has one, so that whoever waits for it hears of it. */
export class RequestError extends ValueError {
  override readonly name = 'RequestError';
  readonly id: RequestId | null;

  constructor(message: string, id: RequestId | null) {
    super(message);
    this.id = id;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of each request besides `id` and `op`. */
const FIELDS: Readonly<Record<Request['op'], readonly string[]>> = {
  eval: ['text', 'session', 'limits', 'progress', 'shown', 'bundle'],
  complete: ['text', 'offset', 'session'],
  inspect: ['text', 'offset', 'session'],
  statements: ['text'],
  variables: ['session'],
  reset: ['session'],
  close: ['session'],
  check: ['text'],
  cancel: ['request'],
  hello: ['token'],
};

const OPS = Object.keys(FIELDS);
const LIMITS = ['seconds', 'forms', 'megabytes'];
const MEGABYTE = 2 ** 20;
/** Longer names of requests and sessions are a mistake. */
const LONGEST_NAME = 200;

/** The session of requests that name none. */
const MAIN = 'main';

/** The request in a line; throws a `RequestError` where there is none. */
export function readRequest(line: string): Request {
  const fields = objectIn(line);
  const id = idIn(fields);
  const read = new Reader(fields, id);
  const op = read.op();
  read.onlyKnown(op);
  switch (op) {
    case 'eval': {
      const limits = read.limits();
      return {
        id,
        op,
        text: read.text('text'),
        session: read.session(),
        ...(limits === undefined ? {} : { limits }),
        progress: read.flag('progress'),
        shown: read.flag('shown'),
        bundle: read.flag('bundle'),
      };
    }
    case 'complete':
    case 'inspect': {
      const text = read.text('text');
      return { id, op, text, offset: read.offset(text), session: read.session() };
    }
    case 'variables':
    case 'reset':
    case 'close':
      return { id, op, session: read.session() };
    case 'statements':
    case 'check':
      return { id, op, text: read.text('text') };
    case 'cancel':
      return { id, op, request: read.request() };
    case 'hello':
      return fields['token'] === undefined ? { id, op } : { id, op, token: read.text('token') };
  }
}

function objectIn(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RequestError(`a request is one JSON object on one line; ${reason}`, null);
  }
  if (!isObject(value)) {
    throw new RequestError(
      'a request is a JSON object, such as {"id": 1, "op": "eval", "text": "1 + *"}',
      null,
    );
  }
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idIn({ id }: Fields): RequestId {
  if (isId(id)) return id;
  throw new RequestError(
    `\`id\` is a number or a text of at most ${LONGEST_NAME} characters, which the reply repeats; write a number past 2^53 as a text`,
    null,
  );
}

/** Larger numbers could not be repeated as they were written. */
function isId(value: unknown): value is RequestId {
  return (
    (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) ||
    (typeof value === 'string' && value.length <= LONGEST_NAME)
  );
}

class Reader {
  private readonly fields: Fields;
  private readonly id: RequestId;

  constructor(fields: Fields, id: RequestId) {
    this.fields = fields;
    this.id = id;
  }

  op(): Request['op'] {
    const op = this.fields['op'] ?? 'eval';
    if (typeof op === 'string' && Object.hasOwn(FIELDS, op)) return op as Request['op'];
    throw this.wrong(`\`op\` is one of ${OPS.join(', ')}`);
  }

  /** A field that nobody reads is a mistake: its writer expects something of it. */
  onlyKnown(op: Request['op']): void {
    const known = ['id', 'op', ...FIELDS[op]];
    const stray = Object.keys(this.fields).find((name) => !known.includes(name));
    if (stray === undefined) return;
    throw this.wrong(`\`${op}\` has no field \`${stray}\`; it has ${known.join(', ')}`);
  }

  text(name: string): string {
    const value = this.fields[name];
    if (typeof value === 'string') return value;
    throw this.wrong(`\`${name}\` is needed and is a text`);
  }

  flag(name: string): boolean {
    const value = this.fields[name] ?? false;
    if (typeof value === 'boolean') return value;
    throw this.wrong(`\`${name}\` is true or false`);
  }

  session(): string {
    const name = this.fields['session'] ?? MAIN;
    if (typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME) return name;
    throw this.wrong(`\`session\` is a text of 1 to ${LONGEST_NAME} characters`);
  }

  offset(text: string): number {
    const offset = this.fields['offset'] ?? text.length;
    if (Number.isInteger(offset) && Number(offset) >= 0 && Number(offset) <= text.length)
      return Number(offset);
    throw this.wrong('`offset` is a place in `text`, in UTF-16 units from 0');
  }

  request(): RequestId {
    const { request } = this.fields;
    if (isId(request)) return request;
    throw this.wrong('`request` is the id of the request to cancel');
  }

  limits(): Limits | undefined {
    const { limits } = this.fields;
    if (limits === undefined) return undefined;
    if (!isObject(limits)) throw this.wrong(`\`limits\` is an object with ${LIMITS.join(', ')}`);
    const stray = Object.keys(limits).find((name) => !LIMITS.includes(name));
    if (stray !== undefined) {
      throw this.wrong(`\`limits\` has no field \`${stray}\`; it has ${LIMITS.join(', ')}`);
    }
    const amount = (name: string) => {
      const value = limits[name];
      if (value === undefined || (typeof value === 'number' && value > 0)) return value;
      throw this.wrong(`\`limits.${name}\` is a number above zero`);
    };
    const [seconds, maxForms, megabytes] = LIMITS.map(amount);
    return {
      ...(seconds === undefined ? {} : { seconds }),
      ...(maxForms === undefined ? {} : { maxForms }),
      ...(megabytes === undefined ? {} : { maxBytes: megabytes * MEGABYTE }),
    };
  }

  private wrong(message: string): RequestError {
    return new RequestError(message, this.id);
  }
}
