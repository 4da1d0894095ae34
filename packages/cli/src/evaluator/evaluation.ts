// A session of the language that answers the statements of a command: in the evaluating thread, and
// for statements that take no time in the main one.

import { explained, type Files, Session } from '@proviso/language';
import { type Shown, shownAnswer } from '@proviso/language/sheets';
import { matchAnswer } from './match.ts';
import {
  type Answer,
  type AnswerForm,
  type Progress,
  type Settings,
  type Statement,
  tighter,
} from './protocol.ts';
import { unbarred } from './unbarred.ts';

/** Files, and what a statement has done with them since the last look. */
export interface WatchedFiles extends Files {
  look(): { readonly exists: string | undefined; readonly used: boolean };
}

/** What surrounds an evaluation. */
export interface Surroundings {
  readonly files: WatchedFiles;
  /** Whether the statement that is running is to stop. */
  stopping(): boolean;
  /** Told how far the statement is, and how many milliseconds it has taken. */
  progress?(progress: Progress, milliseconds: number): void;
}

export class Evaluation {
  readonly session: Session;
  /** Why the universe of the settings is none. */
  readonly refused: string | undefined;
  private readonly settings: Settings;
  private readonly around: Surroundings;
  /** Whether the statement that is running may overwrite files. */
  private overwriting = false;

  constructor(settings: Settings, around: Surroundings) {
    this.settings = settings;
    this.around = around;
    const files: Files = {
      read: (name) => around.files.read(name),
      write: (name, text, overwrite) =>
        around.files.write(name, text, overwrite || this.overwriting),
    };
    this.session = new Session(
      {
        style: settings.style,
        ...(settings.longest === undefined ? {} : { longest: settings.longest }),
        ...(settings.whole && { whole: true }),
        ...(settings.codes && { codes: true }),
        ...(settings.width === undefined ? {} : { width: settings.width }),
        ...(settings.draw === undefined ? {} : { draw: settings.draw }),
      },
      {
        files,
        ...(settings.naming && { naming: settings.naming }),
        ...(settings.dataTexts && { dataTexts: true }),
        ...(settings.keepsAnswers === false && { keepsAnswers: false }),
      },
    );
    if (settings.universe === undefined) return;
    const { result } = this.session.run(`use ${settings.universe}`);
    if (!result.ok) this.refused = result.error.message;
  }

  /** What a statement comes to, in the form in which it is handed over. */
  answer(statement: Statement, form: AnswerForm): Answer {
    return inForm(this.evaluate(statement, form), form);
  }

  private evaluate(statement: Statement, form: AnswerForm): Answer {
    const { text, line, overwrite, fault, match } = statement;
    if (fault !== undefined) {
      const error = { code: 'syntax', ...fault } as const;
      return { result: { ok: false, error }, kind: 'evaluate', stopped: false };
    }
    const { settings, around, session } = this;
    const begun = Date.now();
    let stopped = false;
    this.overwriting = overwrite ?? false;
    const { seconds, ...amounts } = tighter(settings, statement.limits);
    const budget = {
      ...amounts,
      ...(seconds === undefined ? {} : { deadline: begun + seconds * 1000 }),
      shouldStop: () => (stopped ||= around.stopping()),
      onProgress: ({ steps: _, ...progress }: Progress & { readonly steps: number }) =>
        around.progress?.(progress, Date.now() - begun),
    };
    if (match !== undefined) return { ...matchAnswer(session, text, match, budget), stopped };
    const run = session.run(text, { firstLine: line, budget });
    const { kind, notes, remark } = run;
    const { exists, used } = around.files.look();
    let { result } = run;
    let shown: Shown | undefined;
    if (form === 'shown') {
      try {
        const names = session.rulesetNames();
        const showing = { names, ...(settings.cites && { cites: settings.cites }) };
        shown = session.arena.under(budget, () => shownAnswer(run, showing));
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
}

/** The answer in the form in which it is handed over. */
export function inForm(answer: Answer, form: AnswerForm): Answer {
  const { result } = answer;
  if (form === 'whole') return answer;
  const slim = result.ok ? { ...result, value: null } : result;
  return { ...answer, result: slim, ...(form !== 'text' && { line: JSON.stringify(result) }) };
}
