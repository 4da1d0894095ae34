// The worker: the only place on the page where the engine is loaded.

import { expose, type Remote, releaseProxy } from 'comlink';
import type { Answer, ProgressMessage, WorkerApi } from '../protocol/worker-api.ts';
import { drawPlot } from './draw-plot.ts';
import { problemOf } from './errors.ts';
import { ownRules } from './own-rules.ts';
import { reportProgress } from './page-budget.ts';
import { previewStatements } from './preview-statements.ts';
import { runStatement, vocabulary } from './sheet-session.ts';
import { gameModulo, studyGame } from './study-game.ts';
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

/**
 * A question that is answered piece by piece. Pieces travel on a channel of their own: the answer is
 * given when all of them have arrived.
 */
function inPieces<A extends unknown[], Piece>(
  question: (...args: [...A, tell: (piece: Piece) => void]) => void,
): (...args: [...A, tell: (piece: Piece) => void]) => Promise<Answer<void>> {
  return async (...args) => {
    const tell = args.pop() as Remote<(piece: Piece) => void>;
    const arrived: Promise<void>[] = [];
    const answer = answering(question)(...(args as unknown as A), (piece) => {
      arrived.push(tell(piece as never));
    });
    await Promise.all(arrived);
    tell[releaseProxy]();
    return answer;
  };
}

/** What only some views ask is loaded with the first such question. */
const comparing = () => import('./compare-games.ts');
const boards = () => import('./study-board.ts');
const sensible = () => import('./sensible-on-board.ts');
const sums = () => import('./sum-position.ts');
const playMatch = () => import('./play-match.ts');
const quotients = () => import('./study-quotient.ts');
const players = () => import('./several-players.ts');
const censuses = () => import('./take-census.ts');
const catalogue = () => import('./study-class.ts');
const smallBoards = () => import('./boards-of-class.ts');

const api: WorkerApi = {
  runStatement: answering(runStatement),
  previewStatements: answering(previewStatements),
  vocabulary: answering(vocabulary),
  studyGame: inPieces(studyGame),
  gameModulo: answering(gameModulo),
  traceReduction: answering(traceReduction),
  drawPlot: answering(drawPlot),
  compareGames: async (...asked) => inPieces((await comparing()).compareGames)(...asked),
  compareModulo: async (...asked) => answering((await comparing()).compareModulo)(...asked),
  reasons: async (...asked) => answering((await comparing()).reasons)(...asked),
  sumPosition: async (...asked) => answering((await sums()).sumPosition)(...asked),
  studyQuotient: async (...asked) => inPieces((await quotients()).studyQuotient)(...asked),
  studyPlayers: async (...asked) => answering((await players()).studyPlayers)(...asked),
  playersReading: async (...asked) => answering((await players()).playersReading)(...asked),
  playersTurn: async (...asked) => answering((await players()).playersTurn)(...asked),
  playersSums: async (...asked) => inPieces((await players()).playersSums)(...asked),
  playersQuotient: async (...asked) => answering((await players()).playersQuotient)(...asked),
  comparePlayers: async (...asked) => inPieces((await players()).comparePlayers)(...asked),
  takeCensus: async (...asked) => answering((await censuses()).takeCensus)(...asked),
  drawCensus: async (...asked) => answering((await censuses()).drawCensus)(...asked),
  countCensuses: async (...asked) => answering((await censuses()).countCensuses)(...asked),
  mapOrders: async (...asked) => answering((await censuses()).mapOrders)(...asked),
  studyClass: async (...asked) => answering((await catalogue()).studyClass)(...asked),
  boardsOfClass: async (...asked) => inPieces((await smallBoards()).boardsOfClass)(...asked),
  listClasses: async (...asked) => answering((await catalogue()).listClasses)(...asked),
  lookUp: async (...asked) => inPieces((await catalogue()).lookUp)(...asked),
  rulesetList: async (...asked) => answering((await boards()).rulesetList)(...asked),
  ownRules: answering(ownRules),
  readGraph: async (...asked) => answering((await boards()).readGraph)(...asked),
  studyBoard: async (...asked) => inPieces((await boards()).studyBoard)(...asked),
  boardModulo: async (...asked) => answering((await boards()).boardModulo)(...asked),
  sensibleOnBoard: async (...asked) => answering((await sensible()).sensibleOnBoard)(...asked),
  matchTurn: async (...asked) => answering((await playMatch()).matchTurn)(...asked),
  matchChoice: async (...asked) => answering((await playMatch()).matchChoice)(...asked),
  matchHint: async (...asked) => answering((await playMatch()).matchHint)(...asked),
  matchEnd: async (...asked) => answering((await playMatch()).matchEnd)(...asked),
  matchVerdicts: async (...asked) => answering((await playMatch()).matchVerdicts)(...asked),
  matchBestLine: async (...asked) => answering((await playMatch()).matchBestLine)(...asked),
};

reportProgress((progress) => postMessage({ progress } satisfies ProgressMessage));
expose(api);
