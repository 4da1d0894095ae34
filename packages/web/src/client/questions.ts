// The questions that views ask: what a question of each kind is about, how it is put to the worker,
// and how the pieces that arrive make an answer.

import type { Plot } from '@proviso/pictures';
import { proxy, type Remote } from 'comlink';
import type {
  BoardHead,
  ComparisonRow,
  Convention,
  GameHead,
  GraphReading,
  Phrase,
  Picture,
  Reasons,
  RulesetInfo,
  SensibleStudy,
  SideName,
  SumPosition,
  Trace,
  UniverseRow,
} from '../protocol/answers.ts';
import { OWN_NAME } from '../protocol/own-name.ts';
import { UNIVERSES, type UniverseKey, universeLabel } from '../protocol/universes.ts';
import type { Answer, StudyPart, WorkerApi } from '../protocol/worker-api.ts';
import { texts } from '../texts/texts.ts';

/** A kind of question; its words are in the language of the page. */
export interface Kind<Q extends object, A> {
  /** What is computed, in words before the question: "the table of". */
  what(): string;
  /** What a question is about, as it was typed. */
  about(question: Q): readonly Phrase[];
  /** What is done, in words, where what it is about is in sight: "Thinking". */
  doing?(): string;
  /** How much of an answer is there, while more of it comes. */
  share?(answer: A): string;
  /** The same for the command line, where there is such a statement. */
  statement?(question: Q): string | undefined;
  /** The answer, where the page came with it: it stands until the worker has found its own. */
  known?(question: Q): A | undefined;
  ask(
    api: Remote<WorkerApi>,
    question: Q,
    found: (answer: A) => void,
  ): Promise<Answer<A> | Answer<void>>;
}

export type Rows<Row> = ReadonlyMap<UniverseKey, Row>;

/** What is told at once, and the universes as far as they have been asked. */
export interface Study<Head> {
  readonly head: Head;
  readonly rows: Rows<UniverseRow>;
}

export interface GameQuestion {
  readonly text: string;
}

export const gameStudy: Kind<GameQuestion, Study<GameHead>> = {
  what: () => texts.value.questions.forms,
  about: ({ text }) => [{ math: text }],
  share: ({ rows }) => ofAll(rows),
  ask: (api, { text }, found) => api.studyGame(text, proxy(studied(found))),
};

export interface GameModuloQuestion extends GameQuestion {
  readonly universe: UniverseKey;
}

export const gameModulo: Kind<GameModuloQuestion, UniverseRow> = {
  what: () => texts.value.questions.form,
  about: ({ text, universe }) => [{ math: text }, ...modulo(universe)],
  ask: (api, { text, universe }, found) => whole(api.gameModulo(text, universe), found),
};

export interface BoardQuestion {
  readonly name: string;
  /** The parameters of the ruleset, if it has any, and the position. */
  readonly call: readonly string[];
}

export const boardStudy: Kind<BoardQuestion, Study<BoardHead>> = {
  what: () => texts.value.questions.whoWins,
  // Rules of one's own have no name; what they are comes first in the call.
  about: ({ name, call }) => [{ math: [...(name === OWN_NAME ? [] : [name]), ...call].join(' ') }],
  share: ({ rows }) => ofAll(rows),
  ask: (api, { name, call }, found) => api.studyBoard(name, call, proxy(studied(found))),
};

export interface SensibleQuestion extends BoardQuestion {
  readonly universe: UniverseKey;
}

export const boardSensible: Kind<SensibleQuestion, SensibleStudy> = {
  what: () => texts.value.questions.sensible,
  about: (question) => [...boardStudy.about(question), ...modulo(question.universe)],
  ask: (api, { name, call, universe }, found) =>
    whole(api.sensibleOnBoard(name, call, universe), found),
};

export const boardModulo: Kind<SensibleQuestion, UniverseRow> = {
  what: () => texts.value.questions.form,
  about: (question) => [...boardStudy.about(question), ...modulo(question.universe)],
  ask: (api, { name, call, universe }, found) =>
    whole(api.boardModulo(name, call, universe), found),
};

export const graphReading: Kind<BoardQuestion, GraphReading> = {
  what: () => texts.value.questions.picture,
  about: boardStudy.about,
  ask: (api, { name, call }, found) => whole(api.readGraph(name, call), found),
};

export interface ReductionQuestion {
  readonly game: string;
  readonly universe: UniverseKey;
}

export const reduction: Kind<ReductionQuestion, Trace> = {
  what: () => texts.value.questions.steps,
  about: ({ game, universe }) => [{ math: game }, ...modulo(universe)],
  statement: ({ game }) => `explain(${game})`,
  ask: (api, { game, universe }, found) => whole(api.traceReduction(game, universe), found),
};

export interface PlotQuestion {
  readonly plot: Plot;
}

export const plotDrawing: Kind<PlotQuestion, Picture> = {
  what: () => texts.value.questions.plot,
  about: ({ plot }) => [`${plot.y} against ${plot.x}`],
  ask: (api, { plot }, found) => whole(api.drawPlot(plot), found),
};

export interface ComparisonQuestion {
  readonly first: string;
  readonly second: string;
}

export const comparison: Kind<ComparisonQuestion, Rows<ComparisonRow>> = {
  what: () => texts.value.questions.order,
  about: both,
  share: ofAll,
  ask: (api, { first, second }, found) => {
    let rows: Rows<ComparisonRow> = new Map();
    const tell = (row: ComparisonRow) => {
      rows = withRow(rows, row);
      found(rows);
    };
    return api.compareGames(first, second, proxy(tell));
  },
};

export interface ReasonsQuestion extends ComparisonQuestion {
  readonly universe: UniverseKey;
}

export const comparisonModulo: Kind<ReasonsQuestion, ComparisonRow> = {
  what: () => texts.value.questions.order,
  about: (question) => [...both(question), ...modulo(question.universe)],
  ask: (api, { first, second, universe }, found) =>
    whole(api.compareModulo(first, second, universe), found),
};

export const comparisonReasons: Kind<ReasonsQuestion, Reasons> = {
  what: () => texts.value.questions.reasons,
  about: (question) => [...both(question), ...modulo(question.universe)],
  ask: (api, { first, second, universe }, found) =>
    whole(api.reasons(first, second, universe), found),
};

/** A position of a sum G + X, and who is to move in it. */
export interface PositionQuestion {
  readonly g: string;
  readonly x: string;
  readonly mover: SideName;
  readonly convention: Convention;
}

export const sumPosition: Kind<PositionQuestion, SumPosition> = {
  what: () => texts.value.questions.moves,
  about: ({ g, x }) => [{ math: `${g} + ${x}` }],
  ask: (api, { g, x, mover, convention }, found) =>
    whole(api.sumPosition(g, x, mover, convention), found),
};

export const rulesetList: Kind<Record<never, never>, readonly RulesetInfo[]> = {
  what: () => texts.value.questions.list,
  about: () => [texts.value.questions.rulesets],
  ask: (api, _, found) => whole(api.rulesetList(), found),
};

export interface OwnRulesQuestion {
  readonly definition: string;
}

export const ownRules: Kind<OwnRulesQuestion, RulesetInfo> = {
  what: () => texts.value.questions.rules,
  about: ({ definition }) => [{ math: definition }],
  ask: (api, { definition }, found) => whole(api.ownRules(definition), found),
};

function ofAll(rows: Rows<unknown>): string {
  return texts.value.questions.universes(rows.size, UNIVERSES.length);
}

/** The rows with one more, where it is there. */
export function withRow<Row extends { readonly universe: UniverseKey }>(
  rows: Rows<Row>,
  row: Row | undefined,
): Rows<Row> {
  return row === undefined ? rows : new Map([...rows, [row.universe, row]]);
}

function both({ first, second }: ComparisonQuestion): Phrase[] {
  return [{ math: first }, texts.value.questions.and, { math: second }];
}

function modulo(universe: UniverseKey): Phrase[] {
  return [texts.value.questions.modulo(universeLabel(universe).label)];
}

/** An answer that arrives in one piece. */
export async function whole<A>(
  asked: Promise<Answer<A>>,
  found: (answer: A) => void,
): Promise<Answer<A>> {
  const answer = await asked;
  if ('value' in answer) found(answer.value);
  return answer;
}

/** The parts of a study, put together. */
export function studied<Head>(
  found: (study: Study<Head>) => void,
): (part: StudyPart<Head>) => void {
  let study: Study<Head> | undefined;
  return (part) => {
    if ('head' in part) study = { head: part.head, rows: new Map() };
    else if (study) study = { ...study, rows: withRow(study.rows, part.row) };
    if (study) found(study);
  };
}
