// `proviso worker`: runs shards that searches elsewhere have put into a queue, until it is told to end.

import { counted, type Loaded, PROBLEMS, problemOfModule, ShardThreads } from '@proviso/search';
import { QueueWorker, queueOptions, shownAddress } from '@proviso/search/queue';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { flagNumber, flagValue } from '../flags.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';
import { poolOptions, telling } from './call.ts';

export function runWorker({ args, flags }: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const address = flagValue(flags, 'queue');
    if (address === undefined) {
      throw new UsageError('--queue is needed: the address of a Redis, as in redis://HOST:6379');
    }
    // Refused before anything is said.
    queueOptions(address, process.env);
    const { module, ...options } = poolOptions(flags);
    const files = [...(module === undefined ? [] : [module]), ...args];
    const own = await Promise.all(files.map(problemOfModule));
    const report = new WorkerReport(flags.has('json'));
    await report.begin(shownAddress(address), options.threads, own);
    const threads = new ShardThreads({ ...options, modules: modulesOf(own, files) });
    try {
      const lease = flagNumber(flags, 'lease');
      const worker = await QueueWorker.start({
        address,
        environment: process.env,
        threads: options.threads,
        ...(lease === undefined ? {} : { lease: lease * 1000 }),
        run: (identity, shard) => threads.run(identity, shard),
        onDone: ({ identity, shard }) => report.done(identity.problem, shard),
        onFailure: ({ identity, shard }, error) => report.failed(identity.problem, shard, error),
        onRefusal: (reason) => report.refused(reason),
        onTrouble: (message, answers) => report.trouble(message, answers),
      });
      const ended = untilSignal();
      await report.ready();
      await ended;
      report.ending();
      await worker.close();
      await report.end();
      return 0;
    } finally {
      await threads.stop();
    }
  });
}

function modulesOf(own: readonly Loaded[], files: readonly string[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [i, { origin }] of own.entries()) {
    if (origin.kind === 'module') modules.set(origin.digest, files[i] ?? '');
  }
  return modules;
}

/** Until Ctrl-C or SIGTERM; the next one ends the process where it stands. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** What a worker says of itself. */
class WorkerReport {
  private readonly json: boolean;
  private readonly output = new Output();
  private shards = 0;
  private failures = 0;
  private lastTrouble = '';

  constructor(json: boolean) {
    this.json = json;
  }

  async begin(address: string, threads: number, own: readonly Loaded[]): Promise<void> {
    const problems = [...Object.keys(PROBLEMS), ...own.map(({ problem }) => problem.name)];
    await this.say(
      { event: 'begin', address, threads, problems },
      `worker at ${address}, ${counted(threads, 'thread')}, for ${problems.join(', ')}`,
    );
  }

  async ready(): Promise<void> {
    await this.say({ event: 'ready' }, 'ready; Ctrl-C ends it when its shards are done');
  }

  done(problem: string, shard: number): void {
    this.shards++;
    if (this.json) void this.say({ event: 'done', problem, shard }, '');
  }

  failed(problem: string, shard: number, error: string): void {
    this.failures++;
    const text = `${problem}: shard ${shard} failed: ${error}`;
    void this.say({ event: 'failed', problem, shard, error }, text);
  }

  refused(reason: string): void {
    void this.say({ event: 'refused', reason }, `refused: ${reason}`);
  }

  /** The same trouble comes again with every attempt to connect. */
  trouble(said: string, answers: boolean): void {
    if (said === this.lastTrouble || said === '') return;
    this.lastTrouble = said;
    const when = answers ? '' : ' when Redis answers';
    process.stderr.write(printable(`proviso: ${said}; it goes on${when}\n`));
  }

  ending(): void {
    process.stderr.write('ends when its shards are done; again Ctrl-C ends it at once\n');
  }

  async end(): Promise<void> {
    const { shards, failures } = this;
    await this.say(
      { event: 'end', shards, failures },
      `${counted(shards, 'shard')} done, ${failures} failed`,
    );
  }

  private async say(event: Record<string, unknown>, text: string): Promise<void> {
    this.output.line(this.json ? JSON.stringify(event) : printable(text));
    await this.output.flush();
  }
}
