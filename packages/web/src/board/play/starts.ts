// Boards to begin a match on: those of several sizes, where a ruleset plays on new boards, and its examples.

import type { RulesetInfo, SquareBoards } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { resized } from '../squares.ts';

const SIDES = [3, 4, 5, 6];
const STRIPS = [6, 8, 10, 12];
const LONGEST_NAME = 24;
const STRIP = [1, 8] as const;
const FULL = [3, 4] as const;
const SQUARE = [4, 4] as const;

/** Boards that are neither too small nor too large for a match, where the examples of a ruleset are short. */
const GOOD: Readonly<Record<string, readonly string[]>> = {
  konane: ['xoxo|o..x|xoxo|oxox'],
  amazons: ['x..|...|..o', 'x...|....|...o'],
  fission: ['....|..x.|....|....'],
  anticlobber: ['xoxo|oo..'],
  knights: ['xoxo|oxox|xoxo', 'xox|oxo'],
  toadsandfrogs: ['ttt..fff', 'tt.ff'],
  elephantsandrhinos: ['tt...ff', 'tt..ff'],
  shove: ['lr.lrrl', 'rl.lr'],
  push: ['lr.lrrl', 'rl.lr'],
  turning: ['htthhh'],
  topplingdominoes: ['llrer.rlel', 'lr.rll'],
  hackenbush: ['bb(r)(gb)r+rgb+g', 'b(rb)(br)+r(b)(r)', 'bbr+rrb'],
  graphhackenbush: ['0-L-a-R-b-L-0, a-E-c-R-d-L-b', '0-L-a-R-b-E-0'],
  graphcol: ['a-b-c-d-e-f-a, a-d', 'a-b-c-d-e-a, a-f, c-f'],
  graphsnort: ['a-b-c-d-e-f-a, a-d', 'a-b-c-d-e-a, a-f, c-f'],
  fjords: ['a:L-b-c-d-e:R, b-f-d, f-g'],
  digraphplacement: ['a:L>b:R>c:R>a, d:L>c, d:L-e:R-f:L'],
  arckayles: ['a-b-c-d-e-f-a, a-g-d', 'a-b-c-d-e-f-g'],
  partizanarckayles: ['a-L-b-R-c-L-d-R-a, b-E-d-L-e-R-f'],
  weightedarckayles: ['a:2-b:1-c:3-d:2-a, b-e:1'],
  timber: ['a>b>c<d, b>e<f'],
  nim: ['3 4 5', '1 3 5 7', '7 9 11'],
  octal: ['5 4 3', '10'],
  partizanoctal: ['7 5 4', '10'],
  partizansubtraction: ['7 6 4', '10'],
  takeandbreak: ['5 4 3', '10'],
  grundysgame: ['9 7', '13'],
  wythoff: ['5 8', '4 7'],
  cutcake: ['4x4 3x5', '4x4'],
  maundycake: ['4x6 6x4', '4x4'],
};

/** The board that a match begins on where nobody has said which: large enough to be a game. */
export function goodStart(ruleset: Pick<RulesetInfo, 'name' | 'boards' | 'examples'>): string {
  const [good] = GOOD[ruleset.name] ?? [];
  if (good !== undefined) return good;
  const { boards, examples } = ruleset;
  const sized = boards && playsOnNew(boards, examples);
  if (sized) {
    // A full board has more moves than an empty one of the same size.
    const [rows, columns] = boards.strip ? STRIP : boards.fill ? FULL : SQUARE;
    return resized('', boards, rows, columns);
  }
  return examples[0] ?? '';
}

/** Whether a match can begin on a new board: where pieces stand on it from the start, an empty one is no game. */
function playsOnNew(boards: SquareBoards, examples: readonly string[]): boolean {
  return examples.some((one) => {
    const rows = one.split('|');
    return one === resized('', boards, rows.length, rows[0]?.length ?? 0);
  });
}

/** The positions with what they are called; the one that is played on is always among them. */
export function startsOf(
  { name, boards, examples }: Pick<RulesetInfo, 'name' | 'boards' | 'examples'>,
  position: string,
): Record<string, string> {
  const starts: Record<string, string> = {};
  if (boards !== undefined && playsOnNew(boards, examples)) {
    const empty = (rows: number, columns: number) => resized('', boards, rows, columns);
    if (boards.strip)
      for (const side of STRIPS) starts[empty(1, side)] = texts.value.match.setup.squares(side);
    else for (const side of SIDES) starts[empty(side, side)] = `${side} × ${side}`;
  }
  for (const one of GOOD[name] ?? []) starts[one] ??= one;
  for (const one of examples) starts[one] ??= one;
  starts[position] ??=
    position.length <= LONGEST_NAME ? position : texts.value.match.setup.thisBoard;
  return starts;
}
