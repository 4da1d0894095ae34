// A search whose shards go to workers through a queue, and what is told of them meanwhile.

import { counted, type SearchIdentity, type SearchStore } from '@proviso/search';
import type { QueueRun } from '@proviso/search/queue';
import { UsageError } from '../command.ts';
import { type Flags, flagValue } from '../flags.ts';
import { printable } from '../output/printable.ts';
import type { SearchProgressLine } from './progress-line.ts';

/** Loaded by those who ask for a queue. */
const queueing = () => import('@proviso/search/queue');

/** Refuses a --queue that is of no use, before anything is written. */
export async function checkQueue(identity: SearchIdentity, flags: Flags): Promise<void> {
  const address = flagValue(flags, 'queue');
  if (address === undefined) return;
  if (flags.has('threads')) {
    throw new UsageError(
      '--threads and --queue exclude each other: the threads are those of the workers',
    );
  }
  const { QueueRun } = await queueing();
  await QueueRun.check(identity, { address, environment: process.env });
}

/** The run through the queue of --queue, if there is one. */
export async function queuedRun(
  store: SearchStore,
  flags: Flags,
  line: SearchProgressLine,
): Promise<QueueRun | undefined> {
  const address = flagValue(flags, 'queue');
  if (address === undefined) return undefined;
  const tell = (text: string) => {
    line.clear();
    process.stderr.write(`${printable(text)}\n`);
  };
  const { QueueRun, shownAddress } = await queueing();
  return QueueRun.begin(store, {
    address,
    environment: process.env,
    onProgress: () => line.show(),
    onWorkers: (count) => tell(workersText(count, shownAddress(address))),
    onRefusal: (reason) => tell(`a worker refuses this search: ${reason}`),
  });
}

function workersText(count: number, address: string): string {
  if (count === 0) return `no worker yet; start some with \`proviso worker --queue ${address}\``;
  return counted(count, 'worker');
}
