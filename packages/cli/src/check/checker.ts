// The thread that checks certificates: a verdict for each request. It is a thread because the checker
// is synchronous: only so can Ctrl-C be noticed within a certificate that takes minutes.

import { parentPort, workerData } from 'node:worker_threads';
import { checkText, claimText, type Found, whereText } from '@proviso/engine/check';
import type { CheckLimits, CheckReply, CheckRequest } from './protocol.ts';

const { seconds, maxForms, maxBytes } = workerData as CheckLimits;
const budget = () => ({ maxForms, maxBytes, deadline: Date.now() + seconds * 1000 });

/** The verdicts on the file at hand. */
let verdicts: Iterator<Found>;

function verdictsOn(bytes: Uint8Array): Iterator<Found> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const verdict = { valid: false, code: 'unreadable', fault: 'it is not UTF-8' } as const;
    return [{ line: 1, verdict }].values();
  }
  return checkText(text, budget);
}

function next(): CheckReply {
  const { value, done } = verdicts.next();
  if (done) return undefined;
  const { verdict } = value;
  const claim = verdict.valid ? verdict : verdict.claimed;
  return { ...value, ...(claim && { claim: claimText(claim), where: whereText(claim) }) };
}

parentPort?.on('message', ({ bytes }: CheckRequest) => {
  if (bytes !== undefined) verdicts = verdictsOn(bytes);
  parentPort?.postMessage(next());
});
