// What the game says where not everything could be found out.
import { Arena } from '@proviso/engine';
import { hintText, mistakeText, type ReviewedView, reviewOfLine } from '@proviso/engine/matches';
import { domineering, readBoard } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';

const YOU = { subject: 'You', possessive: 'Your', side: 'Left' } as const;

describe('a hint where every move loses', () => {
  const lost = { kind: 'lost', move: 0, moves: 3 } as const;

  test('names the hardest to answer where that was counted', () => {
    const hint = { ...lost, task: { winning: 1, replies: 3 } };
    expect(hintText(hint, 'a1 a2')).toBe('Every move loses. The hardest to answer: a1 a2.');
  });

  test('and otherwise any', () => {
    expect(hintText(lost, 'a1 a2')).toBe('Every move loses. One drawn by lot: a1 a2.');
  });
});

describe('mistakes', () => {
  const judged = (at: number, verdict: ReviewedView['verdict']): ReviewedView => ({
    at,
    move: `m${at + 1}`,
    verdict,
    ...(verdict === 'gives the win away' && { refutation: 'r', better: 'b' }),
  });
  const said = (verdicts: readonly ReviewedView['verdict'][]) => {
    const moves = verdicts.map((verdict, i) => judged(2 * i, verdict));
    const mistakes = moves.filter(({ verdict }) => verdict === 'gives the win away');
    const [firstMistake, lastMistake] = [mistakes[0]!, mistakes.at(-1)!];
    return mistakeText({ moves, firstMistake, lastMistake }, YOU, false);
  };
  const MISTAKE = 'gives the win away';
  const refuted = 'r answers it and wins; b would have kept the win.';

  test('the first one is the first where all moves before it were judged', () => {
    expect(said(['keeps the win', MISTAKE, 'undecided'])).toBe(
      `Your first mistake was move 3, m3: ${refuted}`,
    );
  });

  test('else it is the first that was found', () => {
    expect(said(['undecided', MISTAKE])).toBe(
      `Your first mistake that was found was move 3, m3: ${refuted} Move 1 could not be judged.`,
    );
    expect(said(['undecided', 'undecided', MISTAKE])).toBe(
      `Your first mistake that was found was move 5, m5: ${refuted} Moves 1 and 3 could not be judged.`,
    );
    expect(said(['undecided', 'undecided', 'undecided', MISTAKE])).toContain(
      'Moves 1, 3 and 5 could not be judged.',
    );
  });

  test('and the last one is the last that was found', () => {
    expect(said([MISTAKE, 'undecided', MISTAKE])).toBe(
      `Your first mistake was move 1, m1: ${refuted} The last one was move 5, m5.`,
    );
    expect(said([MISTAKE, MISTAKE, 'undecided'])).toBe(
      `Your first mistake was move 1, m1: ${refuted} The last one that was found was move 3, m3. Move 5 could not be judged.`,
    );
    expect(said(['undecided', MISTAKE, MISTAKE, 'undecided'])).toBe(
      `Your first mistake that was found was move 3, m3: ${refuted} The last one that was found was move 5, m5. Moves 1 and 7 could not be judged.`,
    );
  });
});

test('in a game whose first moves are too much, the mistake among them is not passed over', () => {
  const board = readBoard(domineering, [5, 5]);
  const line = {
    first: 'left',
    convention: 'misere',
    moves: [14, 2, 6, 11, 7, 0, 1, 2, 0, 1, 0],
  } as const;
  const whole = reviewOfLine(new Arena(), board, line, 'left', {});
  expect(whole.firstMistake?.at).toBe(0);
  expect(mistakeText(whole, YOU, false)).toContain('Your first mistake was move 1,');
  const short = reviewOfLine(new Arena(), board, line, 'left', { maxForms: 150 });
  expect(short.moves[0]?.verdict).toBe('undecided');
  expect(short.firstMistake?.at).toBe(6);
  const said = mistakeText(short, YOU, false);
  expect(said).toContain('Your first mistake that was found was move 7,');
  expect(said).toMatch(/ Moves? 1.* could not be judged\.$/);
});
