// A program that talks to `proviso serve`: it sends requests, and waits for their replies by their ids.

import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import Ajv2020 from 'ajv/dist/2020.js';

export type Message = Record<string, unknown>;

const schema = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const ajv = new Ajv2020.default({ strict: false });
const isMessage = ajv.compile(schema('cli/schema/serve-1.json'));
const isAnswer = ajv.compile(schema('language/schema/answer-2.json'));

/** Every line that comes is held against the schema. */
export class Program {
  readonly messages: Message[] = [];
  private readonly input: Writable;
  private rest = '';
  private waiting: (() => void)[] = [];

  constructor(input: Writable, output: Readable) {
    this.input = input;
    output.setEncoding('utf8');
    output.on('data', (text: string) => this.receive(text));
  }

  send(...requests: Message[]): void {
    for (const request of requests) {
      if (!fits(isMessage, request)) throw new Error(`no request: ${JSON.stringify(request)}`);
    }
    this.sendText(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  }

  sendText(text: string): void {
    this.input.write(text);
  }

  /** The reply to a request, once it is there. */
  async reply(id: unknown): Promise<Message> {
    return this.first((message) => message['id'] === id && 'ok' in message);
  }

  /** The first message of a kind, once it is there. */
  async first(wanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(wanted);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Sends a request and gives its reply. */
  ask(request: Message): Promise<Message> {
    this.send(request);
    return this.reply(request['id']);
  }

  /** The texts of the answers to some statements, or the codes of their errors. */
  async texts(request: Message): Promise<string[]> {
    return textsIn(await this.ask(request));
  }

  private receive(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const message: Message = JSON.parse(line);
      if (!fits(isMessage, message)) throw new Error(`not as described: ${line.slice(0, 300)}`);
      for (const each of answersIn(message)) {
        const answer = { ...each };
        for (const beside of ['shown', 'bundle', 'notes', 'remark', 'sets']) delete answer[beside];
        if (!fits(isAnswer, answer)) throw new Error(`no answer: ${line.slice(0, 300)}`);
      }
      this.messages.push(message);
    }
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Whether a message is as a schema describes it. */
function fits(schema: (message: unknown) => unknown, message: Message): boolean {
  return schema(message) === true;
}

export function answersIn(reply: Message): Message[] {
  return (reply['answers'] ?? []) as Message[];
}

/** The texts of the answers in a reply, or the codes of their errors. */
export function textsIn(reply: Message): string[] {
  return answersIn(reply).map(({ text, error }) => String(text ?? (error as Message)['code']));
}
