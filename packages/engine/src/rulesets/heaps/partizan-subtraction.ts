/**
 * Partizan subtraction games: Left may take as many counters from a heap as one
 * of the numbers in her set says, Right by a set of his own
 * [Duchêne et al., section 1].
 */

import { type Both, of } from '../../forms/side.ts';
import { impartialHabitat } from '../impartial-habitat.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { Habitat, RegisteredRuleset } from '../ruleset.ts';
import { type Heaps, MAX_HEAP, onHeaps, replacingOneHeap } from './heaps.ts';

/** The game in which each player has a set such as `1,3`. */
export function partizanSubtraction(left: string, right: string): RegisteredRuleset<Heaps> {
  const numbers: Both<readonly number[]> = { left: parseSet(left), right: parseSet(right) };
  return {
    name: 'partizansubtraction',
    parameters: [left, right],
    parameterTitles: ["Left's set", "Right's set"],
    title: `partizan subtraction of ${left} and ${right}`,
    rules:
      "A player takes as many counters from one heap as a number in her set says. Left's set comes first.",
    ...onHeaps,
    habitat: habitatOf(numbers),
    examples: ['6', '4 3', '10'],
    moves: (position, side) =>
      replacingOneHeap(position, (size) =>
        of(numbers, side)
          .filter((taken) => taken <= size)
          .map((taken) => [size - taken]),
      ),
  };
}

/** The numbers of a set, the smallest first. */
function parseSet(text: string): number[] {
  const cure = 'write numbers from 1 on, split by commas, like "1,3"';
  const bad = /[^\d\s,]/u.exec(text);
  if (bad !== null) {
    const at = { text, offset: bad.index };
    throw new BoardNotationError(`"${bad[0]}" is no number to take`, cure, at);
  }
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length === 0) throw new BoardNotationError('the set is empty', cure);
  const numbers = words.map((word) => requireCount(Number(word), 'a number to take', 1, MAX_HEAP));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function habitatOf({ left, right }: Both<readonly number[]>): Habitat {
  if (left.join() === right.join()) return impartialHabitat;
  const [lower, higher] = [left, right].sort((a, b) => smallest(a) - smallest(b));
  const alone = (lower ?? []).filter((taken) => taken < smallest(higher ?? []));
  if (alone.length === 0) {
    return { universe: 'D', because: 'a heap is high enough for both players or for none' };
  }
  if (alone.length === 1) {
    const because = 'where one player cannot move, the other takes the same number again and again';
    return { universe: 'D(-1)', because };
  }
  return { universe: 'E', because: 'a heap that is too low for a player never grows' };
}

function smallest(numbers: readonly number[]): number {
  return numbers[0] ?? Number.POSITIVE_INFINITY;
}
