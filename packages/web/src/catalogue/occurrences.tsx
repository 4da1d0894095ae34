// Where a class occurs in the papers. Their index is loaded when the first class is looked at.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Barred } from '../parts/barred.tsx';
import { LinkList } from '../parts/link-list.tsx';
import type { Listed } from '../parts/papers-index.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';

/** All items, once somebody has looked at a class. */
const index = signal<readonly Listed[]>([]);

/** A fact of a list of facts; nothing where no item writes down a game of the class. */
export function Occurrences({ label }: { readonly label: string }) {
  useEffect(() => {
    import('../parts/papers-index.ts').then(
      ({ listed }) => {
        if (index.peek().length === 0) index.value = listed();
      },
      // Without the index, offline on a first visit say, nothing is said of the papers.
      () => {},
    );
  }, []);
  const found = index.value.filter(({ item }) => item.classes?.includes(label));
  if (found.length === 0) return null;
  return (
    <>
      <dt>{texts.value.catalogue.inPapers}</dt>
      <dd>
        <LinkList
          of={found}
          name={({ paper, item }) => `${paper.key}/${item.id}`}
          link={({ paper, item }) => (
            <a href={address('papers', paper.key, item.id)} lang="en">
              {paper.name}, <Barred text={item.item} />
            </a>
          )}
        />
      </dd>
    </>
  );
}
