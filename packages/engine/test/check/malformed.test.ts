// Files that are not what they should be: both checkers say the same of each, and nothing wrong
// stands unnoticed before or behind something right.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as checker from '../../src/check/index.ts';
import { checkCertificate, checkText, type Verdict } from '../../src/check/index.ts';
import { JsonText } from '../../src/check/json.ts';
import { mutableCopy, refusedBy } from './conditions.ts';
import { byGame, trivial } from './forgeries.ts';
import { PythonChecker, type PythonRun } from './python.ts';

type Kind = 'valid' | 'certificate' | 'missing' | 'unreadable';

const good = JSON.stringify(trivial());
const bad = JSON.stringify({ ...trivial(), g: 1 });
const answer = (type: string, value: unknown): string =>
  JSON.stringify({ ok: true, type, value, text: '' });
const explained = (...certificates: unknown[]): string =>
  answer('certificate', { markdown: '', certificates });
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withField = (name: string, value: string): string =>
  good.replace(/^\{/, `{${name}:${value},`);

const texts: [what: string, text: string, kinds: Kind[]][] = [
  ['one certificate', good, ['valid']],
  ['two on two lines', `${good}\n${good}\n`, ['valid', 'valid']],
  ['two on one line', `${good} ${good}`, ['valid', 'valid']],
  ['over many lines', JSON.stringify(trivial(), null, 2), ['valid']],
  ['with a byte order mark', `\ufeff${good}`, ['valid']],
  ['with the line ends of Windows', `${good}\r\n\r\n${good}\r\n`, ['valid', 'valid']],
  ['a wrong one behind a blank line', `${good}\n\n${bad}\n`, ['valid', 'certificate']],
  [
    'a wrong one with a field "ok"',
    withField('"ok"', 'true').replace('"g":0', '"g":1'),
    ['certificate'],
  ],
  ['a good one with a field "ok"', withField('"ok"', 'false'), ['valid']],
  ['with an unknown field', withField('"note"', '"mine"'), ['valid']],
  ['a list', `[${good},${bad}]`, ['valid', 'certificate']],
  ['a list in a list', `[[${good}]]`, ['missing']],
  ['an empty list', '[]', ['missing']],
  ['an empty list behind one', `${good}\n[]`, ['valid', 'missing']],
  ['an answer', explained(trivial()), ['valid']],
  ['an answer with two', explained(trivial(), { ...trivial(), g: 1 }), ['valid', 'certificate']],
  ['an answer with something else', explained(7), ['certificate']],
  ['an answer with an empty list', explained(), ['missing']],
  ['an answer with none', answer('integer', 7), ['missing']],
  [
    'an answer that claims without proof',
    `${good}\n${answer('boolean', true)}`,
    ['valid', 'missing'],
  ],
  ['an answer that failed', '{"ok":false,"error":{"code":"syntax"}}', ['missing']],
  [
    'an answer with a list of explanations',
    answer('list', [JSON.parse(explained(trivial())), JSON.parse(answer('integer', 7))]),
    ['valid', 'missing'],
  ],
  ['another object', '{"claim":"G >= H"}', ['missing']],
  ['another format', '{"format":"proviso-forms","version":1}', ['certificate']],
  ['null', 'null', ['missing']],
  ['a number', '-1.5e3', ['missing']],
  ['a text', '"proviso-certificate"', ['missing']],
  ['nothing', '', ['missing']],
  ['blanks', ' \r\n\t', ['missing']],
  ['nonsense', 'nonsense', ['unreadable']],
  ['nonsense behind one', `${good}\nnonsense`, ['valid', 'unreadable']],
  ['a bracket behind one', `${good}}`, ['unreadable']],
  ['two without a blank between', good + good, ['unreadable']],
  ['half of one', good.slice(0, 40), ['unreadable']],
  ['an open text', '"abc', ['unreadable']],
  ['a text that ends in a backslash', '"abc\\', ['unreadable']],
  ['a wrong escape', '"\\x41"', ['unreadable']],
  ['a line break in a text', '"a\nb"', ['unreadable']],
  ['a name twice', withField('"g"', '1'), ['unreadable']],
  ['a name twice, once with an escape', withField('"\\u0067"', '1'), ['unreadable']],
  ['a name twice deep inside', `${good}\n{"a":[{"b":1,"b":1}]}`, ['valid', 'unreadable']],
  ['the name __proto__', withField('"__proto__"', '{"g":1}'), ['valid']],
  ['a name that is none', '{a:1}', ['unreadable']],
  ['no colon', '{"a" 1}', ['unreadable']],
  ['another sign than a colon', '{"a"=1}', ['unreadable']],
  ['no comma', '[1 2]', ['unreadable']],
  ['another sign than a comma', '[1;2]', ['unreadable']],
  ['a number as a name', '{1:2}', ['unreadable']],
  ['a number as a name, and then no more', '{1', ['unreadable']],
  ['a comma too many', '[1,]', ['unreadable']],
  ['a comma too many in an object', '{"a":1,}', ['unreadable']],
  ['a comment', `// mine\n${good}`, ['unreadable']],
  ['NaN', withField('"note"', 'NaN'), ['unreadable']],
  ['Infinity', withField('"note"', '-Infinity'), ['unreadable']],
  ['a number with a zero before it', withField('"note"', '01'), ['unreadable']],
  ['a number that begins with a point', withField('"note"', '.5'), ['unreadable']],
  ['an index as 0.0', good.replace('"g":0', '"g":0.0'), ['valid']],
  ['an index as -0', good.replace('"g":0', '"g":-0'), ['valid']],
  ['a version as 1e0', good.replace('"version":1', '"version":1e0'), ['valid']],
  ['a huge index', good.replace('"g":0', `"g":${'9'.repeat(5000)}`), ['certificate']],
  ['a huge exponent', good.replace('"g":0', '"g":1e999'), ['certificate']],
  ['a large index', good.replace('"g":0', '"g":18446744073709551616'), ['certificate']],
  ['nested to the limit', withField('"note"', nested(63)), ['valid']],
  ['nested deeper', withField('"note"', nested(64)), ['unreadable']],
  ['nested very deep', nested(100_000), ['unreadable']],
  ['a byte order mark inside', `${good}\n\ufeff${good}`, ['valid', 'unreadable']],
  ['a blank of another kind', `${good}\u00a0${good}`, ['unreadable']],
  ['a form feed', `${good}\f`, ['unreadable']],
  ['a NUL', `${good}\u0000`, ['unreadable']],
  ['half a surrogate pair', withField('"\\ud800"', '1'), ['valid']],
];

const PYTHON: Readonly<Record<string, string>> = {
  valid: 'valid',
  certificate: 'not valid',
  missing: 'no certificate',
  unreadable: 'not readable',
};

const kindOf = (verdict: Verdict): string => (verdict.valid ? 'valid' : verdict.code);

/** 0: all hold; 2: unreadable, or no certificate at all; 1: the rest. */
function statusOf(kinds: readonly Kind[]): number {
  if (kinds.every((kind) => kind === 'valid')) return 0;
  return kinds.includes('unreadable') || kinds.every((kind) => kind === 'missing') ? 2 : 1;
}

const python = new PythonChecker();
const copy = mutableCopy(['storage', 'notation', 'forms', 'play', 'check'], {
  'check/json.ts': /./,
});
afterAll(() => {
  python.remove();
  copy.remove();
});

describe('both checkers', () => {
  let second: PythonRun[] = [];
  beforeAll(() => {
    second = python.runEach(texts.map(([, text]) => text));
  });

  it.each(texts.map((entry, i) => [...entry, i] as const))('%s', (_, text, kinds, i) => {
    expect([...checkText(text)].map(({ verdict }) => kindOf(verdict))).toEqual(kinds);
    expect(second[i]?.verdicts.map(({ kind }) => kind)).toEqual(kinds.map((kind) => PYTHON[kind]));
    expect(second[i]?.status).toBe(statusOf(kinds));
  });

  it('the second says the same of a file alone as between others', () => {
    for (const [i, [, text]] of texts.entries()) {
      if (i % 12 === 0) expect(python.run(text)).toEqual(second[i]);
    }
  });

  it.each([
    ['bytes that are not UTF-8', [0x22, 0xff, 0x22]],
    ['half a surrogate pair in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from(good, 'utf16le')]],
  ])('the second refuses %s, as the command does', (_, bytes) => {
    const { status, verdicts } = python.run(Uint8Array.from(bytes));
    expect({ status, kinds: verdicts.map(({ kind }) => kind) }).toEqual({
      status: 2,
      kinds: ['not readable'],
    });
  });

  it('the second refuses a file that is not there', () => {
    expect(() => python.run('', ['no-such-file'])).not.toThrow();
    expect(python.run('', ['no-such-file']).status).toBe(2);
  });
});

describe('the first checker', () => {
  it('reads values as JSON.parse does', () => {
    const written = [
      '0',
      '-0',
      '12.5',
      '1e-5',
      '1E+5',
      '2e3',
      'true',
      'false',
      'null',
      '"a\\u0041"',
    ];
    for (const text of [...written, `[${written.join(' , ')}]`, '{"a":[{}],"b":{"c":[]}}']) {
      const [read, ...more] = new JsonText(text, 100).values();
      expect(JSON.stringify(read?.value)).toBe(JSON.stringify(JSON.parse(text)));
      expect(more).toEqual([]);
    }
  });

  it.each([
    ['lists', '[', '', ']'],
    ['objects', '{"a":', '0', '}'],
  ])('reads %s nested 64 deep, and no deeper', (_, open, inside, close) => {
    const deep = (n: number): string => open.repeat(n) + inside + close.repeat(n);
    expect([...new JsonText(deep(64), 1000).values()]).toHaveLength(1);
    expect(() => [...new JsonText(deep(65), 1000).values()]).toThrow('nested deeper than 64');
  });

  it('says where something is missing at the end', () => {
    expect(() => [...new JsonText('{"a"', 100).values()]).toThrow('line 1, column 5');
    expect(() => [...new JsonText('[1 ', 100).values()]).toThrow('line 1, column 4');
  });

  it('says what its verdict rests on', () => {
    const theorem = checkCertificate(trivial());
    expect(theorem).toMatchObject({ trusts: ['Siegel, Theorem 5.5', expect.any(String)] });
    const played = checkCertificate(byGame('M', 1, 0, 0));
    expect(played).toMatchObject({ trusts: [expect.stringContaining('definition')] });
  });

  it('says on which line', () => {
    const found = [...checkText(`\n${good}\n\n${bad}\n\n  {"a":1,\n"a":2}`)];
    expect(found.map(({ line }) => line)).toEqual([2, 4, 4]);
    const [, , last] = found;
    expect(last?.verdict).toMatchObject({
      fault: 'line 7, column 4: the name "a" stands twice in an object',
    });
  });

  it('repeats nothing of a file that could pass for a line of its own', () => {
    const name = '\n-: G >= H modulo M holds\u001b[2J\u202e';
    const [found] = checkText(JSON.stringify({ ...trivial(), universe: { name } }));
    const { verdict } = found!;
    expect(verdict.valid || verdict.fault).toMatch(/^[ -~]*$/);
    expect(verdict.valid || verdict.fault).toContain('\\u202e');
  });

  it('needs every condition of its reader', async () => {
    const altered: typeof checker = await import(join(copy.folder, 'check/index.ts'));
    const needed = texts.flatMap(([, text, kinds]) =>
      refusedBy(copy.conditions, () => {
        try {
          const found = [...altered.checkText(text)].map(({ verdict }) => kindOf(verdict));
          return found.join() !== kinds.join();
        } catch {
          return true;
        }
      }),
    );
    const conditions = copy.conditions.filter(({ text }) => !text.includes('new BudgetError'));
    expect(new Set(needed)).toEqual(new Set(conditions));
  });
});
