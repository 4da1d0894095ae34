// The tables of the papers, regenerated, against what is printed; and the writers.
import { describe, expect, it } from 'vitest';
import {
  census,
  classTable,
  coverTable,
  dayThreeBounds,
  dayThreeTable,
  dayTwoGrid,
  dicotDayThree,
  equalDayTwoTable,
  formCell,
  invertibleDayTwoTable,
  invertibleOnlyInB,
  invertibleOnlyInE,
  latexText,
  orderTable,
  rankTwoCounts,
  sampleBorn,
  sampleTable,
  summaryTable,
  TABLE_FORMATS,
  type Table,
  wordCell,
  writeTable,
} from '../../src/census/index.ts';
import { Arena, B, D, E, Normal } from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { conjugate, game } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';

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
    const table = dayTwoGrid(arena);
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
    const table = equalDayTwoTable(arena);
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
    const cells = plain(invertibleDayTwoTable(arena)).flat();
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
    expect(forms(invertibleOnlyInB(arena))).toEqual(
      new Map(published.map(([g, k]) => [read(g), [read(k), read(k)]])),
    );
  });

  it('invertible in E only', () => {
    const published = [
      ['{-1|0,*}', '{-1|0,#}'],
      ['{-1|0,-1,*}', '{-1|0,-1,#}'],
    ] as const;
    expect(forms(invertibleOnlyInE(arena))).toEqual(
      new Map(published.map(([g, k]) => [read(g), [read(g), read(k)]])),
    );
  });

  it('the counts', () => {
    expect(plain(rankTwoCounts(arena)).map((row) => row.slice(1).map(Number))).toEqual([
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

describe('writers', () => {
  const tricky: Table = {
    caption: 'A & B < {1̄}',
    columns: [wordCell('a,b'), wordCell('say "x"')],
    rows: [
      [formCell(arena, toEngine(arena, read('{0,#|*}'))), wordCell('✓', 'circled')],
      [wordCell(3), wordCell('', 'outside')],
      [
        formCell(arena, toEngine(arena, game([], []))),
        formCell(arena, toEngine(arena, read('-2')), 'bold'),
      ],
    ],
    rowHeadings: true,
  };

  it('CSV reads back field by field', () => {
    const fields = [...writeTable(tricky, 'csv').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)];
    const values = fields.map(([, field]) => field!.replace(/^"|"$/g, '').replaceAll('""', '"'));
    expect(values).toEqual(['a,b', 'say "x"', '{0, # | *}', '(✓)', '3', '-', '0', '-2']);
  });

  it('JSON keeps numbers, marks and parseable forms', () => {
    const data = JSON.parse(writeTable(tricky, 'json'));
    expect(data.rows[0]).toEqual(['{0, # | *}', { text: '✓', mark: 'circled' }]);
    expect(data.rows[1]).toEqual([3, { text: '', mark: 'outside' }]);
    const open = JSON.parse(writeTable(classTable(arena, census(arena, E, 2, 'all')), 'json'));
    expect(open.rows.some((row: unknown[]) => row[6] === null)).toBe(true);
    expect(fromEngine(arena, toEngine(arena, read(data.rows[0][0])))).toBe(read('{0,#|*}'));
  });

  it('HTML and LaTeX escape what they must and show marks', () => {
    const html = writeTable(tricky, 'html');
    expect(html).toContain('<caption>A &amp; B &lt; {1̄}</caption>');
    expect(html).toContain('<td class="circled">(✓)</td>');
    expect(html).toContain('<td class="outside" aria-label="outside"></td>');
    expect(html.match(/<tr>/g)).toHaveLength(4);
    const latex = writeTable(tricky, 'latex');
    expect(latex).toContain('\\textcircled{$\\checkmark$}');
    expect(latex).toContain('A \\& B < \\{$\\overline{1}$\\}');
    expect(latex).toContain('\\boldmath\\textbf{$\\overline{2}$}');
    // Every row has as many cells as there are columns.
    for (const line of latex.split('\n').filter((l) => l.endsWith('\\\\')))
      expect(line.match(/(?<!\\)&/g)).toHaveLength(1);
    expect(latexText('50% of x_1^2 ~ \\')).toBe(
      '50\\% of x\\_1\\textasciicircum{}2 \\textasciitilde{} \\textbackslash{}',
    );
  });

  it('text columns line up, bars over digits taking no room', () => {
    const lines = writeTable(dayTwoGrid(arena), 'table').trimEnd().split('\n');
    const width = (line: string) => [...line.replace(/\p{M}/gu, '')].length;
    const rule = lines[3]!;
    for (const line of lines.slice(2)) expect(width(line)).toBeLessThanOrEqual(width(rule));
    expect(TABLE_FORMATS.map((format) => writeTable(tricky, format).endsWith('\n'))).not.toContain(
      false,
    );
  });
});
