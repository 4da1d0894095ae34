// What a session is begun with, besides how values are written.

import type { PrintedNaming } from './evaluate/use-naming.ts';
import type { Files } from './files.ts';
import type { OutsideRuleset } from './functions/outside-rulesets.ts';

export interface SessionOptions {
  /**
   * Whether functions are remembered by their arguments, which is the default. Without it recursion is
   * only as deep as the stack.
   */
  readonly remember?: boolean;
  /** Rulesets from outside, by the names they have in the language; see `Session.addRuleset`. */
  readonly rulesets?: Readonly<Record<string, OutsideRuleset>>;
  /** Where `save` and `load` go; without it they are refused. */
  readonly files?: Files | undefined;
  /** Whether `ans` is the last answer; where statements are run again and again, it would be any. */
  readonly keepsAnswers?: boolean;
  /**
   * How games are named where people read them, until `use names` or `use braces` says otherwise.
   * Without it everything is named as data is, whatever a statement says.
   */
  readonly naming?: PrintedNaming;
  /** Whether the texts of results are data all the same: the host shows values in its own way. */
  readonly dataTexts?: boolean;
}
