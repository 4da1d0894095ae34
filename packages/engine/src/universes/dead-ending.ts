/**
 * The dead-ending universe E. By [Siegel, Theorem 4.9] with T_n(E) = {0, M_n},
 * G is Left E-strong when Left, moving first, wins both G and G + M_n for n at
 * least the rank of G. In G + M_n Right may, beside moving in G, pass
 * (M_n to M_{n−1}) or cash in (M_n to 0); n never runs out, so it need not be
 * known and the test is one bit a form.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { isDeadEnd, isDeadEnding } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left, opponent, SIDES, type Side } from '../forms/side.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { perfectMurder } from './perfect-murder.ts';
import type { TestEnd } from './test-sets.ts';
import type { Universe } from './universe.ts';

/** Bit `1 << side`: that side, moving first, wins against a perfect murder that never runs out. */
const murderColumn: ColumnDefinition = {
  name: 'wins against the perfect murder',
  width: 'byte',
  value(arena, wins, id) {
    let bits = 0;
    for (const side of SIDES) {
      if (isEndLike(arena, id, side) || someOptionSurvives(arena, wins, id, side)) {
        bits |= 1 << side;
      }
    }
    return bits;
  },
};

/** Whether some option withstands the opponent's pass, cashing in, and every move. */
function someOptionSurvives(arena: Arena, wins: Column, id: FormId, side: Side): boolean {
  const end = arena.optionsEnd(id, side);
  for (let i = arena.optionsStart(id, side); i < end; i++) {
    const option = arena.optionAt(i);
    const afterPass = ((wins.at(option) >> side) & 1) === 1;
    if (
      afterPass &&
      winsMovingFirst(arena, option, side) &&
      everyReplyWins(arena, wins, option, side)
    ) {
      return true;
    }
  }
  return false;
}

function everyReplyWins(arena: Arena, wins: Column, option: FormId, side: Side): boolean {
  const replier = opponent(side);
  const end = arena.optionsEnd(option, replier);
  for (let i = arena.optionsStart(option, replier); i < end; i++) {
    if (((wins.at(arena.optionAt(i)) >> side) & 1) === 0) return false;
  }
  return true;
}

/** T_n(E) = {0, M_n}, one end where n = 0. */
function testSet(arena: Arena, n: number): TestEnd[] {
  const ends = n === 0 ? [ZERO] : [ZERO, perfectMurder(arena, n)];
  return ends.map((end) => ({ end, member: end }));
}

/**
 * 0 and the perfect murders [Larsson et al., Lemma 2]. From a few moves beyond the rank of G on,
 * longer ends play the same against it.
 */
function* reversers(arena: Arena, g: FormId): Generator<FormId> {
  const bound = rank(arena, g) + 3;
  for (let n = 0; n <= bound; n++) yield perfectMurder(arena, n);
}

/** Games all of whose ends are dead ends. */
export const E: Universe = {
  name: 'E',
  key: 'E',
  words: 'dead-ending games: who has run out of moves never gets one again',
  contains: isDeadEnding,
  isStrong: (arena, id, side) =>
    winsMovingFirst(arena, id, side) && ((arena.column(murderColumn).at(id) >> side) & 1) === 1,
  includes: 'E',
  isDeadEnding: true,
  testSet,
  reversers,
  birthdaysAreExact: true,
  // [Dwyer–Milley–Willette, Theorem 5].
  canonicalOption: (arena, end) => arena.intern([], [end]),
  // [Milley–Renault].
  invertibleIfPFree: true,
  countLeftEnds: (arena, forms) =>
    2n ** BigInt(forms.filter((form) => isDeadEnd(arena, form, Left)).length),
  isAboveSomeEnd: (arena, end) => isDeadEnd(arena, end, Left),
  // A perfect murder can be ended at once, so a member of cl(A) below it is a single
  // follower of A (Proposition 3.9) of at least its rank (Proposition 3.3).
  endsBeyond: (arena, n) => [perfectMurder(arena, n + 1)],
  endsByOption: true,
  certificateName: 'E',
};
