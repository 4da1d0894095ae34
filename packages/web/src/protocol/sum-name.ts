/** The name for a sum of boards: its position is an expression of the language, `nim(2) + cram(2, 3)`. */
export const SUM_NAME = 'sum';
