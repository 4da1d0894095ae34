// A cell of a worksheet at work: its text, the answers to it, and how the two stand to each other.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Piece } from '@proviso/language/sheets';
import type { Problem, Ran } from '../protocol/answers.ts';
import { type Basis, leftBehindBy } from './basis.ts';

/** What became of one statement. */
export interface Answered {
  readonly statement: string;
  /** Where it begins in its cell. */
  readonly from: number;
  readonly ran: Ran;
}

/** Answers, with all they are answers to. */
export interface Answers {
  /** The text of the cell. */
  readonly text: string;
  /** What stood above it. */
  readonly basis: Basis;
  readonly list: readonly Answered[];
  /** Whether every statement of the text has its answer. */
  readonly complete: boolean;
  /** Whether they were found without a cell above that had been stopped. */
  readonly without: boolean;
  /** Whether an earlier version of the page found them. */
  readonly elder: boolean;
  /** Whether they came with a link, and nobody here has computed them. */
  readonly brought?: boolean;
  /** A failure of the page, not of a statement. */
  readonly problem?: Problem;
}

/**
 * How the answers stand to the sheet as it is now. `changed`: the text is another; `stale`: what
 * stands above is; `without`: a cell above was stopped; `elder`: an earlier version found them;
 * `brought`: they came with a link.
 */
export type Standing =
  | 'new'
  | 'current'
  | 'stopped'
  | 'changed'
  | 'stale'
  | 'without'
  | 'elder'
  | 'brought';

/** What a cell is doing. */
export type Phase = 'idle' | 'waiting' | 'running';

export interface Cell {
  readonly id: number;
  readonly prose: boolean;
  gap: string;
  readonly text: Signal<string>;
  readonly phase: Signal<Phase>;
  readonly answers: Signal<Answers | undefined>;
  /** The text that was run when the sheet was open before, and had no answer by its end. */
  readonly unfinished: Signal<string | undefined>;
  /** The statements in it that may leave something behind. */
  readonly leaves: ReadonlySignal<readonly string[]>;
  readonly standing: ReadonlySignal<Standing>;
}

let nextId = 1;

/** A cell, given what stands above it at any time. */
export function cellOf({ text, prose, gap }: Piece, above: (cell: Cell) => Basis): Cell {
  const cell: Cell = {
    id: nextId++,
    prose,
    gap,
    text: signal(text),
    phase: signal<Phase>('idle'),
    answers: signal<Answers | undefined>(undefined),
    unfinished: signal<string | undefined>(undefined),
    leaves: computed(() => (prose ? [] : leftBehindBy(cell.text.value))),
    standing: computed(() => standingOf(cell, above)),
  };
  return cell;
}

function standingOf(cell: Cell, above: (cell: Cell) => Basis): Standing {
  const answers = cell.answers.value;
  if (answers === undefined) return 'new';
  if (answers.text !== cell.text.value) return 'changed';
  if (answers.basis !== above(cell)) return answers.without ? 'without' : 'stale';
  if (answers.brought) return 'brought';
  if (answers.elder) return 'elder';
  return answers.complete ? 'current' : 'stopped';
}
