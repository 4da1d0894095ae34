// The worker: the only place on the page where the engine is loaded.

import { expose } from 'comlink';
import type { Answer, WorkerApi } from '../protocol/worker-api.ts';
import { compareGames, reasons } from './compare-games.ts';
import { problemOf } from './errors.ts';
import { begin, runStatement, vocabulary } from './sheet-session.ts';
import { rulesetList, studyBoard } from './study-board.ts';
import { studyGame } from './study-game.ts';
import { sumPosition } from './sum-position.ts';
import { traceReduction } from './trace-reduction.ts';

function answering<A extends unknown[], T>(question: (...args: A) => T): (...args: A) => Answer<T> {
  return (...args) => {
    try {
      return { value: question(...args) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}

const api: WorkerApi = {
  begin: answering(begin),
  runStatement: answering(runStatement),
  vocabulary: answering(vocabulary),
  studyGame: answering(studyGame),
  traceReduction: answering(traceReduction),
  compareGames: answering(compareGames),
  reasons: answering(reasons),
  sumPosition: answering(sumPosition),
  rulesetList: answering(rulesetList),
  studyBoard: answering(studyBoard),
};

expose(api);
