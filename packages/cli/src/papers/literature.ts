// The thread that runs the literature. It is a thread because the engine is synchronous: only so can
// Ctrl-C be noticed within an entry that takes seconds. The main thread ends it where it stands.

import { parentPort, workerData } from 'node:worker_threads';
import { type Entry, type Paper, papers, runEntry } from '@proviso/literature';
import type { ItemReport, PapersMessage, PapersRequest } from './protocol.ts';

const request = workerData as PapersRequest;
const say = (message: PapersMessage) => parentPort?.postMessage(message);

const asked = (name: string, wanted: string | undefined) =>
  wanted === undefined || name.toLowerCase() === wanted.toLowerCase();

function reportOf(paper: Paper, entry: Entry): ItemReport {
  const { verdict, milliseconds } = runEntry(paper, entry, { quick: request.quick });
  const { item, says, standing, code, erratum } = entry;
  return {
    paper: paper.key,
    item,
    says,
    standing,
    code,
    ...(erratum === undefined ? {} : { erratum }),
    ...(entry.standing === 'not-runnable' ? { reason: entry.reason } : {}),
    ...(verdict.kind === 'failed' ? { failure: verdict.message } : {}),
    ...(verdict.kind === 'stands' && verdict.finding ? { finding: verdict.finding } : {}),
    milliseconds,
  };
}

function run(): void {
  const chosen = papers.filter(({ key }) => asked(key, request.paper));
  if (chosen.length === 0) {
    const keys = papers.map(({ key }) => key).join(', ');
    say({ kind: 'refused', message: `there is no paper \`${request.paper}\`; there are ${keys}` });
    return;
  }
  const work = chosen.flatMap((paper) =>
    paper.entries
      .filter(({ item }) => asked(item, request.item))
      .map((entry) => ({ paper, entry })),
  );
  if (work.length === 0) {
    const where = request.paper === undefined ? 'no paper has' : `${request.paper} does not have`;
    say({ kind: 'refused', message: `${where} an item \`${request.item}\`` });
    return;
  }
  say({ kind: 'begin', total: work.length });
  for (const { paper, entry } of work) {
    say({ kind: 'running', paper: paper.key, item: entry.item });
    say({ kind: 'report', report: reportOf(paper, entry) });
  }
  say({ kind: 'done' });
}

run();
