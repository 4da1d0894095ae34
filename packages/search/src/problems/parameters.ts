// Reading the parameters that problems share: each is checked, and an error says what may stand there.

import { B, D, E, M, type Universe, ValueError } from '@proviso/engine';
import type { Parameters } from '../problem.ts';

const universes: Readonly<Record<string, Universe>> = { M, B, D, E };

/** The universe of a parameter, one of those named. */
export function universeOf(parameters: Parameters, names: readonly string[]): Universe {
  const name = parameters['universe'];
  const universe = names.includes(String(name)) ? universes[String(name)] : undefined;
  if (universe === undefined) {
    throw new ValueError(`universe is ${String(name)}; write one of ${names.join(', ')}`);
  }
  return universe;
}

/** An integer parameter between two bounds. */
export function integerOf(
  parameters: Parameters,
  name: string,
  least: number,
  most: number,
): number {
  const value = parameters[name];
  if (!(typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most)) {
    throw new ValueError(`${name} is ${String(value)}; write an integer from ${least} to ${most}`);
  }
  return value;
}

/** A parameter that is one of some words. */
export function oneOf<Word extends string>(
  parameters: Parameters,
  name: string,
  words: readonly Word[],
): Word {
  const value = parameters[name];
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  throw new ValueError(`${name} is ${String(value)}; write one of ${words.join(', ')}`);
}

/** The numbers of `4` or `1..6`, between two bounds. */
export function rangeOf(
  parameters: Parameters,
  name: string,
  least: number,
  most: number,
): number[] {
  const value = String(parameters[name]);
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(value) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === undefined || first < least || last > most || first > last) {
    throw new ValueError(
      `${name} is ${value}; write a number or a range such as 1..6, from ${least} to ${most}`,
    );
  }
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
