// `proviso serve`: answers another program, line by line.

import type { PrintedNaming } from '@proviso/language';
import { type Command, FileError, UsageError } from '../command.ts';
import { rulesetFileFrom } from '../evaluator/ruleset-flag.ts';
import { settingsFrom } from '../evaluator/settings.ts';
import { type Flags, flagNumber, flagValue } from '../flags.ts';
import { lineBatches, standardInput } from '../input.ts';
import { aboutCode } from '../output/error-text.ts';
import { Output } from '../output/stream.ts';
import { Connection, type Serving } from '../serve/connection.ts';
import { LONGEST_REQUEST } from '../serve/protocol.ts';
import { version } from '../version.ts';

/** What verifying a certificate may take unless the flags say otherwise, as in `check`. */
const CHECK_SECONDS = 60;
const CHECK_FORMS = 5e6;
const CHECK_BYTES = 2 ** 30;

export const serveCommand: Command = {
  name: 'serve',
  synopsis: '',
  summary: 'Answer another program: JSON requests in, JSON replies out, one a line.',
  details: [
    'A request is {"id": 1, "op": "eval", "text": "outcome(* + 1)"}; its reply repeats the id and has an ' +
      'answer for each statement, as `eval --json` prints it: {"id": 1, "ok": true, "answers": […]}. A text ' +
      'without a statement is replied to as well, with no answers. Requests may be sent without waiting for ' +
      'replies, and those of one session are answered in their order.',
    'Fields of `eval`: "session" (variables and the universe of their own; "main" unless named), "limits" ' +
      '({"seconds", "forms", "megabytes"} for each statement), "progress": true (events while a ' +
      'statement takes longer than a second), "shown": true (formulas, pictures and tables as a page ' +
      'shows them), "bundle": true (the same by media type, as a notebook keeps it). Other operations: cancel ' +
      '("request"), check ("text" with certificates), complete and inspect ("text", "offset"), statements ' +
      '("text"), variables, reset, close, hello.',
    'It ends when its input has ended and everything is answered. With --port it listens on this machine ' +
      'alone, prints {"event":"listening",…,"port":…,"token":…}, and asks for that token in the ' +
      'first request of every connection; `--port any` takes a port that is free.',
    'With --names what is shown and bundled has games by their names, as the prompt has them; values stay data.',
  ],
  flags: [
    ...(['universe', 'timeout', 'max-forms', 'max-memory', 'ruleset'] as const),
    ...(['names', 'allow-save', 'port'] as const),
  ],
  examples: [
    {
      line: `serve < requests.jsonl`,
      meaning: 'answer the requests of a file',
    },
    { line: 'serve --port any', meaning: 'listen on a free port of this machine' },
  ],
  least: 0,
  most: 0,
  async run({ flags }) {
    const port = portFrom(flags);
    const serving = servingFrom(flags);
    if (serving.ruleset !== undefined) process.stderr.write(`${aboutCode(serving.ruleset.file)}\n`);
    if (port !== undefined) {
      const { servePort } = await import('../serve/port.ts');
      return await servePort(port, serving).catch((error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        throw new FileError(`--port ${port}: it cannot be opened (${code}); take --port any`);
      });
    }
    await new Connection(serving, new Output()).serve(
      lineBatches(standardInput(), LONGEST_REQUEST),
    );
    return 0;
  },
};

function portFrom(flags: Flags): number | undefined {
  const given = flagValue(flags, 'port');
  if (given === undefined) return undefined;
  if (given === 'any') return 0;
  const port = Number(given);
  if (/^\d+$/.test(given) && port > 0 && port < 2 ** 16) return port;
  throw new UsageError(`--port is a number from 1 to 65535, or any, not \`${given}\``);
}

function servingFrom(flags: Flags): Serving {
  const settings = settingsFrom(new Map([...flags, ['json', true] as const]));
  const naming = flagValue(flags, 'names') as PrintedNaming | undefined;
  return {
    settings: { ...settings, codes: true, ...(naming && { naming, dataTexts: true }) },
    checks: {
      seconds: settings.seconds ?? CHECK_SECONDS,
      maxForms: settings.maxForms ?? CHECK_FORMS,
      maxBytes:
        flagNumber(flags, 'max-memory') === undefined
          ? CHECK_BYTES
          : (settings.maxBytes ?? CHECK_BYTES),
    },
    ruleset: rulesetFileFrom(flags),
    version: version(),
  };
}
