// What a move is called on the page; one that is told by where it leads says so.

import type { Gesture } from '../../protocol/matches.ts';
import { texts } from '../../texts/texts.ts';

export function moveWords({ kind, name }: Pick<Gesture, 'kind' | 'name'>): string {
  return kind === 'named' ? texts.value.match.toWhere(name) : name;
}
