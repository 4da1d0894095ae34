// Signs and words of other languages, of LaTeX, and as papers and word processors print them, with
// what they are here.

/** Signs that mean one thing wherever they stand. */
export const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['=', 'write `==` to compare or `:=` to name a value'],
  ['&&', 'write `and`'],
  ['&', 'write `and`'],
  ['!', 'write `not`'],
  [';', '`;` stands between statements, and after names in parentheses: `(x := 3; x + 1)`'],
  ['#', '`#` is the tombstone and stands among the options of a form; comments begin with `//`'],
  [
    '/',
    'a fraction of numbers is written without spaces, as in `1/2`; integers are divided by `n div 2`',
  ],
  ['%', 'write `mod` and a universe, as in `G mod E`'],
  ["'", 'texts stand between double quotes `"`'],
  ...[...'~≅≈≃'].map((sign) => [sign, 'write `==` to compare'] as const),
  ['★', 'the star is written `*`'],
  ...[...'–—‐‑'].map((dash) => [dash, 'minus is written `-`'] as const),
  ...[...'“”„«»‘’'].map((quote) => [quote, 'texts stand between double quotes `"`'] as const),
  ...[...'∣│'].map((bar) => [bar, 'the bar is written `|`'] as const),
  ['‖', 'two bars are written `||`; incomparable is `<>`'],
  ['∅', 'an empty side is left empty or written `.`'],
  ['∞', 'games without end are not part of this language'],
  ['½', 'write `1/2`'],
  ['¼', 'write `1/4`'],
  ['¾', 'write `3/4`'],
  ['?', 'write `help(name)`'],
  ['∧', 'write `and`'],
  ['∨', 'write `or`'],
  ['¬', 'write `not`'],
  ['∈', 'write `in`'],
  ['⊕', 'write `+`'],
]);

/** Two signs that are one sign here. */
export const FOREIGN_PAIRS: ReadonlyMap<string, string> = new Map([
  ['=<', 'write `<=`'],
  ['=>', 'write `>=`'],
  ['/=', 'write `!=`'],
  ['/*', 'comments begin with `//`'],
  ['|>', 'not even one of `<=` and `==`: write `not G <= H`'],
]);

/** Words that stand between two operands elsewhere. */
export const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['fuzzy', 'incomparable is `<>`, as in `G <> H`'],
  ['incomparable', 'incomparable is `<>`, as in `G <> H`'],
  ['modulo', 'write `mod`'],
  ['equals', 'write `==` to compare'],
  ['is', 'write `==` to compare, or `in` for a universe'],
]);

/** Words that begin a definition elsewhere. */
export const DEFINERS: ReadonlySet<string> = new Set(
  'let var val const def define fun fn func function set'.split(' '),
);

/** Commands of LaTeX that the grammar does not read, and the signs they print. */
export const LATEX: ReadonlyMap<string, string> = new Map([
  ...['middle', 'big', 'Big', 'bigm', 'bigl'].map((word) => [word, '|'] as const),
  ...['cong', 'sim', 'approx', 'simeq'].map((word) => [word, '=='] as const),
  ['mp', '+-'],
  ['up', '^'],
  ['down', 'v'],
  ['bmod', 'mod'],
]);

/** Those it reads: where one is refused, it is for its place. */
export const READ_LATEX: ReadonlySet<string> = new Set(
  (
    'left right quad frac tfrac dfrac overline bar ast star cgstar pm cdot emptyset uparrow downarrow ' +
    'Uparrow Downarrow blacksquare times geq leq neq ge le ne equiv parallel pmod mid vert Vert'
  ).split(' '),
);
