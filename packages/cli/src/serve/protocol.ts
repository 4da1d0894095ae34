// What a program and `proviso serve` say to each other: one JSON object a line. A request has an id, which
// its reply repeats; events about a request that is still running have its id too. The format is
// described by schema/serve-1.json.

import type { PlacedStatement } from '@proviso/language';
import type { Limits, Progress, Variable } from '../evaluator/protocol.ts';

export const PROTOCOL = 1;
/** Bytes of the longest request. */
export const LONGEST_REQUEST = 64 * 2 ** 20;

/** What a program calls its request. */
export type RequestId = string | number;

/** Where the request stands: sessions have variables and a universe of their own. */
export interface InSession {
  readonly id: RequestId;
  readonly session: string;
}

export interface EvalRequest extends InSession {
  readonly op: 'eval';
  /** Statements as a worksheet has them; each is answered. */
  readonly text: string;
  /** What each statement may take. */
  readonly limits?: Limits;
  /** Whether to tell how far a statement is that takes longer than a second. */
  readonly progress: boolean;
  /** Whether each answer has beside it what a page shows: formulas, pictures, tables. */
  readonly shown: boolean;
  /** Whether each answer has beside it what a notebook keeps: texts and pictures by media type. */
  readonly bundle: boolean;
}

export type Request =
  | EvalRequest
  | (InSession & {
      readonly op: 'complete' | 'inspect';
      readonly text: string;
      readonly offset: number;
    })
  /** Cuts a text into statements without evaluating any. */
  | { readonly id: RequestId; readonly op: 'statements'; readonly text: string }
  | (InSession & { readonly op: 'variables' | 'reset' | 'close' })
  /** Verifies the certificates in a text. */
  | { readonly id: RequestId; readonly op: 'check'; readonly text: string }
  | { readonly id: RequestId; readonly op: 'cancel'; readonly request: RequestId }
  | { readonly id: RequestId; readonly op: 'hello'; readonly token?: string };

/** Why a request was not carried out. What is wrong with a statement stands in its answer. */
export interface Refusal {
  readonly code: 'request' | 'cancelled' | 'token' | 'limit' | 'internal';
  readonly message: string;
}

export type Reply =
  | { readonly id: RequestId | null; readonly ok: false; readonly error: Refusal }
  | {
      readonly id: RequestId;
      readonly ok: true;
      readonly proviso?: string;
      readonly protocol?: number;
      readonly cancelled?: boolean;
      readonly from?: number;
      readonly labels?: readonly string[];
      readonly help?: string;
      readonly statements?: readonly PlacedStatement[];
      readonly whole?: boolean;
      readonly variables?: readonly Variable[];
      readonly verdicts?: readonly unknown[];
    };

/** Told while a request is running. */
export interface ProgressEvent {
  readonly id: RequestId;
  readonly event: 'progress';
  readonly progress: Progress;
}
