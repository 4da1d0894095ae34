// What the main thread and the evaluating thread say to each other. Statements are evaluated in a
// thread of their own because the engine is synchronous: only so can Ctrl-C, a deadline or a broken
// pipe be noticed while it works.

import type { SearchProgress } from '@proviso/engine';
import type {
  ChoiceView,
  HintView,
  MatchLine,
  Opponent,
  PlayerName,
  ReviewView,
  TurnView,
} from '@proviso/engine/matches';
import type { PrintedNaming, Remark, Result, StatementKind } from '@proviso/language';
import type { Shown } from '@proviso/language/sheets';
import type { Fault } from '../utf8.ts';

/** What evaluating one statement may take. */
export interface Limits {
  readonly seconds?: number;
  readonly maxForms?: number;
  readonly maxBytes?: number;
}

/** The tighter of two limits in each respect. */
export function tighter(a: Limits, b: Limits = {}): Limits {
  return {
    ...least('seconds', a, b),
    ...least('maxForms', a, b),
    ...least('maxBytes', a, b),
  };
}

function least(of: keyof Limits, a: Limits, b: Limits): Limits {
  const limit = Math.min(a[of] ?? Infinity, b[of] ?? Infinity);
  return Number.isFinite(limit) ? { [of]: limit } : {};
}

/** How statements are to be evaluated and values written. */
export interface Settings extends Limits {
  readonly style: 'unicode' | 'ascii' | 'latex';
  /** How games are named where people read them; missing where data is wanted. */
  readonly naming?: PrintedNaming;
  /** Whether texts are data all the same: answers are shown in another way. */
  readonly dataTexts?: boolean;
  /** How what reasons rest on is cited where answers are written down in LaTeX. */
  readonly cites?: 'keys';
  /** The default universe, as written after `--universe`. */
  readonly universe?: string;
  /** Games with longer texts are summed up. */
  readonly longest?: number;
  /** Whether lists and tables are written whole too. */
  readonly whole?: boolean;
  /** Whether games too large for a text have their code beside them. */
  readonly codes?: boolean;
  /** How many columns the terminal has; missing where there is none. */
  readonly width?: number;
  /** Whether small pictures are drawn in letters. */
  readonly draw?: boolean;
  /** Whether `ans` is the last answer, which it is unless told; where not, there is none. */
  readonly keepsAnswers?: false;
  /** Whether statements may write files of the working folder. */
  readonly maySave?: boolean;
}

/** A statement and the line it stands on. */
export interface Statement {
  readonly text: string;
  readonly line: number;
  /** What it may take, where that is less than the settings allow. */
  readonly limits?: Limits;
  /** The text could not be read as it stands: this is the answer. */
  readonly fault?: Fault;
  /** Files that exist may be overwritten: somebody was asked. */
  readonly overwrite?: true;
  /** A ruleset is taken from this file of code; the text is then only what it is called. */
  readonly rulesetFile?: string;
  /** A question about a match on the board that the text gives. */
  readonly match?: MatchQuestion;
}

/** What is asked of a match: how a line stands, the program's move, a hint, or what a player's moves did. */
export type MatchQuestion = {
  readonly line: MatchLine;
  /** What solving may take; after that moves are guessed. */
  readonly seconds: number;
} & (
  | { readonly ask: 'view' | 'hint' }
  | { readonly ask: 'choice'; readonly opponent: Opponent }
  | { readonly ask: 'review'; readonly player: PlayerName }
);

/** What was asked for, and of a board that is neither squares nor heaps its drawing in letters. */
export interface MatchAnswer {
  readonly view?: TurnView;
  readonly drawing?: readonly string[];
  readonly choice?: ChoiceView;
  readonly hint?: HintView;
  readonly review?: ReviewView;
}

/**
 * How answers are handed over: whole; as the text that is shown, without the value; as the line
 * of JSON that is printed; or as that and what is written down with a sheet. Values can be long lists,
 * which are slow to pass from thread to thread.
 */
export type AnswerForm = 'whole' | 'text' | 'line' | 'shown';

/** What a statement came to. */
export interface Answer {
  readonly result: Result;
  /** The result as JSON, where that was asked for; `result` then is without its value. */
  readonly line?: string;
  /** The value as it is written down with a sheet, where that was asked for. */
  readonly shown?: Shown;
  readonly kind: StatementKind;
  /** It was stopped on request, not for what it asked. */
  readonly stopped: boolean;
  /** Not all that was set before could be set again: names may be what they were before it. */
  readonly lostState?: true;
  /** What is worth knowing beside the answer. */
  readonly notes?: readonly string[];
  /** What to tell once, under the first answer that has it. */
  readonly remark?: Remark;
  /** A file that was there already and therefore not written. */
  readonly exists?: string;
  /** It has read or written a file. */
  readonly usedFiles?: true;
  /** What was asked of a match. */
  readonly match?: MatchAnswer;
}

export type Request =
  | {
      readonly kind: 'run';
      readonly statements: readonly Statement[];
      readonly form: AnswerForm;
      /** Whether the last answer is forgotten afterwards: it is not the one that was. */
      readonly forgets: boolean;
    }
  | { readonly kind: 'complete' | 'inspect'; readonly text: string; readonly offset: number }
  | { readonly kind: 'variables' };

/** What has been given a name: a value, or a function somebody wrote. */
export interface Variable {
  readonly name: string;
  readonly type: string;
  /** The value, cut where it is long. */
  readonly text: string;
}

/** What completes a word: where it begins, and the candidates. */
export interface Completions {
  readonly from: number;
  readonly labels: readonly string[];
}

/** How far the statement is that has been running for a second or more. */
export interface Progress {
  readonly forms: number;
  /** Of boards. */
  readonly positions: number;
  readonly bytes: number;
  /** Which element of the outermost list it is at, from 1, and of how many. */
  readonly element?: number;
  readonly elements?: number;
  /** The search for the winner of a board, while there is one. */
  readonly search?: SearchProgress;
}

export type Report =
  /** The answers so far, in order; `done` when the request is through. */
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly done: boolean }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'completions'; readonly completions: Completions }
  /** Help on what stands at an offset; missing where there is none. */
  | { readonly kind: 'help'; readonly help?: string }
  | { readonly kind: 'variables'; readonly variables: readonly Variable[] }
  /** `--universe` is not a universe. */
  | { readonly kind: 'refused'; readonly message: string };

/** What the thread starts with. */
export interface Start {
  readonly settings: Settings;
  readonly shared: SharedArrayBuffer;
}

/** The shared memory: two cells of 32 bits. */
export const SHARED_BYTES = 8;
/** Set to 1 to stop the statement that is running and those behind it. */
export const STOP = 0;
/** How many statements have been begun. */
export const BEGUN = 1;
