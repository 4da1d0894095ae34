// The same question has the same answer in every session: whatever was asked before, down to the
// last character of its JSON. Games are numbered in the order they are first built, and nothing
// that is shown may follow these numbers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/long/size.ts';
import { functions, playersFunctions, Session } from '../src/index.ts';

/** Questions with several right answers, of which one is chosen. */
const choices = [
  'distinguish({*|0}, {0|*}, M)',
  'distinguish({*2|*2}, {*2|*3}, M)',
  'distinguish({1, *|-1, 0}, {*, -1|1}, E)',
  'distinguish({*2|{0|1}}, {{1|*}|*2}, B)',
  ...['M', 'B', 'E', 'D'].flatMap((u) => [
    `explain({0, *|*} >= 0 mod ${u})`,
    `explain({1, {0|*}, *2|*, {*|0}} >= {*, -1|1, {*|0}} mod ${u})`,
    `explain({*2, {*, 1|0, -1}|{0|*}, {*|0}} mod ${u})`,
    `explain({{*|0}, {0|*}, 1|{-1|1}, {1|-1}} mod ${u})`,
    `{*2, {*, 1|0, -1}|{0|*}, {*|0}} mod ${u}`,
    `expansion({*2, {*, 1|0, -1}|{0|*}, {*|0}} mod ${u}, ${u})`,
    `pfree({{*|0}, {0|*}|{{*|0}|*}, {*|{0|*}}}, ${u})`,
    `random(3, ${u}, 7)`,
    `classes(1, ${u})`,
    `born(1, ${u})`,
    `hasse(born(1, ${u}), ${u})`,
  ]),
  'explain(outcome({1, *2, {0|*}|*, {*|0}, -1}))',
  'explain(outcome({{*|0}, {0|*}|{-1|1}, {1|-1}}))',
  'subpositions({{*|0}, {0|*}|{-1|1}, {1|-1}})',
  'left({{*|0}, {0|*}, *2, 1, -1|})',
  '{{*|0}, {0|*}, *2, 1, -1|{1|0}, {0|1}}',
  'tree({{*|0}, {0|*}, *2, 1, -1|{1|0}, {0|1}})',
];

const two = '2 players';
const three = '3 players';

/** The same for three players. */
const choicesOfThree = ['quotient(*2, {0, {*}})', 'quotient({0, {*}}, {{*}}, {*, *2})'];

/** The examples of the functions' own documentation. */
const documented = [
  ...[...functions.values()].flatMap((f) => f.examples.map(({ input }) => [two, input] as const)),
  ...[...playersFunctions.values()]
    .filter((f) => functions.get(f.name) !== f)
    .flatMap((f) => f.examples.map(({ input }) => [three, input] as const)),
];

/** Games to be built first, in any order. */
const others = [
  ...['-1', '1', '*', '*3', '{*|0}', '{0|*}', '{1|-1}', '{-1|1}', '{|0,-1}', '{*, 1|0, -1}'],
  ...['{{0|*}|{*|0}}', '-3', '{{|*}|*2}', '{1|0}', '{0|1}', '*2 + *2', '{*2|}', '{|1}', '{0,*|*}'],
  ...['distinguish({-1|*}, {1|*}, M)', '{*2, {0|*}|*} mod E', 'born(1, M)', 'hasse(born(1, D), D)'],
  ...['explain({0, *|*} >= 0 mod D)', 'outcome({*2|*3})', 'random(3, M, 1)'],
];

/** The same for three players. */
const othersOfThree = [
  ...[
    '{*}',
    '{0, {*}}',
    '*3',
    '1[1]',
    '1[2]',
    '1[0]',
    '{0 | *2 |}',
    '{| 0 | *}',
    '{*, {*2}}',
    '{{*}, *2}',
    '*2 + *2',
  ],
  ...['{1[0] | 1[1] | 1[2]}', '{1[2] | 0 | *}', '{{*} | {{*}} | *2}', 'outcome(*3 + *2)'],
];

/** What a session answers to a question after others. */
function answer(players: string, question: string, before: readonly string[]): string {
  const session = new Session();
  session.run(`use ${players}`);
  for (const text of before) session.run(text);
  return JSON.stringify(session.run(question).result);
}

describe('the same answer in every session', () => {
  it('the questions with choices are answered', () => {
    for (const question of choices) expect(answer(two, question, [])).toContain('"ok":true');
  });

  it.each([
    ...choices.map((question) => [two, question] as const),
    ...choicesOfThree.map((question) => [three, question] as const),
    ...documented,
  ])('%s: %s', (players, question) => {
    const games = players === two ? others : othersOfThree;
    const alone = answer(players, question, []);
    expect(answer(players, question, games.toReversed())).toBe(alone);
    const some = fc.shuffledSubarray(games, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, (before) => {
        expect(answer(players, question, before)).toBe(alone);
      }),
      { seed: 7, numRuns: size(1, 3) },
    );
  });
});
