/**
 * The rulesets that Proviso knows, by the names the language and the command
 * call them.
 */

import { type Board, readBoard } from './board.ts';
import { cutcake } from './cakes/cutcake.ts';
import { maundyCake } from './cakes/maundy-cake.ts';
import { arcKayles } from './graphs/arc-kayles.ts';
import { digraphPlacement } from './graphs/digraph-placement.ts';
import { fjords } from './graphs/fjords.ts';
import { graphCol } from './graphs/graph-col.ts';
import { graphHackenbush } from './graphs/graph-hackenbush.ts';
import { graphSnort } from './graphs/graph-snort.ts';
import { partizanArcKayles } from './graphs/partizan-arc-kayles.ts';
import { timber } from './graphs/timber.ts';
import { weightedArcKayles } from './graphs/weighted-arc-kayles.ts';
import { amazons } from './grids/amazons.ts';
import { antiClobber } from './grids/anti-clobber.ts';
import { cannibalClobber } from './grids/cannibal-clobber.ts';
import { clobber } from './grids/clobber.ts';
import { col } from './grids/col.ts';
import { cram } from './grids/cram.ts';
import { domineering } from './grids/domineering.ts';
import { fission } from './grids/fission.ts';
import { kings } from './grids/kings.ts';
import { knights } from './grids/knights.ts';
import { konane } from './grids/konane.ts';
import { nogo } from './grids/nogo.ts';
import { quelhas } from './grids/quelhas.ts';
import { rooks } from './grids/rooks.ts';
import { snort } from './grids/snort.ts';
import { grundysGame } from './heaps/grundys-game.ts';
import { nim } from './heaps/nim.ts';
import { octal } from './heaps/octal.ts';
import { partizanOctal } from './heaps/partizan-octal.ts';
import { partizanSubtraction } from './heaps/partizan-subtraction.ts';
import { takeAndBreak } from './heaps/take-and-break.ts';
import { turning } from './heaps/turning.ts';
import { wythoff } from './heaps/wythoff.ts';
import { BoardNotationError } from './notation-error.ts';
import type { RegisteredRuleset } from './ruleset.ts';
import { elephantsAndRhinos } from './strips/elephants-and-rhinos.ts';
import { push } from './strips/push.ts';
import { shove } from './strips/shove.ts';
import { toadsAndFrogs } from './strips/toads-and-frogs.ts';
import { topplingDominoes } from './strips/toppling-dominoes.ts';
import { hackenbush } from './trees/hackenbush.ts';

/** A ruleset under its name, or a family of them. */
export interface RulesetEntry {
  readonly name: string;
  /** As people call it; of a family, what they call all of it. */
  readonly title: string;
  /** What the call takes, for help: `(rows, columns)` and the like. */
  readonly calls: readonly string[];
  /** The ruleset itself; of a family, one member to describe it by. */
  readonly ruleset: RegisteredRuleset;
  /** The member of a family with these parameters; `undefined` where there is one ruleset only. */
  readonly member?: (...parameters: string[]) => RegisteredRuleset;
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

/** Games that share a name: their codes come first in a call. */
function family(
  title: string,
  ruleset: RegisteredRuleset,
  member: (...codes: string[]) => RegisteredRuleset,
  needs: string,
  ...calls: string[]
): RulesetEntry {
  const count = ruleset.parameters?.length ?? 0;
  return {
    name: ruleset.name,
    title,
    calls,
    ruleset,
    member,
    board(...call) {
      const codes = call.slice(0, count).filter((code) => typeof code === 'string');
      if (codes.length < count) throw new BoardNotationError(needs, `write ${calls[0]}`);
      return readBoard(member(...codes), call.slice(count));
    },
  };
}

const octalEntry = family(
  'Octal games',
  octal('0.77'),
  (code = '') => octal(code),
  'an octal game needs its code',
  'octal("0.77", 5)',
  'octal("0.77", "3 2 1")',
);

const partizanOctalEntry = family(
  'Partizan octal games',
  partizanOctal('0.7', '0.07'),
  (left = '', right = '') => partizanOctal(left, right),
  'a partizan octal game needs two codes',
  'partizanoctal("0.7", "0.07", 5)',
  'partizanoctal("0.7", "0.07", "4 3")',
);

const partizanSubtractionEntry = family(
  'Partizan subtraction',
  partizanSubtraction('1,3', '2,3'),
  (left = '', right = '') => partizanSubtraction(left, right),
  'partizan subtraction needs two sets',
  'partizansubtraction("1,3", "2,3", 6)',
  'partizansubtraction("1,3", "2,3", "4 3")',
);

const takeAndBreakEntry = family(
  'Take-and-break games',
  takeAndBreak('4.[3]'),
  (code = '') => takeAndBreak(code),
  'a take-and-break game needs its code',
  'takeandbreak("4.[3]", 5)',
  'takeandbreak("4.[3]", "3 2 1")',
);

const turningEntry = family(
  'Turning games',
  turning('1-3'),
  (code = '') => turning(code),
  'a turning game needs its code',
  'turning("1-3", "htth")',
);

/** All rulesets, by name. */
export const rulesets: ReadonlyMap<string, RulesetEntry> = new Map(
  [
    entry(domineering, 'domineering(2, 10)', 'domineering("..|.#")'),
    entry(cram, 'cram(3, 3)', 'cram("..|.#")'),
    entry(clobber, 'clobber(4, 4)', 'clobber("xo|ox")'),
    entry(col, 'col(2, 3)', 'col("..x|...")'),
    entry(snort, 'snort(2, 3)', 'snort("..x|...")'),
    entry(nogo, 'nogo(2, 3)', 'nogo("..x|...")'),
    entry(konane, 'konane("xox.|ox.o")'),
    entry(amazons, 'amazons("x..|...|..o")'),
    entry(fission, 'fission("...|.x.|...")'),
    entry(quelhas, 'quelhas(2, 5)', 'quelhas("..|.#")'),
    entry(antiClobber, 'anticlobber("xo.|..x")'),
    entry(cannibalClobber, 'cannibalclobber(2, 3)', 'cannibalclobber("xo|ox")'),
    entry(kings, 'kings(2, 3)', 'kings("xo|ox")'),
    entry(knights, 'knights(2, 3)', 'knights("xo.|o.o")'),
    entry(rooks, 'rooks(2, 3)', 'rooks("x.o|..x")'),
    entry(toadsAndFrogs, 'toadsandfrogs(2, 1, 2)', 'toadsandfrogs("tt.ff")'),
    entry(hackenbush, 'hackenbush("bbr")', 'hackenbush("b(r)(gb)r+g")'),
    entry(graphCol, 'graphcol("a-b-c-a, c-d")'),
    entry(graphSnort, 'graphsnort("a-b-c-a, c-d")'),
    entry(fjords, 'fjords("a-b:L-c-d-e:R")'),
    entry(digraphPlacement, 'digraphplacement("a:L>b:R>c:L")'),
    entry(arcKayles, 'arckayles("a-b-c-d-e")'),
    entry(partizanArcKayles, 'partizanarckayles("a-L-b-R-c-E-d")'),
    entry(weightedArcKayles, 'weightedarckayles("a:2-b:1-c:3")'),
    entry(graphHackenbush, 'graphhackenbush("0-L-a-R-b-E-0")', 'graphhackenbush("ggg(b)(b)r")'),
    entry(timber, 'timber("a>b>c<d")'),
    entry(nim, 'nim(3, 2, 1)', 'nim("3 2 1")'),
    octalEntry,
    partizanOctalEntry,
    partizanSubtractionEntry,
    takeAndBreakEntry,
    entry(grundysGame, 'grundysgame(13)', 'grundysgame("5 4")'),
    entry(wythoff, 'wythoff(3, 5)', 'wythoff("3 5")'),
    entry(shove, 'shove("l.rl")'),
    entry(push, 'push("l.rl")'),
    turningEntry,
    entry(topplingDominoes, 'topplingdominoes("llrer")'),
    entry(elephantsAndRhinos, 'elephantsandrhinos("tt..ff")'),
    entry(cutcake, 'cutcake(4, 4)', 'cutcake("3x2 1x4")'),
    entry(maundyCake, 'maundycake(4, 4)', 'maundycake("6x4 1x4")'),
  ].map((one) => [one.name, one]),
);
