// Boards of rules of one's own on the page: shown in a worksheet with a way to play them, and read
// back from the address that leads there.
import { Session } from '@proviso/language';
import { show } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { boardAddress, readBoardAddress } from '../src/board/board-address.ts';
import { signsOn } from '../src/board/squares.ts';
import type { BoardHead } from '../src/protocol/answers.ts';
import { addressOf, OWN_RULES, ownRules } from '../src/worker/own-rules.ts';
import { rulesetList, studyBoard } from '../src/worker/study-board.ts';

/** The last of some statements as a worksheet shows it. */
function shown(...statements: string[]) {
  const session = new Session();
  const runs = statements.map((statement) => session.run(statement));
  const { value, result } = runs.at(-1)!;
  expect(result).toMatchObject({ ok: true });
  return show(value!, { names: session.rulesetNames(), playedAt: addressOf });
}

function headOf(name: string, ...call: string[]): BoardHead {
  let head: BoardHead | undefined;
  studyBoard(name, call, (part) => {
    if ('head' in part) head = part.head;
  });
  return head!;
}

describe('a list in a worksheet', () => {
  it('whose elements must be said something with is no table, and says it', () => {
    const note = 'preperiod 0, period 3, seen up to n = 8; no proof';
    expect(shown('[period([n rem 3 for n in 0..8])]')).toMatchObject({
      kind: 'list',
      items: [{ kind: 'list', note }],
    });
    expect(shown('[[1, 2], [3, 4]]')).toMatchObject({ kind: 'table' });
  });
});

describe('a board in a worksheet', () => {
  it.each([
    [
      ['Q := grid(".|. -> #|#", ".. -> ##")', 'Q(2, 3)'],
      'Q("...|...")',
      ['board', 'own', 'grid(".|. -> #|#", ".. -> ##")', '...|...'],
    ],
    [
      ['Q := strip("x. -> .#", [])', 'Q("x.x")'],
      'Q("x.x")',
      ['board', 'own', 'strip("x. -> .#", [])', 'x.x'],
    ],
    [
      ['f(n) := [k for k in 0..n-1]', 'Q := ruleset(f, f)', 'Q([3, 2])'],
      'Q([3, 2])',
      ['board', 'own', '(f(n) := [k for k in 0..n-1]; ruleset(f, f))', '[3, 2]'],
    ],
    [
      ['impartial(domineering)(1, 2)'],
      'impartial(domineering)("..")',
      ['board', 'own', 'impartial(domineering)', '..'],
    ],
    [
      ['f(n) := [k for k in 0..n-1]', 'Q := twisted(ruleset(f, f))', 'moves(Q(2), R)[0]'],
      'Q("-0")',
      ['board', 'own', 'twisted((f(n) := [k for k in 0..n-1]; ruleset(f, f)))', '"-0"'],
    ],
    [['domineering(1, 2)'], 'domineering("..")', ['board', 'domineering', '..']],
    [
      ['partizanoctal("0.7", "0.07", 3)'],
      'partizanoctal("0.7", "0.07", "3")',
      ['board', 'partizanoctal', '0.7', '0.07', '3'],
    ],
  ])('%j is drawn, with the address to play it at', (statements, text, play) => {
    expect(shown(...statements)).toMatchObject({ kind: 'board', text, play });
    expect(shown(...statements)).toHaveProperty('picture');
  });

  it('a sum of boards is drawn, and has an address where its rulesets have names', () => {
    const sum = shown('nim(2) + domineering(2, 2)');
    expect(sum).toHaveProperty('picture');
    expect(sum).toHaveProperty('play', ['board', 'sum', 'nim("2") + domineering("..|..")']);
    const own = shown('(Q := grid(".. -> ##", ".. -> ##"); nim(2) + Q(".."))');
    expect(own).not.toHaveProperty('play');
  });
});

describe('an address with a variant', () => {
  it('tells the squares, the examples and the habitat of the rules it is a variant of', () => {
    const { boards, examples, habitat, rules } = ownRules('dicotic(domineering)');
    expect(boards?.squares).toHaveProperty('#');
    expect(examples).toContain('...|...');
    expect(habitat?.universe).toMatch(/^𝒟|^D/u);
    expect(rules).toContain('Nobody may move unless both players can.');
    expect(ownRules('twisted(domineering)').boards).toBeUndefined();
  });

  it('is played: every move is a position that is read back', () => {
    for (const variant of ['impartial', 'dicotic', 'twisted']) {
      const head = headOf('own', `${variant}(domineering)`, '..|..');
      expect(head.left.length).toBeGreaterThan(0);
      for (const { position, outcome } of [...head.left, ...head.right]) {
        expect(headOf('own', `${variant}(domineering)`, position).outcome).toBe(outcome);
      }
    }
  });
});

describe('an address with rules of one own', () => {
  const definition = 'strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])';

  it('is read and written like that of a family', () => {
    const address = ['board', 'own', definition, 't.f'];
    expect(boardAddress(readBoardAddress(address, OWN_RULES))).toEqual(address);
    expect(rulesetList().at(-1)).toEqual(OWN_RULES);
  });

  it('tells the squares, so that the board can be drawn and changed', () => {
    const { boards } = ownRules(definition);
    expect(boards?.strip).toBe(true);
    expect(signsOn(boards!, 't.f#')?.[0]?.map(({ look }) => look)).toEqual([
      'left',
      'open',
      'right',
      'closed',
    ]);
    expect(ownRules('ruleset(n -> [], n -> [])').boards).toBeUndefined();
  });

  it('is studied as the shipped rules are', () => {
    const own = headOf('own', definition, 'tt.ff');
    const known = headOf('toadsandfrogs', 'tt.ff');
    expect(own).toMatchObject({
      outcome: known.outcome,
      normalOutcome: known.normalOutcome,
      left: known.left,
      right: known.right,
      call: `(Q := ${definition}; Q("tt.ff"))`,
    });
  });

  it('leads on along the moves, and opens as a game', () => {
    const head = headOf('own', 'ruleset(n -> [[k, n-1-k] for k in 0..n-1], n -> [])', '3');
    expect(head.left.map(({ position }) => position)).toEqual(['[0, 2]', '[1, 1]', '[2, 0]']);
    expect(head.components).toHaveLength(1);
    expect(new Session().run(`rank(${head.call})`).result).toMatchObject({ ok: true, value: 3 });
  });

  it.each([
    ['grid("x", [])', 'x', 'the rule "x" has no ->'],
    ['domineering(2, 2)', '..', 'this is of type board, not a ruleset'],
    ['grid("x -> .", [])', 'x y', '" " is no square'],
    ['ruleset(n -> [n], n -> [])', '3', 'the position 3 can come back'],
    ['ruleset(n -> [n - 9], n -> [])', '3', 'the heap -6 is negative'],
    ['ruleset(n -> [n', '3', 'found the end of the text'],
  ])('%s at %s is refused with the reason', (rules, position, message) => {
    expect(() => headOf('own', rules, position)).toThrow(message);
  });
});
