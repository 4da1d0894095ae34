// `npm start`: a worked demonstration on the terminal. One game, who wins it, and what becomes of it
// in each universe; then two games that only a universe can tell apart.

import {
  Arena,
  B,
  closure,
  compare,
  D,
  E,
  type FormId,
  formToText,
  integer,
  M,
  misereOutcome,
  Normal,
  nimHeap,
  normalOutcome,
  passingOutcome,
  simplestForm,
  ZERO,
} from '@proviso/engine';

const arena = new Arena();
const star = nimHeap(arena, 1);
const minusOne = integer(arena, -1);
const oneOrZero = arena.intern([], [ZERO, minusOne]);
const universes = [M, B, E, closure(arena, [oneOrZero]), closure(arena, [minusOne]), D, Normal];

const text = (id: FormId) => formToText(arena, id, { style: 'unicode' });
const say = (label: string, value: string) => console.log(`  ${label.padEnd(24)} ${value}`);

const game = arena.intern([ZERO, star], [star]);
console.log(`\nThe game G = ${text(game)}\n`);
say('misère outcome', misereOutcome(arena, game));
say('normal outcome', normalOutcome(arena, game));
say('if Right may pass', passingOutcome(arena, game));

console.log('\nIts simplest form modulo a universe (■ is a tombstone)\n');
for (const universe of universes) {
  say(`mod ${universe.name}`, text(simplestForm(arena, game, universe)));
}

const twoStars = arena.intern([star], [star]);
console.log(`\nH = ${text(twoStars)} against 0: equal in some universes, not in others\n`);
for (const universe of universes) {
  say(`mod ${universe.name}`, `H ${compare(arena, twoStars, ZERO, universe)} 0`);
}
console.log('\nREADME.md shows the same from a program; CONTRIBUTING.md says where things are.');
