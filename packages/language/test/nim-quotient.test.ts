// Which element of the quotient of Nim each heap is said to be: heap and element
// must have the same outcome beside any other heaps. The outcomes are found here
// by playing on, for the paper's convention (everyone but N wins) and others.

import { describe, expect, test } from 'vitest';
import { type Run, Session } from '../src/index.ts';

function textOf({ result }: Run): string {
  return result.ok ? result.text : result.error.message;
}

describe.each([
  [3, 'O', 4],
  [3, 'N, O', 4],
  [3, 'N', 4],
  [3, 'O, P', 5],
  [2, 'P', 4],
  [2, 'N', 5],
  [4, 'O2', 4],
])('nimquotient with %i players where {%s} wins', (players, winners, largest) => {
  const session = new Session({ style: 'ascii' });
  session.run(`use ${players} players where {${winners}} wins`);

  test('names the element of every heap', () => {
    const text = textOf(session.run(`nimquotient(${largest})`));
    expectHeapsAreElements(text, players, winners.split(', '), largest);
  });

  // With two players all heaps together have infinitely many elements, so it is not asked.
  if (players === 2) return;
  test('and of all larger heaps', () => {
    const text = textOf(session.run('nimquotient()'));
    expect(text.match(/\*\d* and all larger heaps/g)).toHaveLength(1);
    expectHeapsAreElements(text, players, winners.split(', '), 5);
  });
});

/** The outcome of heaps by the rules of play: who can force a win, numbered from the next to move. */
function outcomeOfHeaps(
  players: number,
  ofNothing: readonly number[],
): (heaps: readonly number[]) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  const outcome = (heaps: readonly number[]): readonly number[] => {
    const key = heaps.filter((heap) => heap > 0).sort((a, b) => a - b);
    if (key.length === 0) return ofNothing;
    const found = known.get(key.join());
    if (found !== undefined) return found;
    const options = key.flatMap((heap, i) =>
      Array.from({ length: heap }, (_, left) => outcome(key.with(i, left))),
    );
    // After the move the next player is the last, and everyone else one nearer.
    const winners = Array.from({ length: players }, (_, player) => player).filter((player) =>
      player === 0
        ? options.some((option) => option.includes(players - 1))
        : options.every((option) => option.includes(player - 1)),
    );
    known.set(key.join(), winners);
    return winners;
  };
  return outcome;
}

/** Reads the lines of a Nim quotient, and compares each heap with its element beside other heaps. */
function expectHeapsAreElements(
  text: string,
  players: number,
  winners: readonly string[],
  largest: number,
): void {
  const others = Array.from({ length: players - 2 }, (_, i) => (players === 3 ? 'O' : `O${i + 1}`));
  const order = ['N', ...others, 'P'];
  const outcome = outcomeOfHeaps(
    players,
    winners.map((winner) => order.indexOf(winner)),
  );
  const sizeOf = (heap: string): number => Number(heap.slice(1) || 1);
  const heap = '(\\*\\d*)( and all larger heaps)?';
  const letters = [...text.matchAll(new RegExp(`([a-z]) = ${heap}`, 'g'))];
  const generators = new Map(letters.map(([, letter = '', name = '']) => [letter, sizeOf(name)]));
  const factors = (monomial: string): number[] =>
    [...monomial.matchAll(/([a-z])(?:\^(\d+))?/g)].flatMap(([, letter = '', power = '1']) =>
      Array<number>(Number(power)).fill(generators.get(letter) ?? Number.NaN),
    );
  const claims = [
    ...letters.map(([, letter = '', name = '', larger]) => ({ name, larger, element: letter })),
    ...[...text.matchAll(new RegExp(`(?<!= )${heap} = ([a-z0-9^]+)`, 'g'))].map(
      ([, name = '', larger, element = '']) => ({ name, larger, element }),
    ),
  ];
  const named = new Set<number>();
  for (const { name, larger, element } of claims) {
    const last = larger === undefined ? sizeOf(name) : largest;
    for (let size = sizeOf(name); size <= last; size++) {
      named.add(size);
      for (const beside of fewHeaps(largest)) {
        const where = `*${size} = ${element} beside ${beside.join(', ')}`;
        expect(outcome([size, ...beside]), where).toEqual(
          outcome([...factors(element), ...beside]),
        );
      }
    }
  }
  expect([...named].sort()).toEqual(Array.from({ length: largest }, (_, i) => i + 1));
}

/** Up to three heaps of sizes up to a largest. */
function fewHeaps(largest: number): number[][] {
  const sizes = Array.from({ length: largest + 1 }, (_, size) => size);
  return sizes.flatMap((a) =>
    sizes.slice(a).flatMap((b) => sizes.slice(b).map((c) => [a, b, c].filter((size) => size > 0))),
  );
}
