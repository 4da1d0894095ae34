/**
 * The rulesets that Proviso knows, by the names the language and the command
 * call them.
 */

import { type Board, readBoard } from './board.ts';
import { clobber } from './clobber.ts';
import { cram } from './cram.ts';
import { domineering } from './domineering.ts';
import { hackenbush } from './hackenbush.ts';
import { nim } from './nim.ts';
import { BoardNotationError } from './notation-error.ts';
import { octal } from './octal.ts';
import { partizanOctal } from './partizan-octal.ts';
import type { RegisteredRuleset } from './ruleset.ts';
import { toadsAndFrogs } from './toads-and-frogs.ts';

/** A ruleset under its name, with what is called before a position is given. */
export interface RulesetEntry {
  readonly name: string;
  /** As people call it; of a family, what they call all of it. */
  readonly title: string;
  /** What the call takes, for help: `(rows, columns)` and the like. */
  readonly calls: readonly string[];
  /** The ruleset itself; of a family, one member to describe it by. */
  readonly ruleset: RegisteredRuleset;
  /** The board of a call: its text, its sizes, whatever the ruleset takes. */
  board(...call: (string | number)[]): Board;
}

function entry(ruleset: RegisteredRuleset, ...calls: string[]): RulesetEntry {
  return {
    name: ruleset.name,
    title: ruleset.title,
    calls,
    ruleset,
    board: (...call) => readBoard(ruleset, call),
  };
}

/** The octal games share a name; the code comes first. */
const octalEntry: RulesetEntry = {
  name: 'octal',
  title: 'Octal games',
  calls: ['octal("0.77", 5)', 'octal("0.77", "3 2 1")'],
  ruleset: octal('0.77'),
  board(code, ...position) {
    if (typeof code === 'string') return readBoard(octal(code), position);
    throw new BoardNotationError('an octal game needs its code', 'write octal("0.77", 5)');
  },
};

/** So do the partizan ones; the codes of Left and of Right come first. */
const partizanOctalEntry: RulesetEntry = {
  name: 'partizanoctal',
  title: 'Partizan octal games',
  calls: ['partizanoctal("0.7", "0.07", 5)', 'partizanoctal("0.7", "0.07", "4 3")'],
  ruleset: partizanOctal('0.7', '0.07'),
  board(left, right, ...position) {
    if (typeof left === 'string' && typeof right === 'string') {
      return readBoard(partizanOctal(left, right), position);
    }
    throw new BoardNotationError(
      'a partizan octal game needs two codes',
      'write partizanoctal("0.7", "0.07", 5)',
    );
  },
};

/** All rulesets, by name. */
export const rulesets: ReadonlyMap<string, RulesetEntry> = new Map(
  [
    entry(domineering, 'domineering(2, 10)', 'domineering("..|.#")'),
    entry(cram, 'cram(3, 3)', 'cram("..|.#")'),
    entry(clobber, 'clobber(4, 4)', 'clobber("xo|ox")'),
    entry(toadsAndFrogs, 'toadsandfrogs(2, 1, 2)', 'toadsandfrogs("tt.ff")'),
    entry(hackenbush, 'hackenbush("bbr")', 'hackenbush("b(r)(gb)r+g")'),
    entry(nim, 'nim(3, 2, 1)', 'nim("3 2 1")'),
    octalEntry,
    partizanOctalEntry,
  ].map((one) => [one.name, one]),
);
