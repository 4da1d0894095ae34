// Where a class occurs in the papers. Their index is loaded when the first class is looked at.

import { useEffect, useState } from 'preact/hooks';
import { Barred } from '../parts/barred.tsx';
import type { Listed } from '../parts/papers-index.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';

/** A fact of a list of facts; nothing where no item writes down a game of the class. */
export function Occurrences({ label }: { readonly label: string }) {
  const [found, setFound] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let gone = false;
    import('../parts/papers-index.ts').then(
      ({ listed }) => {
        if (!gone) setFound(listed().filter(({ item }) => item.classes?.includes(label)));
      },
      // Without the index, offline on a first visit say, nothing is said of the papers.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [label]);
  if (found.length === 0) return null;
  return (
    <>
      <dt>{texts.value.catalogue.inPapers}</dt>
      <dd>
        <ul class="class-links">
          {found.map(({ paper, item }) => (
            <li key={`${paper.key}/${item.id}`} lang="en">
              <a href={address('papers', paper.key, item.id)}>
                {paper.name}, <Barred text={item.item} />
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
