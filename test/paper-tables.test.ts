// The tables of censuses and of the papers, regenerated, against what is printed. The oracle reads
// the forms, so that no code is shared with what made them.
import { Arena, B, D, E, Normal } from '@proviso/engine';
import { census, dayThreeBounds, dicotDayThree, sampleBorn } from '@proviso/engine/census';
import {
  classTable,
  coverTable,
  dayThreeTable,
  orderTable,
  PAPER_TABLES,
  sampleTable,
  summaryTable,
} from '@proviso/pictures/censuses';
import { formCell, type Table, writeTable } from '@proviso/pictures/tables';
import { describe, expect, it } from 'vitest';
import { conjugate } from '../packages/engine/test/oracle/game.ts';
import { read } from '../packages/engine/test/oracle/notation.ts';

const arena = new Arena();
const plain = (table: Table) => table.rows.map((row) => row.map((cell) => cell.plain));

describe('Dwyer–Milley–Willette', () => {
  // Table 3, row by row: o circled, + invertible, x not, 0 equal to 0, a dot for what is grey.
  const grid = `
    o+ o+ .  o+ .  .  o+ .  .  .  .  .  .  .  .  .
    o+ ox o+ ox ox o+ ox ox o+ ox ox o+ ox ox ox ox
    .  o+ 0  o+ ox o+ o+ +  o+ 0  ox o+ +  +  +  +
    o+ ox o+ ox ox o+ ox ox o+ ox ox o+ ox ox ox ox
    .  ox ox ox ox ox ox x  ox x  ox ox x  x  x  x
    .  o+ o+ o+ ox o+ o+ ox o+ ox ox o+ ox ox ox ox
    o+ ox o+ ox ox o+ ox ox o+ ox ox o+ ox ox ox ox
    .  ox +  ox x  ox ox ox ox x  ox ox ox ox ox ox
    .  o+ o+ o+ ox o+ o+ ox o+ ox ox o+ ox ox ox ox
    .  ox 0  ox x  ox ox x  ox 0  ox ox x  x  x  x
    .  ox ox ox ox ox ox ox ox ox ox ox ox ox ox ox
    .  o+ o+ o+ ox o+ o+ ox o+ ox ox o+ ox ox ox ox
    .  ox +  ox x  ox ox ox ox x  ox ox ox ox ox ox
    .  ox +  ox x  ox ox ox ox x  ox ox ox ox ox ox
    .  ox +  ox x  ox ox ox ox x  ox ox ox ox ox ox
    .  ox +  ox x  ox ox ox ox x  ox ox ox ox ox ox`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

  it('Table 3, every cell and every mark', () => {
    const table = PAPER_TABLES['dwyer:3'](arena);
    const sign: Record<string, string> = { '✓': '+', '×': 'x', '0': '0', '': '.' };
    const drawn = table.rows.map((row) =>
      row.slice(1).map(({ plain, mark }) => (mark === 'circled' ? 'o' : '') + sign[plain]),
    );
    expect(drawn).toEqual(grid);
    expect(table.columns.map((cell) => cell.pretty).slice(1, 8)).toEqual([
      '·',
      '0',
      '1',
      '1̄',
      '*',
      '0, 1',
      '0, 1̄',
    ]);
    expect(table.rows.map(([head]) => head!.pretty).slice(0, 6)).toEqual([
      '·',
      '0',
      '1̄',
      '1',
      '*',
      '0, 1̄',
    ]);
    expect(drawn.flat().filter((cell) => cell.startsWith('o'))).toHaveLength(196);
    expect(drawn.flat().filter((cell) => cell !== '.')).toHaveLength(232);
  });

  it('Table 1: the class of 0 and 20 others, of two or three forms (bars restored)', () => {
    const published = [
      '0 {-1|1} {-1,*|1} {-1|1,*} {-1,*|1,*}',
      '{-1|*} {-1,*|*}',
      '{*|1} {*|1,*}',
      '{-1|1,-1} {-1|1,-1,*}',
      '{*|1,-1} {*|1,-1,*}',
      '{-1,*|1,-1} {-1,*|1,-1,*}',
      '{1,-1|1} {1,-1,*|1}',
      '{1,-1|*} {1,-1,*|*}',
      '{1,-1|1,*} {1,-1,*|1,*}',
      '{0,-1|1} {0,*|1} {0,-1,*|1}',
      '{0,-1|*} {0,*|*} {0,-1,*|*}',
      '{0,-1|1,*} {0,*|1,*} {0,-1,*|1,*}',
      '{0,1,-1|1} {0,1,*|1} {0,1,-1,*|1}',
      '{0,1,-1|*} {0,1,*|*} {0,1,-1,*|*}',
      '{0,1,-1|1,*} {0,1,*|1,*} {0,1,-1,*|1,*}',
      '{-1|0,1} {-1|0,*} {-1|0,1,*}',
      '{*|0,1} {*|0,*} {*|0,1,*}',
      '{-1,*|0,1} {-1,*|0,*} {-1,*|0,1,*}',
      '{-1|0,1,-1} {-1|0,-1,*} {-1|0,1,-1,*}',
      '{*|0,1,-1} {*|0,-1,*} {*|0,1,-1,*}',
      '{-1,*|0,1,-1} {-1,*|0,-1,*} {-1,*|0,1,-1,*}',
    ].map((row) => {
      const [reduced, ...others] = row.split(' ').map((text) => read(text));
      return { reduced, others: new Set(others) };
    });
    const table = PAPER_TABLES['dwyer:1'](arena);
    expect(table.rows.every(([reduced]) => reduced!.mark === 'bold')).toBe(true);
    const computed = plain(table).map(([reduced, others]) => ({
      reduced: read(reduced!),
      others: new Set(others!.split('; ').map((text) => read(text))),
    }));
    expect(new Map(computed.map((row) => [row.reduced, row.others]))).toEqual(
      new Map(published.map((row) => [row.reduced, row.others])),
    );
  });

  it('Table 2: 43 invertible reduced games, 3 symmetric and 20 pairs (bars restored)', () => {
    const cells = plain(PAPER_TABLES['dwyer:2'](arena)).flat();
    const games = cells.map((text) => read(text));
    expect(cells).toHaveLength(44);
    expect(new Set(games).size).toBe(44);
    expect(games[0]).toBe(read('{-1|1}'));
    for (const g of games) expect(games.includes(conjugate(g))).toBe(true);
    expect(games.filter((g) => conjugate(g) === g)).toHaveLength(4);
    // As printed, with the second and third game of the first column set right.
    const published = [
      '{-1|1} {0,-1|0,1} {1,-1|1,-1} {0,1,-1|0,1,-1} {1|} {0|0,1,-1}',
      '{-1|0,1} {0,1|1,-1} {|-1} {0,1,-1|0} {0,-1|1} {1,-1|0,-1}',
      '{|0,-1} {1|1} {-1|0,-1} {0,1|0,1,-1} {0,1|} {-1|-1}',
      '{0,1|1} {0,1,-1|0,-1} {0|1} {1|0,1} {-1|1,-1} {0,-1|1,-1}',
      '{-1|0} {0,-1|-1} {1,-1|1} {1,-1|0,1} {0|0,1} {1|1,-1}',
      '{-1|0,1,-1} {0,-1|0,1,-1} {0,-1|0} {1,-1|-1} {0,1,-1|1} {0,1,-1|0,1}',
      '{0|1,-1} {1|0,1,-1} {0,1|0,1} {1,-1|0,1,-1} {1,-1|0} {0,1,-1|-1}',
      '{0,-1|0,-1} {0,1,-1|1,-1}',
    ].flatMap((row) => row.split(' ').map((text) => read(text)));
    expect(new Set(games)).toEqual(new Set(published));
  });
});

describe('Davies–Milley, section 4', () => {
  const forms = (table: Table) =>
    new Map(plain(table).map(([form, b, e]) => [read(form!), [read(b!), read(e!)]] as const));

  it('invertible in B only', () => {
    const published = [
      ['{|1}', '0'],
      ['{|0,1}', '{|0,#}'],
      ['{|1,-1}', '{|-1,#}'],
      ['{|0,1,-1}', '{|0,-1,#}'],
      ['{|1,*}', '0'],
      ['{|0,1,*}', '{|0,#}'],
      ['{|1,-1,*}', '{|-1,#}'],
      ['{|0,1,-1,*}', '{|0,-1,#}'],
    ] as const;
    expect(forms(PAPER_TABLES['davies-milley:1'](arena))).toEqual(
      new Map(published.map(([g, k]) => [read(g), [read(k), read(k)]])),
    );
  });

  it('invertible in E only', () => {
    const published = [
      ['{-1|0,*}', '{-1|0,#}'],
      ['{-1|0,-1,*}', '{-1|0,-1,#}'],
    ] as const;
    expect(forms(PAPER_TABLES['davies-milley:2'](arena))).toEqual(
      new Map(published.map(([g, k]) => [read(g), [read(g), read(k)]])),
    );
  });

  it('the counts', () => {
    expect(
      plain(PAPER_TABLES['davies-milley:3'](arena)).map((row) => row.slice(1).map(Number)),
    ).toEqual([
      [256, 232],
      [72, 60],
      [220, 196],
      [52, 46],
    ]);
  });
});

describe('census tables', () => {
  const dicots = census(arena, D, 2);

  it('have a row a class, a column a universe, a row a cover', () => {
    expect(classTable(arena, dicots).rows).toHaveLength(9);
    const summary = summaryTable(arena, [census(arena, B, 2), census(arena, E, 2), dicots]);
    expect(summary.rows.find(([name]) => name!.plain === 'classes')!.map((c) => c.value)).toEqual([
      undefined,
      220,
      196,
      9,
    ]);
    const covers = coverTable(arena, dicots);
    for (const [upper, lower] of plain(covers)) expect(upper).not.toBe(lower);
  });

  it('show the facts of an order by the classes they are about', () => {
    const dicots = census(arena, D, 2);
    const facts = new Map(plain(orderTable(arena, dicots)).map(([name, ...rest]) => [name, rest]));
    // Every minimal class is below no other: judged by the table of covers, an independent reading.
    const covers = plain(coverTable(arena, dicots));
    const smallest = dicots.classes.map(({ smallest }) => formCell(arena, smallest).plain);
    const without = (column: number) =>
      smallest.filter((form) => !covers.some((cover) => cover[column] === form));
    expect(facts.get('minimal classes')).toEqual([
      String(without(0).length),
      without(0).join('; '),
    ]);
    expect(facts.get('maximal classes')).toEqual([
      String(without(1).length),
      without(1).join('; '),
    ]);
    expect(facts.get('lattice (two classes have no join)')?.[0]).toBe('no');
    // Day 2 of normal play is a lattice (Calistrate, Paulhus and Wolfe).
    const normal = plain(orderTable(arena, census(arena, Normal, 2)));
    expect(normal.at(-1)).toEqual(['lattice', 'yes', '']);
  });

  it('break long lists between games, in text only', () => {
    const table = orderTable(arena, census(arena, E, 2));
    const text = writeTable(table, 'table');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(140);
    const [, width, antichain] = plain(table)[1]!;
    expect(antichain!.split('; ')).toHaveLength(Number(width));
    // No line ends inside a game.
    const braces = (line: string, sign: string) => line.split(sign).length;
    for (const line of text.split('\n')) expect(braces(line, '{')).toBe(braces(line, '}'));
    expect(writeTable(table, 'csv').trimEnd().split('\r\n')).toHaveLength(table.rows.length + 1);
  });

  it('say what is sampled, what is bounded and what is exact', () => {
    const day3 = dayThreeTable(
      [dicotDayThree(arena, E), dicotDayThree(arena, D)],
      [dayThreeBounds(arena, E)],
    );
    expect(day3.rows[0]!.at(-2)!.plain).toMatch(/^2\^12\d\.\d$/);
    expect(day3.rows[1]!.slice(-2).map((cell) => cell.plain)).toEqual(['1268', '1268']);
    const sampled = sampleTable([sampleBorn(arena, 3, E, { law: 'sparse', size: 100, seed: 1 })]);
    expect(sampled.caption).toContain('Sampled');
    expect(sampled.rows[0]![5]!.plain).toMatch(/^\d+\.\d% \(\d+\.\d–\d+\.\d%\)$/);
  });
});
