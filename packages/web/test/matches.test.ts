// Matches as the worker tells them: what the page needs beside the engine's own answers.

import { describe, expect, test } from 'vitest';
import { marksByMove } from '../src/board/play/square-marks.tsx';
import { goodStart, startsOf } from '../src/board/play/starts.ts';
import {
  matchChoice,
  matchEnd,
  matchHint,
  matchTurn,
  matchVerdicts,
} from '../src/worker/play-match.ts';
import { rulesetList } from '../src/worker/study-board.ts';

const start = { first: 'left', convention: 'misere' } as const;
const line = (...moves: number[]) => ({ ...start, moves });

describe('where a match is', () => {
  test('the moves of all lines have names, and those of the line their players', () => {
    // From 2 the moves are to 0 and to 1.
    const { names, played, position } = matchTurn('nim', ['2'], start, '1(0).0');
    expect(position).toBe('0');
    expect(names).toEqual({
      '0': 'take 2 from 2',
      '1': 'take 1 from 2',
      '1.0': 'take 1 from 1',
    });
    expect(played.map(({ player, gesture }) => [player, gesture.name])).toEqual([
      ['left', 'take 1 from 2'],
      ['right', 'take 1 from 1'],
    ]);
  });

  test.each([
    ['1.5', '1', '1', ['move 2, 5, is none']],
    ['1(5).0', '1.0', '0', ['move 1, 5, is none']],
    ['1.0(7.1)!', '1.0', '0', ['"(7.1)!" tells no moves']],
    ['1..0', '1', '1', ['"..0" tells no moves']],
    ['7.1', '', '2', ['move 1, 7, is none']],
  ])('of %s the good part is played, and the rest is told', (text, tree, position, dropped) => {
    const turn = matchTurn('nim', ['2'], start, text);
    expect(turn.mended).toEqual({ tree, dropped });
    expect(turn.position).toBe(position);
    expect(turn.played).toHaveLength(tree === '' ? 0 : tree.split('.').length);
    expect(matchTurn('nim', ['2'], start, tree)).not.toHaveProperty('mended');
  });

  test('Hackenbush is a graph to play on', () => {
    const turn = matchTurn('hackenbush', ['b+br'], start, '0');
    expect(turn.ruleset).toBe('graphhackenbush');
    expect(turn.graph?.first.edges).toHaveLength(3);
    expect(turn.graph?.now.edges).toHaveLength(2);
  });

  test('the squares of components are told where there are several', () => {
    const apart = matchTurn('domineering', ['..#..|..##.'], start, '');
    expect(apart.parts?.map((part) => [...part].sort((a, b) => a - b))).toEqual([
      [0, 1, 5, 6],
      [3, 4, 9],
    ]);
    expect(matchTurn('domineering', ['...|...'], start, '')).not.toHaveProperty('parts');
    const stones = matchTurn('clobber', ['xo.xo'], start, '');
    expect(stones.parts).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });
});

describe('what is said', () => {
  test('a reply with its reason, a hint, and the first mistake after the end', () => {
    expect(matchChoice('nim', ['2'], line(), { errs: 0, seed: 1 }, 60)).toEqual({
      kind: 'winning',
      move: 1,
      reason: 'this leaves *, where your only move loses',
    });
    expect(matchHint('nim', ['2'], line(), 60)).toEqual({
      move: 1,
      text: 'A winning move: take 1 from 2.',
    });
    const { sentences, lines } = matchEnd('nim', ['2'], line(0), 'right', 60);
    expect(sentences).toEqual([
      'The program won: the program has no move left, and in misère play that wins.',
      'Your first mistake was move 1, take 2 from 2: it left the opponent without a move, who wins by that; take 1 from 2 would have kept the win.',
    ]);
    expect(lines).toHaveLength(1);
    expect(matchVerdicts('nim', ['2'], line(), 60).moves).toEqual(['loses', 'wins']);
  });

  test('where two people play, both are told of their mistakes', () => {
    const lost = matchEnd('nim', ['2'], line(0), undefined, 60).sentences;
    expect(lost).toHaveLength(2);
    expect(lost[0]).toMatch(/^Right won: Right has no move left/);
    expect(lost[1]).toMatch(/^Left's first mistake was move 1/);
    // From 3 to 2, where 1 would have won; from there to 0, where 1 would have.
    const { sentences, lines } = matchEnd('nim', ['3'], line(2, 0), undefined, 60);
    expect(sentences).toHaveLength(3);
    expect(sentences[0]).toMatch(/^Left won/);
    expect(sentences[1]).toMatch(/^Right's first mistake was move 2/);
    expect(sentences[2]).toMatch(/^Left's first mistake was move 1/);
    expect(lines.map((text) => text.slice(0, 16))).toEqual([
      "Left's move 1, t",
      "Right's move 2, ",
    ]);
  });

  test('without time the program guesses, and says how deep it looked', () => {
    const large = Array.from({ length: 10 }, () => '.'.repeat(10)).join('|');
    const guess = matchChoice('domineering', [large], line(), { errs: 0, seed: 1 }, 0);
    expect(guess?.kind).toBe('guess');
    expect(guess?.reason).toMatch(/too large to be solved in time, and I looked .* deep$/);
  });
});

describe('boards to begin on', () => {
  const known = rulesetList().filter(({ name }) => name !== 'own');

  test.each(known.map((ruleset) => [ruleset.name, ruleset] as const))(
    '%s: both players can move where a match begins, and all boards offered can be read',
    (name, ruleset) => {
      const good = goodStart(ruleset);
      for (const position of Object.keys(startsOf(ruleset, good))) {
        const call = [...ruleset.parameters, position];
        for (const first of ['left', 'right'] as const) {
          const turn = matchTurn(name, call, { first, convention: 'misere' }, '');
          if (position === good) expect(turn.moves.length).toBeGreaterThan(0);
        }
      }
    },
  );

  test('sizes are offered where boards are new, and the one that is played on', () => {
    const named = (name: string) => known.find((one) => one.name === name) ?? known[0]!;
    expect(goodStart(named('domineering'))).toBe('....|....|....|....');
    expect(goodStart(named('clobber'))).toBe('xoxo|oxox|xoxo');
    expect(Object.values(startsOf(named('cram'), '..#'))).toEqual(
      expect.arrayContaining(['3 × 3', '6 × 6', '..#']),
    );
    expect(Object.keys(startsOf(named('nim'), '3 4 5'))).toContain('1 3 5 7');
  });
});

describe('marks on squares', () => {
  const won = (...moves: number[]) => new Map(moves.map((move) => [move, 'wins'] as const));

  test('each domino has one of its own, between its squares', () => {
    const dominoes = [
      { move: 0, squares: [0, 3] },
      { move: 1, squares: [4, 5] },
    ];
    expect(marksByMove(dominoes, 3, won(0, 1))).toEqual([
      { mark: 'wins', row: 0, column: 0, rows: 2, columns: 1 },
      { mark: 'wins', row: 1, column: 1, rows: 1, columns: 2 },
    ]);
  });

  test('moves of more squares, or of the same, have none of their own', () => {
    expect(marksByMove([{ move: 0, squares: [0, 1, 2] }], 3, won(0))).toBeUndefined();
    const same = [0, 1].map((move) => ({ move, squares: [0] }));
    expect(marksByMove(same, 3, won(0, 1))).toBeUndefined();
    expect(marksByMove([{ move: 0, squares: [0, 2] }], 3, won(0))).toBeUndefined();
  });
});

describe('a sum of boards', () => {
  const text = 'domineering(2, 2) + nim(2) + hackenbush("br")';

  test('is told board by board, Hackenbush as its picture', () => {
    const turn = matchTurn('sum', [text], start, '');
    expect(turn.position).toBe('domineering("..|..") + nim("2") + graphhackenbush("0-L-a-R-b")');
    expect(turn.summands?.map(({ title, surface }) => [title, surface.kind])).toEqual([
      ['Domineering', 'squares'],
      ['Nim', 'heaps'],
      ['Hackenbush on graphs', 'text'],
    ]);
    expect(turn.summands?.[0]?.boards).toBeDefined();
    expect(turn.summands?.[2]?.graph?.now.edges).toHaveLength(2);
    expect(turn.moves.map(({ gesture }) => gesture.summand)).toEqual([0, 0, 1, 1, 2]);
  });

  test('its address is read back, and what is no board is refused', () => {
    const turn = matchTurn('sum', [text], start, '0');
    expect(matchTurn('sum', [turn.position], start, '').position).toBe(turn.position);
    expect(() => matchTurn('sum', ['1 + 1'], start, '')).toThrow(/not a board; write boards/);
    expect(() => matchTurn('sum', ['nim(2'], start, '')).toThrow();
  });

  test('a board alone is a sum of one', () => {
    expect(matchTurn('sum', ['nim(2)'], start, '').summands).toHaveLength(1);
  });
});
