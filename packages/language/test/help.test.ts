// Help: by theme, by topic, on a function, a universe, an outcome, however it is asked for.

import { describe, expect, test } from 'vitest';
import { THEMES } from '../src/functions/themes.ts';
import { TOPICS } from '../src/functions/topics.ts';
import { functions, playersFunctions, Session } from '../src/index.ts';

/** Runs statements in one session; the answer to the last. */
function last(...statements: string[]): string {
  const session = new Session({ style: 'ascii' });
  let text = '';
  for (const statement of statements) {
    const { result } = session.run(statement);
    text = result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  }
  return text;
}

describe.each(TOPICS.map((topic) => [topic.name, topic] as const))(
  'the topic %s',
  (name, topic) => {
    const examples = topic.body.filter((part) => typeof part !== 'string');
    const session = new Session({ style: 'ascii' }, { naming: 'all' });

    test.each(examples.map(({ input, output }) => [input, output]))('%s', (input, output) => {
      const { result } = session.run(input);
      expect(result.ok ? result.text : result.error.message).toBe(output);
    });

    test('is half a screen, and found by all its names', () => {
      const text = last(`help("${name}")`);
      expect(text.startsWith(`${name}: `)).toBe(true);
      // The list of functions at its end grows with the rulesets there are.
      const [, told = text] = /^([\s\S]*)\nFunctions: /.exec(text) ?? [];
      expect(told.split('\n').length).toBeLessThanOrEqual(20);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(84);
      for (const { input } of examples) expect(text).toContain(`> ${input}`);
      expect(examples.length).toBeGreaterThan(1);
      for (const alias of topic.aliases) expect(last(`help(${JSON.stringify(alias)})`)).toBe(text);
    });
  },
);

test('help(invertible) says where the inverse is looked for', () => {
  expect(last('help(invertible)').replace(/\s+/g, ' ')).toContain(
    'Invertible means that some game of the universe is its inverse',
  );
});

describe('help alone', () => {
  test.each([['help'], ['?'], ['help("")'], [' help ']])('%s', (statement) => {
    const text = last(statement);
    for (const { name } of TOPICS) expect(text).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    for (const [theme, sentence] of Object.entries(THEMES)) {
      if (theme === 'players') continue;
      expect(text).toMatch(new RegExp(`^  ${theme} +${sentence.split(' ')[0]}`, 'm'));
    }
    const words = new Set(text.split(/\s+/));
    for (const name of functions.keys()) expect(words).toContain(name);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('among several players names their functions', () => {
    const words = new Set(last('use 3 players', 'help').split(/\s+/));
    for (const name of playersFunctions.keys()) expect(words).toContain(name);
    expect(words).not.toContain('adjoint');
  });

  test('help() is still the list of names', () => {
    expect(last('"outcome" in help()')).toBe('true');
  });

  test('is a variable of that name, where there is one', () => {
    expect(last('help := *2', 'help')).toBe('*2');
    expect(last('help := *2', 'help mod Normal')).toBe('*2');
  });
});

describe('help on what the language is made of', () => {
  test.each([
    ['building', 'for'],
    ['building', 'comprehensions'],
    ['building', 'local names'],
    ['building', 'kinds'],
    ['building', 'div'],
    ['building', 'rem'],
    ['building', 'recursion'],
    ['building', 'remembered'],
    ['answers', 'ans'],
    ['answers', 'tables'],
    ['answers', 'plots'],
    ['answers', 'files'],
    ['statements', ';'],
  ])('%s explains %s', (topic, word) => {
    expect(last(`help(${JSON.stringify(word)})`)).toBe(last(`help ${topic}`));
  });
});

describe('help on something', () => {
  test.each([
    ['help outcome', 'outcome(G)'],
    ['?outcome', 'outcome(G)'],
    ['? outcome', 'outcome(G)'],
    ['?outcome(G)', 'outcome(G)'],
    ['help("outcome")', 'outcome(G)'],
    ['help Outcome', 'outcome(G)'],
    ['help(outcome)', 'outcome(G)'],
    ['help mod', 'mod: '],
    ['?mod', 'mod: '],
    ['help(mod)', 'mod: '],
    ['help("mod")', 'mod: '],
    ['help #', 'tombstones: '],
    ['?>=', 'mod: '],
    ['help several players', 'players: '],
    ['help coming from CGSuite', 'cgsuite: '],
    ['help(E)', 'E: dead-ending games'],
    ['help E', 'E: dead-ending games'],
    ['help("E")', 'E: dead-ending games'],
    ['help(D(-1))', 'D(-1): the closure of the dicots with the integers'],
    ['help(D(-2))', 'D(-2): '],
    ['help Normal', 'Normal: normal play'],
    ['help(P)', 'P: the previous player wins'],
    ['?L', 'L: Left wins'],
    ['help domineering', 'domineering('],
    ['help order', 'order: Which game is better'],
    ['help PLAY', 'play: Who wins.'],
  ])('%s', (statement, beginning) => {
    expect(last(statement).slice(0, beginning.length)).toBe(beginning);
  });

  test('a theme has a sentence for each of its functions', () => {
    const text = last('help order').replace(/\s+/g, ' ');
    for (const { theme, summary } of functions.values()) {
      if (theme === 'order') expect(text).toContain(summary);
    }
  });

  test('a function of your own is shown as it was written', () => {
    expect(last('pair(G) := G + G', '?pair')).toBe('pair(G) := G + G');
    expect(last('loop := "loop"', 'help loop')).toContain('there is no help on `loop`');
    expect(last('pair(G) := G + G', 'help(pair)')).toBe('pair(G) := G + G');
  });

  test.each([
    [
      'help outcom',
      'name: there is no help on `outcom`; did you mean `help outcome`? `help` lists all there is',
    ],
    ['?xyzzy', 'name: there is no help on `xyzzy`; write `help` for all there is help on'],
    [
      'help({0 | 1})',
      'value: there is no help on a game; write `help notation` for how games are written, `help` for all there is help on',
    ],
  ])('%s is refused', (statement, message) => {
    expect(last(statement)).toBe(message);
  });

  test('the examples of every universe hold', () => {
    for (const name of ['M', 'B', 'E', 'D({.|0,-1})', 'D(-1)', 'D', 'Normal']) {
      const lines = last(`help(${name})`).split('\n');
      const at = lines.findIndex((line) => line.startsWith('> '));
      expect(last(lines[at]!.slice(2))).toBe(lines[at + 1]);
    }
  });
});

test('label says when it is nothing', () => {
  const [told = ''] = last('help label').split('\n> ');
  expect(told).toMatch(/`nothing` where .* larger than all that is listed, .* or lies outside U/);
});
