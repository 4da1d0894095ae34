/**
 * Partizan octal games: heaps from which each player takes counters by a code of
 * her own. Partizan Kayles, in which Left takes one counter and Right two that stand
 * side by side, is 0.7 for Left and 0.07 for Right.
 */

import { type Both, of } from '../../forms/side.ts';
import { impartialHabitat } from '../impartial-habitat.ts';
import type { Habitat, RegisteredRuleset } from '../ruleset.ts';
import { type Heaps, onHeaps, replacingOneHeap } from './heaps.ts';
import { byCodes, leftovers, parseCode } from './octal.ts';

/** The game in which Left moves by one code and Right by another. */
export function partizanOctal(left: string, right: string): RegisteredRuleset<Heaps> {
  const digits: Both<readonly number[]> = { left: parseCode(left), right: parseCode(right) };
  const ruleset: RegisteredRuleset<Heaps> = {
    name: 'partizanoctal',
    parameters: [left, right],
    parameterTitles: ["Left's code", "Right's code"],
    title: `the partizan octal game ${left} and ${right}`,
    rules:
      "A player takes k counters from a heap where digit k of her code allows it; Left's code comes first. The digit is the sum of 1, 2 and 4 as nothing, one heap or two heaps may be left of it.",
    ...onHeaps,
    habitat: habitatOf(digits),
    examples: ['7', '4 3', '10'],
    moves: (position, side) =>
      replacingOneHeap(position, (size) => leftovers(of(digits, side), size)),
  };
  return byCodes(ruleset, [left, right]);
}

/** Of a digit that leaves nothing or one heap, as there is. */
const TO_ANYTHING = 3;

function habitatOf({ left, right }: Both<readonly number[]>): Habitat {
  if (left.join() === right.join()) {
    return impartialHabitat;
  }
  const first = (digits: readonly number[]): number => digits.findIndex((digit) => digit !== 0);
  const [least, most] = [left, right].sort((a, b) => first(a) - first(b));
  const byHeight = [left, right].every(
    (digits) => ((digits[first(digits)] ?? 0) & TO_ANYTHING) === TO_ANYTHING,
  );
  if (least === undefined || most === undefined || !byHeight) {
    const because = 'a heap in which a player cannot move may become one in which she can';
    return { universe: 'M', because };
  }
  if (first(least) === first(most)) {
    return { universe: 'D', because: 'a heap is high enough for both players or for none' };
  }
  if (first(least) === 1 && least.slice(2).every((digit) => digit === 0)) {
    const because = 'where one player cannot move, the other takes counters one by one';
    return { universe: 'D(-1)', because };
  }
  return { universe: 'E', because: 'a heap that is too low for a player never grows' };
}
