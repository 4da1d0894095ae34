// The worker: the only place on the page where the engine is loaded.

import { expose } from 'comlink';
import { rulesetList, studyBoard } from './boards.ts';
import { comparison, reasons } from './comparison.ts';
import { sumPosition } from './play.ts';
import { problemOf } from './problem.ts';
import type { Problem } from './protocol.ts';
import { begin, runStatement, vocabulary } from './sheet.ts';
import { study } from './study.ts';
import { trace } from './trace.ts';

/** An answer, or what stood in its way. */
export type Answer<T> = { readonly value: T } | { readonly problem: Problem };

function answering<A extends unknown[], T>(question: (...args: A) => T): (...args: A) => Answer<T> {
  return (...args) => {
    try {
      return { value: question(...args) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}

const api = {
  begin: answering(begin),
  runStatement: answering(runStatement),
  vocabulary: answering(vocabulary),
  study: answering(study),
  trace: answering(trace),
  comparison: answering(comparison),
  reasons: answering(reasons),
  sumPosition: answering(sumPosition),
  rulesetList: answering(rulesetList),
  studyBoard: answering(studyBoard),
};

export type Api = typeof api;

expose(api);
