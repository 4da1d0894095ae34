// The smallest boards of a class: the small boards of every ruleset, as the catalogue has them, one ruleset
// after the other. What was searched once is kept.

import {
  type BoardEntry,
  buildBoards,
  LISTED_RULESETS,
  parseLabel,
  smallestBoards,
} from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import type { FoundBoards } from '../protocol/catalogue.ts';
import { addressOf } from './own-rules.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

const known = new Map<string, readonly BoardEntry[]>();

function addressOfText(text: string): readonly string[] {
  const { value } = pageSession().run(text, { budget: PAGE_BUDGET });
  return (value?.type === 'board' ? addressOf(value.board) : undefined) ?? ['game', text];
}

/** Tells what is found after every ruleset. */
export function boardsOfClass(label: string, tell: (found: FoundBoards) => void): void {
  parseLabel(label);
  const boards: BoardEntry[] = [];
  for (const [i, entry] of LISTED_RULESETS.entries()) {
    const arena = new Arena();
    const all = known.get(entry.name) ?? arena.under(PAGE_BUDGET, () => buildBoards(arena, entry));
    known.set(entry.name, all);
    boards.push(...all);
    const found = smallestBoards(boards).get(label) ?? [];
    tell({
      searched: i + 1,
      rulesets: LISTED_RULESETS.length,
      boards: found.map(({ board }) => ({ board, address: addressOfText(board) })),
    });
  }
}
