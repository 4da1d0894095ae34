import { Arena } from '@proviso/engine';
import { type RegisteredRuleset, readBoard, rulesets } from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { dayTwoGrid } from '../src/censuses/index.ts';
import { boardPicture, NoDrawingError, tablePicture, toSvg } from '../src/index.ts';
import { wordCell } from '../src/tables/index.ts';
import { labels, lines, outside, overlaps, texts } from './games.ts';

function board(name: string, ...call: (string | number)[]) {
  return boardPicture(rulesets.get(name)!.board(...call));
}

describe('boards', () => {
  it('Domineering: squares, shaded where closed', () => {
    const scene = board('domineering', '..|.#');
    const fills = scene.items.map((item) => item.item === 'rectangle' && item.fill);
    expect(fills).toEqual(['cell', 'cell', 'cell', 'shaded']);
    expect(scene.description).toBe('2 wide and 2 high: 3 of 4 squares open.');
  });

  it("Clobber: Left's and Right's pieces have a letter each", () => {
    const discs = board('clobber', 'xo.').items.flatMap((item) =>
      item.item === 'disc' ? [[item.fill, item.letter]] : [],
    );
    expect(discs).toEqual([
      ['left', 'x'],
      ['right', 'o'],
    ]);
  });

  it('Hackenbush: edges by owner, on the ground', () => {
    const scene = board('hackenbush', 'bg+r');
    expect(
      lines(scene)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual([...['either', 'ground', 'left', 'right']]);
    const ground = lines(scene).find(({ kind }) => kind === 'ground')!;
    for (const { from, to } of lines(scene)) {
      expect(Math.max(from.y, to.y)).toBeLessThanOrEqual(ground.from.y);
    }
  });

  it('graphs: vertices with their names or marks, edges that can be found by their ends', () => {
    const scene = board('graphcol', 'a@0,0-b:L@2,0, b-c@2,2');
    const discs = scene.items.flatMap((item) =>
      item.item === 'disc' ? [[item.name, item.letter, item.fill]] : [],
    );
    expect(discs).toEqual([
      ['a', 'a', 'nobody'],
      ['b', 'L', 'left'],
      ['c', 'c', 'nobody'],
    ]);
    expect(lines(scene).map(({ name, kind }) => [name, kind])).toEqual([
      ['a b', 'nobody'],
      ['b c', 'nobody'],
    ]);
    expect(scene.items.filter(({ item }) => item === 'dot')).toEqual([]);
    expect(scene.description).toMatch(/2 edges, 1 vertex of Left's, 2 vertices\./);
    const svg = toSvg(scene);
    for (const name of ['a', 'b', 'c', 'a b', 'b c']) expect(svg).toContain(`data-name="${name}"`);
  });

  it('Nim: a column of counters for each heap', () => {
    const discs = board('nim', 3, 1).items.flatMap((item) =>
      item.item === 'disc' ? [item.at.x] : [],
    );
    expect(discs).toHaveLength(4);
    expect(new Set(discs).size).toBe(2);
  });

  it.each([...rulesets.values()])('every example of $name stays inside its picture', (entry) => {
    for (const example of entry.ruleset.examples) {
      const scene = board(entry.name, ...(entry.ruleset.parameters ?? []), example);
      expect(outside(scene)).toEqual([]);
    }
  });

  it('a ruleset without a drawing is refused by name', () => {
    const { draw: _, ...plain } = rulesets.get('nim')!.ruleset;
    const ruleset = plain as RegisteredRuleset;
    expect(() => boardPicture(readBoard(ruleset, [1]))).toThrow(NoDrawingError);
    expect(() => boardPicture(readBoard(ruleset, [1]))).toThrow('Nim does not say');
  });
});

describe('tables', () => {
  const scene = tablePicture(dayTwoGrid(new Arena()));

  it('the table of day 2 has 16 rows and 16 columns of squares', () => {
    const squares = scene.items.filter((item) => item.item === 'rectangle');
    expect(squares).toHaveLength(256);
    // 232 of the 256 forms are dead-ending [Dwyer–Milley–Willette, section 2].
    expect(squares.filter(({ fill }) => fill === 'cell')).toHaveLength(232);
  });

  it('circles the reduced forms', () => {
    // 192 reduced games born on day 2 and the four born before.
    expect(scene.items.filter(({ item }) => item === 'ring')).toHaveLength(196);
  });

  it('marks the invertible games: 46 in reduced form (section 4), and names those equal to 0', () => {
    const rings = new Set(
      scene.items.flatMap((item) => (item.item === 'ring' ? [`${item.at.x} ${item.at.y}`] : [])),
    );
    const checked = labels(scene).filter(({ words }) => words.text === '✓');
    expect(checked.filter(({ at }) => rings.has(`${at.x} ${at.y}`))).toHaveLength(46);
  });

  it('has no overlapping labels and stays inside', () => {
    expect(overlaps(scene)).toEqual([]);
    expect(outside(scene)).toEqual([]);
  });

  it('works without row headings', () => {
    const plain = tablePicture({
      caption: 'Two',
      columns: [wordCell('a'), wordCell('b')],
      rows: [[wordCell(1), wordCell(2)]],
      rowHeadings: false,
    });
    expect(texts(plain)).toEqual(['a', 'b', '1', '2']);
  });
});
