/** The independent checker of Proviso's reasons, an entry of its own: `@proviso/engine/check`. */

export { CHECK_BUDGET, checkCertificate } from './check.ts';
export {
  type Claim,
  type ComparisonClaim,
  claimText,
  type OutcomeClaim,
  type QuotientClaim,
  whereText,
} from './claim.ts';
export { sha256 } from './sha256.ts';
export { checkText, type Found } from './text.ts';
export type { Proved, Refused, Verdict } from './verdict.ts';
