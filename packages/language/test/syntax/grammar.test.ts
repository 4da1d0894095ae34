// The grammar parses what it is thought to parse: every node it can make is
// made by some text (an alternative that is never reached would show here), and
// signs that mean two things are told apart by where they stand.

import { describe, expect, test } from 'vitest';
import { LanguageError, Source } from '../../src/errors.ts';
import { parser } from '../../src/generated/parser.ts';
import type { Expression, Statement } from '../../src/syntax/ast.ts';
import { parse } from '../../src/syntax/parse.ts';

const strict = parser.configure({ strict: true });
const tree = (text: string): string => strict.parse(text).toString();

const REACHED: readonly [node: string, text: string][] = [
  ['Comment', '1 // one'],
  ['Worksheet', ''],
  ['Name', 'x'],
  ['use', 'use E'],
  ['Number', '12'],
  ['players', 'use 3 players'],
  ['where', 'use 3 players where {P} wins'],
  ['wins', 'use 3 players where {P} wins'],
  ['Braces', '{|}'],
  ['OpenBrace', '{|}'],
  ['CloseBrace', '{|}'],
  ['Side', '{0|}'],
  ['EmptySide', '{·|0}'],
  ['Fraction', '3/4'],
  ['BarredNumber', '12̄'],
  ['Star', '*2'],
  ['Up', '^'],
  ['Down', 'v'],
  ['DownArrow', '↓'],
  ['Tombstone', '{■|0}'],
  ['Universe', 'Normal'],
  ['Outcome', 'L'],
  ['Boolean', 'true'],
  ['String', '"a"'],
  ['TaggedString', 'end"2(10)#"'],
  ['Parens', '(1)'],
  ['OpenParen', '(1)'],
  ['Comma', '[1, 2]'],
  ['CloseParen', '(1)'],
  ['List', '[]'],
  ['OpenBracket', '[]'],
  ['CloseBracket', '[]'],
  ['Postfix', 'f()'],
  ['Arguments', 'f()'],
  ['Index', 'xs[0]'],
  ['Prefix', '-1'],
  ['Minus', '−1'],
  ['PlusMinus', '±1'],
  ['Product', '3·G'],
  ['Times', '3 * G'],
  ['Sum', '1 + 2'],
  ['Plus', '1 + 2'],
  ['Range', '1..2'],
  ['To', '1..2'],
  ['Comparison', 'a ≥ b'],
  ['Relation', 'a <> b'],
  ['in', 'a in D'],
  ['mod', 'a mod D'],
  ['Not', 'not a'],
  ['not', 'not a'],
  ['And', 'a and b'],
  ['and', 'a and b'],
  ['Or', 'a or b'],
  ['or', 'a or b'],
  ['Lambda', 'x -> x'],
  ['Arrow', 'x -> x'],
  ['If', 'if a then b else c'],
  ['if', 'if a then b else c'],
  ['then', 'if a then b else c'],
  ['else', 'if a then b else c'],
  ['Bars', '{a||b}'],
  ['UsePlayers', 'use 2 players'],
  ['UseUniverse', 'use D(-1)'],
  ['Assert', 'assert a'],
  ['assert', 'assert a'],
  ['Assignment', 'x := 1'],
  ['Becomes', 'x := 1'],
  ['Semicolon', '1; 2'],
  ['Kinded', 'f(n: integer) := n'],
  ['Colon', 'f(n: integer) := n'],
  ['Kind', '(n: integer) -> n'],
  ['Locals', '(x := 1; x)'],
  ['Comprehension', '[x for x in xs]'],
  ['For', '[x for x in xs]'],
  ['for', '[x for x in xs]'],
  ['Condition', '[x for x in xs if c]'],
  ['div', 'a div b'],
  ['rem', 'a rem b'],
  ['Ups', '^^'],
  ['Modulo', 'a == b (mod D)'],
  ['OpenModulo', 'a == b (mod D)'],
];

describe('every alternative is reached', () => {
  test.each(REACHED)('%s by %j', (node, text) => {
    const names: string[] = [];
    strict.parse(text).iterate({ enter: ({ name }) => void names.push(name) });
    expect(names).toContain(node);
  });

  test('no node of the grammar is missing from the list', () => {
    const listed = new Set(REACHED.map(([node]) => node));
    const named = parser.nodeSet.types.filter(({ name, isError, isAnonymous }) => {
      return name !== '' && !isError && !isAnonymous;
    });
    expect(named.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
  });
});

/** A statement without its places. */
function shape(text: string, braces?: Parameters<typeof parse>[1]): unknown {
  const [statement] = parse(new Source(text), braces);
  return JSON.parse(
    JSON.stringify(statement, (key, value: unknown) => {
      if (key === 'from' || key === 'to' || key === 'nameSpan') return undefined;
      return typeof value === 'bigint' ? Number(value) : value;
    }),
  );
}

/** Fully bracketed, so that precedence can be read off. */
function bracketed(text: string): string {
  const [statement] = parse(new Source(text));
  return statement?.kind === 'evaluate' ? show(statement.expression) : 'not an expression';
}

function show(e: Expression): string {
  const row = (expressions: readonly Expression[], sign = ','): string =>
    expressions.map(show).join(sign);
  switch (e.kind) {
    case 'name':
    case 'universe':
      return e.name;
    case 'number':
      return String(e.value);
    case 'star':
      return `*${e.size}`;
    case 'sum':
      return `(${e.terms.map((t) => (t.negative ? '-' : '+') + show(t.operand)).join('')})`;
    case 'product':
      return `(${row(e.factors, '·')})`;
    case 'quotient':
      return `(${show(e.dividend)}${e.steps.map((step) => ` ${step.sign} ${show(step.divisor)}`).join('')})`;
    case 'comprehension':
      return `[${show(e.item)}${e.clauses.map((c) => (c.kind === 'for' ? ` for ${c.name} in ${show(c.list)}` : ` if ${show(c.condition)}`)).join('')}]`;
    case 'locals':
      return `(${e.definitions.map((d) => `${d.name}; `).join('')}${show(e.body)})`;
    case 'conjugate':
      return `(-${show(e.operand)})`;
    case 'plusminus':
      return `(±${row(e.options)})`;
    case 'relation':
      return `(${show(e.left)}${e.sign}${show(e.right)}${e.universe === undefined ? '' : ` mod ${show(e.universe)}`})`;
    case 'membership':
      return `(${show(e.element)} in ${show(e.of)})`;
    case 'reduction':
      return `(${show(e.game)} mod ${show(e.universe)})`;
    case 'range':
      return `(${show(e.first)}..${show(e.last)})`;
    case 'not':
      return `(not ${show(e.operand)})`;
    case 'and':
    case 'or':
      return `(${row(e.operands, ` ${e.kind} `)})`;
    case 'lambda':
      return `(${e.parameters.map(({ name, kind }) => name + (kind ? `:${kind}` : '')).join()}->${show(e.body)})`;
    case 'if':
      return `(if ${show(e.condition)} then ${show(e.then)} else ${show(e.otherwise)})`;
    case 'form':
      return `{${row(e.left)}|${row(e.right)}}`;
    default:
      return e.kind;
  }
}

describe('precedence', () => {
  test.each([
    ['a + b * c', '(+a+(b·c))'],
    ['a - b + c', '(+a-b+c)'],
    ['-a + b', '(+(-a)+b)'],
    ['-2 * a', '((-2)·a)'],
    ['a >= b + c mod E', '(a>=(+b+c) mod E)'],
    ['a + b mod D', '((+a+b) mod D)'],
    ['not a >= b mod E and c or d', '(((not (a>=b mod E)) and c) or d)'],
    ['not not a', '(not (not a))'],
    ['a in D and b', '((a in D) and b)'],
    ['1..n + 1', '(1..(+n+1))'],
    ['x -> y -> x + y', '(x->(y->(+x+y)))'],
    ['if a then b else c + d', '(if a then b else (+c+d))'],
    ['- - a', 'a'],
    ['-±a', '(-(±a))'],
    ['-1 rem 2 + n div 2', '(+((-1) rem 2)+(n div 2))'],
    ['a div b rem c', '(a div b rem c)'],
    [
      '[a in D for a in b if c in d for e in 1..n]',
      '[(a in D) for a in b if (c in d) for e in (1..n)]',
    ],
    [
      '[if a then b else c for a in if b then c else d if e]',
      '[(if a then b else c) for a in (if b then c else d) if e]',
    ],
    ['[x -> x for x in y]', '[(x->x) for x in y]'],
    ['(x := 1; f(n) := n; x + 1) * y', '((x; f; (+x+1))·y)'],
    ['(n: integer, G) -> n', '(n:integer,G->n)'],
    // Words only where nothing else can stand.
    ['for + div * rem', '(+for+(div·rem))'],
    ['div div div rem rem', '(div div div rem rem)'],
    ['[for for for in for if for]', '[for for for in for if for]'],
    ['[integer for text in list]', '[integer for text in list]'],
  ])('%s is %s', (text, expected) => {
    expect(bracketed(text)).toBe(expected);
  });
});

describe('signs that mean two things', () => {
  test.each([
    ['3**2', '(3·*2)'],
    ['3 * *', '(3·*1)'],
    ['3·*', '(3·*1)'],
    ['* + *3', '(+*1+*3)'],
    ['2+-1', '(+2+(-1))'],
    ['2 + +-1', '(+2+(±1))'],
    ['+-1', '(±1)'],
    ['±{1, 2}', '(±1,2)'],
    ['±{1 | 0}', '(±{1|0})'],
    ['{·|3·*}', '{|(3·*1)}'],
    ['a<-1', '(a<(-1))'],
    ['a <> b', '(a<>b)'],
  ])('%s is %s', (text, expected) => {
    expect(bracketed(text)).toBe(expected);
  });

  test('words of clauses stay free as names', () => {
    expect(bracketed('if then then else else where')).toBe('(if then then else else where)');
    expect(bracketed('players + wins')).toBe('(+players+wins)');
  });
});

describe('bars', () => {
  test.each([
    ['{a || b | c}', '{a|{b|c}}'],
    ['{a | b || c}', '{{a|b}|c}'],
    ['{a || b}', '{a|b}'],
    ['{a, b | c ||| d || e}', '{{a,b|c}|{d|e}}'],
    ['{|||}', '{|}'],
    ['{|| 0}', '{|0}'],
    ['{. | 0}', '{|0}'],
    ['{· | ·}', '{|}'],
    ['{a ||| b || c | d}', '{a|{b|{c|d}}}'],
  ])('%s is %s', (text, expected) => {
    expect(bracketed(text)).toBe(expected);
  });

  test('tombstones belong to the side they stand on', () => {
    expect(shape('{0, # | ■}')).toMatchObject({ expression: { tombstones: 3 } });
    expect(shape('{0 | #, *}')).toMatchObject({ expression: { tombstones: 2 } });
    expect(shape('{#| || 0}')).toMatchObject({
      expression: { tombstones: 0, left: [{ tombstones: 1 }] },
    });
  });
});

describe('several players', () => {
  const three = { players: 3 };
  const parts = (text: string): unknown =>
    (shape(text, three) as { expression: { parts: unknown[][] } }).expression.parts.map(
      (part) => part.length,
    );
  test.each([
    ['{}', [0]],
    ['{a, b}', [2]],
    ['{a | b | c}', [1, 1, 1]],
    ['{a || c}', [1, 0, 1]],
    ['{||}', [0, 0, 0]],
    ['{ | | a, b}', [0, 0, 2]],
  ])('%s has parts of %j', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  test('the parts must be as many as the players', () => {
    expect(() => parse(new Source('{a | b}'), three)).toThrow(
      /3 parts or, if it is impartial, one/,
    );
    expect(() => parse(new Source('{a |||| b}'), three)).toThrow(LanguageError);
  });
});

describe('statements', () => {
  test.each<[string, Partial<Statement>]>([
    ['x := 1', { kind: 'assign', name: 'x' }],
    ['f(G, H) := G + H', { kind: 'define', name: 'f', parameters: [{ name: 'G' }, { name: 'H' }] }],
    [
      'f(n: integer, G) := G',
      { kind: 'define', parameters: [{ name: 'n', kind: 'integer' }, { name: 'G' }] },
    ],
    ['1; ', { kind: 'evaluate', silent: true }],
    ['use D;', { kind: 'use-universe', silent: true }],
    ['use D(-1)', { kind: 'use-universe' }],
    ['use 3 players', { kind: 'use-players', count: 3 }],
    ['use 3 players where {P} wins', { kind: 'use-players', count: 3, winners: ['P'] }],
    ['use 4 players where {N, O2} wins', { kind: 'use-players', count: 4, winners: ['N', 'O2'] }],
    ['use 2 players where {} wins', { kind: 'use-players', count: 2, winners: [] }],
    ['assert a', { kind: 'assert' }],
  ])('%s', (text, expected) => {
    expect(parse(new Source(text))[0]).toMatchObject(expected);
  });

  test('a line end closes a statement unless a bracket is open; a blank line always', () => {
    expect(tree('{0\n|\r\n1}\n2')).toContain('Number)');
    expect(parse(new Source('x\ny\n\n\nz // end'))).toHaveLength(3);
    expect(() => parse(new Source('1 +\n2'))).toThrow('found the end of the line');
    expect(() => parse(new Source('{0\n \n|1}'))).toThrow('found the end of the line');
  });

  test('a `;` closes a statement; only at the end of its line it silences it', () => {
    const silent = (text: string) => parse(new Source(text)).map((each) => each.silent ?? false);
    expect(silent('a; b')).toEqual([false, false]);
    expect(silent('a; b; // c\nd')).toEqual([false, true, false]);
    expect(silent(';a;;\n;b')).toEqual([false, false]);
    expect(silent('(x := 1;\n x)')).toEqual([false]);
  });

  test('places are kept', () => {
    const text = '  {0, *| -12}';
    const [statement] = parse(new Source(text));
    expect(statement).toMatchObject({
      from: 2,
      expression: { from: 2, to: 13, right: [{ from: 9, to: 12, operand: { from: 10 } }] },
    });
  });
});
