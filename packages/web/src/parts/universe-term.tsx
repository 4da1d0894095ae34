// The name of a universe as a term that can be asked about.

import { isOwn, type UniverseKey, universeLabel } from '../protocol/universes.ts';
import { Barred } from './barred.tsx';
import { Term } from './term.tsx';

/** What the glossary calls a universe; those of the reader's own are closures. */
export function universeTerm(key: UniverseKey): string {
  if (isOwn(key)) return 'closure';
  const { label, play } = universeLabel(key);
  return play === 'normal' ? 'normal play' : `universe ${label}`;
}

export function UniverseTerm({ universe }: { readonly universe: UniverseKey }) {
  return (
    <Term name={universeTerm(universe)}>
      <Barred text={universeLabel(universe).label} />
    </Term>
  );
}
