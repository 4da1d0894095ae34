// Rulesets of one's own, as a worksheet has them: every sentence of the language's page, the values and
// their texts, and what is refused.
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/index.ts';
import { answer as answerOf } from './answers.ts';

/** The answer to the last of some statements. */
const answer = (...statements: string[]): string => answerOf(statements.join('\n'));

const PK = 'pk := ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [[k, n-2-k] for k in 0..n-2])';
const TOADS = 'Q := strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])';
const DOMINEERING = 'Q := grid(".|. -> #|#", ".. -> ##")';
const CLOBBER = 'Q := grid(turns("xo -> .x"), turns("ox -> .o"))';

describe('ruleset(left, right)', () => {
  it('Partizan Kayles is partizanoctal("0.7", "0.07")', () => {
    const question = 'all(n -> same(pk(n), partizanoctal("0.7", "0.07", n)), 0..9)';
    expect(answer(PK, question)).toBe('true');
  });

  it('positions are integers, texts and lists, which are sums', () => {
    expect(answer(PK, 'same(pk([3, 4]), pk(3) + pk(4))')).toBe('true');
    expect(answer(PK, 'same(pk([3, [4, 1]]), pk(3) + pk(4) + pk(1))')).toBe('true');
    expect(answer(PK, 'same(pk([]), 0)')).toBe('true');
    const letters = 'Q := ruleset(t -> if t == "ab" then ["b", "a"] else [], t -> [])';
    // Two moves of Left, each to a position without moves.
    expect(answer(letters, 'same(Q("ab"), {0 |})')).toBe('true');
  });

  it('numbers inside are integers, written as literals too', () => {
    const take = 'Q := ruleset(n -> if n > 2 then [n - 3, 0] else [], n -> [0 for k in 1..n])';
    expect(answer(take, 'position(moves(Q(5), L)[0])')).toBe('2');
    expect(answer(take, 'position(moves(Q(5), R)[0])')).toBe('0');
  });

  it('named functions will do', () => {
    const session = new Session();
    session.run('f(n) := [n - k for k in 1..n]');
    session.run('Q := ruleset(f, f)');
    expect(session.run('same(Q(3), *3)').result).toMatchObject({ ok: true, value: true });
  });
});

describe('rewriting rules', () => {
  it('Domineering, Clobber and Toads and Frogs are the shipped ones', () => {
    expect(answer(DOMINEERING, 'same(Q(2, 3), domineering(2, 3))')).toBe('true');
    expect(answer(DOMINEERING, 'same(Q(".#.|..."), domineering(".#.|..."))')).toBe('true');
    expect(answer(CLOBBER, 'same(Q("xo|ox"), clobber("xo|ox"))')).toBe('true');
    const boards = '["t.f", "tt.ff", "t..f", ".tf.", "tf.tf."]';
    expect(answer(TOADS, `all(t -> same(Q(t), toadsandfrogs(t)), ${boards})`)).toBe('true');
  });

  it('rules are a text or a list of texts, and lists may stand in lists', () => {
    const rules = 'Q := strip([turns("x. -> .#"), "xx -> ##"], [[], ["x -> #"]])';
    expect(answer(rules, 'count(moves(Q(".xx."), L))')).toBe('3');
    expect(answer(rules, 'count(moves(Q(".xx."), R))')).toBe('2');
  });

  it('a strip may be empty, and nobody moves there', () => {
    expect(answer(TOADS, 'same(Q(""), 0)')).toBe('true');
    expect(answer(TOADS, 'Q(0)')).toBe('Q("")');
    expect(answer(TOADS, 'moves(Q(""), L)')).toBe('[]');
    expect(answer(TOADS, 'outcome(Q("") + Q("t.f"))')).toBe('P');
    expect(answer(TOADS, 'Q(position(Q("") + Q("t.")))')).toBe('Q("") + Q("t.")');
    expect(answer(TOADS, 'drawing(Q(""))')).toContain('("")');
    expect(answer(DOMINEERING, 'Q("")')).toContain('an empty board has no squares');
  });

  it('Q(2, 3) is a grid of dots, and a strip has its length', () => {
    expect(answer(DOMINEERING, 'position(Q(2, 3))')).toBe('...|...');
    expect(answer(TOADS, 'position(Q(4))')).toBe('....');
  });

  it('turns gives quarter turns and mirror images, in a strip the reverse', () => {
    expect(answer('count(turns("xo -> .x"))')).toBe('4');
    const strip = 'Q := strip(turns("xo -> .x"), turns("ox -> .o"))';
    expect(answer(strip, 'same(Q("xoxo"), clobber("xoxo"))')).toBe('true');
  });
});

describe('rulesets without a position', () => {
  it('are values: shipped ones by name, octal games by their codes', () => {
    expect(answer('Q := domineering', 'same(Q(2, 2), domineering(2, 2))')).toBe('true');
    expect(answer('Q := octal("0.77")', 'same(Q(5), octal("0.77", 5))')).toBe('true');
    expect(answer('Q := partizanoctal("0.7", "0.07")', 'Q(5)')).toBe(
      'partizanoctal("0.7", "0.07", "5")',
    );
    expect(answer('domineering')).toBe('domineering');
    expect(answer('octal("0.77")')).toBe('octal("0.77")');
  });

  it('are taken wherever a function is', () => {
    expect(answer('map(nim, 1..2)')).toBe('[nim("1"), nim("2")]');
    expect(answer(PK, 'map(pk, [1, 2])')).toBe('[pk(1), pk(2)]');
    expect(answer('f(g: function) := g(2)', 'f(nim)')).toBe('nim("2")');
    expect(answer(PK, 'f(Q: ruleset, n: integer) := outcome(Q(n))', 'f(pk, 2)')).toBe('P');
    expect(answer('help(domineering)')).toContain('Players place dominoes');
  });

  it('are of a JSON type of their own, a string', () => {
    expect(new Session().run('domineering').result).toMatchObject({
      type: 'ruleset',
      value: 'domineering',
    });
    const session = new Session();
    session.run(PK);
    expect(session.run('pk(7)').result).toMatchObject({ type: 'board', value: 'pk(7)' });
    expect(session.run('pk').result).toMatchObject({ type: 'ruleset', value: 'pk' });
  });

  it('a name of the user goes before one of ours', () => {
    expect(answer('domineering := 3', 'domineering')).toBe('3');
    expect(answer('moves(x) := [x]', 'moves(4)')).toBe('[4]');
    expect(answer('grid := 2', 'grid')).toBe('2');
  });

  it('are equal when they are the same rules', () => {
    expect(answer('octal("0.77") == octal("0.77")')).toBe('true');
    expect(answer('octal("0.77") == octal("0.07")')).toBe('false');
    expect(answer(DOMINEERING, 'Q == grid(".|.->#|#", "..->##")')).toBe('true');
    expect(answer(DOMINEERING, 'Q == domineering')).toBe('false');
  });
});

describe('boards of own rulesets', () => {
  it('are written as they are typed, by the variable of their ruleset', () => {
    expect(answer(PK, 'pk(7)')).toBe('pk(7)');
    expect(answer(PK, '[pk([3, 4]), pk("x")]')).toBe('[pk([3, 4]), pk("x")]');
    expect(answer(TOADS, 'Q("t.f")')).toBe('Q("t.f")');
    expect(answer(TOADS, 'Q(3) + nim(2)')).toBe('Q("...") + nim("2")');
  });

  it('without a variable, or after it has changed, by the definition', () => {
    expect(answer('b := (Q := grid("x -> .", "x -> ."); Q("x"))', 'b')).toBe(
      'grid("x -> .", "x -> .")("x")',
    );
    expect(answer('Q := ruleset(n -> [], n -> [])', 'b := Q(3)', 'Q := 5', 'b')).toBe(
      'ruleset(n -> [], n -> [])(3)',
    );
  });

  it.each([
    ['grid("x -> .", "x -> .")', 'Q("x")'],
    ['strip(turns("x. -> .#"), [])', 'Q("x..")'],
    ['strip("x -> .", "x -> .")', 'Q("")'],
    ['ruleset(n -> [k for k in 0..n-1], n -> [])', 'Q([3, 2])'],
    ['(c := 2; ruleset(n -> [n - c for k in 1..1 if n >= c], n -> []))', 'Q(7)'],
    ['(f(n: integer) := [k for k in 0..n-1]; ruleset(f, n -> []))', 'Q(3)'],
  ])('of %s without a variable can be typed back', (ruleset, board) => {
    const session = new Session();
    const text = (statement: string) => {
      const { result } = session.run(statement);
      return result.ok ? result.text : result.error.message;
    };
    const written = text(`(Q := ${ruleset}; ${board})`);
    expect(text(written), written).toBe(written);
    expect(text(`same(${written}, (Q := ${ruleset}; ${board}))`)).toBe('true');
    expect(text(`${ruleset} == ${text(ruleset)}`)).toBe('true');
  });

  it('are asked everything that boards are asked', () => {
    expect(answer(DOMINEERING, 'outcome(Q(2, 2))')).toBe('P');
    expect(answer(DOMINEERING, 'same(Q(2, 3) mod E, domineering(2, 3) mod E)')).toBe('true');
    expect(answer(DOMINEERING, 'Q(2, 2) == +-1 mod E')).toBe('true');
    expect(answer(DOMINEERING, 'Q(2, 2) in E')).toBe('true');
    expect(answer(PK, 'explain(outcome(pk(2)))')).toContain('P');
    expect(answer(PK, 'table([1, 2], n -> outcome(pk(n)))')).toBe('[[1, R], [2, P]]');
    expect(answer(PK, 'tree(pk(2))')).toContain('Game tree of');
    expect(answer(TOADS, 'drawing(Q("t.f"))')).toContain('t.f');
    expect(answer(PK, 'drawing(pk([2, 3]))')).toContain('[2, 3]');
  });

  it('position gives what the ruleset takes back', () => {
    for (const board of ['pk(7)', 'pk("x")', 'pk([3, [4]])', 'pk([])'])
      expect(answer(PK, `pk(position(${board}))`)).toBe(board);
    for (const [ruleset, board] of [
      ['nim', 'nim("3 2")'],
      ['nim', 'nim("0")'],
      ['domineering', 'domineering("..|.#")'],
      ['hackenbush', 'hackenbush("bbr")'],
    ])
      expect(answer(`${ruleset}(position(${board}))`)).toBe(board);
    expect(answer(PK, 'pk(position(pk(3) + pk(4)))')).toBe('pk([3, 4])');
    expect(answer(TOADS, 'Q(position(Q("t.") + Q(".f")))')).toBe('Q("t.") + Q(".f")');
    expect(answer('position(nim(2) + domineering(1, 2))')).toBe('[nim("2"), domineering("..")]');
  });

  it('moves are the boards after a move of a side, each once', () => {
    expect(answer(PK, 'moves(pk(2), L)')).toBe('[pk([0, 1]), pk([1, 0])]');
    expect(answer(PK, 'moves(pk(2), R)')).toBe('[pk([0, 0])]');
    expect(answer('moves(nim(2, 2), L)')).toBe('[nim("2"), nim("2 1")]');
    expect(answer('moves(nim(1) + nim(2), R)')).toBe(
      '[nim("0") + nim("2"), nim("1") + nim("0"), nim("1") + nim("1")]',
    );
    expect(answer('moves(nim(1), P)')).toMatch(/`P` is no player; write `L` for Left or `R`/);
  });

  it('a sum of boards is a board, of different rulesets too', () => {
    const session = new Session();
    session.run(PK);
    expect(session.run('pk(2) + domineering(2, 2)').result).toMatchObject({
      type: 'board',
      value: 'pk(2) + domineering("..|..")',
    });
    expect(answer(PK, 'same(pk(2) + domineering(2, 2), {pk(2) |} - {pk(2) |})')).toBe('false');
    expect(answer('same(nim(1) + nim(2), * + *2)')).toBe('true');
    expect(answer('outcome(nim(2) + nim(2))')).toBe('P');
    expect(answer('same(nim(1) - nim(1), * + *)')).toBe('true');
    expect(answer('same(nim(1) + 1, * + 1)')).toBe('true');
  });

  it('are told apart by their rules, not by their text', () => {
    const twice = ['f(c) := ruleset(n -> if n < c then [] else [n - c], n -> [])'];
    expect(
      answer(...twice, 'Q1 := f(1)', 'Q2 := f(2)', 'count(unique([Q1(4), Q2(4), Q1(4)]))'),
    ).toBe('2');
    expect(answer('count(unique([nim(1), nim(1), octal("0.3", 1)]))')).toBe('2');
  });
});

describe('what functions of moves read may change', () => {
  const TAKE = 'Q := ruleset(n -> if n < c then [] else [n - c], n -> [])';

  it('a variable, and the board is another game', () => {
    const sheet = ['c := 1', TAKE, 'b := Q(4)', 'rank(b)', 'c := 2', 'rank(b)'];
    expect(answer(...sheet)).toBe('2');
    expect(answer(...sheet, 'c := 1', 'rank(b)')).toBe('4');
  });

  it('the default universe', () => {
    // Modulo dicots * + * is 0; in full misère play it is not.
    const sheet = ['Q := ruleset(n -> if n > 0 and * + * == 0 then [n - 1] else [], n -> [])'];
    expect(answer(...sheet, 'rank(Q(2))', 'use D', 'rank(Q(2))')).toBe('2');
    expect(answer(...sheet, 'use D', 'rank(Q(2))', 'use M', 'rank(Q(2))')).toBe('0');
  });

  it('a function that is called, and what was remembered of others', () => {
    const sheet = ['d(n) := n - 1', 'Q := ruleset(n -> if n > 1 then [d(n)] else [], n -> [])'];
    const asked = [...sheet, 'r(n: integer) := rank(Q(n))', 'r(5)'];
    expect(answer(...asked)).toBe('4');
    expect(answer(...asked, 'd(n) := n - 2', 'r(5)')).toBe('2');
  });

  it('a sum of boards of two rulesets that are written alike is remembered as itself', () => {
    const sheet = ['f(c) := ruleset(n -> if n < c then [] else [n - c], n -> [])'];
    const two = ['Q1 := f(1)', 'Q2 := f(2)', 'r(b: board) := rank(b)'];
    expect(answer(...sheet, ...two, '[r(Q1(4) + nim(1)), r(Q2(4) + nim(1))]')).toBe('[5, 3]');
  });

  it('the ruleset itself may be read, as long as that ends', () => {
    const own =
      'Q := ruleset(n -> if n == 0 then [] else if outcome(Q(n - 1)) == R then [n - 1] else [0], n -> [])';
    expect(answer(own, 'rank(Q(1))')).toBe('1');
    expect(answer('Q := ruleset(n -> [rank(Q(n))], n -> [])', 'outcome(Q(3))')).toMatch(/^limit: /);
  });
});

describe('bad rulesets are named and stopped, and the sheet lives on', () => {
  const asked = (...statements: string[]) => {
    const session = new Session();
    for (const statement of statements.slice(0, -1)) session.run(statement);
    const { result } = session.run(statements.at(-1) ?? '');
    expect(session.run('outcome(domineering(2, 2))').result).toMatchObject({ text: 'P' });
    return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  };

  it.each([
    ['Q := ruleset(n -> [n], n -> [])', 'the position 3 can come back, after one move'],
    ['Q := ruleset(n -> [3 - n], n -> [])', 'the position 3 can come back, by way of 0'],
    ['Q := ruleset(n -> [[n, n]], n -> [])', 'the position 3 can come back'],
    ['Q := ruleset(n -> [n * n + 2], n -> [])', 'a heap above 2^53 is too large'],
    [
      'Q := ruleset(n -> [n - 4], n -> [])',
      'a move of Left from 3 is no position: the heap -1 is negative',
    ],
    [
      'Q := ruleset(n -> [], n -> [[1, n - 5]])',
      'a move of Right from 3 is no position: the heap -2 is negative',
    ],
    [
      'Q := ruleset(n -> n, n -> [])',
      "Left's moves from 3, at line 1, column 6 of the ruleset: the moves are an integer, `3`; give the list",
    ],
    [
      'Q := ruleset(n -> [outcome(*)], n -> [])',
      "Left's moves from 3, at line 1, column 6 of the ruleset: `P` is an outcome; a position is an integer",
    ],
    ['Q := ruleset(n -> [{0 | *}], n -> [])', "Left's moves from 3"],
    [
      'Q := ruleset(n -> [], n -> [xs[n] for xs in [[0]]])',
      "Right's moves from 3, at line 1, column 32 of the ruleset: element [0] of the list, [0]: the list has 1 elements and none at 3",
    ],
    [
      'Q := ruleset(n -> [], n -> [m])',
      "Right's moves from 3, at line 1, column 29 of the ruleset: `m` is not known",
    ],
    ['Q := ruleset((n, m) -> [], n -> [])', 'takes 2 arguments, not 1'],
  ])('%s', (definition, message) => {
    expect(asked(definition, 'outcome(Q(3))')).toContain(message);
    expect(asked(definition, 'Q(3) mod E')).toContain(message);
  });

  it.each([
    ['ruleset(3, n -> [])', 'expected a function, not a game'],
    ['grid("xo .x", [])', 'the rule "xo .x" has no ->'],
    ['grid("xo -> .", [])', 'both sides have the same shape'],
    ['strip("x|o -> .|.", [])', 'has several rows and lies on no strip'],
    ['grid(3, [])', 'expected a text, not a game'],
    ['turns("x")', 'the rule "x" has no ->'],
    ['partizanoctal("0.7", "0.09")', '"9" is no octal digit'],
    [
      '(Q := ruleset(n -> [], n -> []); Q(3, 4))',
      'takes one position, not 2; a sum of positions is a list',
    ],
    ['(Q := ruleset(n -> [], n -> []); Q(-3))', 'the heap -3 is negative'],
    ['(Q := grid("x -> .", []); Q("x y"))', '" " is no square'],
    ['(Q := grid("x -> .", []); Q())', 'needs a position'],
    [
      'domineering + 1',
      '`domineering` is a ruleset; with a position it is a board: `domineering(…)`',
    ],
    ['position(3)', 'expected a board, not a game'],
  ])('%s', (statement, message) => {
    expect(asked(statement)).toContain(message);
  });

  it.each([
    [
      'a budget',
      'count([k for k in 1..100000 for j in 1..100000])',
      /^budget: Left's moves from 3/,
    ],
    ['a recursion without end', '(f(n) := f(n); f(n))', /^limit: Left's moves from 3/],
    ['a name', 'nope', /^value: Left's moves from 3/],
  ])('%s fails at the question, and the place in the ruleset is told in words', (_, body, said) => {
    const session = new Session();
    session.run(`\n\nQ := ruleset(n -> [${body}], n -> [])`);
    let asked = 0;
    const budget = { shouldStop: () => ++asked > 100 };
    const { result } = session.run('  outcome(Q(3))', { budget });
    if (result.ok) throw new Error('it has an answer');
    expect(`${result.error.code}: ${result.error.message}`).toMatch(said);
    expect(result.error.message).toContain('at line 3, column');
    expect(result.error).toMatchObject({ line: 1, column: 3 });
    asked = 0;
    const tried = session.run('try(outcome(Q(3)), 5)', { budget }).result;
    expect(tried.ok).toBe(body === 'nope');
  });

  it('growth without end is stopped by a clear sentence', () => {
    expect(asked('Q := ruleset(n -> [n + 1], n -> [])', 'outcome(Q(3))')).toBe(
      'limit: in ruleset(n -> [n + 1], n -> []) a line of play goes on for more than 100,000 moves, from 3 to 100003; play must end whatever is moved',
    );
  });

  it('exponential ones spend their budget', () => {
    const session = new Session();
    session.run('Q := grid(turns("xo -> .x"), turns("ox -> .o"))');
    const budget = { maxForms: 2_000 };
    const board = 'Q("xoxoxo|oxoxox|xoxoxo|oxoxox")';
    const { result } = session.run(`outcome(${board})`, { budget });
    expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
    expect(session.run('outcome(Q("xo"))').result).toMatchObject({ text: 'P' });
  });
});
