// `ans`, `save` and `load`: what they mean, with files that are only a map.

import { checkText } from '@proviso/engine/check';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';
import { folder } from './folder.ts';

/** A session beside a folder. */
function beside(sheets: Record<string, string> = {}) {
  const { texts, files } = folder(sheets);
  const session = new Session({ style: 'ascii' }, { files });
  const say = (statement: string): string => {
    const { result } = session.run(statement);
    return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  };
  return { texts, session, say };
}

describe('ans', () => {
  test('is the last answer that was no definition, no use and no error', () => {
    const { say } = beside();
    expect(say('ans')).toMatch(/^name: `ans` is not known; it is the last answer/);
    say('outcome(*)');
    say('x := 5');
    say('use D');
    say('nonsense');
    say('assert true');
    expect(say('ans')).toBe('P');
    say('{0 | *}');
    expect(say('ans + ans')).toBe(say('{0 | *} + {0 | *}'));
  });

  test('a silenced answer counts, and a variable of that name goes before', () => {
    const { say } = beside();
    say('rank(*3);');
    expect(say('ans + 1')).toBe('4');
    say('ans := 7');
    say('*');
    expect(say('ans')).toBe('7');
  });

  test('moves on to a new arena', () => {
    const { session, say } = beside();
    say('*2 + *');
    session.run('x := count(born(3, D))', { budget: { maxForms: 60_000 } });
    expect(say('same(ans, *2 + *)')).toBe('true');
  });

  test('functions that read it follow it', () => {
    const { say } = beside();
    say('rank(*2)');
    say('f(n: integer) := n + ans');
    expect(say('f(1)')).toBe('3');
    say('rank(*5)');
    expect(say('f(1)')).toBe('6');
  });

  test('is not kept where statements are run again', () => {
    const session = new Session({}, { keepsAnswers: false });
    session.run('*');
    expect(session.run('ans').result).toMatchObject({ ok: false, error: { code: 'name' } });
  });
});

describe('save', () => {
  test('writes functions with their parameters, so that they read back', () => {
    const { texts, say } = beside();
    say('f(n: integer) := n + 1');
    say('g := n -> 2 * n');
    say('save(f, "f.pvs")');
    say('save(g, "g.pvs")');
    expect(texts.get('f.pvs')).toBe('f(n: integer) := n + 1\n');
    expect(texts.get('g.pvs')).toBe('g := n -> 2 * n\n');
  });

  test.each([
    ['x := {0 | *}', 'same(x, {0 | *})'],
    ['x := {0, # | -1}', 'same(x, {0, # | -1})'],
    ['x := rank(*3)', 'x + 1 == 4 and x div 2 == 1'],
    ['x := integer(-3)', 'x div 2 == -2'],
    [
      'x := [rank(*), "a \\"b\\"", [*, true], D, outcome(*)]',
      'x[0] div 1 == 1 and x[1] == "a \\"b\\""',
    ],
    ['x := true', 'x'],
    ['x := nothing', 'x == nothing'],
    ['x := D', '* + * == 0 mod x'],
    ['x := domineering(2, 2)', 'position(x) == "..|.."'],
    ['t := grid(".. -> ##", ".|. -> #|#"); x := t(2, 2)', 'position(x) == "..|.."'],
    ['x := grid(".. -> ##", ".|. -> #|#")', 'position(x(2, 2)) == "..|.."'],
    ['x := n -> 2 * n', 'same(x(*), * + *)'],
    ['x := outcome', 'x(*) == P'],
    ['x(n: integer) := if n == 0 then 0 else {x(n - 1) | x(n - 1)}', 'same(x(2), *2) == false'],
    ['two := rank(*2); half(n: integer) := n div two; x(n: integer) := half(n) + 1', 'x(8) == 5'],
    ['add(c: integer) := (n: integer) -> n + c; x := add(2)', 'x(5) == 7'],
    ['f(n: integer) := n + 1; x := f', 'x(5) == 6'],
    [
      'even(n: integer) := n == 0 or odd(n - 1)\nodd(n: integer) := n > 0 and even(n - 1)\nx := even',
      'x(4)',
    ],
  ])('a variable is saved under its name, and load gives it back: %s', (sheet, test) => {
    const { texts, say } = beside();
    for (const line of sheet.split('\n')) for (const each of line.split('; ')) say(each);
    expect(say('save(x, "x.pvs")')).toBe('saved as x.pvs');
    const other = beside({ 'x.pvs': texts.get('x.pvs') ?? '' });
    expect(other.say('load("x.pvs")')).toMatch(/^loaded x\.pvs/);
    expect(other.say(test)).toBe('true');
  });

  test('what the functions of two files take from around them is not mixed up', () => {
    const { texts, say } = beside();
    say('add(c: integer) := (n: integer) -> n + c');
    for (const c of [2, 3]) {
      say(`add${c} := add(${c})`);
      say(`save(add${c}, "add${c}.pvs")`);
    }
    const other = beside(Object.fromEntries(texts));
    other.say('load("add2.pvs")');
    other.say('load("add3.pvs")');
    expect(other.say('[add2(1), add3(1)]')).toBe('[3, 4]');
    expect(other.say('c')).toMatch(/^name: /);
  });

  test('a sheet that could not be read back is not written', () => {
    const { texts, say } = beside();
    say('deep(n: integer) := if n == 0 then 0 else {deep(n - 1) | *}');
    say('x := deep(600)');
    expect(say('save(x, "x.pvs")')).toMatch(/^value: .*cannot be read back.*\.json/);
    expect(texts.size).toBe(0);
    expect(say('save(x, "x.json")')).toBe('saved as x.json');
  });

  test('an answer, several values and texts have no name to be saved under', () => {
    const { texts, say } = beside();
    say('x := {0 | *}');
    say('x');
    say('save(ans, "a.pvs")');
    say('save([x, x], "l.pvs")');
    say('sheet := "y := 3"');
    say('save(sheet, "s.pvs")');
    expect(texts.get('a.pvs')).toBe('{0 | *}\n');
    expect(texts.get('l.pvs')).toBe('[{0 | *}, {0 | *}]\n');
    expect(texts.get('s.pvs')).toBe('y := 3');
  });

  test('refuses to write certificates where a reason has none', () => {
    const { texts, say } = beside();
    expect(say('save(explain(outcome(*2)), "o.json")')).toMatch(
      /^value: this reason is in words, and has no certificate .* `explain\(G >= H\)`/,
    );
    expect(texts.size).toBe(0);
    expect(say('save(explain(outcome(*2)), "o.md")')).toBe('saved as o.md');
  });

  test('writes rulesets and boards with what they read', () => {
    const { texts, say } = beside();
    say('take(c) := ruleset(n -> [n - c for k in 1..1 if n >= c], n -> [])');
    say('t2 := take(2)');
    say('save(t2, "t2.pvs")');
    say('save(t2(7), "z.txt")');
    say('save(t2(7), "z.json")');
    const board = texts.get('z.txt') ?? '';
    expect(JSON.parse(texts.get('z.json') ?? '').value).toBe(board.trimEnd());
    // Elsewhere they are what they were: Left takes 2 from 7 three times.
    const other = beside();
    expect(other.say(`same(form(${board.trimEnd()}), 3)`)).toBe('true');
    other.texts.set('t2.pvs', texts.get('t2.pvs') ?? '');
    other.say('load("t2.pvs")');
    expect(other.say('same(form(t2(7)), 3)')).toBe('true');
  });

  test.each([
    ['{0, * | *} >= 0 mod D', 1],
    ['* + * == 0 mod D', 2],
    ['{0, * | *} mod D', 2],
  ])('writes the certificates of %s so that they can be checked', (claim, number) => {
    const { texts, say } = beside();
    say(`save(explain(${claim}), "why.json")`);
    const found = [...checkText(texts.get('why.json') ?? '')];
    expect(found.map(({ verdict }) => verdict.valid)).toEqual(Array(number).fill(true));
  });

  test.each<[string, string, RegExp]>([
    ['tree(*)', 'g.svg', /^<svg /],
    ['tree(*)', 'g.tex', /^\\documentclass/],
    ['tree(*)', 'g.tikz', /\\begin\{tikzpicture\}/],
    ['tree({0 | *})', 'g.txt', /^Game tree of \{0 \| \*\}\n\n/],
    ['plot([1, 2])', 'p.svg', /^<svg /],
    ['table([0, *], "G", G -> G)', 't.csv', /^G\r\n0\r\n\*\r\n$/],
    ['table([0, *], "G", G -> G)', 't.md', /^\| G \|\n/],
    ['table([0, *], "G", G -> G)', 't.tex', /\\begin\{tabular\}/],
    ['table([0, *], "G", G -> G)', 't.html', /^<table>/],
    ['table([0, *], "G", G -> G)', 't.txt', /^G\n─\n0\n\*\n$/],
    ['explain(* >= 0 mod E)', 'c.md', /\*/],
    ['"as it stands"', 'note.txt', /^as it stands$/],
    ['{0, # | -1}', 'g.pvs', /^\{0, # \| -1\}\n$/],
    ['[1, *]', 'l.json', /"type": "list"/],
    ['outcome(*)', 'o.txt', /^P\n$/],
  ])('%s as %s', (value, file, content) => {
    const { say, texts } = beside();
    expect(say(`save(${value}, "${file}")`)).toBe(`saved as ${file}`);
    expect(texts.get(file)).toMatch(content);
  });

  test('a certificate as JSON is one that can be checked', () => {
    const { say, texts } = beside();
    say('save(explain(* >= -1 mod E), "c.json")');
    expect(JSON.parse(texts.get('c.json')!)).toHaveProperty('format');
  });

  test('a table as JSON has numbers, truth values and null where there is nothing', () => {
    const { say, texts } = beside();
    say('h := ruleset(n -> [n - 1 for k in 1..1 if n > 0], n -> [])');
    say(
      't := table([1, 2], "n", (n: integer) -> n, "one", n -> n == 1, "o", outcome, "none", n -> nothing, "b", n -> h(n))',
    );
    say('save(t, "t.json")');
    expect(JSON.parse(texts.get('t.json') ?? '')).toMatchObject({
      columns: ['n', 'one', 'o', 'none', 'b'],
      rows: [
        [1, true, 'R', null, 'h(1)'],
        [2, false, 'R', null, 'h(2)'],
      ],
    });
    // People and spreadsheets read words.
    say('save(t, "t.csv")');
    expect(texts.get('t.csv')).toContain('1,true,R,nothing,h(1)\r\n');
  });

  test('keeps ans, so that an answer can be saved twice', () => {
    const { say, texts } = beside();
    say('tree(*2)');
    say('save(ans, "a.svg")');
    say('save(ans, "a.tikz")');
    expect([...texts.keys()]).toEqual(['a.svg', 'a.tikz']);
  });

  test('overwrites only when told', () => {
    const { say, texts } = beside({ 'a.txt': 'old' });
    expect(say('save("new", "a.txt")')).toBe('value: a.txt exists');
    expect(say('save("new", "a.txt", false)')).toBe('value: a.txt exists');
    expect(texts.get('a.txt')).toBe('old');
    expect(say('save("new", "a.txt", true)')).toBe('saved as a.txt');
    expect(texts.get('a.txt')).toBe('new');
  });

  test('says what a value can be saved as', () => {
    const { say, texts } = beside();
    expect(say('save(tree(*), "g.csv")')).toBe(
      'value: a picture is not saved as a file ending in .csv; its name ends in .svg, .tex, .tikz, .txt; `proviso draw` writes .png and .pdf',
    );
    expect(say('save(table([0], "G", G -> G), "t.svg")')).toMatch(/^value: a table is not saved/);
    expect(say('save(*, "g")')).toMatch(/^value: a game is not saved as a file without an ending/);
    expect(say('save(*, g)')).toMatch(/^name: /);
    expect(say('save(*, 3)')).toMatch(/^type: the name of a file is a text/);
    expect(say('save(*)')).toMatch(/^type: `save` takes 2 to 3 arguments/);
    expect(texts.size).toBe(0);
  });

  test('stands inside an expression, whose value is what save says', () => {
    const { say, texts } = beside();
    expect(say('[save("a", "c.txt"), 1]')).toBe('["saved as c.txt", 1]');
    expect(say('if true then save("a", "d.txt") else 0')).toBe('saved as d.txt');
    expect(say('(x := "b"; save(x, "e.txt"))')).toBe('saved as e.txt');
    expect(say('[save(join([n]), join(["n", n, ".txt"])) for n in 1..3]')).toContain('n3.txt');
    expect(say('x := save("a", "f.txt")')).toBe('saved as f.txt');
    expect(say('try(save("a", "f.txt"), "was there")')).toBe('was there');
    expect([...texts.keys()].sort()).toEqual(
      ['c.txt', 'd.txt', 'e.txt', 'f.txt', 'n1.txt', 'n2.txt', 'n3.txt'].sort(),
    );
  });

  test('saves once where the rest of the statement needs deep calls', () => {
    const { say, texts } = beside();
    say('f(n: integer) := if n == 0 then 0 else {f(n - 1) | f(n - 1)}');
    const deep = `${'('.repeat(80)}[save("a", "c.txt"), rank(f(1000))]${')'.repeat(80)}`;
    expect(say(deep)).toBe('["saved as c.txt", 1000]');
    expect(texts.get('c.txt')).toBe('a');
  });

  test('is refused inside functions', () => {
    const { say, texts } = beside();
    const refusal = /`save` stands outside of functions/;
    say('f(x) := save(x, "a.txt")');
    expect(say('f("a")')).toMatch(refusal);
    expect(say('map(x -> save(x, "b.txt"), ["a"])')).toMatch(refusal);
    expect(say('(g(x) := save(x, "d.txt"); g("a"))')).toMatch(refusal);
    expect(say('(n -> [save("a", "d.txt") for i in 1..n])(2)')).toMatch(refusal);
    say('s := save');
    expect(say('s("a", "e.txt")')).toMatch(refusal);
    expect(texts.size).toBe(0);
  });

  test('a function of that name goes before ours', () => {
    const { say, texts } = beside();
    say('save(x, y) := x');
    expect(say('save(*, "a.txt")')).toBe('*');
    expect(texts.size).toBe(0);
  });

  test('without files it says where to turn', () => {
    const { result } = new Session().run('save(*, "a.txt")');
    expect(result).toMatchObject({
      ok: false,
      error: {
        message: expect.stringMatching(/there are none here; take the answer by its Copy menu/),
      },
    });
  });
});

describe('load', () => {
  test('runs the statements of a sheet, and what they define stays', () => {
    const { say } = beside({
      'defs.pvs': 'f(n: integer) := n + 1\n\nuse D // dicots\nx := [\n 1,\n 2]\n',
    });
    expect(say('load("defs.pvs")')).toBe('loaded defs.pvs: 3 statements');
    expect(say('f(2)')).toBe('3');
    expect(say('* + * == 0')).toBe('true');
    expect(say('count(x)')).toBe('2');
  });

  test('an error names the file and the place in it; what stood before it was run', () => {
    const { say } = beside({ 'bad.pvs': 'x := 3\n\n  y := {0 | z}\n' });
    expect(say('load("bad.pvs")')).toMatch(/^name: bad\.pvs, line 3, column 13: `z` is not known/);
    expect(say('x')).toBe('3');
    const again = beside({ 'a.pvs': 'assert 1 == 0' });
    expect(again.say('load("a.pvs")')).toMatch(/^assert: a\.pvs, line 1/);
  });

  test('sheets load sheets, and a circle is named', () => {
    const { say } = beside({
      'a.pvs': 'load("b.pvs")',
      'b.pvs': 'x := 1\nload("./c.pvs")',
      'c.pvs': 'load("a.pvs")',
      'self.pvs': 'load("self.pvs")',
      'twice.pvs': 'load("leaf.pvs")\nload("leaf.pvs")',
      'leaf.pvs': 'leaf := 1',
    });
    expect(say('load("a.pvs")')).toMatch(
      /the worksheets load each other: a\.pvs loads b\.pvs loads \.\/c\.pvs loads a\.pvs/,
    );
    expect(say('load("self.pvs")')).toMatch(/self\.pvs loads self\.pvs/);
    expect(say('load("twice.pvs")')).toBe('loaded twice.pvs: 2 statements');
    // What failed is not thought to be loading still.
    expect(say('load("leaf.pvs")')).toBe('loaded leaf.pvs: 1 statement');
  });

  test('what is loaded does not write', () => {
    const { say, texts } = beside({ 'stranger.pvs': 'save("x", "a.txt", true)' });
    expect(say('load("stranger.pvs")')).toMatch(/what is loaded does not write files/);
    expect(texts.has('a.txt')).toBe(false);
  });

  test('obeys the budget of its statement', () => {
    const { session } = beside({ 'long.pvs': 'x := 1\ncount(born(3, D))' });
    const { result } = session.run('load("long.pvs")', { budget: { maxForms: 1_000 } });
    expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
  });

  test('is refused inside functions', () => {
    const { say } = beside({ 'a.pvs': '1' });
    say('f(x) := load("a.pvs")');
    expect(say('f(1)')).toMatch(/`load` stands outside of functions/);
  });

  test('stands inside an expression', () => {
    const { say } = beside({ 'a.pvs': 'x := 3' });
    expect(say('(load("a.pvs"))')).toBe('loaded a.pvs: 1 statement');
    expect(say('[load("a.pvs"), x]')).toBe('["loaded a.pvs: 1 statement", 3]');
  });
});
