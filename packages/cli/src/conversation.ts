// Statements in, answers out: what `eval` and `run` and the one-shot commands share. Answers go to
// standard output, what went wrong to standard error; Ctrl-C stops the statement under way and says so.

import type { Failure } from '@proviso/language';
import { type ExitCode, FileError } from './command.ts';
import { EvaluatorClient, type Here } from './evaluator/client.ts';
import type { Answer, Statement } from './evaluator/protocol.ts';
import { type RulesetFile, rulesetFileFrom } from './evaluator/ruleset-flag.ts';
import { settingsFrom } from './evaluator/settings.ts';
import type { Flags } from './flags.ts';
import { type Paint, painter, paintValue } from './output/colour.ts';
import { aboutCode, errorText, loadingText } from './output/error-text.ts';
import { howToSave } from './output/how-to-save.ts';
import { printable } from './output/printable.ts';
import { ProgressLine } from './output/progress.ts';
import { Output } from './output/stream.ts';

export class Conversation {
  readonly json: boolean;
  readonly output = new Output();
  readonly paint: Paint = painter(process.stdout);
  private readonly evaluator: EvaluatorClient;
  private readonly progress = new ProgressLine();
  private readonly rulesetFile: RulesetFile | undefined;
  private opened: Promise<string | undefined> | undefined;
  private failures = 0;
  private interrupted = false;
  /** What the remarks so far were about. */
  private readonly told = new Set<string>();
  private readonly onInterrupt = () => this.interrupt();
  /** What evaluates in this thread: without a listener Ctrl-C ends the process at once, whatever it is at. */
  readonly listeningAfter: Here = (work) => {
    process.off('SIGINT', this.onInterrupt);
    try {
      return work();
    } finally {
      process.on('SIGINT', this.onInterrupt);
    }
  };

  /**
   * `maySave` where the statements are the user's own: typed, not read from a sheet; `stopTimeout` is how
   * many milliseconds a statement may take to say what it had found when it was stopped; `settings` where
   * the flags do not say how values are written.
   */
  constructor(
    flags: Flags,
    maySave = false,
    stopTimeout?: number,
    settings = settingsFrom(flags, maySave),
  ) {
    this.json = flags.has('json');
    this.rulesetFile = rulesetFileFrom(flags);
    // The code of a ruleset runs in the thread alone, which may as well start at once.
    const here = this.rulesetFile === undefined ? this.listeningAfter : undefined;
    this.evaluator = new EvaluatorClient(settings, stopTimeout, undefined, here);
    process.on('SIGINT', this.onInterrupt);
  }

  /** Evaluates statements and prints their answers; `file` is named where one fails. */
  async say(statements: readonly Statement[], file?: string): Promise<void> {
    await this.ruleset();
    if (this.interrupted) return;
    this.progress.begin();
    await this.evaluator.run(
      statements,
      {
        answer: (answer, statement) => {
          this.progress.begin();
          this.print(answer, statement, file);
        },
        progress: (progress) => this.progress.show(progress),
      },
      this.json ? 'line' : 'text',
    );
    await this.output.flush();
  }

  /** Evaluates statements and gives their answers as they are written down; what fails is told, unless `quiet`. */
  async gather(statements: readonly Statement[], file: string, quiet = false): Promise<Answer[]> {
    await this.ruleset();
    const answers: Answer[] = [];
    if (this.interrupted) return answers;
    this.progress.begin();
    await this.evaluator.run(
      statements,
      {
        answer: (answer, statement) => {
          this.progress.begin();
          answers.push(answer);
          const { result, stopped } = answer;
          if (result.ok) return;
          if (quiet) this.countFailure();
          else this.fail(stopped ? 'stopped' : errorText(result.error, statement, file));
        },
        progress: (progress) => this.progress.show(progress),
      },
      'shown',
    );
    this.progress.clear();
    return answers;
  }

  /** Evaluates one statement without printing anything, not even how far it is. */
  async askSilently(statement: Statement): Promise<Answer> {
    await this.ruleset();
    return this.evaluator.ask(statement);
  }

  /** Evaluates one statement without printing anything but how far it is; `about` is what it is part of. */
  async ask(statement: Statement, about?: string): Promise<Answer> {
    await this.ruleset();
    this.progress.begin();
    const answer = await this.evaluator.ask(statement, (progress) =>
      this.progress.show(progress, about),
    );
    this.progress.clear();
    return answer;
  }

  /** What the ruleset of `--ruleset` is called. It is loaded before anything is asked. */
  ruleset(): Promise<string | undefined> {
    this.opened ??= this.takeRuleset();
    return this.opened;
  }

  /** What has been given a name, and of which type it is. */
  variables(): ReturnType<EvaluatorClient['variables']> {
    return this.evaluator.variables();
  }

  private async takeRuleset(): Promise<string | undefined> {
    if (this.rulesetFile === undefined) return undefined;
    const { name, file } = this.rulesetFile;
    process.stderr.write(`${this.paint('dim', aboutCode(file))}\n`);
    const { result, stopped } = await this.evaluator.takeRuleset(name, file);
    if (result.ok) return result.text;
    if (!stopped) throw new FileError(loadingText(file, result.error));
    this.refuse(result.error, 'stopped');
    await this.output.flush();
    process.exit(130);
  }

  /** Whether Ctrl-C was pressed: nothing more is to be asked. */
  get stopped(): boolean {
    return this.interrupted;
  }

  /** Whether something has failed. */
  get failed(): boolean {
    return this.failures > 0;
  }

  /** A statement has failed, for the reason shown; the exit code will tell. */
  fail(reason: string): void {
    this.failures++;
    process.stderr.write(`${printable(reason)}\n`);
  }

  /** What the command asked by itself has failed; the exit code will tell. */
  refuse(error: Failure['error'], text = error.message): void {
    if (this.json) {
      this.countFailure();
      this.output.line(JSON.stringify({ ok: false, error }));
    } else this.fail(text);
  }

  /** A failure that stands on standard output, as JSON. */
  countFailure(): void {
    this.failures++;
  }

  /** Ends the conversation and says how it went. */
  async end(): Promise<ExitCode> {
    this.progress.clear();
    process.off('SIGINT', this.onInterrupt);
    await this.output.flush();
    await this.evaluator.close();
    if (this.interrupted) return 130;
    return this.failures > 0 ? 1 : 0;
  }

  private print(
    { result, line, kind, stopped, notes = [], remark }: Answer,
    statement: Statement,
    file?: string,
  ): void {
    if (this.json) this.output.line(line ?? JSON.stringify(result));
    else
      for (const note of notes)
        process.stderr.write(`${this.paint('dim', `note: ${printable(note)}`)}\n`);
    if (!result.ok) {
      if (this.json) this.countFailure();
      else {
        if (result.partial !== undefined) this.output.line(printable(result.partial.text));
        // What was answered before stands before it.
        this.output.write();
        this.fail(stopped ? 'stopped' : errorText(result.error, statement, file));
      }
    } else if (!this.json && kind === 'evaluate' && !result.silent) {
      this.output.line(paintValue(this.paint, result.type, result.text));
      if (result.type === 'picture' && process.stdout.isTTY) {
        this.output.line(this.paint('dim', printable(howToSave(statement.text))));
      }
      if (remark !== undefined && !this.told.has(remark.about)) {
        this.told.add(remark.about);
        this.output.write();
        process.stderr.write(`${this.paint('dim', `note: ${remark.text}`)}\n`);
      }
    }
  }

  private interrupt(): void {
    // Waiting for input, or for what was found by the first Ctrl-C.
    if (!this.evaluator.busy || this.interrupted) process.exit(130);
    this.interrupted = true;
    this.evaluator.stop();
  }
}
