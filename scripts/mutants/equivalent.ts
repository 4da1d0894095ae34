// Mutants that no test can notice, and why. Each is found by the file, the line it stands on (without
// indentation), what is changed and into what; one that is not there any more is reported.

export interface Equivalent {
  readonly file: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

export const EQUIVALENT: readonly Equivalent[] = [];
