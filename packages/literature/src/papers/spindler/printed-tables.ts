/**
 * The tables of [Spindler] as they are printed, games in the notation of the appendix,
 * outcomes in the order N, O, P, and `-` for nobody.
 *
 * Nine rows of Table 9 are damaged in print: a `#` was lost or gained, or a subscript came loose.
 * After `->` stands the reading that restores the row, the only change of that kind that does.
 */

/** The outcomes in the order of the tables' rows and columns. */
export const OUTCOMES = ['-', 'N', 'O', 'P', 'NO', 'OP', 'NP'] as const;

/** Table 1: the largest outcome of a sum by the outcomes of the summands; any subset occurs. */
export const TABLE_1 = rows(`
- N - - NO - N
N NO N N NOP N NO
- N O - NO O NP
- N - - NO P N
NO NOP NO NO NOP NO NOP
- N O P NO OP NP
N NO NP N NOP NP NO`);

/** Table 2: the largest outcome of G + G. */
export const TABLE_2 = ['-', 'NO', 'O', '-', 'NOP', 'OP', 'NO'];

/** Table 3: the largest outcome of G + G + G. */
export const TABLE_3 = ['-', 'OP', 'O', '-', 'OP', 'OP', 'OP'];

/** Table 4: the sizes of heaps, and the outcomes beside 0, 1, 2 and 3 single counters. */
export const TABLE_4: readonly (readonly [sizes: readonly number[], outcomes: string])[] = [
  [[], 'OP NP NO OP'],
  [[2], 'N NO NP N'],
  [[3], 'N NO N N'],
  [[4], 'N NO N N'],
  [[2, 2], 'O N NO O'],
  [[2, 3], '- N NO -'],
  [[2, 4], '- N NO -'],
  [[2, 2, 2], '- - - -'],
  [[2, 2, 3], '- - - -'],
  [[2, 2, 4], '- - - -'],
];

/** Table 5: the same for k single counters, by k modulo 3; m stands for any size from 3 on. */
export const TABLE_5: readonly (readonly [sizes: readonly (number | 'm')[], outcomes: string])[] = [
  [[], 'OP NP NO'],
  [[2], 'N NO NP'],
  [['m'], 'N NO N'],
  [[2, 2], 'O N NO'],
  [[2, 'm'], '- N NO'],
];

/** Table 6: the outcomes of the Nim quotient; products of a, b and c. */
export const TABLE_6 = rows(`
1 a a^2 b ab a^2b c ac a^2c b^2 ab^2 a^2b^2 bc abc a^2bc c^2
OP NP NO N NO NP N NO N O N NO - N NO -`);

/** Table 7: o(G), o(G + G) and G. */
export const TABLE_7 = rows(`
- - *2_{#}2
N - *3
N N *(1_{#}1)20
N O *2
N NO *(1_{#}1)(20)0
O - *2_2
O O *2_{#}
P - *2_21_{#}
NO - *2_121
NO N *21
NO O *2_11
NO P *(2_10)_{#}
NO NO *2_1
NO OP *(1_{#}1)1
NO NP *1_{#}
OP - *(2_1)_{#}
OP O *(2_11)_{#}
OP P *2_11_{#}
OP OP 0
NP - *(2_1)_{##}
NP N *2_10
NP O *(1_{#}2_1)_{#}
NP NO *`);

/** Table 8: o(G), o(3·G) and G; `?` where the paper has no example. */
export const TABLE_8 = rows(`
- - *2_23
N - *2
N O *((1_{#}1)1)20
N P ?
N OP ?
O - *2_{#}
O O *1_{#}2
P - *2_{#}1_{#}
NO - *21
NO O *(2_10)_{#}
NO P *(21)_{###}
NO OP *1_{#}
OP - *2_11_{#}
OP O *(2_10)_{##}
OP P *(21)_{#}
OP OP 0
NP - *2_{#}1_{#}0
NP O *2_10
NP P *1_{#}0
NP OP *`);

export interface PrintedSum {
  /** o(G), o(H) and o(G + H). */
  readonly outcomes: readonly [string, string, string];
  readonly printed: readonly [string, string];
  /** The restored reading of a damaged row. */
  readonly restored?: readonly [string, string];
}

/** Table 9: o(G) + o(H) = o(G + H), and G and H. */
export const TABLE_9: readonly PrintedSum[] = rows(`
- + - = - : *2_{#}2 *2_{#}2
- + N = - : *2_{#}2 *2
- + N = N : *2_{#}#21_{#} *2 -> *2_{#}21_{#} *2
- + O = - : *2_{#}2 *2_{#}
- + P = - : *2_{#}2 *2_{#}#
- + NO = - : *2_22 *1_{#}1
- + NO = N : *2_22 *1_{#}
- + NO = O : *2_{#}2 *1_{#}1
- + NO = NO : *2_{#}2 *1_{#}
- + OP = - : *2_{#}2 0
- + NP = - : *2_22 *
- + NP = N : *2_{#}2 *
N + N = - : *2 *20
N + N = N : *2 *1_{#}20
N + N = O : *2 *2
N + N = NO : *2 *1_{#}10
N + O = - : *2 *2_2
N + O = N : *2 *2_{#}
N + P = - : *2_{#}# *2_{#}# -> *2_{###} *2_{##}
N + P = N : *2 *2_{#}#
N + NO = - : *2_{#}2 *1_{#} -> *2_{#2} *1_{#}
N + NO = N : *1_{#}10 *1_{#}
N + NO = O : *2 *2_11
N + NO = P : *2_{#}# *1_{#} -> *2_{###} *1_{#}
N + NO = NO : *20 *1_{#}
N + NO = OP : *2 *(1_{#}1)1
N + NO = NP : *2 *1_{#}
N + OP = - : *2_{#}# *2_1_{#} -> *2_{###} *2_{1#}
N + OP = N : *2 0
N + NP = - : *2_{#}#2 * -> *2_{##2} *
N + NP = N : *1_{#}10 *
N + NP = O : *2_{#}# * -> *2_{###} *
N + NP = NO : *2 *
O + O = - : *2_{#} *2_2
O + O = O : *2_{#} *2_{#}
O + P = - : *2_{#} *2_{#}#
O + NO = - : *2_2 *2_1
O + NO = N : *2_{#} *1_{#}
O + NO = O : *2_2 *1_{#}1
O + NO = NO : *1_{#}2 *1_{#}
O + OP = - : *1_{#}2 *2_1_{#}
O + OP = O : *2_{#} 0
O + NP = - : *2_{#} *1_{#}0
O + NP = N : *2_2 *
O + NP = P : *2_{#} *
O + NP = NP : *1_{#}2 *
P + P = - : *2_{#}# *2_{#}#
P + NO = - : *2_{#}# *1_{#}1
P + NO = N : *2_21_{#} *(1_{#}0)_{#}
P + NO = O : *2_{#}# *1_{#}
P + NO = NO : *2_21_{#} *1_{#}
P + OP = - : *2_{#}# *2_1_{#}
P + OP = P : *2_{#}# 0
P + NP = - : *2_2_{#} *2_1_{#}#
P + NP = N : *2_{#}# *
NO + NO = - : *31 *(1_{#}0)_{#}
NO + NO = N : *1_{#} *1_{#}1
NO + NO = O : *2_11 *2_11
NO + NO = P : *1_{#} *(1_{#}0)_{#}
NO + NO = NO : *1_{#}1 *1_{#}1
NO + NO = OP : *(1_{#}1)1 *(1_{#}1)1
NO + NO = NP : *1_{#} *1_{#}
NO + OP = - : *1_{#}1 *2_1_{#}
NO + OP = N : *1_{#} *(1_{#}0)_{#}#
NO + OP = O : *1_{#} *2_1_{#}
NO + OP = NO : *1_{#} 0
NO + NP = - : *2_11 *1_{#}0
NO + NP = N : *(1_{#}0)_{#} *1_{#}0
NO + NP = O : *(1_{#}0)_{#} *
NO + NP = P : *1_{#} *2_1_{#}#
NO + NP = NO : *2_11 *
NO + NP = OP : *1_{#} *
NO + NP = NP : *1_{#}1 *
OP + OP = - : *2_1_{#} *2_1_{#}
OP + OP = O : *1_{#}# *(1_{#}0)_{#}#
OP + OP = P : *1_{#}# *2_1_{#}
OP + OP = OP : 0 0
OP + NP = - : *2_1_{#} *2_1_{#}#
OP + NP = N : *2_1_{#} *
OP + NP = P : *(1_{#}0)_{#}# *1_{#}# -> *(1_{#}0)_{##} *1_{###}
OP + NP = NP : 0 *
NP + NP = - : *2_1_{#}# *2_1_{#}#
NP + NP = N : * *1_{#}0
NP + NP = O : *1_{#}# *2_1_{#}# -> *1_{###} *2_{1##}
NP + NP = NO : * *`).map(
  ([left = '', , right = '', , sum = '', , g = '', h = '', , restoredG, restoredH]) => {
    const row = { outcomes: [left, right, sum], printed: [g, h] } as const;
    if (restoredG === undefined || restoredH === undefined) return row;
    return { ...row, restored: [restoredG, restoredH] } as const;
  },
);

/** The words of each line of a text. */
function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}
