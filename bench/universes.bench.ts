// The strong test of boards whose forms have thousands of subpositions: modulo D(1̄0), by its test sets,
// and modulo universes of ends that are not dead, by winning states. Each time in a fresh arena, and the
// ratio to D(1̄0) in the same run, in CPU time, which has to keep within ten times. The first two boards are
// beaten by a single end in some universes, which is found before any state is looked at; 10×2 is strong
// modulo D({· | 1̄, *}), which has to be shown for all numbers of ends. Two things are told and do not keep within
// ten times: 12×2, of 4853 subpositions, is strong modulo D({· | 1̄, *}) and is beaten at once modulo D(1̄0); and
// modulo D({· | 0, *2}), where Left may need two moves to close what Right opens, all components are folded.

import {
  Arena,
  type FormId,
  Left,
  leastUniverse,
  nodes,
  type Universe,
  ZERO,
} from '@proviso/engine';
import { type Board, boardForm, clobber, domineering, readBoard } from '@proviso/engine/rulesets';
import { measure } from './lib/measure.ts';
import { type Fact, report } from './lib/report.ts';

const boards: Record<string, Board> = {
  '4×5 Domineering': readBoard(domineering, [4, 5]),
  '2×8 Domineering': readBoard(domineering, [2, 8]),
  '8×2 Domineering': readBoard(domineering, [8, 2]),
  '10×2 Domineering': readBoard(domineering, [10, 2]),
  '12×2 Domineering': readBoard(domineering, [12, 2]),
  'Clobber xoxo|oxox|xox.': readBoard(clobber, ['xoxo|oxox|xox.']),
};

const universes: Record<string, (arena: Arena) => Universe> = {
  'D(1̄0)': (arena) => leastUniverse(arena, [end(arena, [ZERO, one(arena, -1)])]),
  'D({· | 0, *})': (arena) => leastUniverse(arena, [end(arena, [ZERO, star(arena)])]),
  'D({· | 1̄, *})': (arena) => leastUniverse(arena, [end(arena, [one(arena, -1), star(arena)])]),
  'D({· | 0, 1})': (arena) => leastUniverse(arena, [end(arena, [ZERO, one(arena, 1)])]),
  'D({· | 0, *2})': (arena) => leastUniverse(arena, [end(arena, [ZERO, starTwo(arena)])]),
};

/** These are not held to ten times. */
const isOnlyTold = (board: string, universe: string): boolean =>
  board === '12×2 Domineering' || universe === 'D({· | 0, *2})';

function end(arena: Arena, options: readonly FormId[]): FormId {
  return arena.intern([], options);
}

function one(arena: Arena, sign: 1 | -1): FormId {
  return sign === 1 ? arena.intern([ZERO], []) : arena.intern([], [ZERO]);
}

function star(arena: Arena): FormId {
  return arena.intern([ZERO], [ZERO]);
}

function starTwo(arena: Arena): FormId {
  const options = [ZERO, star(arena)];
  return arena.intern(options, options);
}

const facts: Record<string, Fact> = {};
const measurements = [];
for (const [boardName, board] of Object.entries(boards)) {
  const arena = new Arena();
  const form = boardForm(arena, board);
  facts[`subpositions of ${boardName}`] = { value: nodes(arena, form), unit: 'forms' };
  const seconds = new Map<string, number>();
  for (const [name, make] of Object.entries(universes)) {
    // The arena keeps what it knows, so each call has one of its own; building the form is left out.
    let elapsed = 0;
    let calls = 0;
    const run = (): void => {
      const fresh = new Arena();
      const asked = boardForm(fresh, board);
      const universe = make(fresh);
      const start = process.cpuUsage();
      universe.isStrong(fresh, asked, Left);
      const { user, system } = process.cpuUsage(start);
      elapsed += (user + system) / 1_000;
      calls++;
    };
    // Each universe runs code of its own, which the compiler has to have seen.
    for (let warming = 0; warming < 3; warming++) run();
    elapsed = 0;
    calls = 0;
    measurements.push(
      ...(await measure(
        { [`${boardName} mod ${name}`]: { operations: 1, run } },
        { calls: 3, milliseconds: 0 },
      )),
    );
    seconds.set(name, elapsed / calls);
    facts[`strong test of ${boardName} mod ${name}`] = { value: elapsed / calls, unit: 'ms' };
  }
  const base = seconds.get('D(1̄0)') ?? Number.NaN;
  for (const [name, time] of seconds) {
    if (name !== 'D(1̄0)') {
      facts[`${boardName}: ${name} to D(1̄0)`] = {
        value: time / base,
        unit: 'times',
        ...(!isOnlyTold(boardName, name) && { atMost: 10 }),
      };
    }
  }
}
report('universes', measurements, facts);
