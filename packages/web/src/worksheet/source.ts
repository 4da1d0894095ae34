// Where a worksheet comes from: the browser's own, an example, or a link. Only what is part of
// Proviso itself runs by itself; everything else waits until the reader presses run.

import { kept } from '../storage.ts';
import { example } from './examples.ts';
import { NotShared, unpacked } from './share.ts';

export interface Source {
  readonly kind: 'own' | 'example' | 'shared';
  readonly name: string;
  readonly text: string;
  /** Whether it may run when it is opened. */
  readonly trusted: boolean;
}

export const KEPT_AS = 'worksheet';

/** The sheet a newcomer finds. */
const DEFAULT = `// This is a worksheet. Change something and press Shift+Enter.

G := {0, * | *}

// Who wins if whoever cannot move has won? N is the next player, who moves first.
outcome(G)

// Among dicots, Left's option * of G is no more than a sign that she may stop here: a tombstone ■.
G mod D

// Why?
explain(G mod D)

// And how does it look in other company?
table([M, B, E, D, Normal], U -> G mod U, U -> invertible(G, U))
`;

/** The worksheet behind an address: `worksheet`, `worksheet/example/NAME`, `worksheet/shared/…`. */
export async function sourceAt(kind: string | undefined, name = ''): Promise<Source> {
  if (kind === 'example') {
    const text = await example(name);
    if (text === undefined) throw new NotShared(`There is no example called “${name}”.`);
    return { kind, name, text, trusted: true };
  }
  if (kind === 'shared') {
    return { kind, name: 'shared', text: await unpacked(name), trusted: false };
  }
  const text = kept(KEPT_AS);
  return { kind: 'own', name: 'worksheet', text: text ?? DEFAULT, trusted: text === undefined };
}
