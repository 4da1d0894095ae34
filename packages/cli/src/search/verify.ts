// `proviso search verify`: every find checked by a way of its own, and some empty shards run again.

import { counted, ShardRunner, Verification, type VerifyReport } from '@proviso/search';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { flagNumber, flagValue } from '../flags.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';
import { openCalled, poolOptions, problemOf, telling } from './call.ts';
import { interruptible } from './interruption.ts';

/** The part of the empty shards that is run again where nobody says how many. */
const PART = 0.02;

export function verifySearch(call: Call): Promise<ExitCode> {
  return telling(async () => {
    const { flags } = call;
    const seed = Number(flagValue(flags, 'seed') ?? 1);
    if (!Number.isSafeInteger(seed)) throw new UsageError('--seed needs a whole number');
    const options = poolOptions(flags);
    const store = openCalled(call);
    const { problem, origin } = await problemOf(store, flags);
    await ShardRunner.join(problem, origin, store.identity, store.file);
    const sample = flagNumber(flags, 'sample') ?? Math.ceil(PART * store.done);
    const verification = new Verification(store, { ...options, sample, seed });
    let report: VerifyReport | undefined;
    const stopped = await interruptible({
      finish: async () => {
        report = await verification.finish();
      },
      stop: () => verification.stop(),
    });
    store.close();
    if (report === undefined || stopped) {
      process.stderr.write('stopped\n');
      return 130;
    }
    const right = report.wrong.length === 0 && report.differing.length === 0;
    const output = new Output();
    if (flags.has('json')) output.line(JSON.stringify({ ok: right, ...report }));
    else for (const line of reportLines(report)) output.line(line);
    await output.flush();
    return right ? 0 : 1;
  });
}

function reportLines({ confirmed, unchecked, wrong, repeated, differing }: VerifyReport): string[] {
  return [
    `${counted(confirmed, 'find')} confirmed, ${wrong.length} wrong, ${unchecked} without a check`,
    ...wrong.map(({ key, fault }) => printable(`wrong: ${key}: ${fault}`)),
    `${counted(repeated, 'shard')} without finds run again with the same result, ${differing.length} with another`,
    ...differing.map(({ shard, fault }) => printable(`shard ${shard}: ${fault}`)),
  ];
}
