/** Chance in a match: what is drawn depends on the seed and the turn alone, not on what was played before. */

import { sideName } from '../forms/side.ts';
import { positionToText } from '../rulesets/board.ts';
import { type RandomStream, randomStream, requireSeed } from '../storage/random.ts';
import type { Turn } from './turn.ts';

/** The stream of a turn; a seed beyond 32 bits counts whole. */
export function streamAt({ board, mover }: Turn, seed: number): RandomStream {
  requireSeed(seed);
  const low = seed | 0;
  // What is beyond 32 bits, times an odd number: seeds with the same low bits differ.
  let hash = low ^ Math.imul((seed - low) / 2 ** 32, 0x9e3779b1);
  const text = `${sideName(mover)} ${positionToText(board)}`;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return randomStream(hash);
}

/** A list in an order that is drawn (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], stream: RandomStream): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const [a, b] = [mixed[i] as T, mixed[j] as T];
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}
