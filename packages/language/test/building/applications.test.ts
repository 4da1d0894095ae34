// Calls of what an expression comes to.
import { describe, expect, it } from 'vitest';
import { answer } from './answers.ts';

describe('what an expression comes to can be called', () => {
  it.each([
    ['(x -> x + x)(*) == *2 + *2 mod D', 'false'],
    ['same((x -> x + x)(*), * + *)', 'true'],
    ['adder(n: integer) := (m: integer) -> n + m\nadder(3)(4)', '7'],
    ['[rank, edges][1](*)', '2'],
    ['(f(n: integer) := [n, n + 1]; f)(3)[1]', '4'],
    ['octal("0.77")(5)', 'octal("0.77", "5")'],
    ['grid("x -> .", [])("xx|x.")', 'grid("x -> .", [])("xx|x.")'],
    ['f(c) := strip(c, c)\noutcome(f("x -> .")("xx"))', 'N'],
    ['f(n: integer) := m -> n\nf(1)("any")', '1'],
  ])('%s', (sheet, value) => {
    expect(answer(sheet)).toBe(value);
  });

  it.each([
    ['(1 + 2)(3)', 'type: `1 + 2` is a game, not a function; write `*` between'],
    ['domineering(2, 2)(3)', 'type: `domineering(2, 2)` is a board, not a function'],
    ['2(3)', 'syntax: `2` is not the name of a function; write `2 * (…)` for copies'],
    ['"x"(3)', 'syntax: `"x"` is not the name of a function'],
    ['{0|}(3)', 'syntax: `{0|}` is not the name of a function'],
    ['(x -> x)(1, 2)', 'type: this function takes 1 argument, not 2'],
    ['(x -> x + nope)(1)', 'name: `nope` is not known'],
    [`f${'(1)'.repeat(600)}`, 'limit: at most'],
  ])('%s', (statement, message) => {
    expect(answer(statement).slice(0, message.length)).toBe(message);
  });
});
