// Links side by side; where they are many, those beyond a number are behind a line.

import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts.ts';
import '../style/link-list.css';

interface Props<T> {
  readonly of: readonly T[];
  /** More than this are behind a line. */
  readonly most?: number;
  readonly name: (each: T) => string | number;
  readonly link: (each: T) => ComponentChildren;
}

export function LinkList<T>({ of, most = of.length, name, link }: Props<T>) {
  const list = (some: readonly T[]) => (
    <ul class="link-list">
      {some.map((each) => (
        <li key={name(each)}>{link(each)}</li>
      ))}
    </ul>
  );
  const more = of.slice(most);
  return (
    <>
      {list(of.slice(0, most))}
      {more.length > 0 && (
        <details>
          <summary>{texts.value.census.moreForms(more.length)}</summary>
          {list(more)}
        </details>
      )}
    </>
  );
}
