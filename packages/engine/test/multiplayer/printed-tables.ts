/**
 * The tables of Spindler's paper as they are printed, in the notation of the appendix; outcomes in
 * the order N, O, P, and `-` for nobody.
 *
 * Nine rows of Table 9 are damaged in print: a `#` was lost or gained, or a subscript came loose.
 * They carry the reading that restores them, `read`, found as the only change of that kind that
 * satisfies the row.
 */

/** Table 1: the largest outcome of a sum by the outcomes of the summands; any subset occurs. */
export const table1: Record<string, Record<string, string>> = {
  '-': { '-': '-', N: 'N', O: '-', P: '-', NO: 'NO', OP: '-', NP: 'N' },
  N: { '-': 'N', N: 'NO', O: 'N', P: 'N', NO: 'NOP', OP: 'N', NP: 'NO' },
  O: { '-': '-', N: 'N', O: 'O', P: '-', NO: 'NO', OP: 'O', NP: 'NP' },
  P: { '-': '-', N: 'N', O: '-', P: '-', NO: 'NO', OP: 'P', NP: 'N' },
  NO: { '-': 'NO', N: 'NOP', O: 'NO', P: 'NO', NO: 'NOP', OP: 'NO', NP: 'NOP' },
  OP: { '-': '-', N: 'N', O: 'O', P: 'P', NO: 'NO', OP: 'OP', NP: 'NP' },
  NP: { '-': 'N', N: 'NO', O: 'NP', P: 'N', NO: 'NOP', OP: 'NP', NP: 'NO' },
};

/** Table 2: the largest outcome of G + G. */
export const table2: Record<string, string> = {
  '-': '-',
  N: 'NO',
  O: 'O',
  P: '-',
  NO: 'NOP',
  OP: 'OP',
  NP: 'NO',
};

/** Table 3: the largest outcome of G + G + G. */
export const table3: Record<string, string> = {
  '-': '-',
  N: 'OP',
  O: 'O',
  P: '-',
  NO: 'OP',
  OP: 'OP',
  NP: 'OP',
};

/** Table 4: the outcomes of k·* + G for k = 0, 1, 2, 3. */
export const table4: { heaps: number[]; outcomes: string[] }[] = [
  { heaps: [], outcomes: ['OP', 'NP', 'NO', 'OP'] },
  { heaps: [2], outcomes: ['N', 'NO', 'NP', 'N'] },
  { heaps: [3], outcomes: ['N', 'NO', 'N', 'N'] },
  { heaps: [4], outcomes: ['N', 'NO', 'N', 'N'] },
  { heaps: [2, 2], outcomes: ['O', 'N', 'NO', 'O'] },
  { heaps: [2, 3], outcomes: ['-', 'N', 'NO', '-'] },
  { heaps: [2, 4], outcomes: ['-', 'N', 'NO', '-'] },
  { heaps: [2, 2, 2], outcomes: ['-', '-', '-', '-'] },
  { heaps: [2, 2, 3], outcomes: ['-', '-', '-', '-'] },
  { heaps: [2, 2, 4], outcomes: ['-', '-', '-', '-'] },
];

/** Table 6: the outcomes of the Nim quotient for three players; powers of a, b and c. */
export const table6: Record<string, string> = {
  '1': 'OP',
  a: 'NP',
  'a^2': 'NO',
  b: 'N',
  ab: 'NO',
  'a^2b': 'NP',
  c: 'N',
  ac: 'NO',
  'a^2c': 'N',
  'b^2': 'O',
  'ab^2': 'N',
  'a^2b^2': 'NO',
  bc: '-',
  abc: 'N',
  'a^2bc': 'NO',
  'c^2': '-',
};

/** Table 7: games with given outcomes of G and of G + G. */
export const table7 = [
  { of: '-', multiple: '-', game: '*2_{#}2' },
  { of: 'N', multiple: '-', game: '*3' },
  { of: 'N', multiple: 'N', game: '*(1_{#}1)20' },
  { of: 'N', multiple: 'O', game: '*2' },
  { of: 'N', multiple: 'NO', game: '*(1_{#}1)(20)0' },
  { of: 'O', multiple: '-', game: '*2_2' },
  { of: 'O', multiple: 'O', game: '*2_{#}' },
  { of: 'P', multiple: '-', game: '*2_21_{#}' },
  { of: 'NO', multiple: '-', game: '*2_121' },
  { of: 'NO', multiple: 'N', game: '*21' },
  { of: 'NO', multiple: 'O', game: '*2_11' },
  { of: 'NO', multiple: 'P', game: '*(2_10)_{#}' },
  { of: 'NO', multiple: 'NO', game: '*2_1' },
  { of: 'NO', multiple: 'OP', game: '*(1_{#}1)1' },
  { of: 'NO', multiple: 'NP', game: '*1_{#}' },
  { of: 'OP', multiple: '-', game: '*(2_1)_{#}' },
  { of: 'OP', multiple: 'O', game: '*(2_11)_{#}' },
  { of: 'OP', multiple: 'P', game: '*2_11_{#}' },
  { of: 'OP', multiple: 'OP', game: '0' },
  { of: 'NP', multiple: '-', game: '*(2_1)_{##}' },
  { of: 'NP', multiple: 'N', game: '*2_10' },
  { of: 'NP', multiple: 'O', game: '*(1_{#}2_1)_{#}' },
  { of: 'NP', multiple: 'NO', game: '*' },
];

/** Table 8: games with given outcomes of G and of 3·G; `?` where the paper has no example. */
export const table8 = [
  { of: '-', multiple: '-', game: '*2_23' },
  { of: 'N', multiple: '-', game: '*2' },
  { of: 'N', multiple: 'O', game: '*((1_{#}1)1)20' },
  { of: 'N', multiple: 'P', game: '?' },
  { of: 'N', multiple: 'OP', game: '?' },
  { of: 'O', multiple: '-', game: '*2_{#}' },
  { of: 'O', multiple: 'O', game: '*1_{#}2' },
  { of: 'P', multiple: '-', game: '*2_{#}1_{#}' },
  { of: 'NO', multiple: '-', game: '*21' },
  { of: 'NO', multiple: 'O', game: '*(2_10)_{#}' },
  { of: 'NO', multiple: 'P', game: '*(21)_{###}' },
  { of: 'NO', multiple: 'OP', game: '*1_{#}' },
  { of: 'OP', multiple: '-', game: '*2_11_{#}' },
  { of: 'OP', multiple: 'O', game: '*(2_10)_{##}' },
  { of: 'OP', multiple: 'P', game: '*(21)_{#}' },
  { of: 'OP', multiple: 'OP', game: '0' },
  { of: 'NP', multiple: '-', game: '*2_{#}1_{#}0' },
  { of: 'NP', multiple: 'O', game: '*2_10' },
  { of: 'NP', multiple: 'P', game: '*1_{#}0' },
  { of: 'NP', multiple: 'OP', game: '*' },
];

export interface PrintedRow {
  readonly left: string;
  readonly right: string;
  readonly sum: string;
  readonly printed: readonly [string, string];
  /** The repaired reading of a damaged row. */
  readonly read?: readonly [string, string];
}

/** Table 9: pairs of games with given outcomes of the summands and of the sum. */
export const table9: readonly PrintedRow[] = [
  { left: '-', right: '-', sum: '-', printed: ['*2_{#}2', '*2_{#}2'] },
  { left: '-', right: 'N', sum: '-', printed: ['*2_{#}2', '*2'] },
  {
    left: '-',
    right: 'N',
    sum: 'N',
    printed: ['*2_{#}#21_{#}', '*2'],
    read: ['*2_{#}21_{#}', '*2'],
  },
  { left: '-', right: 'O', sum: '-', printed: ['*2_{#}2', '*2_{#}'] },
  { left: '-', right: 'P', sum: '-', printed: ['*2_{#}2', '*2_{#}#'] },
  { left: '-', right: 'NO', sum: '-', printed: ['*2_22', '*1_{#}1'] },
  { left: '-', right: 'NO', sum: 'N', printed: ['*2_22', '*1_{#}'] },
  { left: '-', right: 'NO', sum: 'O', printed: ['*2_{#}2', '*1_{#}1'] },
  { left: '-', right: 'NO', sum: 'NO', printed: ['*2_{#}2', '*1_{#}'] },
  { left: '-', right: 'OP', sum: '-', printed: ['*2_{#}2', '0'] },
  { left: '-', right: 'NP', sum: '-', printed: ['*2_22', '*'] },
  { left: '-', right: 'NP', sum: 'N', printed: ['*2_{#}2', '*'] },
  { left: 'N', right: 'N', sum: '-', printed: ['*2', '*20'] },
  { left: 'N', right: 'N', sum: 'N', printed: ['*2', '*1_{#}20'] },
  { left: 'N', right: 'N', sum: 'O', printed: ['*2', '*2'] },
  { left: 'N', right: 'N', sum: 'NO', printed: ['*2', '*1_{#}10'] },
  { left: 'N', right: 'O', sum: '-', printed: ['*2', '*2_2'] },
  { left: 'N', right: 'O', sum: 'N', printed: ['*2', '*2_{#}'] },
  {
    left: 'N',
    right: 'P',
    sum: '-',
    printed: ['*2_{#}#', '*2_{#}#'],
    read: ['*2_{###}', '*2_{##}'],
  },
  { left: 'N', right: 'P', sum: 'N', printed: ['*2', '*2_{#}#'] },
  { left: 'N', right: 'NO', sum: '-', printed: ['*2_{#}2', '*1_{#}'], read: ['*2_{#2}', '*1_{#}'] },
  { left: 'N', right: 'NO', sum: 'N', printed: ['*1_{#}10', '*1_{#}'] },
  { left: 'N', right: 'NO', sum: 'O', printed: ['*2', '*2_11'] },
  {
    left: 'N',
    right: 'NO',
    sum: 'P',
    printed: ['*2_{#}#', '*1_{#}'],
    read: ['*2_{###}', '*1_{#}'],
  },
  { left: 'N', right: 'NO', sum: 'NO', printed: ['*20', '*1_{#}'] },
  { left: 'N', right: 'NO', sum: 'OP', printed: ['*2', '*(1_{#}1)1'] },
  { left: 'N', right: 'NO', sum: 'NP', printed: ['*2', '*1_{#}'] },
  {
    left: 'N',
    right: 'OP',
    sum: '-',
    printed: ['*2_{#}#', '*2_1_{#}'],
    read: ['*2_{###}', '*2_{1#}'],
  },
  { left: 'N', right: 'OP', sum: 'N', printed: ['*2', '0'] },
  { left: 'N', right: 'NP', sum: '-', printed: ['*2_{#}#2', '*'], read: ['*2_{##2}', '*'] },
  { left: 'N', right: 'NP', sum: 'N', printed: ['*1_{#}10', '*'] },
  { left: 'N', right: 'NP', sum: 'O', printed: ['*2_{#}#', '*'], read: ['*2_{###}', '*'] },
  { left: 'N', right: 'NP', sum: 'NO', printed: ['*2', '*'] },
  { left: 'O', right: 'O', sum: '-', printed: ['*2_{#}', '*2_2'] },
  { left: 'O', right: 'O', sum: 'O', printed: ['*2_{#}', '*2_{#}'] },
  { left: 'O', right: 'P', sum: '-', printed: ['*2_{#}', '*2_{#}#'] },
  { left: 'O', right: 'NO', sum: '-', printed: ['*2_2', '*2_1'] },
  { left: 'O', right: 'NO', sum: 'N', printed: ['*2_{#}', '*1_{#}'] },
  { left: 'O', right: 'NO', sum: 'O', printed: ['*2_2', '*1_{#}1'] },
  { left: 'O', right: 'NO', sum: 'NO', printed: ['*1_{#}2', '*1_{#}'] },
  { left: 'O', right: 'OP', sum: '-', printed: ['*1_{#}2', '*2_1_{#}'] },
  { left: 'O', right: 'OP', sum: 'O', printed: ['*2_{#}', '0'] },
  { left: 'O', right: 'NP', sum: '-', printed: ['*2_{#}', '*1_{#}0'] },
  { left: 'O', right: 'NP', sum: 'N', printed: ['*2_2', '*'] },
  { left: 'O', right: 'NP', sum: 'P', printed: ['*2_{#}', '*'] },
  { left: 'O', right: 'NP', sum: 'NP', printed: ['*1_{#}2', '*'] },
  { left: 'P', right: 'P', sum: '-', printed: ['*2_{#}#', '*2_{#}#'] },
  { left: 'P', right: 'NO', sum: '-', printed: ['*2_{#}#', '*1_{#}1'] },
  { left: 'P', right: 'NO', sum: 'N', printed: ['*2_21_{#}', '*(1_{#}0)_{#}'] },
  { left: 'P', right: 'NO', sum: 'O', printed: ['*2_{#}#', '*1_{#}'] },
  { left: 'P', right: 'NO', sum: 'NO', printed: ['*2_21_{#}', '*1_{#}'] },
  { left: 'P', right: 'OP', sum: '-', printed: ['*2_{#}#', '*2_1_{#}'] },
  { left: 'P', right: 'OP', sum: 'P', printed: ['*2_{#}#', '0'] },
  { left: 'P', right: 'NP', sum: '-', printed: ['*2_2_{#}', '*2_1_{#}#'] },
  { left: 'P', right: 'NP', sum: 'N', printed: ['*2_{#}#', '*'] },
  { left: 'NO', right: 'NO', sum: '-', printed: ['*31', '*(1_{#}0)_{#}'] },
  { left: 'NO', right: 'NO', sum: 'N', printed: ['*1_{#}', '*1_{#}1'] },
  { left: 'NO', right: 'NO', sum: 'O', printed: ['*2_11', '*2_11'] },
  { left: 'NO', right: 'NO', sum: 'P', printed: ['*1_{#}', '*(1_{#}0)_{#}'] },
  { left: 'NO', right: 'NO', sum: 'NO', printed: ['*1_{#}1', '*1_{#}1'] },
  { left: 'NO', right: 'NO', sum: 'OP', printed: ['*(1_{#}1)1', '*(1_{#}1)1'] },
  { left: 'NO', right: 'NO', sum: 'NP', printed: ['*1_{#}', '*1_{#}'] },
  { left: 'NO', right: 'OP', sum: '-', printed: ['*1_{#}1', '*2_1_{#}'] },
  { left: 'NO', right: 'OP', sum: 'N', printed: ['*1_{#}', '*(1_{#}0)_{#}#'] },
  { left: 'NO', right: 'OP', sum: 'O', printed: ['*1_{#}', '*2_1_{#}'] },
  { left: 'NO', right: 'OP', sum: 'NO', printed: ['*1_{#}', '0'] },
  { left: 'NO', right: 'NP', sum: '-', printed: ['*2_11', '*1_{#}0'] },
  { left: 'NO', right: 'NP', sum: 'N', printed: ['*(1_{#}0)_{#}', '*1_{#}0'] },
  { left: 'NO', right: 'NP', sum: 'O', printed: ['*(1_{#}0)_{#}', '*'] },
  { left: 'NO', right: 'NP', sum: 'P', printed: ['*1_{#}', '*2_1_{#}#'] },
  { left: 'NO', right: 'NP', sum: 'NO', printed: ['*2_11', '*'] },
  { left: 'NO', right: 'NP', sum: 'OP', printed: ['*1_{#}', '*'] },
  { left: 'NO', right: 'NP', sum: 'NP', printed: ['*1_{#}1', '*'] },
  { left: 'OP', right: 'OP', sum: '-', printed: ['*2_1_{#}', '*2_1_{#}'] },
  { left: 'OP', right: 'OP', sum: 'O', printed: ['*1_{#}#', '*(1_{#}0)_{#}#'] },
  { left: 'OP', right: 'OP', sum: 'P', printed: ['*1_{#}#', '*2_1_{#}'] },
  { left: 'OP', right: 'OP', sum: 'OP', printed: ['0', '0'] },
  { left: 'OP', right: 'NP', sum: '-', printed: ['*2_1_{#}', '*2_1_{#}#'] },
  { left: 'OP', right: 'NP', sum: 'N', printed: ['*2_1_{#}', '*'] },
  {
    left: 'OP',
    right: 'NP',
    sum: 'P',
    printed: ['*(1_{#}0)_{#}#', '*1_{#}#'],
    read: ['*(1_{#}0)_{##}', '*1_{###}'],
  },
  { left: 'OP', right: 'NP', sum: 'NP', printed: ['0', '*'] },
  { left: 'NP', right: 'NP', sum: '-', printed: ['*2_1_{#}#', '*2_1_{#}#'] },
  { left: 'NP', right: 'NP', sum: 'N', printed: ['*', '*1_{#}0'] },
  {
    left: 'NP',
    right: 'NP',
    sum: 'O',
    printed: ['*1_{#}#', '*2_1_{#}#'],
    read: ['*1_{###}', '*2_{1##}'],
  },
  { left: 'NP', right: 'NP', sum: 'NO', printed: ['*', '*'] },
];
