// The prompt: statements of one or several lines, a history that survives, completion, colours, and
// a Ctrl-C that stops the computation and keeps the session.

import { createInterface, cursorTo, type Interface } from 'node:readline';
import { placedStatements } from '@proviso/language';
import type { EvaluatorClient } from '../evaluator/client.ts';
import type { Answer, Statement } from '../evaluator/protocol.ts';
import { goesOn } from '../goes-on.ts';
import { painter } from '../output/colour.ts';
import { width } from '../output/columns.ts';
import { CLEAR_LINE, ProgressLine } from '../output/progress.ts';
import { suspended } from '../output/suspended.ts';
import { Directives, durationText } from './directives.ts';
import { highlight } from './highlight.ts';
import { appendHistory, HISTORY_SIZE, oneLine, readHistory } from './history.ts';
import { shownAnswer } from './shown.ts';
import { Where } from './where.ts';

const CONTINUED = '… ';
/** More candidates than these are not listed where no letter is typed. */
const MANY_WORDS = 40;
/** What two Tabs show where no letter is typed. They share no first letter, so that none is taken. */
const FIRST_WORDS = [
  '(type a letter, then Tab)',
  'help',
  'outcome(G)',
  'G mod E',
  'tree(G)',
  'born(2, D)',
] as const;

export class Prompt {
  private readonly evaluator: EvaluatorClient;
  private readonly historyPath: string;
  private readonly terminal: Interface;
  private readonly paint = painter(process.stdout);
  private readonly progress = new ProgressLine();
  private readonly where: Where;
  private readonly directives: Directives;
  /** The lines of a statement that is not complete yet. */
  private pending: string[] = [];
  /** Lines that came while a statement was running. */
  private readonly waiting: string[] = [];
  private painting: NodeJS.Immediate | undefined;
  /** Ends the question that is open. */
  private asking: AbortController | undefined;
  private working = false;
  /** Input has ended; what is waiting is still answered. */
  private ended = false;
  private finish: () => void = () => {};
  /** What the remarks so far were about. */
  private readonly told = new Set<string>();

  /** `universe` is the one to start in, where the command line named one. */
  constructor(evaluator: EvaluatorClient, historyPath: string, universe?: string) {
    this.evaluator = evaluator;
    this.historyPath = historyPath;
    this.where = new Where(universe);
    this.directives = new Directives(evaluator, this.where);
    this.terminal = createInterface({
      input: process.stdin,
      output: process.stdout,
      prompt: this.where.prompt,
      history: readHistory(historyPath).reverse(),
      historySize: HISTORY_SIZE,
      removeHistoryDuplicates: true,
      completer: (line: string, done: (error: null, found: [string[], string]) => void) => {
        void this.complete(line).then((found) => done(null, found));
      },
    });
  }

  /** Runs until the input ends. */
  run(): Promise<void> {
    this.terminal.on('line', (line) => void this.take(line));
    this.terminal.on('SIGINT', () => this.interrupt());
    this.terminal.on('SIGTSTP', () => this.suspend());
    this.terminal.on('history', (history) => this.joinHistory(history));
    process.stdin.on('keypress', () => {
      // Once for all keys that came together, and after readline has written them.
      this.painting ??= setImmediate(() => this.colourLine());
    });
    this.terminal.prompt();
    return new Promise((resolve) => {
      this.finish = resolve;
      this.terminal.on('close', () => {
        this.ended = true;
        if (!this.working) resolve();
      });
    });
  }

  /** Works through the lines that have come, one after the other. */
  private async take(line: string): Promise<void> {
    this.waiting.push(line);
    if (this.working) return;
    this.working = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      await this.consider(next);
    }
    this.working = false;
    if (this.ended) this.finish();
    else this.ready();
  }

  /** A line completes a statement, or asks for another line. */
  private async consider(line: string): Promise<void> {
    this.pending.push(line);
    const text = this.pending.join('\n');
    if (line.trim() !== '' && goesOn(text)) return;
    this.pending = [];
    if (isFarewell(text)) this.terminal.close();
    const statements = placedStatements(text);
    if (statements.length > 0 && !this.ended) appendHistory(this.historyPath, text);
    const done = this.ended ? undefined : await this.directives.obey(text);
    if (done !== undefined) return void process.stdout.write(`${this.paint('dim', done)}\n`);
    for (const statement of this.ended ? [] : statements) {
      const begun = Date.now();
      const first = await this.ask(statement);
      const again = first.exists !== undefined && (await this.agrees(first.exists));
      const answer = again ? await this.ask({ ...statement, overwrite: true }) : first;
      this.where.follow(answer);
      this.show(answer, statement);
      if (this.directives.timing) {
        process.stdout.write(`${this.paint('dim', durationText(Date.now() - begun))}\n`);
      }
    }
  }

  private async ask(statement: Statement): Promise<Answer> {
    this.progress.begin();
    const answer = await this.evaluator.ask(statement, (progress) => this.progress.show(progress));
    this.progress.clear();
    return answer;
  }

  /** Whether a file that exists may be overwritten; Ctrl-C and the end of input say no. */
  private agrees(file: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.asking = new AbortController();
      const { signal } = this.asking;
      signal.addEventListener('abort', () => resolve(false));
      this.terminal.once('close', () => resolve(false));
      this.terminal.question(`${file} exists. Overwrite it? [y/N] `, { signal }, (reply) => {
        resolve(/^\s*y(es)?\s*$/i.test(reply));
      });
    });
  }

  private show(answer: Answer, statement: Statement): void {
    // What was typed meanwhile comes back after the answer, with the prompt.
    if (this.terminal.line !== '') process.stdout.write(CLEAR_LINE);
    for (const line of shownAnswer(answer, statement, this.paint, this.told)) {
      process.stdout.write(`${line}\n`);
    }
  }

  private ready(): void {
    this.terminal.setPrompt(this.pending.length > 0 ? CONTINUED : this.where.prompt);
    this.terminal.prompt(true);
  }

  /** Ctrl-C: stops what is running, else drops what was typed. */
  private interrupt(): void {
    this.waiting.length = 0;
    this.asking?.abort();
    if (this.evaluator.busy) {
      this.evaluator.stop();
      return;
    }
    const empty = this.terminal.line === '' && this.pending.length === 0;
    this.pending = [];
    process.stdout.write(empty ? '\n(Ctrl-D leaves)\n' : '\n');
    this.terminal.write(null, { ctrl: true, name: 'e' });
    this.terminal.write(null, { ctrl: true, name: 'u' });
    this.ready();
  }

  /** Ctrl-Z: gives the terminal back to the shell; readline alone hears no key any more afterwards. */
  private suspend(): void {
    if (!process.stdin.isTTY) return;
    this.terminal.pause();
    process.stdin.setRawMode(false);
    suspended(() => {
      if (this.ended) return;
      process.stdin.setRawMode(true);
      this.terminal.resume();
      if (!this.working) this.ready();
    });
  }

  private async complete(line: string): Promise<[string[], string]> {
    const { from, labels } = await this.evaluator.complete(line, line.length);
    const word = line.slice(from);
    const own = this.directives.complete(line);
    if (own.length > 0) return [[...labels, ...own.filter((each) => !labels.includes(each))], word];
    // With nothing typed everything would fit, and hundreds of words help nobody.
    if (word === '' && labels.length > MANY_WORDS) return [[...FIRST_WORDS], word];
    return [[...labels], word];
  }

  /** A statement of several lines is one entry of the history. */
  private joinHistory(history: string[]): void {
    if (this.pending.length === 0) return;
    const [line = ''] = history.splice(0, 2); // with what stood there of the statement so far
    history.unshift(oneLine([...this.pending, line].join('\n')));
  }

  /** Writes the line once more in colours, where it fits one row of the terminal. */
  private colourLine(): void {
    this.painting = undefined;
    const { line, cursor } = this.terminal;
    const columns = process.stdout.columns ?? 0;
    const start = width(this.terminal.getPrompt());
    if (this.working || this.ended || line === '' || start + width(line) >= columns) return;
    const painted = highlight(line, this.paint);
    if (painted === line) return;
    cursorTo(process.stdout, start);
    process.stdout.write(painted);
    cursorTo(process.stdout, start + width(line.slice(0, cursor)));
  }
}

function isFarewell(text: string): boolean {
  return /^\s*(quit|exit)\s*$/.test(text);
}
