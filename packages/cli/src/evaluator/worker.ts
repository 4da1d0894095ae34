// The evaluating thread: one session of the language, which answers statements in order. It looks
// at the stop flag in shared memory while it works, and hands answers over a few times a second, or
// at once when there is nothing left to do.

import { parentPort, workerData } from 'node:worker_threads';
import { complete, explained, inspect, valueText } from '@proviso/language';
import { withoutBars } from '@proviso/pictures';
import { Evaluation, inForm } from './evaluation.ts';
import {
  type Answer,
  BEGUN,
  type Report,
  type Request,
  STOP,
  type Start,
  type Statement,
  type Variable,
} from './protocol.ts';
import { rulesetIn } from './ruleset-file.ts';
import { WorkingFolder } from './working-folder.ts';

/** Milliseconds after which answers are handed over though the request is not through. */
const HAND_OVER = 20;
/** Milliseconds a statement runs before its progress is told. */
const SILENCE = 1000;

const { settings, shared } = workerData as Start;
const cells = new Int32Array(shared);
const report = (message: Report) => parentPort?.postMessage(message);

/** The answers that have not been handed over, and when others last were. */
let answers: Answer[] = [];
let handedOver = Date.now();

/** Hands over what has been answered, for the last time of a request when it is `done`. */
function handOver(done: boolean): void {
  report({ kind: 'answers', answers, done });
  answers = [];
  handedOver = Date.now();
}

const isLate = () => Date.now() - handedOver >= HAND_OVER;

/** Looked at all the time while a statement runs: those before it are not to wait for it. */
function stopping(): boolean {
  if (answers.length > 0 && isLate()) handOver(false);
  return Atomics.load(cells, STOP) !== 0;
}

const evaluation = new Evaluation(settings, {
  files: new WorkingFolder(process.cwd(), settings.maySave ?? false),
  stopping,
  progress: (progress, milliseconds) => {
    if (milliseconds >= SILENCE) report({ kind: 'progress', progress });
  },
});
const { session, refused } = evaluation;
if (refused !== undefined) report({ kind: 'refused', message: refused });

/** Takes a ruleset from a file of code. */
async function take({ text, line, rulesetFile = '' }: Statement): Promise<Answer> {
  // What it does by itself later is nobody's answer: the thread ends, and the client says so.
  process.on('uncaughtException', () => process.exit(1));
  try {
    const name = session.addRuleset(await rulesetIn(rulesetFile, text));
    const result = { ok: true, type: 'ruleset', value: name, text: name } as const;
    return { result, kind: 'assign', stopped: false };
  } catch (thrown) {
    const error = { ...explained(thrown), line, column: 1 };
    return { result: { ok: false, error }, kind: 'assign', stopped: false };
  }
}

/** Whoever comes back to where everything stands has no last answer. It is done once, when the thread begins. */
function forgetAnswer(): void {
  session.mark();
  session.returnTo(1);
}

async function run({ statements, form, forgets }: Request & { kind: 'run' }): Promise<void> {
  handedOver = Date.now();
  for (const statement of statements) {
    if (stopping()) break;
    Atomics.add(cells, BEGUN, 1);
    const answer =
      statement.rulesetFile === undefined
        ? evaluation.answer(statement, form)
        : inForm(await take(statement), form);
    answers.push(answer);
    // A file is not to be written again because nobody heard of it.
    if (answer.usedFiles || isLate()) handOver(false);
  }
  if (forgets) forgetAnswer();
  handOver(true);
}

/** Longer values are cut where variables are listed. */
const LONGEST_VARIABLE = 60;

function variables(): Variable[] {
  const names = session.rulesetNames();
  return [...session.variables].map(([name, value]) => {
    // A ruleset is told by its rules: its name stands beside it.
    const known = value.type === 'ruleset' ? undefined : names;
    const text = withoutBars(
      valueText(value, { style: settings.style, maxLength: LONGEST_VARIABLE, names: known }),
    );
    const [line = ''] = text.split('\n');
    const cut = line.length > LONGEST_VARIABLE || line !== text;
    return { name, type: value.type, text: cut ? `${line.slice(0, LONGEST_VARIABLE - 1)}…` : line };
  });
}

parentPort?.on('message', (request: Request) => {
  if (request.kind === 'run') void run(request);
  else if (request.kind === 'variables') report({ kind: 'variables', variables: variables() });
  else if (request.kind === 'inspect') {
    const help = inspect(request.text, request.offset, session);
    report({ kind: 'help', ...(help === undefined ? {} : { help }) });
  } else {
    const { from, options } = complete(request.text, request.offset, session);
    report({ kind: 'completions', completions: { from, labels: options.map((o) => o.label) } });
  }
});
