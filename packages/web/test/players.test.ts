// The Players view: addresses, games and heaps read, what the worker tells of outcomes, plans, sums, quotients
// and play, against plain heaps played out and the tables of the paper.

import { expect, it } from 'vitest';
import { inSum, signOf } from '../src/players/compared.ts';
import {
  playersAddress,
  playOn,
  readPlay,
  readPlayersAddress,
  stepBack,
  stepForth,
  writePlay,
} from '../src/players/players-address.ts';
import {
  conventionFor,
  conventionsOf,
  has,
  letterOf,
  membersOf,
  winnersWhenStuck,
} from '../src/players/sets.ts';
import { heapsIn } from '../src/protocol/heaps.ts';
import type { ComparedGames, PlanView, PlayersSetting, SumStudy } from '../src/protocol/players.ts';
import { summandsIn } from '../src/worker/players-setting.ts';
import { comparePlayers, playersQuotient, playersSums } from '../src/worker/players-structure.ts';
import { playersTurn, studyPlayers } from '../src/worker/study-players.ts';

/** Whoever cannot move loses alone. */
const NORMAL = 0b110;
const three = (text: string, convention = NORMAL): PlayersSetting => ({
  players: 3,
  convention,
  text,
});

const set = (letters: string): number =>
  [...'NOP'].reduce((all, letter, i) => (letters.includes(letter) ? all | (1 << i) : all), 0);

/** Who wins heaps by force, played out on plain lists. */
function winners(heaps: readonly number[], mover: number, convention: number, players = 3): number {
  let all = 0;
  for (let player = 0; player < players; player++) {
    if (forced(heaps, mover, convention, players, 1 << player, player)) all |= 1 << player;
  }
  return all;
}

/** Whether a coalition can make a player win. */
function forced(
  heaps: readonly number[],
  mover: number,
  convention: number,
  players: number,
  coalition: number,
  player: number,
): boolean {
  const after = heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, rest) => heaps.map((each, i) => (i === heap ? rest : each))),
  );
  if (after.length === 0) return has(convention, (player - mover + players) % players);
  const next = (mover + 1) % players;
  const on = (position: readonly number[]) =>
    forced(position, next, convention, players, coalition, player);
  return has(coalition, mover) ? after.some(on) : after.every(on);
}

it.each([
  ['1', 'PN'],
  ['1 1', 'NO'],
  ['2', 'N'],
  ['2 1', 'NO'],
  ['2 1 1', 'PN'],
  ['3 1', 'NO'],
  ['2 2', 'O'],
  ['2 2 1', 'N'],
  ['2 3', ''],
  ['2 3 1', 'N'],
  ['2 2 2', ''],
])('[Spindler, Table 4]: the heaps %s have outcome {%s}', (heaps, outcome) => {
  const { starters, impartial, heaps: read } = studyPlayers(three(heaps));
  expect(impartial).toBe(true);
  expect(read).toEqual(heaps.split(' ').map(Number));
  expect(starters.map((one) => one.winners)).toEqual([set(outcome)]);
});

it('[Spindler, Proposition 2.5]: all seven outcomes', () => {
  const games = ['0', '*', '{*}', '*2', '{*2}', '{{*2}}', '{*2, {*2}}'];
  const outcomes = games.map((game) => studyPlayers(three(game)).starters[0]?.winners);
  expect(outcomes).toEqual(['OP', 'NP', 'NO', 'N', 'O', 'P', ''].map(set));
});

it('[Spindler, Proposition 2.2]: Next and Other together can stop Previous in {0, *2}', () => {
  const [starter] = studyPlayers(three('{0, *2}')).starters;
  expect(starter?.winners).toBe(set('N'));
  expect(starter?.fates[2]).toMatchObject({ wins: false, coalitions: [set('NO')] });
  // Next moves to *2, and Other to 0.
  const plan = starter?.fates[2]?.plan;
  expect(plan?.moves.map(({ move }) => move.to)).toEqual(['*2']);
  expect(plan?.moves[0]?.after?.moves.map(({ move }) => move)).toEqual([{ component: 0, to: '0' }]);
});

/** Follows a plan over plain heaps: at turns of others every move is answered, and the aim is reached. */
function checkPlan(
  plan: PlanView,
  heaps: readonly number[],
  coalition: number,
  reached: (stuck: number) => boolean,
): number {
  const total = heaps.reduce((sum, size) => sum + size, 0);
  expect(plan.own).toBe(has(coalition, plan.mover));
  if (total === 0) {
    expect(plan).toMatchObject({ moves: [], more: 0 });
    expect(reached(plan.mover)).toBe(true);
    return 1;
  }
  if (plan.own) expect(plan.moves.length + plan.more).toBe(1);
  else {
    const after = heaps.flatMap((size, heap) =>
      Array.from({ length: size }, (_, rest) =>
        heaps
          .map((each, i) => (i === heap ? rest : each))
          .filter((each) => each > 0)
          .sort((a, b) => a - b)
          .join(' '),
      ),
    );
    expect(plan.moves.length + plan.more).toBe(new Set(after).size);
  }
  let ends = 0;
  for (const { move, after } of plan.moves) {
    const taken = heaps.map((size, i) => (i === move.component ? size - (move.takes ?? 0) : size));
    if (after !== undefined) ends += checkPlan(after, taken, coalition, reached);
  }
  return ends;
}

it.each([
  ['1 2', NORMAL],
  ['2 2', NORMAL],
  ['1 1 2', NORMAL],
  ['1 2 2', 0b100],
  ['2 2', 0b001],
  ['1 3', 0b011],
])(
  'plans and coalitions of the heaps %s are those of plain play (convention %i)',
  (text, convention) => {
    const heaps = text.split(' ').map(Number);
    const [starter] = studyPlayers(three(text, convention)).starters;
    expect(starter?.winners).toBe(winners(heaps, 0, convention));
    let ends = 0;
    for (const { player, wins, coalitions, plan } of starter?.fates ?? []) {
      expect(wins).toBe(forced(heaps, 0, convention, 3, 1 << player, player));
      const others = [0, 1, 2, 3, 4, 5, 6, 7].filter((one) => !has(one, player));
      const stopping = others.filter((one) => !forced(heaps, 0, convention, 3, 7 & ~one, player));
      const least = stopping.filter(
        (one) => !stopping.some((two) => two !== one && (two & ~one) === 0),
      );
      expect([...coalitions].sort()).toEqual(
        wins ? [forced(heaps, 0, convention, 3, 0, player) ? 0 : 1 << player] : least.sort(),
      );
      ends += checkPlan(
        plan,
        heaps,
        coalitions[0] ?? 0,
        (stuck) => has(winnersWhenStuck(stuck, convention, 3), player) === wins,
      );
    }
    expect(ends).toBeGreaterThan(0);
  },
);

it('a partizan game has an outcome for each starter', () => {
  const study = studyPlayers(three('1[0]'));
  expect(study.impartial).toBe(false);
  // Left has the one move. If Left begins, Center is stuck; if Center begins, Center is; if Right, Right is.
  expect(study.starters.map((one) => one.winners)).toEqual([0b101, 0b101, 0b011]);
});

it('heaps and summands are told apart in what is typed', () => {
  expect(heapsIn('3 4 5')).toEqual([3, 4, 5]);
  expect(heapsIn(' 3,4 ')).toEqual([3, 4]);
  expect(heapsIn('*3')).toBeUndefined();
  expect(summandsIn('*2 + {0, * + *}')).toEqual(['*2 ', ' {0, * + *}']);
  expect(summandsIn('2 * *3 + *')).toEqual(['*3 ', '*3 ', ' *']);
  expect(summandsIn('3**2')).toEqual(['*2', '*2', '*2']);
  const parts = (text: string) => studyPlayers(three(text)).components.map((each) => each.text);
  expect(parts('2 * *3 + *')).toEqual(['*3', '*3', '*']);
  expect(parts('2·{0 | * | } + 1[0]')).toEqual(['{0 | * | .}', '{0 | * | .}', '1[0]']);
  expect(parts('minus(1[0])')).toHaveLength(1);
  expect(studyPlayers(three('3 0 1')).heaps).toEqual([3, 0, 1]);
  expect(inSum('3 1 0')).toBe('*3 + * + 0');
  expect(inSum('{0, *2}')).toBe('{0, *2}');
});

it.each([
  ['', 'write a game such as {0, *2}'],
  ['{0, ', 'column'],
  ['"text"', 'this is of type text, and not a game'],
  ['{0 | *}', 'column'],
])('%s is refused with a cure', (text, says) => {
  let said = '';
  try {
    studyPlayers(three(text));
  } catch (error) {
    const { message, column } = error as Error & { column?: number };
    said = `${message} column ${column}`;
  }
  expect(said).toContain(says);
});

it('other numbers of players and conventions without a winner are refused', () => {
  expect(() => studyPlayers({ players: 7, convention: 1, text: '*' })).toThrow('2 to 6 players');
  expect(() => studyPlayers({ players: 3, convention: 0, text: '*' })).toThrow('somebody wins');
  expect(() => studyPlayers({ players: 3, convention: 7, text: '*' })).toThrow('somebody loses');
});

it('[Spindler, Table 1]: the sums of three players that the theorems allow', () => {
  const told: SumStudy[] = [];
  playersSums(3, NORMAL, (study) => told.push(study));
  expect(told.map(({ searched }) => searched)).toEqual([false, true]);
  const { outcomes, sums, doubles, multiples } = told[1] as SumStudy;
  const union = (sets: readonly number[]) => sets.reduce((all, one) => all | one, 0);
  const at = (one: string, other: string) =>
    union(sums[outcomes.indexOf(set(one))]?.[outcomes.indexOf(set(other))]?.allowed ?? []);
  const heads = ['', 'N', 'O', 'P', 'NO', 'OP', 'PN'];
  const printed = [
    ['', 'N', '', '', 'NO', '', 'N'],
    ['N', 'NO', 'N', 'N', 'NOP', 'N', 'NO'],
    ['', 'N', 'O', '', 'NO', 'O', 'PN'],
    ['', 'N', '', '', 'NO', 'P', 'N'],
    ['NO', 'NOP', 'NO', 'NO', 'NOP', 'NO', 'NOP'],
    ['', 'N', 'O', 'P', 'NO', 'OP', 'PN'],
    ['N', 'NO', 'PN', 'N', 'NOP', 'PN', 'NO'],
  ];
  expect(heads.map((one) => heads.map((other) => at(one, other)))).toEqual(
    printed.map((row) => row.map(set)),
  );
  const along = (cells: SumStudy['doubles']) =>
    heads.map((one) => union(cells[outcomes.indexOf(set(one))]?.allowed ?? []));
  // [Spindler, Tables 2 and 3].
  expect(along(doubles)).toEqual(['', 'NO', 'O', '', 'NOP', 'OP', 'NO'].map(set));
  expect(along(multiples)).toEqual(['', 'OP', 'O', '', 'OP', 'OP', 'OP'].map(set));
  for (const { found, allowed } of sums.flat()) {
    for (const { outcome } of found) expect(allowed).toContain(outcome);
  }
  expect(() => playersSums(5, 0b11110, () => {})).toThrow('at most 4 players');
});

it('of two players one can always force a win, before games are looked at and after', () => {
  const told: SumStudy[] = [];
  playersSums(2, 0b10, (study) => told.push(study));
  expect(told.map(({ outcomes }) => outcomes)).toEqual([
    [0b01, 0b10],
    [0b01, 0b10],
  ]);
  for (const { sums, doubles, multiples } of told) {
    for (const { allowed } of [...sums.flat(), ...doubles, ...multiples]) {
      expect(allowed).not.toContain(0);
    }
    // P + P is P, P + N is N, and of N + N nothing is known.
    expect(sums.map((row) => row.map(({ allowed }) => allowed))).toEqual([
      [[0b01, 0b10], [0b01]],
      [[0b01], [0b10]],
    ]);
  }
});

it('[Spindler, Theorem 2.46]: the quotient of Nim for three players has 16 elements', () => {
  const quotient = playersQuotient(three(''), '');
  expect(quotient.elements).toHaveLength(16);
  expect(quotient.alike).toBe(true);
  expect(quotient.products?.[0]).toEqual(quotient.elements.map((_, at) => at));
  const element = (word: string) => quotient.elements.findIndex(({ text }) => text === word);
  const b = element('b');
  // *2 + *2 has outcome O [Table 4].
  expect(quotient.elements[quotient.products?.[b]?.[b] ?? -1]?.outcome).toBe(set('O'));
  expect(playersQuotient(three(''), '1').elements).toHaveLength(3);
  expect(playersQuotient(three('{*}'), 'game').others).toEqual([{ kind: '{*}', element: 'a²' }]);
  expect(() => playersQuotient(three(''), 'x')).toThrow('"x" is no size of a heap');
});

it('comparison: 0 < 1 for Left [Spindler, section 4.3], and 3·* < 0 among impartial games', () => {
  const told: ComparedGames[] = [];
  comparePlayers(three('0'), '1[0]', (each) => told.push(each));
  expect(told.map(({ rows }) => rows.length)).toEqual([1, 2, 3]);
  expect(signOf(told[2]!.rows[0]!)).toBe('<');
  told.length = 0;
  comparePlayers(three('3 * *'), '0', (each) => told.push(each));
  const [impartial] = told.at(-1)?.rows ?? [];
  expect(impartial?.player).toBe('impartial');
  // [Spindler, Theorem 2.19 and Proposition 2.21]: 3·* is revertible to 0 and not equal to it.
  expect(impartial && signOf(impartial)).toBe('<');
  expect(impartial?.atLeast.context?.player).toBe(1);
});

it('a line of play is told move by move, as plain heaps have it', () => {
  const setting = three('1 2');
  // The moves: from heap 1 one; from heap 2 two (to 0), one (to 1).
  const first = playersTurn(setting, 0, []);
  expect(first.moves.map(({ move }) => [move.component, move.takes])).toEqual([
    [0, 1],
    [1, 2],
    [1, 1],
  ]);
  const after = [
    [0, 2],
    [1, 0],
    [1, 1],
  ];
  expect(first.moves.map((move) => move.winners)).toEqual(
    after.map((heaps) => winners(heaps, 1, NORMAL)),
  );
  const wins = after.flatMap((heaps, place) => (has(winners(heaps, 1, NORMAL), 0) ? [place] : []));
  expect(first.best).toEqual(wins);
  expect(first.helpers).toBe(0);
  const end = playersTurn(setting, 0, [1, 0]);
  // Next takes heap 2, Other heap 1, and Previous is stuck.
  expect(end).toMatchObject({ ended: 0b011, mover: 2, moves: [] });
  expect(end.played.map(({ player }) => player)).toEqual([0, 1]);
  const lost = [0, 1, 2].filter((place) => !wins.includes(place));
  for (const place of [0, 1, 2]) {
    const [made] = playersTurn(setting, 0, [place]).played;
    expect(made?.gaveAway).toBe(lost.includes(place));
  }
  expect(playersTurn(setting, 0, [1, 7])).toMatchObject({ dropped: true, mover: 1 });
});

it('play goes on after the moves that there are, whatever the address says then', () => {
  const setting = three('1 2');
  const at = { program: [true, true, true], starter: 0, line: [1, 99, 0], at: 3 };
  const turn = playersTurn(setting, at.starter, at.line);
  expect(turn).toMatchObject({ dropped: true, mover: 1 });
  const next = playOn(at, turn.played.length, 0);
  expect(next).toEqual({ ...at, line: [1, 0], at: 2 });
  const after = playersTurn(setting, next.starter, next.line);
  expect(after).toMatchObject({ mover: 2, ended: 0b011 });
  expect(after.dropped).toBeUndefined();
  // Moves that were taken back are played over.
  expect(playOn({ ...at, line: [1, 0], at: 0 }, 0, 2)).toMatchObject({ line: [2], at: 1 });
});

it('a move that gives a win away is marked [Spindler, Proposition 2.2]', () => {
  const { played } = playersTurn(three('{0, *2}'), 0, [1, 0]);
  expect(played.map(({ move, gaveAway }) => [move.to, gaveAway])).toEqual([
    ['*2', true],
    ['0', false],
  ]);
});

it('addresses round trip, and what is as usual is left out', () => {
  const at = { ...three('{0, *2}'), tab: 'compare', rest: ['*', '1'] } as const;
  expect(readPlayersAddress(playersAddress(at))).toEqual(at);
  expect(playersAddress({ ...at, tab: 'outcome' })).toEqual(['players', '3', 'OP', '{0, *2}']);
  // A box that was emptied is one, and not as usual.
  const emptied = { ...at, rest: [''] } as const;
  expect(readPlayersAddress(playersAddress(emptied))).toEqual(emptied);
  expect(readPlayersAddress(['players'])).toMatchObject({ players: 3, convention: NORMAL });
  expect(readPlayersAddress(['players', '4', 'NO2', '*'])).toMatchObject({ convention: 0b0101 });
  expect(readPlayersAddress(['players', '3', 'XY', '*']).convention).toBe(0);
  const play = { program: [false, true, true], starter: 1, line: [3, 0, 1], at: 2 };
  expect(readPlay(writePlay(play), 3)).toEqual(play);
  // Whatever number stands there, nobody counts up to it.
  const many = readPlayersAddress(['players', '1e9', 'OP', '*']);
  expect(many).toMatchObject({ players: 1e9, convention: 0 });
  expect(conventionsOf(many.players).length).toBeLessThanOrEqual(3);
  expect(() => studyPlayers(many)).toThrow('there are 2 to 6 players here, and not 1000000000');
  expect(() => playersQuotient(many, '')).toThrow('there are 2 to 6 players here');
  expect(() => playersSums(40, NORMAL, () => {})).toThrow('there are 2 to 6 players here');
  expect(readPlay([], 3)).toEqual({ program: [false, true, true], starter: 0, line: [], at: 0 });
  expect(readPlay(['yp', '9', 'x', '4'], 3)).toMatchObject({ starter: 0, line: [], at: 0 });
});

it('back and forth go to where somebody at the keyboard moves', () => {
  const at = { program: [false, true, true], starter: 0, line: [0, 0, 0, 0], at: 3 };
  expect(stepBack(at)).toBe(0);
  expect(stepForth({ ...at, at: 0 })).toBe(3);
  expect(stepForth(at)).toBe(4);
  const all = { ...at, program: [false, false, false] };
  expect(stepBack(all)).toBe(2);
});

it('players and conventions are called as in the paper', () => {
  const names = (players: number, naming: 'relative' | 'places') =>
    membersOf(2 ** players - 1, players).map((player) => letterOf(player, players, naming));
  expect(names(3, 'relative')).toEqual(['N', 'O', 'P']);
  expect(names(4, 'relative')).toEqual(['N', 'O1', 'O2', 'P']);
  expect(names(3, 'places')).toEqual(['L', 'C', 'R']);
  expect(conventionsOf(3)).toEqual([6, 4, 1, 2, 3, 5]);
  expect(conventionsOf(2)).toEqual([2, 1]);
  expect([6, 4, 1, 3].map((one) => conventionFor(one, 3, 4))).toEqual([14, 8, 1, 14]);
  expect(winnersWhenStuck(1, NORMAL, 3)).toBe(0b101);
});
