// [Dwyer–Milley–Willette, Tables 1–3], with the corrections to their misprints: Table 1 lost bars
// ({*|1} for "{*1̄ 1}"), and in Table 2 {·|1} and {1̄|·} stand for {1|·} and {·|1̄}.
import { type G, game } from './game.ts';
import { read } from './notation.ts';

/** Table 1: equal day-2 games modulo E, the reduced one first; the games equal to 0 apart. */
export const equalToZero = ['{-1|1}', '{-1,*|1}', '{-1|1,*}', '{-1,*|1,*}'].map(read);

export const table1: readonly (readonly G[])[] = `
{-1|*} {-1,*|*}
{*|1} {*|1,*}
{-1|1,-1} {-1|1,-1,*}
{*|1,-1} {*|1,-1,*}
{-1,*|1,-1} {-1,*|1,-1,*}
{1,-1|1} {1,-1,*|1}
{1,-1|*} {1,-1,*|*}
{1,-1|1,*} {1,-1,*|1,*}
{0,-1|1} {0,*|1} {0,-1,*|1}
{0,-1|*} {0,*|*} {0,-1,*|*}
{0,-1|1,*} {0,*|1,*} {0,-1,*|1,*}
{0,1,-1|1} {0,1,*|1} {0,1,-1,*|1}
{0,1,-1|*} {0,1,*|*} {0,1,-1,*|*}
{0,1,-1|1,*} {0,1,*|1,*} {0,1,-1,*|1,*}
{-1|0,1} {-1|0,*} {-1|0,1,*}
{*|0,1} {*|0,*} {*|0,1,*}
{-1,*|0,1} {-1,*|0,*} {-1,*|0,1,*}
{-1|0,1,-1} {-1|0,-1,*} {-1|0,1,-1,*}
{*|0,1,-1} {*|0,-1,*} {*|0,1,-1,*}
{-1,*|0,1,-1} {-1,*|0,-1,*} {-1,*|0,1,-1,*}`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(read));

/** Table 2: the invertible reduced day-2 games, {1̄|1} ≡ 0 left out. */
export const table2: readonly G[] = `
{0,-1|0,1} {1,-1|1,-1} {0,1,-1|0,1,-1}
{1|.} {0|0,1,-1} {-1|0,1} {0,1|1,-1}
{.|-1} {0,1,-1|0} {0,-1|1} {1,-1|0,-1}
{.|0,-1} {1|1} {-1|0,-1} {0,1|0,1,-1}
{0,1|.} {-1|-1} {0,1|1} {0,1,-1|0,-1}
{0|1} {1|0,1} {-1|1,-1} {0,-1|1,-1}
{-1|0} {0,-1|-1} {1,-1|1} {1,-1|0,1}
{0|0,1} {1|1,-1} {-1|0,1,-1} {0,-1|0,1,-1}
{0,-1|0} {1,-1|-1} {0,1,-1|1} {0,1,-1|0,1}
{0|1,-1} {1|0,1,-1} {0,1|0,1} {1,-1|0,1,-1}
{1,-1|0} {0,1,-1|-1} {0,-1|0,-1} {0,1,-1|1,-1}`
  .trim()
  .split(/\s+/)
  .map(read);

const optionSets = [
  '',
  '0',
  '1',
  '-1',
  '*',
  '0,1',
  '0,-1',
  '0,*',
  '1,-1',
  '1,*',
  '-1,*',
  '0,1,-1',
  '0,1,*',
  '0,-1,*',
  '1,-1,*',
  '0,1,-1,*',
].map((options) => read(`{${options}|}`).left);

/** Row labels of Table 3, in its order. */
const rows = `
.          VV.V..V.........
0          VXVXXVXXVXXVXXXX
-1         .V0VXVVvV0XVvvvv
1          VXVXXVXXVXXVXXXX
*          .XXXXXXxXxXXxxxx
0,-1       .VVVXVVXVXXVXXXX
0,1        VXVXXVXXVXXVXXXX
0,*        .XvXxXXXXxXXXXXX
1,-1       .VVVXVVXVXXVXXXX
-1,*       .X0XxXXxX0XXxxxx
1,*        .XXXXXXXXXXXXXXX
0,1,-1     .VVVXVVXVXXVXXXX
0,-1,*     .XvXxXXXXxXXXXXX
0,1,*      .XvXxXXXXxXXXXXX
1,-1,*     .XvXxXXXXxXXXXXX
0,1,-1,*   .XvXxXXXXxXXXXXX`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [string, string]);

export interface Cell {
  readonly game: G;
  readonly deadEnding: boolean;
  readonly reduced: boolean;
  readonly invertible: boolean;
  readonly zero: boolean;
}

/** Table 3: V ✓ and X × are circled (reduced) in the paper, v and x not; `.` is a gray cell. */
export const table3: readonly Cell[] = rows.flatMap(([label, cells]) =>
  [...cells].map((cell, column) => ({
    game: game(read(`{${label}|}`).left, optionSets[column] ?? []),
    deadEnding: cell !== '.',
    reduced: cell === 'V' || cell === 'X',
    invertible: cell === 'V' || cell === 'v' || cell === '0',
    zero: cell === '0',
  })),
);
