// The thread that runs the literature. It is a thread because the engine is synchronous: only so can
// Ctrl-C be noticed within an entry that takes seconds. The main thread ends it where it stands.

import { parentPort, workerData } from 'node:worker_threads';
import { papers, runEntry, type Selected, SelectionError, select } from '@proviso/literature';
import type { ItemReport, PapersMessage, PapersRequest } from './protocol.ts';

const request = workerData as PapersRequest;
const say = (message: PapersMessage) => parentPort?.postMessage(message);

function reportOf({ paper, entry }: Selected): ItemReport {
  const { verdict, place, milliseconds } = runEntry(paper, entry, { quick: request.quick });
  const { item, says, standing, code, erratum } = entry;
  return {
    paper: paper.key,
    item,
    says,
    standing,
    place,
    code,
    ...(erratum === undefined ? {} : { erratum }),
    ...(entry.standing === 'not-runnable' ? { reason: entry.reason } : {}),
    ...(verdict.kind === 'failed' ? { failure: verdict.message } : {}),
    ...(verdict.kind === 'failed' && verdict.broken ? { broken: true } : {}),
    ...(verdict.kind === 'stands' && verdict.finding ? { finding: verdict.finding } : {}),
    milliseconds,
  };
}

function run(): void {
  const work = select(papers, request);
  say({ kind: 'begin', total: work.length });
  for (const selected of work) {
    say({ kind: 'running', paper: selected.paper.key, item: selected.entry.item });
    say({ kind: 'report', report: reportOf(selected) });
  }
  say({ kind: 'done' });
}

try {
  run();
} catch (error) {
  if (!(error instanceof SelectionError)) throw error;
  say({ kind: 'refused', message: error.message });
}
