/** What the checker says of a certificate, and of what is none. */

import { BudgetError } from '../storage/budget.ts';
import type { Claim, Outcomes } from './claim.ts';
import { Fault } from './fault.ts';
import { Unreadable } from './json.ts';

/** What the checker found. */
export type Verdict = Proved | Refused;

/** A claim that is proved. */
export type Proved = Claim &
  Partial<Outcomes> & {
    readonly valid: true;
    /** The theorems the verdict rests on. */
    readonly trusts: readonly string[];
    /** Moves, replies and positions looked at. */
    readonly operations: number;
  };

export interface Refused {
  readonly valid: false;
  /**
   * `certificate`: it does not prove its claim; `missing`: there is none to check; `unreadable`: the
   * text is not JSON; `budget`: not checked, because that would take more than allowed.
   */
  readonly code: 'certificate' | 'missing' | 'unreadable' | 'budget';
  readonly fault: string;
  /** What is claimed, where that could be read. */
  readonly claimed?: Claim;
}

/** Does some work; what it stops at becomes a verdict. */
export function refusing<T>(
  work: () => T,
  claimed: () => Claim | undefined = () => undefined,
): T | Refused {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    const claim = claimed();
    const fault = (error as Error).message;
    return { valid: false, code, fault, ...(claim && { claimed: claim }) };
  }
}

function codeOf(error: unknown): Refused['code'] | undefined {
  if (error instanceof Fault) return 'certificate';
  if (error instanceof BudgetError) return 'budget';
  return error instanceof Unreadable ? 'unreadable' : undefined;
}
