// The command as a process: what it prints where, and its exit codes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_UNIVERSES } from '@proviso/engine';
import { TABLE_ENDINGS } from '@proviso/pictures/tables';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { BuiltCommand, root } from './process.ts';

const proviso = new BuiltCommand();
const schema = JSON.parse(
  readFileSync(join(root, 'packages/language/schema/answer-1.json'), 'utf8'),
);
const isAnswer = new Ajv2020({ strictTypes: false }).compile(schema);

describe('eval', () => {
  // [Siegel, section 7]: modulo dicots {0,* | *} has the simplest form {0,■ | *}.
  it('prints values, one a line', async () => {
    const { code, stdout, stderr } = await proviso.run(['eval', '{0,*|*} mod D', '1 + 1']);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '{0, ■ | *}\n2\n', stderr: '' });
  });

  it('shares variables and `use` within a call, and is quiet about them', async () => {
    const { stdout } = await proviso.run(['eval', 'use D', 'G := {0,*|*}', 'assert G in D', 'G']);
    expect(stdout).toBe('{0, * | *}\n');
    const again = await proviso.run(['eval', 'G']);
    expect(again.code).toBe(1);
  });

  it('reads standard input, one statement a line, where there is no argument', async () => {
    const { code, stdout } = await proviso.run(['eval'], 'x := *\n\n// nothing\nx + x\n');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '{* | *}\n' });
  });

  it('answers statements that `;` separates, and is silent about one that ends its line with it', async () => {
    const { stdout } = await proviso.run(['eval', '1; 2', '3;', '4; 5;']);
    expect(stdout).toBe('1\n2\n4\n');
    const input = await proviso.run(['eval'], '1; 2\n3;\n4; nope\n');
    expect(input.stdout).toBe('1\n2\n4\n');
    expect(input.stderr).toMatch(/^line 3, column 4: `nope` is not known/);
    const answers = await proviso.json(['eval', '1; 2;', 'x := 3;']);
    expect(answers).toMatchObject([{ value: '1' }, { value: '2', silent: true }, { silent: true }]);
    expect(answers[0]).not.toHaveProperty('silent');
  });

  it('notes names that a function lacks on standard error, and not in JSON', async () => {
    const { code, stdout, stderr } = await proviso.run(['eval', 'f(x) := x + lacking', '1']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '1\n' });
    expect(stderr).toBe('note: `lacking` is not known yet, and has to be before `f` is called\n');
    const json = await proviso.run(['eval', '--json', 'f(x) := x + lacking']);
    expect(json.stderr).toBe('');
    expect(JSON.parse(json.stdout)).toEqual({ ok: true, type: 'nothing', value: null, text: '' });
  });

  it('answers each line before the next is written', async () => {
    const { child, stdout, finished } = proviso.start(['eval']);
    for (const [line, answer] of [
      ['1', '1\n'],
      ['2', '1\n2\n'],
    ]) {
      const answered = new Promise((resolve) => child.stdout?.once('data', resolve));
      child.stdin?.write(`${line}\n`);
      await answered;
      expect(stdout()).toBe(answer);
    }
    child.stdin?.end();
    expect((await finished).code).toBe(0);
  });

  it('goes on after a bad statement, shows its place, and exits with 1', async () => {
    const { code, stdout, stderr } = await proviso.run(['eval'], '1\n  * + nope\n2\n');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '1\n2\n' });
    expect(stderr).toMatch(/^line 2, column 7: .*nope.*\n {4}\* \+ nope\n {8}\^\n$/s);
  });

  it('prints long lists whole as JSON and abbreviated as text', async () => {
    const [list] = await proviso.json(['eval', '1..100000']);
    expect(list?.['value']).toHaveLength(100_000);
    const { stdout } = await proviso.run(['eval', '1..100000']);
    expect(stdout.length).toBeLessThan(30_000);
    expect(stdout).toContain('100000 in all]');
  });

  it('prints exactly one JSON object per statement, valid by the schema', async () => {
    const statements = [
      'use D',
      'x := {0,*|*}',
      'f(G) := G + G',
      'x mod D',
      'outcome(x)',
      'rank(x)',
      '[x, 1, true]',
      'f(x) >= 0 mod E',
      '"text"',
      'E',
      'f',
      'assert 1 == 2',
      '{0|',
      'unknown',
      'D + 1',
    ];
    const answers = await proviso.json(['eval'], statements.join('\n'));
    expect(answers).toHaveLength(statements.length);
    for (const answer of answers) {
      expect(isAnswer(answer), JSON.stringify([answer, isAnswer.errors])).toBe(true);
    }
    expect(answers.map(({ ok }) => ok)).toEqual([...Array(11).fill(true), ...Array(4).fill(false)]);
    expect(answers[3]).toEqual({ ok: true, type: 'game', value: '{0, # | *}', text: '{0, ■ | *}' });
    expect(answers[11]).toMatchObject({ error: { code: 'assert', line: 12 } });
    expect(answers[13]).toMatchObject({ error: { code: 'name', line: 14, column: 1 } });
  });

  it.each([
    ['--ascii', '{0, # | *}\n'],
    ['--latex', '\\{ 0, \\blacksquare \\mid * \\}\n'],
  ])('writes games as %s asks', async (flag, expected) => {
    const { stdout } = await proviso.run(['eval', '{0,*|*} mod D', flag]);
    expect(stdout.replaceAll(/\s+/g, '')).toBe(expected.replaceAll(/\s+/g, ''));
  });

  it('starts in the universe given', async () => {
    const { stdout } = await proviso.run(['eval', '* + * == 0', '--universe', 'D']);
    expect(stdout).toBe('true\n');
    expect((await proviso.run(['eval', '* + * == 0'])).stdout).toBe('false\n');
  });

  it('says where in a text of several lines', async () => {
    const { stderr } = await proviso.run(['eval', '1\n   2 + $']);
    expect(stderr).toContain('line 2, column 8');
  });

  it('refuses an empty argument', async () => {
    expect(await proviso.json(['eval', ''])).toHaveLength(1);
  });
});

describe('one-shot commands', () => {
  // Misère: whoever cannot move has won; so 0 is N, * is P, and Right wins 1 (Left has to move).
  it('outcome', async () => {
    const { stdout } = await proviso.run(['outcome', '0', '*', '1', '-1', '--', '-(-1)']);
    expect(stdout).toBe('N\nP\nR\nL\nR\n');
    expect((await proviso.run(['outcome'], '0\n*\n')).stdout).toBe('N\nP\n');
  });

  it('simplest, as a table of all universes in their order', async () => {
    const { stdout } = await proviso.run(['simplest', '{0,*|*}', '--universe', 'all']);
    const rows = stdout.trimEnd().split('\n').slice(1);
    const names = USUAL_UNIVERSES.map(({ name }) => name);
    expect(rows.map((row) => row.trim().split(/\s+/)[0])).toEqual(names);
    expect(rows).toContainEqual(expect.stringMatching(/^ {2}D +\{0, ■ \| \*\}$/));
    expect(rows).toContainEqual(expect.stringMatching(/^ {2}Normal +↑$/));
  });

  // [Siegel, section 2]: * + * = 0 modulo dicots, and in no other of the six universes.
  it('compare, in one universe and in all', async () => {
    expect((await proviso.run(['compare', '*+*', '0', '--universe', 'D'])).stdout).toBe('=\n');
    const answers = await proviso.json(['compare', '*+*', '0', '--universe', 'all']);
    expect(answers).toHaveLength(USUAL_UNIVERSES.length);
    expect(
      Object.fromEntries(answers.map((each) => [each['universe'], each['text']])),
    ).toMatchObject({
      ...Object.fromEntries(['M', 'B', 'E', 'D({.|0,-1})', 'D(-1)'].map((name) => [name, '||'])),
      D: '=',
      Normal: '=',
    });
    expect(answers[0]).toMatchObject({ ok: true, command: 'compare', games: ['*+*', '0'] });
  });

  it('compare reads pairs', async () => {
    const { stdout } = await proviso.run(['compare', '--universe', 'D'], '*+* ; 0\n0 ; *+*\n');
    expect(stdout).toBe('=\n=\n');
    const bad = await proviso.run(['compare'], '0 ; $\n');
    expect(bad.stderr).toContain('line 1, column 5');
    expect(bad.code).toBe(1);
    expect((await proviso.run(['compare'], '0 0\n')).code).toBe(2);
    expect((await proviso.run(['compare', '0'])).code).toBe(2);
  });

  it('invertible', async () => {
    expect((await proviso.run(['invertible', '*', '--universe', 'D'])).stdout).toBe('true\n');
    expect((await proviso.run(['invertible', '*', '--universe', 'M'])).stdout).toBe('false\n');
  });

  // By day 1 there are the forms 0, 1, -1 and *; two of them are dicots.
  it('born, one form a line, or how many in each universe', async () => {
    const lines = async (...args: string[]) =>
      (await proviso.run(['born', ...args])).stdout.trimEnd().split('\n');
    expect((await lines('1', '--ascii')).sort()).toEqual(['*', '-1', '0', '1']);
    expect((await lines('1', '--universe', 'D')).sort()).toEqual(['*', '0']);
    expect((await lines('2', '--universe', 'all'))[0]).toMatch(/M +256$/);
  });

  it('a game that is none fails with its place, and the next is answered', async () => {
    const { code, stdout, stderr } = await proviso.run(['outcome', '* + $', '*']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'P\n' });
    expect(stderr).toContain('line 1, column 5');
    const [answer] = await proviso.json(['simplest', 'D', '--universe', 'D']);
    expect(answer).toMatchObject({ ok: false, games: ['D'], error: { code: 'type' } });
  });
});

describe('reasons', () => {
  it('explain gives them in words', async () => {
    const { code, stdout } = await proviso.run(['explain', '{0,*|*} mod D // why?']);
    expect(code).toBe(0);
    expect(stdout).toContain('reversible');
    const bad = await proviso.run(['explain'], '* >= $\n');
    expect(bad.stderr).toContain('line 1, column 6');
    expect(bad.code).toBe(1);
  });

  it('check verifies what explain certifies, and refuses what was altered', async () => {
    const { stdout } = await proviso.run(['explain', '--json', '*+* == 0 mod D', '* >= 0 mod E']);
    const checked = await proviso.run(['check'], stdout);
    expect(checked.code).toBe(0);
    expect(checked.stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^-: G >= H modulo D holds, where G = \{\* \| \*\} and H = 0; /),
      expect.stringMatching(/^-: G >= H modulo D holds, where G = 0 and H = \{\* \| \*\}; /),
      expect.stringMatching(/^-: not G >= H modulo E holds, where G = \*, H = 0, X = 0, o\(G/),
    ]);
    const altered = stdout.replaceAll('"name":"D"', '"name":"M"');
    const verdicts = await proviso.json(['check'], altered);
    expect(verdicts.map(({ ok }) => ok)).toEqual([false, false, true]);
    expect((await proviso.run(['check'], altered)).code).toBe(1);
  });

  it('check says which games it read, in JSON and where the claim does not hold', async () => {
    const { stdout } = await proviso.run(['explain', '--json', '{0,*|*} >= -1 mod D(-1)']);
    const [verdict] = await proviso.json(['check'], stdout);
    expect(verdict).toMatchObject({
      ok: true,
      claim: 'not G >= H',
      universe: 'D(A)',
      modulo: 'D(-1)',
      games: { G: '{0, * | *}', H: '-1' },
    });
    const [, g, h] = /"g":(\d+),"h":(\d+),"x"/.exec(stdout) ?? [];
    const swapped = stdout.replace(`"g":${g},"h":${h},"x"`, `"g":${h},"h":${g},"x"`);
    const refused = await proviso.run(['check'], swapped);
    expect(refused.stdout).toMatch(/^-: does not hold: .* where G = -1, H = \{0, \* \| \*\} and X/);
  });

  it('check verifies that a simplest form equals its game', async () => {
    const { stdout } = await proviso.run(['explain', '--json', '{0,*|*} mod D']);
    const verdicts = await proviso.json(['check'], stdout);
    const [game, simplest] = ['{0, * | *}', '{0, # | *}'];
    expect(verdicts).toMatchObject([
      { ok: true, claim: 'G >= H', modulo: 'D', games: { G: game, H: simplest } },
      { ok: true, claim: 'G >= H', modulo: 'D', games: { G: simplest, H: game } },
    ]);
  });

  it.each([
    ['nonsense', 'line 1, column 1: this is not JSON', 2],
    ['', 'there is no certificate in it', 2],
    ['{"ok":true,"type":"nothing","value":null,"text":""}', '"nothing" without a certificate', 2],
    [
      '{"ok":true,"type":"certificate","value":{"certificates":[]},"text":""}',
      'only comparisons, simplest forms and outcomes of boards have one',
      2,
    ],
    ['{"certificate":1}', 'neither a certificate nor an answer', 2],
  ])('check refuses %s', async (input, message, status) => {
    const { code, stderr } = await proviso.run(['check'], input);
    expect(code).toBe(status);
    expect(stderr).toContain(message);
  });

  it('check passes over nothing: an answer without a certificate is named, and fails', async () => {
    const { stdout } = await proviso.run([
      'eval',
      '--json',
      'explain(* >= * mod D)',
      '* >= * mod D',
    ]);
    const { code, stdout: verdicts, stderr } = await proviso.run(['check'], stdout);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: '-, line 2: an answer of type "boolean" without a certificate\n',
    });
    expect(verdicts).toContain('holds');
    const wrong = stdout
      .split('\n')[0]
      ?.replace('"version":1,"universe"', '"ok":true,"version":2,"universe"');
    expect((await proviso.run(['check'], wrong)).code).toBe(1);
  });

  it('check refuses bytes that are not UTF-8, and a file that is not there', async () => {
    const { child, finished } = proviso.start(['check', '-', 'no-such-file.json']);
    child.stdin?.end(Buffer.from([0x22, 0xff, 0x22]));
    const { code, stderr } = await finished;
    expect(code).toBe(2);
    expect(stderr).toContain('-: it is not UTF-8\n');
    expect(stderr).toContain('no-such-file.json: there is no such file\n');
  });

  it('check names a place once', async () => {
    const { stderr } = await proviso.run(['check'], '{"a": 1,\n b}');
    expect(stderr).toBe('-: line 2, column 2: this is not JSON\n');
  });

  it('check ends where it may not take more, and says so', async () => {
    const { stdout } = await proviso.run(['explain', '--json', '{0,*|*} >= * mod D']);
    const { code, stderr } = await proviso.run(['check', '--max-forms', '1'], stdout);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^-, line 1: not checked: more than 1 new forms/),
    });
  });
});

describe('board', () => {
  it('takes a board of the language, a sum of several rulesets, as one argument', async () => {
    const sum = 'domineering(1, 2) + nim(1)';
    const { stdout } = await proviso.run(['board', sum]);
    // Left takes the counter and Right must place the domino; Right places it and Left takes the counter.
    expect(stdout).toContain('  domineering("..") + nim("1")\nmisère outcome   N\n');
    const [misere] = await proviso.json(['board', sum]);
    expect(misere).toMatchObject({ ok: true, board: sum, type: 'outcome', value: 'N' });
    const other = await proviso.run(['board', 'outcome(3)']);
    expect([other.code, other.stderr]).toEqual([
      1,
      expect.stringContaining('`outcome(3)` is no board; write a ruleset and a position'),
    ]);
    const [refused] = await proviso.json(['board', 'outcome(3)']);
    expect(refused).toMatchObject({ ok: false, error: { code: 'type' } });
  });

  // [Siegel, section 6]: Dom(2 x 2) = ±1 and Dom(2 x 3) = {2,±1 || -1 | 0,■} modulo D(1̄0).
  it('shows the position, who wins, and simplest forms on request', async () => {
    for (const sizes of [['2', '3'], ['2x3']]) {
      const { stdout } = await proviso.run(['board', 'domineering', ...sizes, '--universe', 'all']);
      const rows = stdout.split('\n');
      expect(rows.slice(0, 2)).toEqual(['  ...', '  ...']);
      // Counted by hand: 2 has 2 edges, ±1 has 4, {1̄ | 0, ■} has 4, and three moves lead to them.
      expect(rows).toContainEqual(
        expect.stringMatching(
          /^mod D\(\{\.\|0,-1\}\) +L +13 +7 +3 +[\d.]+ {2}\{2, ±1 \| \{-1 \| 0, ■\}\}$/,
        ),
      );
    }
    const json = await proviso.json(['board', 'domineering', '..|..', '--universe', 'D({.|0,-1})']);
    expect(json.at(-1)).toMatchObject({ ok: true, value: '+-1' });
  });

  it('says once what is too much for all universes', async () => {
    const small = ['--universe', 'all', '--max-forms', '10'];
    const { code, stderr } = await proviso.run(['board', 'domineering', '2x8', ...small]);
    expect(code).toBe(1);
    const [first, ...others] = stderr.trimEnd().split('\n');
    expect(first).toMatch(/^misère outcome: more than 10 new forms and positions/);
    // The outcome in normal play, and a value in each universe.
    expect(others).toHaveLength(1 + USUAL_UNIVERSES.length);
    for (const line of others) expect(line).toMatch(/: the same$/);
  });

  it('refuses what is no position', async () => {
    const { code, stderr } = await proviso.run(['board', 'domineering', 'x']);
    expect(code).toBe(1);
    expect(stderr).toContain('no square');
  });
});

describe('usage', () => {
  it.each([
    [['eval', '--frobnicate'], 'there is no flag --frobnicate'],
    [['born', '1', '2'], 'does not take `2`'],
    [['born', 'two'], 'DAY is a number'],
    [['run'], '`run` needs FILE'],
    [['run', 'no-such-file.pvs'], 'no-such-file.pvs: there is no such file'],
    [['outcome', '*', '--universe', 'D'], 'takes no flag --universe'],
    [['eval', '1', '--ascii', '--latex'], 'exclude each other'],
    [['eval', '1', '--universe', '7'], '--universe: '],
    [['frobnicate'], 'there is no command `frobnicate`'],
    [['eveal', '1'], 'there is no command `eveal`; did you mean `proviso eval`?'],
    [['Outcome', '1'], 'did you mean `proviso outcome`?'],
    [['eval', '--jsn', '1'], 'there is no flag --jsn; did you mean --json?'],
    [['draw', '*', '--quick'], 'its flags are --output, '],
    [
      ['census', '--output', 'x.xyz'],
      `x.xyz: the file has to end in ${TABLE_ENDINGS.join(', ')}, or --format has to say how`,
    ],
    [['{0|*}'], "to evaluate it, write `proviso eval '{0|*}'`"],
    [['completion', 'fish'], 'bash and zsh'],
    [[], 'a command is needed'],
  ])('%j is refused with 2', async (args, message) => {
    const { code, stdout, stderr } = await proviso.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('--version prints the version, --help the commands', async () => {
    expect((await proviso.run(['--version'])).stdout).toBe('0.1.0\n');
    expect((await proviso.run(['--help'])).stdout).toContain('simplest');
    expect((await proviso.run(['simplest', '--help'])).stdout).toContain('Usage: proviso simplest');
  });

  it('help explains commands and functions', async () => {
    expect((await proviso.run(['help', 'eval'])).stdout).toContain('standard input');
    expect((await proviso.run(['help', 'birthday'])).stdout).toContain('birthday(G');
    expect((await proviso.run(['help', 'mod'])).stdout).toMatch(/^mod: /);
    expect((await proviso.run(['help', 'E'])).stdout).toMatch(/^E: dead-ending games/);
    expect((await proviso.run(['help', 'several', 'players'])).stdout).toMatch(/^players: /);
    const odd = await proviso.run(['help', '"']);
    expect(odd.stderr).toContain('there is no help on');
    const unknown = await proviso.run(['help', 'birthdy']);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('birthday');
  });
});

it('a pipe has no colours, and neither has a terminal where NO_COLOR is set', async () => {
  const { stdout } = await proviso.run(['outcome', '*']);
  expect(stdout).not.toContain('\u001b');
});
