// The evaluating thread: one session of the language, which answers statements in order. It looks
// at the stop flag in shared memory while it works, and hands answers over a few times a second, or
// at once when there is nothing left to do.

import { parentPort, workerData } from 'node:worker_threads';
import { complete, explained, type Files, Session, valueText } from '@proviso/language';
import { type Shown, shownAnswer } from '@proviso/language/sheets';
import { withoutBars } from '@proviso/pictures';
import { matchAnswer } from './match.ts';
import {
  type Answer,
  type AnswerForm,
  BEGUN,
  type Progress,
  type Report,
  type Request,
  STOP,
  type Start,
  type Statement,
  type Variable,
} from './protocol.ts';
import { rulesetIn } from './ruleset-file.ts';
import { unbarred } from './unbarred.ts';
import { WorkingFolder } from './working-folder.ts';

/** Milliseconds after which answers are handed over though the request is not through. */
const HAND_OVER = 20;
/** Milliseconds a statement runs before its progress is told. */
const SILENCE = 1000;

const { settings, shared } = workerData as Start;
const cells = new Int32Array(shared);
const folder = new WorkingFolder(process.cwd(), settings.maySave ?? false);
/** Whether the statement that is running may overwrite files. */
let overwriting = false;
const files: Files = {
  read: (name) => folder.read(name),
  write: (name, text, overwrite) => folder.write(name, text, overwrite || overwriting),
};
const session = new Session(
  {
    style: settings.style,
    ...(settings.longest === undefined ? {} : { longest: settings.longest }),
    ...(settings.width === undefined ? {} : { width: settings.width }),
    ...(settings.draw === undefined ? {} : { draw: settings.draw }),
  },
  {
    files,
    ...(settings.naming && { naming: settings.naming }),
    ...(settings.dataTexts && { dataTexts: true }),
  },
);
const stopping = () => Atomics.load(cells, STOP) !== 0;
const report = (message: Report) => parentPort?.postMessage(message);

if (settings.universe !== undefined) {
  const result = session.run(`use ${settings.universe}`).result;
  if (!result.ok) report({ kind: 'refused', message: result.error.message });
}

function evaluate({ text, line, overwrite, fault, match }: Statement, form: AnswerForm): Answer {
  if (fault !== undefined) {
    const error = { code: 'syntax', ...fault } as const;
    return { result: { ok: false, error }, kind: 'evaluate', stopped: false };
  }
  const begun = Date.now();
  let stopped = false;
  overwriting = overwrite ?? false;
  const budget = {
    ...(settings.maxForms === undefined ? {} : { maxForms: settings.maxForms }),
    ...(settings.maxBytes === undefined ? {} : { maxBytes: settings.maxBytes }),
    ...(settings.seconds === undefined ? {} : { deadline: begun + settings.seconds * 1000 }),
    shouldStop: () => (stopped ||= stopping()),
    onProgress: ({ steps: _, ...progress }: Progress & { readonly steps: number }) => {
      if (Date.now() - begun >= SILENCE) report({ kind: 'progress', progress });
    },
  };
  if (match !== undefined) return { ...matchAnswer(session, text, match, budget), stopped };
  const run = session.run(text, { firstLine: line, budget });
  const { kind, notes, remark } = run;
  const { exists, used } = folder.look();
  let { result } = run;
  let shown: Shown | undefined;
  if (form === 'shown') {
    try {
      const names = session.rulesetNames();
      shown = session.arena.under(budget, () => shownAnswer(run, { names }));
    } catch (thrown) {
      result = { ok: false, error: { ...explained(thrown), line, column: 1 } };
    }
  }
  return {
    result: result.ok && settings.style === 'unicode' ? unbarred(result) : result,
    kind,
    stopped,
    ...(shown === undefined ? {} : { shown }),
    ...(notes === undefined ? {} : { notes }),
    ...(remark === undefined ? {} : { remark }),
    ...(exists !== undefined && { exists }),
    ...(used && { usedFiles: used }),
  };
}

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

/** The answer in the form in which it is handed over. */
function inForm(answer: Answer, form: AnswerForm): Answer {
  const { result } = answer;
  if (form === 'whole') return answer;
  const slim = result.ok ? { ...result, value: null } : result;
  return { ...answer, result: slim, ...(form !== 'text' && { line: JSON.stringify(result) }) };
}

async function run({ statements, form }: Request & { kind: 'run' }): Promise<void> {
  let answers: Answer[] = [];
  let handedOver = Date.now();
  for (const statement of statements) {
    if (stopping()) break;
    Atomics.add(cells, BEGUN, 1);
    const answer =
      statement.rulesetFile === undefined ? evaluate(statement, form) : await take(statement);
    answers.push(inForm(answer, form));
    // A file is not to be written again because nobody heard of it.
    if (!answer.usedFiles && Date.now() - handedOver < HAND_OVER) continue;
    report({ kind: 'answers', answers, done: false });
    answers = [];
    handedOver = Date.now();
  }
  report({ kind: 'answers', answers, done: true });
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
  else {
    const { from, options } = complete(request.text, request.offset, session);
    report({ kind: 'completions', completions: { from, labels: options.map((o) => o.label) } });
  }
});
