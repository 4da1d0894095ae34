// The game that everybody sees first.

/** As it is typed. */
export const FIRST = '{0,*|*}';
