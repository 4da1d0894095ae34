// Certificates of outcomes: those that are written hold, for both checkers, and say what plain play says;
// with any move exchanged for one that loses, any move left out, or another outcome they do not.
import { afterAll, describe, expect, it } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { checkCertificate, claimText, whereText } from '../../src/check/index.ts';
import { Arena, Left, opponent, Right, type Side } from '../../src/index.ts';
import { type OutcomeFile, outcomeFile } from '../../src/matches/index.ts';
import { winsFirst } from '../../src/play/outcome.ts';
import {
  type Board,
  boardToText,
  type Convention,
  positionToText,
  rulesets,
} from '../../src/rulesets/index.ts';
import { CONVENTIONS, plainlyWins, plainMoves, smallTurns } from '../matches/plain-play.ts';
import { random } from '../oracle/random.ts';
import { smallPositions } from '../rulesets/small-positions.ts';
import { PythonChecker } from './python.ts';

const python = new PythonChecker();
afterAll(() => python.remove());

/** The rulesets whose rules the checkers know. */
const KNOWN = ['domineering', 'cram', 'clobber', 'col', 'snort', 'nogo', 'nim'];

/** As it comes back from JSON. */
const written = (board: Board, play: Convention): OutcomeFile =>
  JSON.parse(JSON.stringify(outcomeFile(new Arena(), board, play)));

const smallBoards = (name: string, most: number): Board[] =>
  smallTurns(name, most).flatMap(({ board, mover }) => (mover === Left ? [board] : []));

type Entry = readonly [at: string | number, move: string | number];

/** What the script says of files. */
const said = (files: readonly unknown[]) =>
  python.run(files.map((file) => `${JSON.stringify(file)}\n`).join('')).verdicts;

const isTrue = (board: Board, { outcome, play }: OutcomeFile): boolean =>
  [Left, Right].every((mover) => plainlyWins({ board, mover }, play) === winsFirst(outcome, mover));

describe('hold for both checkers, and are true by plain play', () => {
  it.each(Object.keys(smallPositions))('%s', (name) => {
    const files = smallBoards(name, size(8, 24)).flatMap((board) =>
      CONVENTIONS.map((play) => {
        const file = written(board, play);
        expect(isTrue(board, file)).toBe(true);
        expect('moves' in file, name).toBe(!KNOWN.includes(name));
        return { file, board };
      }),
    );
    const sentences = files.map(({ file, board }) => {
      const verdict = checkCertificate(file);
      if (!verdict.valid) throw new Error(`${boardToText(board)}: ${verdict.fault}`);
      const claim = `o(${boardToText(board)}) = ${file.outcome} in ${file.play} play`;
      expect(claimText(verdict)).toBe(claim);
      return `${claim}, where ${whereText(verdict)}`;
    });
    expect(said(files.map(({ file }) => file))).toEqual(
      sentences.map((sentence) => ({ kind: 'valid', sentence })),
    );
  });
});

/** The moves of a file's position, by the ruleset itself. */
function movesAt(file: OutcomeFile, at: string | number, side: Side): (string | number)[] {
  if ('moves' in file) return [...(file.moves[Number(at)]?.[side === Left ? 1 : 2] ?? [])];
  const { ruleset } = rulesets.get(file.ruleset)!;
  const board = { ruleset, position: ruleset.parse(String(at)) };
  return plainMoves({ board, mover: side }).map(positionToText);
}

/** Whether a move of a known game loses. */
function loses(file: OutcomeFile, to: string | number, side: Side): boolean {
  if ('moves' in file) return false;
  const { ruleset } = rulesets.get(file.ruleset)!;
  const board = { ruleset, position: ruleset.parse(String(to)) };
  return plainlyWins({ board, mover: opponent(side) }, file.play);
}

/** The file with something changed in the moves of a side. */
function withMoves(
  file: OutcomeFile,
  side: Side,
  change: (moves: (string | number)[][]) => void,
): unknown {
  const copy = structuredClone(file) as unknown as {
    strategies: Record<string, (string | number)[][]>;
  };
  change(copy.strategies[side === Left ? 'left' : 'right']!);
  return copy;
}

const BOARDS: [string, ...(string | number)[]][] = [
  ['domineering', 3, 4],
  ['cram', 3, 3],
  ['clobber', 2, 4],
  ['col', 2, 3],
  ['snort', 2, 4],
  ['nogo', 2, 3],
  ['nim', 4, 3, 1],
  ['octal', '0.77', 7],
  ['hackenbush', 'b(r)(gb)r+g'],
];

describe.each(BOARDS.map(([name, ...call]) => ({ name, call })))(
  'of $name $call',
  ({ name, call }) => {
    const board = rulesets.get(name)!.board(...call);

    it.each(CONVENTIONS)('any entry flipped is refused, %s play', (play) => {
      const file = written(board, play);
      const forged: unknown[] = [];
      for (const side of [Left, Right]) {
        const entries = file.strategies[side === Left ? 'left' : 'right'];
        for (const [i, [at, move]] of entries.entries()) {
          forged.push(withMoves(file, side, (moves) => moves.splice(i, 1)));
          forged.push(withMoves(file, side, (moves) => moves.splice(i, 1, [at, at])));
          forged.push(withMoves(file, side, (moves) => moves.splice(i, 1, [move, at])));
          for (const other of movesAt(file, at, side).filter((to) => loses(file, to, side))) {
            forged.push(withMoves(file, side, (moves) => moves.splice(i, 1, [at, other])));
          }
        }
      }
      for (const outcome of ['L', 'N', 'P', 'R']) {
        if (outcome !== file.outcome) forged.push({ ...file, outcome });
      }
      expect(forged.length).toBeGreaterThan(8);
      for (const one of forged) expect(checkCertificate(one).valid).toBe(false);
      expect(new Set(said(forged).map(({ kind }) => kind))).toEqual(new Set(['not valid']));
    });
  },
);

it('what is accepted after any change is true, and both checkers agree', () => {
  const rng = random(91);
  const files: { file: unknown; board: Board }[] = [];
  for (const name of KNOWN) {
    for (const board of smallBoards(name, 12)) {
      const file = written(board, rng.pick(CONVENTIONS));
      const sides = ['left', 'right'] as const;
      const entries = sides.flatMap((side): Entry[] => [...file.strategies[side]]);
      for (let i = 0; i < 6; i++) {
        const copy = structuredClone(file) as unknown as {
          play: Convention;
          outcome: string;
          strategies: Record<'left' | 'right', unknown[]>;
        };
        const moves = copy.strategies[rng.pick(sides)];
        if (rng.chance(0.3)) copy.play = rng.pick(CONVENTIONS);
        if (rng.chance(0.3)) copy.outcome = rng.pick(['L', 'N', 'P', 'R']);
        if (entries.length > 0 && rng.chance(0.5)) {
          moves.push([rng.pick(entries)[0], rng.pick(entries)[1]]);
        }
        if (rng.chance(0.3)) moves.splice(0, 1);
        files.push({ file: copy, board });
      }
    }
  }
  const verdicts = files.map(({ file }) => checkCertificate(file).valid);
  for (const [i, { file, board }] of files.entries()) {
    if (verdicts[i]) expect(isTrue(board, file as OutcomeFile)).toBe(true);
  }
  expect(said(files.map(({ file }) => file)).map(({ kind }) => kind === 'valid')).toEqual(verdicts);
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});

it('a deadline ends the check', () => {
  const file = written(rulesets.get('domineering')!.board(4, 5), 'normal');
  const verdict = checkCertificate(file, { deadline: Date.now() - 1 });
  expect(verdict).toMatchObject({ valid: false, code: 'budget' });
});
