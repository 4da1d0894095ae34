// `proviso papers`: the literature, every item that a program can check run again.

import { tally } from '@proviso/literature';
import type { Command, ExitCode } from '../command.ts';
import { type Flags, flagValue } from '../flags.ts';
import { Output } from '../output/stream.ts';
import { ProgressBar } from '../papers/progress-bar.ts';
import type { ItemReport, PapersRequest } from '../papers/protocol.ts';
import { PapersRunner } from '../papers/runner.ts';
import { asJson, failureLine, inFull, papersOf, tallyTable } from '../papers/tally.ts';

export const papersCommand: Command = {
  name: 'papers',
  synopsis: '',
  summary: 'Run the papers: every definition, theorem, table and example as a check.',
  details: [
    'Every item of the founding papers is an entry, in the paper’s own order. An entry recomputes ' +
      'printed values, tests a statement on all small games, on seeded random ones or on a few chosen ' +
      'ones, points to the code that is a definition, or says why it cannot run. The table has how ' +
      'many did what. A case counts only if the statement applies to it; `--item` says how many were tried.',
    '`--paper` and `--item` choose; with `--item` the entry is shown in full, with its tables, what ' +
      'is wrong in print, and its place in the code. `--quick` takes smaller samples and every few ' +
      'of the games in a range. The exit status is 1 if an entry fails.',
  ],
  flags: ['paper', 'item', 'quick', 'json'],
  examples: [
    { line: 'papers --quick', meaning: 'all papers, in less than half a minute' },
    { line: 'papers --paper siegel', meaning: 'one paper, thoroughly' },
    { line: `papers --item 'Theorem 5.5'`, meaning: 'an item, whichever paper it is in, in full' },
  ],
  least: 0,
  most: 0,
  run: ({ flags }) => new PapersRun(flags).run(),
};

class PapersRun {
  private readonly flags: Flags;
  private readonly output = new Output();
  private readonly bar = new ProgressBar();
  private readonly reports: ItemReport[] = [];

  constructor(flags: Flags) {
    this.flags = flags;
  }

  async run(): Promise<ExitCode> {
    const runner = new PapersRunner(this.request(), {
      begin: (total) => this.bar.begin(total),
      running: (paper, item) => this.bar.running(paper, item),
      report: (report) => this.take(report),
    });
    const onInterrupt = () => runner.stop();
    process.on('SIGINT', onInterrupt);
    try {
      const complete = await runner.end();
      this.conclude(complete);
      await this.output.flush();
      if (!complete) return 130;
      return this.reports.some(({ failure }) => failure !== undefined) ? 1 : 0;
    } finally {
      this.bar.clear();
      process.off('SIGINT', onInterrupt);
    }
  }

  private request(): PapersRequest {
    const paper = flagValue(this.flags, 'paper');
    const item = flagValue(this.flags, 'item');
    return {
      quick: this.flags.has('quick'),
      ...(paper === undefined ? {} : { paper }),
      ...(item === undefined ? {} : { item }),
    };
  }

  private take(report: ItemReport): void {
    this.reports.push(report);
    this.bar.step();
    this.bar.clear();
    if (this.flags.has('json')) this.output.line(asJson(report));
    else if (this.flags.has('item')) this.output.line(`${inFull(report)}\n`);
    else if (report.failure !== undefined) this.output.line(failureLine(report));
  }

  /** The table of papers, of what was run where the rest was stopped. */
  private conclude(complete: boolean): void {
    this.bar.clear();
    if (!complete) {
      this.output.write();
      process.stderr.write(`stopped after ${this.bar.counts}\n`);
    }
    if (this.flags.has('json')) {
      for (const paper of papersOf(this.reports)) {
        const counts = tally(this.reports.filter((report) => report.paper === paper));
        this.output.line(JSON.stringify({ ok: counts.failed === 0, paper, counts, complete }));
      }
      return;
    }
    if (this.reports.length === 0) return;
    for (const line of tallyTable(this.reports)) this.output.line(line);
    if (!complete) return;
    const quick = this.flags.has('quick') ? ', quickly: smaller samples, ranges thinned' : '';
    this.output.line(`\n${this.bar.counts} in ${this.bar.seconds} s${quick}`);
  }
}
