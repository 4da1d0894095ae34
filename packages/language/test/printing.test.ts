// How games are printed: where people read them every form that has a name goes by it, alone and inside a
// larger form, or none does; what is printed is read back. Data keeps the names it always had.

import { fc, test as property } from '@fast-check/vitest';
import { Arena, type FormId, formToText, M, type Naming, type PrintStyle } from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { describe, expect, test } from 'vitest';
import { parseForm, Session } from '../src/index.ts';

const STYLES = ['ascii', 'unicode', 'latex'] as const;
const NAMINGS = ['all', 'none', 'integers'] as const;
const arena = new Arena();
const dayTwo = [...born(arena, 2, M)];

function written(form: FormId, style: PrintStyle = 'ascii', naming: Naming = 'all'): string {
  return formToText(arena, form, { style, naming, maxLength: Infinity });
}

/** What a reader sees of the last of some statements. */
function said(...statements: string[]): string {
  const session = new Session({ style: 'ascii' }, { naming: 'all' });
  const results = statements.map((statement) => session.run(statement).result);
  const last = results.at(-1);
  return last === undefined ? '' : last.ok ? last.text : last.error.message;
}

const NUMBERS = ['0', '1', '-3', '1/2', '-1/2', '3/4', '-5/8', '3/2', '-7/4', '1/1024'];
const UPS = ['^', 'v', '^*', 'v*', '^*2', 'v*3', '^^', '-^^', '^^*', '-^^*2', '^3', '-^3', '^7*5'];
const NAMES = [
  ...NUMBERS,
  ...UPS,
  ...['*', '*2', '*5', '+-1', '+-3', '+-1/2', '+-7/4', '+-^', '+-^^*', '+-^3'],
];

describe('a form with a name goes by it', () => {
  test.each(NAMES)('%s', (name) => {
    expect(said(name)).toBe(name);
    const inside = `{${name} | {${name} | *8, *9}}`;
    expect(said(inside)).toBe(inside);
    expect(said(`[${name}, [${name}]]`)).toBe(`[${name}, [${name}]]`);
  });

  test.each([
    ['{0 | 1}', '1/2'],
    ['{1 | 2}', '3/2'],
    ['{0 | *}', '^'],
    ['{* | 0}', 'v'],
    ['{0, * | 0}', '^*'],
    ['{0 | {0, * | 0}}', '^^'],
    ['{0 | {0 | *}}', '^^*'],
    ['{0 | *2}', '^*3'],
    ['{1/2 | -1/2}', '+-1/2'],
    ['100/8', '25/2'],
    // These are equal to numbers in normal play and are other forms.
    ['{0 | 2}', '{0 | 2}'],
    ['{0 | 1/2, 1}', '{0 | 1, 1/2}'],
    ['{-1/2 | 1/2}', '{-1/2 | 1/2}'],
    ['{0, # | 1}', '{0, # | 1}'],
    ['{0 | *, #}', '{0 | *, #}'],
    ['{1/4 | 1}', '{1/4 | 1}'],
    // A switch has two ends.
    ['{* | *}', '{* | *}'],
    ['{-1 | 1}', '{-1 | 1}'],
  ])('%s is printed %s', (input, output) => {
    expect(said(input)).toBe(output);
  });

  test.each([
    ['unicode', ['↑', '↓', '⇑', '⇓*', '↑3', '±1/2']],
    [
      'latex',
      ['\\uparrow', '\\downarrow', '\\Uparrow', '\\Downarrow*', '\\uparrow3', '\\pm \\frac{1}{2}'],
    ],
  ] as const)('in %s', (style, names) => {
    const forms = ['^', 'v', '^^', '-^^*', '^3', '+-1/2'].map((name) => parseForm(arena, name));
    expect(forms.map((form) => written(form, style))).toEqual(names);
  });
});

describe('or none does', () => {
  test.each([
    ['2', '{{0 | .} | .}'],
    ['*2', '{0, {0 | 0} | 0, {0 | 0}}'],
    ['^', '{0 | {0 | 0}}'],
    ['[1/2, +-1]', '[{0 | {0 | .}}, {{0 | .} | {. | 0}}]'],
  ])('after `use braces` %s is %s', (input, output) => {
    expect(said('use braces', input)).toBe(output);
    expect(said('use braces', 'use names', input)).toBe(said(input));
  });

  test.each([
    ['*', '{0}'],
    ['*2', '{0, {0}}'],
    ['1[1]', '{. | 0 | .}'],
    ['0', '0'],
    ['[*, {* | | 0}]', '[{0}, {{0} | . | 0}]'],
  ])('nor does one of three players: %s is %s', (input, output) => {
    expect(said('use braces', 'use 3 players', input)).toBe(output);
    expect(said('use 3 players', 'use braces', input)).toBe(output);
    expect(said('use 3 players', `G := ${input}`, 'use braces', 'G')).toBe(output);
    expect(said('use 3 players', 'use braces', 'use names', input)).toBe(
      said('use 3 players', input),
    );
  });

  test('what programs read of a game of three players keeps its names', () => {
    const session = new Session({ style: 'ascii' }, { naming: 'all' });
    for (const statement of ['use 3 players', 'use braces']) session.run(statement);
    expect(session.run('*2').result).toMatchObject({ value: '*2', text: '{0, {0}}' });
  });

  test('a variable goes before the word', () => {
    expect(said('braces := E', 'use braces', '1')).toBe('1');
    expect(said('names := 3', 'use names')).toContain('expected a universe');
  });

  test('a function does not remember the names of before', () => {
    expect(said('f(G) := latex(G)', 'f(^)')).toBe('\\uparrow');
    expect(said('f(G) := latex(G)', 'f(^)', 'use braces', 'f(^)')).toContain('mid');
  });

  test('going back in a sheet goes back to its printing', () => {
    const session = new Session({ style: 'ascii' }, { naming: 'all' });
    const text = () => {
      const { result } = session.run('^');
      return result.ok && result.text;
    };
    session.mark();
    session.run('use braces');
    session.mark();
    expect(text()).toBe('{0 | {0 | 0}}');
    session.returnTo(1);
    expect(text()).toBe('^');
    session.run('use braces');
    session.returnTo(0);
    expect(text()).toBe('^');
  });
});

describe('an answer has one way', () => {
  test.each([
    ['a list', '[{0 | *}, {{0 | *} | 1}]'],
    ['a table', 'table([{0 | *}], "G", G -> G, "more", G -> [G])'],
    ['a reason', 'explain({0 | *} >= {{0 | *} | {0 | *}} mod D)'],
    ['a picture', 'tree({0 | *})'],
    ['the order of games', 'hasse([{0 | *}, {0 | 1}], M)'],
    ['LaTeX', 'latex({0 | *})'],
    ['TikZ', 'tikz(tree({0 | *}))'],
    ['a message', '(G: integer) -> G'],
    ['a refusal', 'map(xs -> xs[0], [{0 | *}])'],
  ])('%s has no braces for ^', (_, statement) => {
    expect(said(statement)).not.toMatch(/\{ ?0 (\||\\mid) \* ?\\?\}/);
  });

  test('a failed assertion tells values, beside what was written', () => {
    expect(said('G := {0 | *}', 'assert G == * mod D')).toBe(
      '`G == * mod D` does not hold: `G` is ^',
    );
  });

  test('and with braces no name', () => {
    expect(said('use braces', '[^, {^ | 0}]')).toBe('[{0 | {0 | 0}}, {{0 | {0 | 0}} | 0}]');
    expect(said('use braces', 'explain(^ >= 0 mod D)')).not.toMatch(/\^|\*/);
    expect(said('use braces', 'D(-1)')).toBe('D(-1)');
  });
});

describe('what is printed is read back', () => {
  const ways = STYLES.flatMap((style) => NAMINGS.map((naming) => [style, naming] as const));

  test.each(ways)('in %s with the names %s, of all forms of rank 2', (style, naming) => {
    for (const form of dayTwo) expect(parseForm(arena, written(form, style, naming))).toBe(form);
  });

  test.each(ways)('in %s with the names %s, of what has a name', (style, naming) => {
    for (const name of NAMES.filter((each) => naming !== 'none' || each !== '1/1024')) {
      const form = parseForm(arena, name);
      expect(parseForm(arena, written(form, style, naming))).toBe(form);
    }
  });

  const option = fc.oneof(
    fc.constantFrom(...dayTwo),
    fc.constantFrom(...NAMES).map((name) => parseForm(arena, name)),
  );
  const options = fc.array(option, { maxLength: 3 });
  const tombstones = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);

  property.prop([options, options, tombstones, fc.constantFrom(...STYLES)])(
    'and an option is written as it is alone',
    (left, right, stones, style) => {
      const form = arena.intern(left, right, stones);
      const text = written(form, style);
      expect(parseForm(arena, text)).toBe(form);
      const whole = arena.intern([form], [], 1);
      expect(written(whole, style)).toContain(text);
    },
  );

  property.prop([
    fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: 0, max: 6 }),
  ])('and any number and any ups are one name', (numerator, halvings, ups, heap) => {
    const fraction = `${numerator % 1000n}/${2n ** BigInt(halvings)}`;
    const arrows =
      ups === 0 ? '0' : `${ups < 0 ? '-' : ''}^${Math.abs(ups)}${heap > 0 ? `*${heap}` : ''}`;
    for (const name of [fraction, arrows]) {
      const form = parseForm(arena, name);
      const text = written(form);
      expect(text).not.toContain('{');
      expect(parseForm(arena, text)).toBe(form);
    }
  });
});

describe('data', () => {
  test('has the names that it had', () => {
    const { result } = new Session({ style: 'unicode' }).run('{1/2, ^ | +-1/2}');
    expect(result).toEqual({
      ok: true,
      type: 'game',
      value: '{{0 | 1}, {0 | *} | {{0 | 1} | {-1 | 0}}}',
      text: '{{0 | 1}, {0 | *} | {{0 | 1} | {1̄ | 0}}}',
    });
  });

  test.each(['use braces', 'use names'])('and `%s` does not change them', (statement) => {
    const session = new Session({ style: 'ascii' });
    expect(session.run(statement).result).toMatchObject({ ok: true, type: 'text' });
    expect(session.run('[2, ^]').result).toMatchObject({ text: '[2, {0 | *}]' });
  });

  test.each(['^', '[^, [1/2]]', 'table([^], "G", G -> G)', 'explain(^ >= 0 mod D)'])(
    'of a page that shows names are those of the command: %s',
    (statement) => {
      const page = new Session({ style: 'unicode' }, { naming: 'all', dataTexts: true });
      const command = new Session({ style: 'unicode' });
      expect(JSON.stringify(page.run(statement).result)).toBe(
        JSON.stringify(command.run(statement).result),
      );
    },
  );

  test('in files of data are the same for all', () => {
    expect(said('csv(table([^, 1/2], "G", G -> G))')).toBe('G\r\n{0 | *}\r\n{0 | 1}\r\n');
    expect(said('markdown(table([^, 1/2], "G", G -> G))')).toBe('| G |\n| --- |\n| ↑ |\n| 1/2 |\n');
  });
});

describe('that `3 - 1` is a sum of forms is remarked', () => {
  const remarked = (...statements: string[]) => {
    const session = new Session({}, { naming: 'all' });
    return statements.map((statement) => session.run(statement).remark?.text).at(-1);
  };

  test.each(['3 - 1', 'outcome(3 - 1)', 'G := 3 - 1', '{3 - 1 | 0}', 'same(3 - 1, 2)'])(
    'of %s',
    (statement) => {
      expect(remarked(statement)).toBe(
        '`3 - 1` is a sum of forms, as between all games, and not the form 2; `integer(3) - 1` is the number',
      );
    },
  );

  test('with a number that is what was written', () => {
    expect(remarked('-1 + 3')).toContain('`integer(0) + -1 + 3` is the number');
    expect(said('integer(0) + -1 + 3')).toBe('2');
    expect(remarked('(3) - 1')).toContain('`integer(0) + (3) - 1` is the number');
    expect(said('integer(0) + (3) - 1')).toBe('2');
    expect(said('integer(3) - 1')).toBe('2');
  });

  test.each(['1 + 1', '[0, *][1 - 1]', 'rank(*) + 3 - 1', '(3 - 1)..4', '* - *', 'nimheap(3 - 1)'])(
    'and not of %s',
    (statement) => {
      expect(remarked(statement)).toBeUndefined();
    },
  );
});

describe('that numbers are compared as games is remarked', () => {
  const remarks = (...statements: string[]) => {
    const session = new Session({}, { naming: 'all' });
    return statements.map((statement) => session.run(statement).remark).at(-1);
  };

  test('where the order of the numbers is another', () => {
    expect(remarks('3 > 2')).toEqual({
      about: 'order',
      text: '`3 > 2` asks which game is better, and in misère play larger numbers need not be better; `integer(3) > 2` asks for the numbers',
    });
    expect(said('integer(3) > 2')).toBe('true');
    const text = 'large(n) := if n >= 2 then "yes" else "no"';
    expect(remarks(text, 'large(3)')?.text).toContain('`integer(n) >= 2`');
    expect(said(text.replace('n >= 2', 'integer(n) >= 2'), 'large(3)')).toBe('yes');
  });

  test.each(['3 == 3', '3 != 2', '3 > 2 mod E', 'rank(*3) > 2', '* > 0', '2 > 3', '3 <> 2'])(
    'and not of %s',
    (statement) => {
      expect(remarks(statement)).toBeUndefined();
    },
  );

  test('nor in normal play, where both orders are the same', () => {
    expect(remarks('use Normal', '3 > 2')).toBeUndefined();
  });
});
