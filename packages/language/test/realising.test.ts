// `realise` and `reached` in the language: what is told with an answer, and what is refused. That the
// answers are right is tested in the engine.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function text(...inputs: string[]): string {
  const session = new Session({ style: 'ascii' });
  const texts = inputs.map((input) => {
    const { result } = session.run(input);
    return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  });
  return texts.at(-1) ?? '';
}

describe('a table of what graphs reach', () => {
  test('counts vertices', () => {
    const { result } = new Session().run('reached(graphcol, 1, E, 2)');
    expect(result.ok && result.text.split('\n')[0]).toMatch(/^class +board +vertices$/);
  });
});

describe('realise', () => {
  test.each([
    // A board goes in as well as a game, and what comes out is a board like any other.
    ['same(realise(domineering(2, 2), domineering, E), domineering(2, 2))', 'true'],
    ['outcome(realise(*2, nim, M))', 'N'],
    ['realise(*2, octal("0.33"), M) == nothing', 'false'],
    ['realise(1, nim, M, 3)', 'nothing (searched: all positions of at most 3 counters)'],
    ['realise(1, nim, M, 3) == nothing', 'true'],
    ['realise(1, hackenbush, M, 1)', 'hackenbush("b")'],
    ['realise(1, [nim(1), nim(2)], M)', 'nothing (searched: the 2 boards given)'],
    ['realise(1, grid("x -> .", "o -> ."), M)', 'grid("x -> .", "o -> .")("x")'],
    ['realise(0, [], M)', 'nothing (searched: the 0 boards given)'],
  ])('%s', (input, output) => expect(text(input)).toBe(output));

  test('the default universe is that of `use`', () => {
    // Modulo D the sum of two stars is 0, and modulo M it is not.
    expect(text('use D', 'realise(* + *, nim)')).toBe('nim("0")');
    expect(text('use M', 'realise(* + *, nim)')).toBe('nim("1 1")');
  });

  test('says what is wrong and what to do', () => {
    expect(text('realise(*, ruleset(n -> [], n -> []), M)')).toMatch(
      /not known; give a list of boards instead of the ruleset, as in `\[Q\(n\) for n in 0\.\.9\]`/,
    );
    expect(
      text('(Q := ruleset(n -> 0..n-1, n -> 0..n-1); realise(*2, [Q(n) for n in 0..9], M))'),
    ).toMatch(/\(2\)$/);
    expect(text('realise(*, octal, M)')).toMatch(/`octal\("0.77"\)`/);
    expect(text('realise(*, nim(1), M)')).toMatch(
      /expected a ruleset or a list of boards, not a board/,
    );
    expect(text('realise(*, [1], M)')).toMatch(
      /expected a list of boards, not one with a game in it/,
    );
  });
});

describe('reached', () => {
  test('is a table with its sizes, and a table like any other', () => {
    expect(text('reached(clobber, 1, D, 2)')).toBe(
      'class  board          squares\n-----  -------------  -------\n0      clobber(".")         1\n*      clobber("ox")        2\nall 2 classes'
        .replaceAll('-----', '─────')
        .replaceAll('-', '─'),
    );
    expect(text('reached(nim, 1, E, 2)')).toMatch(
      /\nat least 2 of 4 classes \(searched: all positions of at most 2 counters\)$/,
    );
    expect(text('column(reached(nim, 1, E, 2), "board")')).toBe('[nim("0"), nim("1")]');
    expect(text('csv(reached(nim, 1, D, 1))')).toContain('class,board,counters');
    expect(text('reached([nim(1)], 1, E)')).toMatch(
      /\nat least 1 of 4 classes \(searched: the board given\)$/,
    );
  });

  test('no more than there are classes', () => {
    expect(text('length(reached(hackenbush, 1, E, 3))')).toBe('4');
    expect(text('length(reached(domineering, 1, E, 4))')).toBe('4');
  });
});
