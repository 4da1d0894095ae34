// Tables of outcomes against a second telling, in which small boards are played by naive rules and judged
// by definition; and the tables that ship: their hashes, their smaller half found again, and the page.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SolvedBoard } from '../packages/cli/src/outcomes/outcome-table.ts';
import { BuiltCommand } from '../packages/cli/test/process.ts';
import type { G } from '../packages/engine/test/oracle/game.ts';
import { misere, misereLeft, misereRight, normal } from '../packages/engine/test/oracle/play.ts';
import { clobber, cram, domineering } from '../packages/engine/test/rulesets/naive.ts';
import { col, nogo, snort } from '../packages/engine/test/rulesets/naive-grids.ts';
import { dataFiles, entryOf, MOST_BYTES, readManifest } from '../scripts/data/manifest.ts';
import { PAGE, placesOf, withTables } from '../scripts/outcomes/page.ts';
import { fileOf, PLAYS, RULESETS, shippedTable } from '../scripts/outcomes/tables.ts';
import { root } from '../scripts/workspace.ts';
import { firstImage, Judge, start } from './outcomes/plain.ts';

const proviso = new BuiltCommand();

/** The same games from their rules alone. */
const PLAIN: Readonly<Record<string, (position: string) => G>> = {
  ...{ domineering, cram, clobber, col, snort, nogo },
};

describe.each(Object.entries(PLAIN))('%s', (ruleset, form) => {
  it.each([
    ['--misere', misere],
    ['--normal', normal],
  ] as const)('%s', async (flag, outcome) => {
    const answers = await proviso.json(['outcomes', ruleset, '1..3', '1..3', flag]);
    expect(answers).toHaveLength(9);
    for (const answer of answers) {
      const { rows, columns } = answer as unknown as SolvedBoard;
      const wanted = outcome(form(start(ruleset, rows, columns)));
      expect(answer, `${rows}x${columns}`).toMatchObject({ ok: true, ruleset, outcome: wanted });
    }
  });

  it('the first moves that win do, on transposed boards too, and none is missing', async () => {
    const answers = await proviso.json(['outcomes', ruleset, '1..3', '1..4', '--moves']);
    for (const answer of answers) {
      const { rows, columns, left, right } = answer as unknown as SolvedBoard;
      if (rows * columns > 9) continue;
      const { left: lefts, right: rights } = form(start(ruleset, rows, columns));
      const leftGames = new Set(left?.map(form));
      const rightGames = new Set(right?.map(form));
      expect(leftGames, `${rows}x${columns}`).toEqual(new Set(lefts.filter(misereRight)));
      const wins = (game: G) => !misereLeft(game);
      expect(rightGames, `${rows}x${columns}`).toEqual(new Set(rights.filter(wins)));
    }
  });
});

describe('the data that ships', () => {
  const { files } = readManifest();

  it('is what the manifest says, and no larger than it may be', () => {
    expect(Object.keys(files)).toEqual(dataFiles());
    const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
    for (const [path, entry] of Object.entries(files)) {
      expect(entry, path).toEqual(entryOf(path, entry.rebuild));
      expect(entry.bytes, path).toBeLessThan(MOST_BYTES);
      expect(scripts).toHaveProperty([entry.rebuild.replace(/^npm run /, '')]);
    }
  });

  const tables = RULESETS.flatMap(({ ruleset }) => PLAYS.map((play) => ({ ruleset, play })));

  it('has all tables', () => {
    for (const { ruleset, play } of tables) expect(existsSync(fileOf(ruleset, play))).toBe(true);
    expect(dataFiles('outcomes')).toHaveLength(tables.length);
  });

  describe.each(tables)('$ruleset, $play play', ({ ruleset, play }) => {
    const squares = ({ rows, columns }: SolvedBoard) => rows * columns;
    // Reading it compares the hash.
    const boards = shippedTable(ruleset, play).boards.toSorted((a, b) => squares(a) - squares(b));

    it('has each board once', () => {
      const sizes = boards.map(({ rows, columns }) => `${rows}x${columns}`);
      expect(new Set(sizes).size).toBe(sizes.length);
    });

    it('the smaller half is found again by plain play, first moves included', () => {
      const judge = new Judge(ruleset, play);
      for (const board of boards.slice(0, Math.ceil(boards.length / 2))) {
        const { rows, columns, outcome, left, right } = board;
        const begin = start(ruleset, rows, columns);
        expect(outcome, `${rows}x${columns}`).toBe(judge.outcome(begin));
        for (const [mover, rival, listed] of [
          ['left', 'right', left],
          ['right', 'left', right],
        ] as const) {
          if (listed === undefined) continue;
          const winning = judge.moves(begin, mover).filter((to) => !judge.wins(to, rival));
          // As many classes as are listed, and the same ones: all winning moves, each once up to symmetry.
          const classes = new Set(winning.map((to) => firstImage(ruleset, to)));
          expect(listed.map((to) => firstImage(ruleset, to)).toSorted()).toEqual(
            [...classes].toSorted(),
          );
        }
      }
    });
  });
});

describe('the page of the guide', () => {
  const page = readFileSync(PAGE, 'utf8');

  it('has the tables of the data', () => {
    expect(withTables(page)).toBe(page);
    expect(placesOf(page)).toEqual(
      RULESETS.flatMap(({ ruleset }) => PLAYS.map((play) => `${ruleset}, ${play}`)),
    );
  });

  /** All boards of a table as a test sees them. */
  const all = (
    ruleset: string,
    play: 'misere' | 'normal',
    says: (rows: number, columns: number) => string | undefined,
  ) => {
    for (const { rows, columns, outcome } of shippedTable(ruleset, play).boards) {
      const wanted = says(rows, columns);
      if (wanted !== undefined) expect(outcome, `${rows}x${columns}`).toBe(wanted);
    }
  };

  it.each([
    [
      'In Col whoever moves second wins',
      'col',
      'normal',
      (r: number, c: number) => (r * c === 1 ? 'N' : 'P'),
    ],
    [
      'under misère play whoever moves first',
      'col',
      'misere',
      (r: number, c: number) => (r * c === 1 ? 'P' : 'N'),
    ],
    [
      'Two rows of Cram',
      'cram',
      'misere',
      (r: number, c: number) => (r === 2 ? (c % 2 ? 'P' : 'N') : undefined),
    ],
    [
      'three rows of Cram',
      'cram',
      'misere',
      (r: number, c: number) => (r === 3 ? (c % 3 ? 'P' : 'N') : undefined),
    ],
    [
      'One row of Cram',
      'cram',
      'misere',
      (r: number, c: number) => (r === 1 ? ([2, 3].includes(c % 5) ? 'P' : 'N') : undefined),
    ],
    [
      'Snort with two even sides',
      'snort',
      'normal',
      (r: number, c: number) => (r % 2 || c % 2 ? 'N' : 'P'),
    ],
    [
      'one row of Snort',
      'snort',
      'misere',
      (r: number, c: number) => (r === 1 ? (c % 2 && c > 1 ? 'N' : 'P') : undefined),
    ],
    [
      'Three rows of Domineering',
      'domineering',
      'misere',
      (r: number, c: number) => (r === 3 && c >= 7 ? 'R' : undefined),
    ],
  ] as const)('%s: what it says is so in the data', (words, ruleset, play, says) => {
    expect(page).toContain(words);
    all(ruleset, play, says);
  });
});
