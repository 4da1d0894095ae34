/** [Davies–Milley, end of section 4]: the three tables, as they are printed. */

/** Invertible in B and no invertible dead-ending forms: form, B-simplest form, E-simplest form. */
export const INVERTIBLE_ONLY_IN_B = [
  ['{.|1}', '0', '0'],
  ['{.|0,1}', '{.|0,#}', '{.|0,#}'],
  ['{.|1,-1}', '{.|-1,#}', '{.|-1,#}'],
  ['{.|0,1,-1}', '{.|0,-1,#}', '{.|0,-1,#}'],
  ['{.|1,*}', '0', '0'],
  ['{.|0,1,*}', '{.|0,#}', '{.|0,#}'],
  ['{.|1,-1,*}', '{.|-1,#}', '{.|-1,#}'],
  ['{.|0,1,-1,*}', '{.|0,-1,#}', '{.|0,-1,#}'],
] as const;

/** Invertible in E and not in B: form, B-simplest form, E-simplest form. */
export const INVERTIBLE_ONLY_IN_E = [
  ['{-1|0,*}', '{-1|0,*}', '{-1|0,#}'],
  ['{-1|0,-1,*}', '{-1|0,-1,*}', '{-1|0,-1,#}'],
] as const;

/** The last table: how many, in B and in E. */
export const RANK_TWO_COUNTS = [
  ['forms', '256', '232'],
  ['invertible forms', '72', '60'],
  ['simplest forms', '220', '196'],
  ['invertible, simplest forms', '52', '46'],
] as const;
