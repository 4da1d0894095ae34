// What the worker can be asked, and how it answers. Pieces that arrive while it computes are handed
// to a callback.

import type { UsualKey } from '@proviso/engine';
import type { Plot } from '@proviso/pictures';
import type {
  BoardHead,
  ComparisonRow,
  Convention,
  GameHead,
  GraphReading,
  Picture,
  Problem,
  Progress,
  Ran,
  Reasons,
  RulesetInfo,
  SensibleStudy,
  Shown,
  SideName,
  SumPosition,
  Trace,
  UniverseRow,
  Vocabulary,
} from './answers.ts';
import type { ClassList, ClassStudy, FoundBoards, LookUpPart } from './catalogue.ts';
import type { CensusCounts, CensusOrder, CensusStudy, UniverseOrders } from './censuses.ts';
import type {
  BestLine,
  ChoiceView,
  MatchEnd,
  MatchLine,
  MatchStart,
  MatchTurn,
  PlayerName,
  ToldHint,
  Verdicts,
} from './matches.ts';
import type {
  ComparedGames,
  PlayersQuotient,
  PlayersSetting,
  PlayersStudy,
  PlayersTurn,
  SumStudy,
} from './players.ts';
import type { QuotientPlay, QuotientStudy } from './quotients.ts';
import type { UniverseKey } from './universes.ts';

/** An answer, or what stood in its way. */
export type Answer<T> = { readonly value: T } | { readonly problem: Problem };

/** A part of a study: first the head, then the universes. */
export type StudyPart<Head> = { readonly head: Head } | { readonly row: UniverseRow };

/** The state in which a statement of a worksheet is run. */
export interface After {
  /** How many of the statements that this worker has marked stay as they are. */
  readonly kept: number;
  /** The statements that are run after these. */
  readonly again: readonly string[];
  /** Whether the statement itself may leave something behind, and so is marked. */
  readonly leaves: boolean;
}

/** What the worker says by itself while it computes, beside its answers. */
export interface ProgressMessage {
  readonly progress: Progress;
}

export interface WorkerApi {
  runStatement(text: string, after: After, onProgress: (progress: Progress) => void): Answer<Ran>;
  previewStatements(
    statements: readonly string[],
    before: readonly string[],
    milliseconds: number,
  ): Answer<Shown | 'late' | undefined>;
  vocabulary(): Answer<Vocabulary>;
  studyGame(text: string, tell: (part: StudyPart<GameHead>) => void): Promise<Answer<void>>;
  gameModulo(text: string, universe: UniverseKey): Answer<UniverseRow>;
  traceReduction(text: string, universe: UniverseKey): Answer<Trace>;
  drawPlot(plot: Plot): Answer<Picture>;
  compareGames(
    first: string,
    second: string,
    tell: (row: ComparisonRow) => void,
  ): Promise<Answer<void>>;
  compareModulo(
    first: string,
    second: string,
    universe: UniverseKey,
  ): Promise<Answer<ComparisonRow>>;
  reasons(first: string, second: string, universe: UniverseKey): Promise<Answer<Reasons>>;
  sumPosition(
    first: string,
    context: string,
    mover: SideName,
    convention: Convention,
  ): Promise<Answer<SumPosition>>;
  studyQuotient(
    text: string,
    heaps: string,
    play: QuotientPlay,
    tell: (study: QuotientStudy) => void,
  ): Promise<Answer<void>>;
  studyPlayers(setting: PlayersSetting): Promise<Answer<PlayersStudy>>;
  /** Whether a game of several players can be read. */
  playersReading(setting: PlayersSetting): Promise<Answer<true>>;
  playersTurn(
    setting: PlayersSetting,
    starter: number,
    line: readonly number[],
  ): Promise<Answer<PlayersTurn>>;
  playersSums(
    players: number,
    convention: number,
    tell: (study: SumStudy) => void,
  ): Promise<Answer<void>>;
  playersQuotient(setting: PlayersSetting, of: string): Promise<Answer<PlayersQuotient>>;
  comparePlayers(
    setting: PlayersSetting,
    other: string,
    tell: (compared: ComparedGames) => void,
  ): Promise<Answer<void>>;
  takeCensus(universe: UsualKey): Promise<Answer<CensusStudy>>;
  drawCensus(order: CensusOrder): Promise<Answer<Picture>>;
  countCensuses(): Promise<Answer<CensusCounts[]>>;
  mapOrders(): Promise<Answer<UniverseOrders>>;
  studyClass(label: string): Promise<Answer<ClassStudy>>;
  boardsOfClass(label: string, tell: (found: FoundBoards) => void): Promise<Answer<void>>;
  listClasses(table: string): Promise<Answer<ClassList>>;
  lookUp(text: string, tell: (part: LookUpPart) => void): Promise<Answer<void>>;
  rulesetList(): Promise<Answer<RulesetInfo[]>>;
  ownRules(definition: string): Answer<RulesetInfo>;
  readGraph(name: string, call: readonly string[]): Promise<Answer<GraphReading>>;
  studyBoard(
    name: string,
    call: readonly string[],
    tell: (part: StudyPart<BoardHead>) => void,
  ): Promise<Answer<void>>;
  boardModulo(
    name: string,
    call: readonly string[],
    universe: UniverseKey,
  ): Promise<Answer<UniverseRow>>;
  sensibleOnBoard(
    name: string,
    call: readonly string[],
    universe: UniverseKey,
  ): Promise<Answer<SensibleStudy>>;
  matchTurn(
    name: string,
    call: readonly string[],
    start: MatchStart,
    tree: string,
  ): Promise<Answer<MatchTurn>>;
  matchChoice(
    name: string,
    call: readonly string[],
    line: MatchLine,
    opponent: { readonly errs: number; readonly seed: number },
    seconds: number,
  ): Promise<Answer<ChoiceView | undefined>>;
  matchHint(
    name: string,
    call: readonly string[],
    line: MatchLine,
    seconds: number,
  ): Promise<Answer<ToldHint>>;
  matchEnd(
    name: string,
    call: readonly string[],
    line: MatchLine,
    program: PlayerName | undefined,
    seconds: number,
  ): Promise<Answer<MatchEnd>>;
  matchVerdicts(
    name: string,
    call: readonly string[],
    line: MatchLine,
    seconds: number,
  ): Promise<Answer<Verdicts>>;
  matchBestLine(
    name: string,
    call: readonly string[],
    line: MatchLine,
    seconds: number,
  ): Promise<Answer<BestLine>>;
}
