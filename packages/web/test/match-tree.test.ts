// Lines of a match in an address, and the pieces that moves have laid.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardAddress, readBoardAddress } from '../src/board/board-address.ts';
import {
  KNOWN_WORDS,
  readSetup,
  setupToText,
  USUAL,
  unknownWords,
} from '../src/board/play/match-setup.ts';
import { playedPieces } from '../src/board/play/played-pieces.ts';
import type { RulesetInfo } from '../src/protocol/answers.ts';
import {
  goesThrough,
  LONGEST_LINE,
  LONGEST_TEXT,
  type MatchTree,
  NOTHING_PLAYED,
  playedFrom,
  readGoodPart,
  readTree,
  treeToText,
  withMove,
} from '../src/protocol/match-tree.ts';

const played = (...moves: number[]): MatchTree => moves.reduce(withMove, NOTHING_PLAYED);

/** How many elements of arrays are looked at by `map`, `find` and `some` while something is done. */
function walksDuring(run: () => void): number {
  const walks = ['map', 'find', 'some', 'reduce'] as const;
  const usual = walks.map((name) => Array.prototype[name]);
  let steps = 0;
  for (const [i, name] of walks.entries()) {
    const walk = usual[i];
    Object.assign(Array.prototype, {
      [name](this: unknown[], ...rest: unknown[]) {
        steps += this.length;
        return Reflect.apply(walk as () => unknown, this, rest);
      },
    });
  }
  try {
    run();
  } finally {
    for (const [i, name] of walks.entries()) Object.assign(Array.prototype, { [name]: usual[i] });
  }
  return steps;
}

describe('lines in an address', () => {
  test('one line is its moves', () => {
    expect(treeToText(played(3, 0, 12))).toBe('3.0.12');
    expect(treeToText(NOTHING_PLAYED)).toBe('');
  });

  test('another move stands behind the one it is played instead of', () => {
    const back = { ...played(3, 0, 5), at: [3] };
    const tried = withMove(withMove(back, 4), 1);
    expect(treeToText(tried)).toBe('3.0(4.1!).5');
    expect(treeToText(back)).toBe('3!.0.5');
    expect(treeToText({ ...tried, at: [] })).toBe('!3.0(4.1).5');
  });

  test('every tree that can be played is read as it was written', () => {
    const steps = fc.array(fc.oneof(fc.nat(5), fc.constant('back' as const)), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (made) => {
        const tree = made.reduce<MatchTree>(
          (now, step) =>
            step === 'back' ? { ...now, at: now.at.slice(0, -1) } : withMove(now, step),
          NOTHING_PLAYED,
        );
        expect(readTree(treeToText(tree))).toEqual(tree);
        expect(goesThrough(tree.at, [])).toBe(true);
        for (const { move } of playedFrom(tree.lines, tree.at)) {
          expect(withMove(tree, move).lines).toEqual(tree.lines);
        }
      }),
    );
  });

  test.each([
    '.',
    '3.',
    '.3',
    '3..4',
    '(3)',
    '3(4',
    '3)',
    '3()',
    'a',
    '3!!',
    '3!.4!',
    '3 4',
    '3(.4)',
  ])('%s is none', (text) => {
    expect(readTree(text)).toBeUndefined();
  });

  test('nor is one that is longer than any match, or full of brackets', () => {
    expect(readTree('1.'.repeat(20_000))).toBeUndefined();
    expect(readTree(`1${'('.repeat(9_000)}`)).toBeUndefined();
    expect(
      readTree(
        Array(LONGEST_LINE + 1)
          .fill(0)
          .join('.'),
      ),
    ).toBeUndefined();
  });

  test.each([
    ['a line', Array(LONGEST_LINE).fill(0).join('.')],
    ['moves tried instead', `0${'(1)'.repeat((LONGEST_TEXT - 1) / 3)}`],
    ['lines tried instead', `0${`(1${'.0'.repeat(LONGEST_LINE - 1)})`.repeat(9)}`],
  ])('the longest text is read in as many steps as it has moves: %s', (_, text) => {
    const steps = walksDuring(() => readTree(text));
    expect(readTree(text)?.lines.length).toBeGreaterThan(0);
    expect(steps).toBeLessThan(2 * text.length);
    // What was read once is not read again.
    expect(readTree(text)).toBe(readTree(text));
  });

  test('of a damaged text the moves before the damage are read', () => {
    expect(readGoodPart('3.0(4.1).5')).toEqual({ tree: readTree('3.0(4.1).5'), dropped: '' });
    expect(readGoodPart('3.0..5')).toEqual({ tree: played(3, 0), dropped: '..5' });
    expect(readGoodPart('3.0(4')).toEqual({ tree: played(3, 0), dropped: '(4' });
    expect(readGoodPart('x')).toEqual({ tree: NOTHING_PLAYED, dropped: 'x' });
    const long = Array(LONGEST_LINE + 7).fill(1);
    expect(readGoodPart(long.join('.')).tree.at).toEqual(long.slice(7));
  });
});

describe('who plays, in an address', () => {
  const info: RulesetInfo = {
    name: 'octal',
    title: '',
    rules: '',
    notation: '',
    parameters: ['0.77'],
    parameterTitles: ['Code'],
    examples: ['7'],
  };

  test('what is as usual is left out', () => {
    expect(setupToText(USUAL)).toBe('misere');
    const other = {
      convention: 'normal',
      first: 'right',
      you: 'right',
      opponent: 'fallible',
      seed: 7,
      marked: true,
    } as const;
    expect(setupToText(other)).toBe('normal.right-first.you-right.fallible.seed-7.marked');
    expect(readSetup(setupToText(other))).toEqual(other);
  });

  test('words that say nothing change nothing, and are told', () => {
    expect(readSetup('constructor.__proto__.seed-x.')).toEqual(USUAL);
    expect(unknownWords('constructor.misere.__proto__.seed-x.seed-3.')).toEqual([
      'constructor',
      '__proto__',
      'seed-x',
    ]);
    for (const word of KNOWN_WORDS) expect(unknownWords(word)).toEqual([]);
    const foo = readBoardAddress(['board', 'octal', '0.6', '5', 'play', 'foo', '0'], info);
    expect(foo.match?.unknown).toEqual(['foo']);
  });

  test('a match stands behind the position, and behind the universe where one is chosen', () => {
    const match = { mode: 'play', setup: { ...USUAL, you: 'right' }, tree: '1.0' } as const;
    const at = { name: 'octal', parameters: ['0.6'], position: '5', match };
    const parts = ['board', 'octal', '0.6', '5', 'play', 'misere.you-right', '1.0'];
    expect(boardAddress(at)).toEqual(parts);
    expect(readBoardAddress(parts, info)).toEqual(at);
    const marked = { ...at, sensible: 'D' } as const;
    expect(boardAddress(marked)).toEqual(parts.toSpliced(4, 0, 'D'));
    expect(readBoardAddress(parts.toSpliced(4, 0, 'D'), info)).toEqual(marked);
  });

  test('without one the board is drawn, as it was before there were any', () => {
    expect(readBoardAddress(['board', 'octal', '0.6', '5'], info).match).toBeUndefined();
    expect(readBoardAddress(['board', 'octal', '0.6', '5', 'nonsense'], info).match).toBe(
      undefined,
    );
  });
});

describe('what was laid', () => {
  test('a domino is one piece, and only where squares are covered', () => {
    const moved = [
      { player: 'left', gesture: { kind: 'squares', name: '', squares: [0, 3] } },
      { player: 'right', gesture: { kind: 'squares', name: '', squares: [4, 5] } },
    ] as const;
    const pieces = playedPieces(moved, 3, (square) => square !== 5);
    expect(pieces.map(({ player, rows, columns, last }) => [player, rows, columns, last])).toEqual([
      ['right', 1, 1, true],
      ['left', 2, 1, false],
    ]);
  });
});
