// Tables in every format: what must be escaped is, marks are shown, columns line up.
import { Arena, E, integer, nimHeap, ZERO } from '@proviso/engine';
import { census } from '@proviso/engine/census';
import { describe, expect, it } from 'vitest';
import { classTable, dayTwoGrid, invertibleDayTwoTable } from '../src/censuses/index.ts';
import { formCell, TABLE_FORMATS, type Table, wordCell, writeTable } from '../src/tables/index.ts';
import { latexText } from '../src/words.ts';

const arena = new Arena();

describe('writers', () => {
  const tricky: Table = {
    caption: 'A & B < {1̄}',
    columns: [wordCell('a,b'), wordCell('say "x"')],
    rows: [
      [formCell(arena, arena.intern([ZERO], [nimHeap(arena, 1)], 1)), wordCell('✓', 'circled')],
      [wordCell(3), wordCell('', 'outside')],
      [formCell(arena, ZERO), formCell(arena, integer(arena, -2), 'bold')],
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
  });

  it('HTML and LaTeX escape what they must and show marks', () => {
    const html = writeTable(tricky, 'html');
    expect(html).toContain('<caption>A &amp; B &lt; {1̄}</caption>');
    expect(html).toContain('<td class="circled">(✓)</td>');
    expect(html).toContain('<td class="outside" aria-label="outside"></td>');
    expect(html.match(/<tr>/g)).toHaveLength(4);
    const latex = writeTable(tricky, 'latex');
    expect(latex).toContain('\\textcircled{$\\checkmark$}');
    expect(latex).toContain('A \\& B \\textless{} \\{$\\overline{1}$\\}');
    expect(latex).toContain('\\boldmath\\textbf{$\\overline{2}$}');
    // Every row has as many cells as there are columns.
    for (const line of latex.split('\n').filter((l) => l.endsWith('\\\\')))
      expect(line.match(/(?<!\\)&/g)).toHaveLength(1);
    expect(latexText('50% of x_1^2 ~ \\')).toBe(
      '50\\% of x\\_1\\textasciicircum{}2 \\textasciitilde{} \\textbackslash{}',
    );
  });

  it('LaTeX does not read the start of a row as an argument of the line break before it', () => {
    const rows = ['[1,2]', '[2cm] b', '*', ' [x]', 'a', ''].map((text) => [
      wordCell(text),
      wordCell('[y]'),
    ]);
    const columns = [wordCell('[h]'), wordCell('n')];
    const latex = writeTable({ caption: '', columns, rows, rowHeadings: false }, 'latex');
    const starts = latex.split('\n').flatMap((line) => /^ {2}(.*) & /.exec(line)?.[1] ?? []);
    expect(starts).toEqual(['{}[h]', '{}[1,2]', '{}[2cm] b', '{}*', '{} [x]', 'a', '']);
  });

  it('LaTeX asks for colours only where a table may have some', () => {
    const first = (table: Table) => writeTable(table, 'latex').split('\n')[0];
    expect(first(tricky)).toContain('\\usepackage[table]{xcolor}');
    expect(first({ ...tricky, rowHeadings: false })).toContain('\\usepackage[table]{xcolor}');
    const words = { ...tricky, rows: [[wordCell('a'), wordCell('b')]], rowHeadings: false };
    expect(first(words)).toBe('% \\usepackage{amsmath,amssymb,array}');
  });

  it('Markdown keeps the bars of games inside their cells, and stars from being emphasis', () => {
    const lines = writeTable(tricky, 'markdown').trimEnd().split('\n');
    expect(lines[0]).toBe('A & B \\< {1̄}');
    expect(lines.slice(2)).toEqual([
      '| a,b | say "x" |',
      '| --- | --- |',
      '| {0, ■ \\| \\*} | (✓) |',
      '| 3 | - |',
      '| 0 | **2̄** |',
    ]);
  });

  it('text for terminals writes -1, in cells, heads and captions', () => {
    for (const table of [tricky, dayTwoGrid(arena), invertibleDayTwoTable(arena)]) {
      expect(writeTable(table, 'table')).not.toMatch(/\u0304/);
    }
    expect(writeTable(tricky, 'table')).toContain('A & B < {-1}');
    expect(writeTable(tricky, 'table')).toMatch(/^0 +-2$/m);
  });

  it('a table without a caption has none in any format', () => {
    const bare: Table = { ...tricky, caption: '' };
    expect(writeTable(bare, 'table').startsWith('a,b')).toBe(true);
    expect(writeTable(bare, 'markdown').startsWith('| a,b')).toBe(true);
    expect(writeTable(bare, 'html')).not.toContain('caption');
    expect(writeTable(bare, 'latex')).not.toContain('caption');
  });

  it('text columns line up', () => {
    const lines = writeTable(dayTwoGrid(arena), 'table').trimEnd().split('\n');
    const rule = lines[3]!;
    for (const line of lines.slice(2)) expect(line.length).toBeLessThanOrEqual(rule.length);
    expect(TABLE_FORMATS.map((format) => writeTable(tricky, format).endsWith('\n'))).not.toContain(
      false,
    );
  });
});
