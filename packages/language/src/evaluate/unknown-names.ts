// Names that are not known: what was probably meant. Names of other programs and of the papers come
// first, then those that are near in writing.

import type { LanguageError, Span } from '../errors.ts';
import { PLAYERS, THE_OUTCOMES, THE_PLAYERS } from '../functions/parameters.ts';
import { nearest } from '../syntax/nearest.ts';
import type { Scope } from '../values/scope.ts';
import { THE_UNIVERSES, UNIVERSES } from '../values/universes.ts';
import type { Evaluator } from './evaluator.ts';

const SIMPLEST = 'write `G mod U` for the simplest form of G modulo U, as in `G mod E`';
const CANONICAL = 'write `G mod Normal` for the canonical form, `G mod U` for the simplest form';
const PICTURE = 'write `tree(G)`; `proviso draw` saves a picture';

/** Names that people know from elsewhere, in lower case, and what is written here. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ...['simplestform', 'simplify', 'reduce', 'reduced', 'minimal'].map(
    (name) => [name, SIMPLEST] as const,
  ),
  ...['canonicalform', 'canon', 'cf', 'can'].map((name) => [name, CANONICAL] as const),
  ...['conjugate', 'negative', 'neg', 'negate', 'bar'].map(
    (name) => [name, 'write `-G` for the conjugate'] as const,
  ),
  ...['equal', 'equals', 'eq', 'isequal'].map(
    (name) => [name, 'write `G == H mod U`, as in `G == H mod E`'] as const,
  ),
  ...['identical', 'isomorphic', 'iso'].map((name) => [name, 'write `same(G, H)`'] as const),
  ...['show', 'picture', 'display'].map((name) => [name, PICTURE] as const),
  ...['len', 'size'].map((name) => [name, 'write `length(xs)`'] as const),
  ...['print', 'println', 'echo'].map(
    (name) => [name, 'an expression alone is printed, as in `outcome(G)`'] as const,
  ),
  ...['quit', 'exit', 'bye'].map((name) => [name, 'Ctrl-D leaves the prompt'] as const),
  ...['previous', 'next'].map((name) => [name, THE_OUTCOMES] as const),
  ...['l', 'n', 'p', 'r'].map(
    (name) => [name, `an outcome is written in capitals, \`${name.toUpperCase()}\``] as const,
  ),
  ...['options', 'leftoptions', 'rightoptions'].map(
    (name) => [name, 'write `left(G)` or `right(G)`'] as const,
  ),
  [
    'ans',
    'it is the last answer, and there is none yet; on the page give an answer a name, as in `x := …`',
  ],
  ['up', 'write `^`'],
  ['down', 'write `v`'],
  ['star', 'write `*`, or `*3` for the heap of 3'],
  ['nil', 'write `nothing`'],
  ['dayn', 'write `born(3, U)` for the forms of rank at most 3 in a universe U'],
  ['misere', 'play is misère unless `Normal` is said, as in `G mod Normal`'],
  ['mex', 'write `G mod Normal` for the heap that an impartial game is'],
  ...['on', 'off', 'over', 'under', 'dud', 'upon'].map(
    (name) => [name, 'games without end are not part of this language'] as const,
  ),
  ...['vv', 'v2', 'v3'].map(
    (name) => [name, `write \`-${name === 'vv' ? '^^' : `^${name[1]}`}\``] as const,
  ),
  ['startup', 'write `load("file.pvs")`'],
  ['tombstone', 'write `#` among the options of a form, as in `{0, # | *}`'],
  ['toads', 'write `toadsandfrogs(…)`'],
  ['toadsfrogs', 'write `toadsandfrogs(…)`'],
  ['kayles', 'write `octal("0.77")` for the ruleset and `octal("0.77", n)` for a heap'],
  ['dawsonskayles', 'write `octal("0.07")` for the ruleset and `octal("0.07", n)` for a heap'],
  [
    'partizankayles',
    'write `partizanoctal("0.7", "0.07")` for the ruleset and `partizanoctal("0.7", "0.07", n)` for a heap',
  ],
  ['grundy', 'write `nimvalue(G)` for the nim-value, `grundysgame(n)` for the game'],
  ...['nimber', 'grundyvalue', 'nimsum', 'spraguegrundy'].map(
    (name) => [name, 'write `nimvalue(G)` for the nim-value of normal play'] as const,
  ),
  ...['temperature', 'mean', 'thermograph', 'heat', 'cool', 'freeze', 'atomicweight'].map(
    (name) =>
      [name, 'temperatures and what is made of them are not part of this language'] as const,
  ),
  ...['elephants', 'rhinos'].map((name) => [name, 'write `elephantsandrhinos(…)`'] as const),
  ['dominoes', 'write `topplingdominoes(…)`'],
]);

/** What is wanted where the name stands, in the words of a parameter. */
export type Wanted = string | undefined;

/** The error of a name that is not known. */
export function unknownName(
  evaluator: Evaluator,
  name: string,
  span: Span,
  scope: Scope,
  wanted?: Wanted,
): LanguageError {
  const { state } = evaluator;
  const problem = `\`${name}\` is not known`;
  if (state.mode === undefined && wanted?.startsWith('a universe')) {
    const meant = [...UNIVERSES.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
    const guess = meant === undefined ? '' : `did you mean \`${meant}\`? `;
    return evaluator.error('name', span, problem, guess + THE_UNIVERSES);
  }
  if (wanted === 'a text or an integer') {
    return evaluator.error('name', span, problem, `a position is a text: write \`"${name}"\``);
  }
  if (wanted === PLAYERS) return evaluator.error('name', span, problem, THE_PLAYERS);
  const foreign = FOREIGN_NAMES.get(name.toLowerCase());
  const near = nearest(name, [...scope.names(), ...state.functions.keys()]);
  const sameButCase = near?.toLowerCase() === name.toLowerCase();
  if (state.mode === undefined && foreign !== undefined && !sameButCase) {
    return evaluator.error('name', span, problem, foreign);
  }
  if (state.otherFunctions.has(name)) {
    const several = state.mode === undefined;
    const other = `\`${name}\` is for games of ${several ? 'several' : 'two'} players`;
    return evaluator.error('name', span, other, `write \`use ${several ? 3 : 2} players\` first`);
  }
  if (state.notations.has(name)) {
    const cure = `write \`${name}"…"\`, without a blank`;
    return evaluator.error('name', span, `\`${name}\` begins a notation`, cure);
  }
  return evaluator.error('name', span, problem, near && `did you mean \`${near}\`?`);
}
