// Answers as JSON, one object a statement, as the command prints them with
// `--json`. The format is described by schema/answer-2.json.

import { formToText, LimitError } from '@proviso/engine';
import { exportForms, type FormDag, formCode, textLength } from '@proviso/engine/forms';
import type { OutcomeFile } from '@proviso/engine/matches';
import {
  exportGames,
  type GameDag,
  type GameId,
  type GameStore,
  printGame,
} from '@proviso/engine/multiplayer';
import { type QuotientFile, type QuotientReport, quotientReport } from '@proviso/engine/quotients';
import { type ReasonFile, renderMarkdown } from '@proviso/engine/reasons';
import { toSvg } from '@proviso/pictures';
import type { ErrorCode, LanguageError } from '../errors.ts';
import { MAX_NESTING } from '../syntax/nesting.ts';
import { listSize } from './nested.ts';
import { type EncodedStrategy, encodedStrategy } from './strategy.ts';
import { listSummary } from './summary.ts';
import { type TextOptions, valueText } from './text.ts';
import { partialOf } from './unfinished.ts';
import type { GameValue, MultiplayerValue, Value, ValueType } from './value.ts';

/** Longer games are given as a DAG instead of a text. */
export const MAX_GAME_TEXT = 100_000;

/**
 * The types of JSON values; games and outcomes of several players are games and outcomes, and a list
 * with heads is a table.
 */
export type EncodedType = Exclude<ValueType, 'multiplayer' | 'winners'> | 'table';

/** A value: its type, the value itself, and its text. */
export interface EncodedValue {
  readonly type: EncodedType;
  readonly value:
    | boolean
    | number
    | string
    | null
    | readonly EncodedValue[]
    | EncodedTable
    | EncodedStrategy
    | {
        readonly markdown: string;
        readonly certificates: readonly (ReasonFile | OutcomeFile | QuotientFile)[];
        readonly quotient?: QuotientReport;
      }
    | { readonly title: string; readonly description: string; readonly svg: string };
  readonly text: string;
  /** Where a game is too large for a text: its distinct subpositions. */
  readonly dag?: FormDag | GameDag;
  /** And as one word, where that was asked for: the language reads it in the quotes of `code"…"`. */
  readonly code?: string;
}

/** A table: what its columns are called, and its rows. */
export interface EncodedTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly EncodedValue[])[];
}

export interface Success extends EncodedValue {
  readonly ok: true;
  /** The statement ended with `;`: its text is not to be shown. */
  readonly silent?: true;
}

export interface Failure {
  readonly ok: false;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** From 1. */
    readonly line: number;
    /** In UTF-16 units from 1. */
    readonly column: number;
  };
  /** What a search had found when its budget was spent. */
  readonly partial?: EncodedValue;
}

export type Result = Success | Failure;

/** Lists with more elements, counted wherever they stand, are not written if they hold one list again and again. */
const MOST_ELEMENTS = 1_000_000;

/**
 * A value as JSON; `tick` is called for every element of a list, which may be long. Of a list that is
 * too deep or too large to be written there is a summary.
 */
export function encode(
  value: Value,
  options: TextOptions = {},
  tick: () => void = () => {},
): EncodedValue {
  if (value.type === 'list') {
    const size = listSize(value);
    const repeated = size.elements > MOST_ELEMENTS && size.elements > 2 * size.distinct;
    if (size.depth > MAX_NESTING || repeated) {
      return { type: 'list', value: null, text: listSummary(size) };
    }
  }
  return encoded(value, options, tick);
}

function encoded(value: Value, options: TextOptions, tick: () => void): EncodedValue {
  const text = valueText(value, options);
  const { type } = value;
  switch (type) {
    case 'boolean':
    case 'outcome':
    case 'text':
      return { type, value: value.value, text };
    case 'integer':
      return { type, value: encodedInteger(value.value), text };
    case 'universe':
      return { type, value: value.universe.name, text };
    case 'game':
      return encodedGame(value, text, options);
    case 'multiplayer':
      return encodedMultiplayer(value, text);
    case 'winners':
      return { type: 'outcome', value: text, text };
    case 'list':
      if (value.heads !== undefined) {
        return {
          type: 'table',
          value: encodedTable(value.items, value.heads, options, tick),
          text,
        };
      }
      return { type, value: encodedItems(value.items, options, tick), text };
    case 'certificate': {
      const { arena, explanation } = value;
      const markdown = arena.named('integers', () => renderMarkdown(arena, explanation));
      const quotient = value.quotient && quotientReport(value.quotient, arena);
      return {
        type,
        value: { markdown, certificates: value.files, ...(quotient && { quotient }) },
        text,
      };
    }
    case 'strategy':
      return { type, value: encodedStrategy(value.strategy, options.names), text };
    case 'picture': {
      const { title, description } = value.scene;
      return { type, value: { title, description, svg: toSvg(value.scene) }, text };
    }
    case 'nothing':
      return { type, value: null, text };
    case 'board':
    case 'ruleset':
    case 'function':
      return { type, value: text, text };
  }
}

/** An error as JSON, with what was found before it where that is known and wanted. */
export function encodeError(
  error: LanguageError,
  encodePartial?: (partial: Value) => EncodedValue,
): Failure {
  const { code, message, line, column } = error;
  const partial = encodePartial && partialOf(error);
  return {
    ok: false,
    error: { code, message, line, column },
    ...(partial && { partial: encodePartial(partial) }),
  };
}

function encodedItems(
  items: readonly Value[],
  options: TextOptions,
  tick: () => void,
): EncodedValue[] {
  return items.map((item) => {
    tick();
    return encoded(item, options, tick);
  });
}

function encodedTable(
  items: readonly Value[],
  heads: readonly string[],
  options: TextOptions,
  tick: () => void,
): EncodedTable {
  const rows = items.map((row) =>
    row.type === 'list' ? encodedItems(row.items, options, tick) : [],
  );
  return { heads, rows };
}

/** A number, or a decimal string where a number would not be exact. */
function encodedInteger(n: bigint): number | string {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  return n >= -limit && n <= limit ? Number(n) : String(n);
}

/** The ASCII form, which always parses; what is too long or too deep for that goes as a DAG. */
function encodedGame(
  { type, game: { arena, id } }: GameValue,
  text: string,
  { codes = false }: TextOptions,
): EncodedValue {
  // Programs rely on these names, whatever people are shown.
  return arena.named('integers', () => {
    if (textLength(arena, id) <= MAX_GAME_TEXT) {
      const ascii = formToText(arena, id, { maxLength: Infinity });
      if (braceDepth(ascii) <= MAX_NESTING) return { type, value: ascii, text };
    }
    const dag = exportForms(arena, [id]);
    return { type, value: null, text, dag, ...(codes && { code: formCode(arena, id) }) };
  });
}

/** The same for a game of several players. */
function encodedMultiplayer({ store, id }: MultiplayerValue, text: string): EncodedValue {
  const ascii = shortText(store, id);
  if (ascii !== undefined && braceDepth(ascii) <= MAX_NESTING) {
    return { type: 'game', value: ascii, text };
  }
  return { type: 'game', value: null, text, dag: exportGames(store, [id]) };
}

function shortText(store: GameStore, id: GameId): string | undefined {
  try {
    return printGame(store, id, MAX_GAME_TEXT, 'ascii', true);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

function braceDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === '}') depth--;
  }
  return deepest;
}
