// A term of the glossary where it stands: quietly marked, and explained by a card when it is asked
// about. The glossary is loaded with the first question.

import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts.ts';
import { citationParts } from './citations.ts';
import { type Explained, explainTerms } from './term-card.ts';
import '../style/terms.css';

interface Props {
  /** As the glossary calls it. */
  readonly name: string;
  /** How it is said here, where that differs. */
  readonly children?: ComponentChildren;
}

export function Term({ name, children }: Props) {
  return (
    <span class="term-place">
      <button type="button" class="term" data-term={name} aria-expanded="false">
        {children ?? name}
      </button>
    </span>
  );
}

/** Where a page of the guide stands, seen from here: `theory/misere`, or with a heading. */
function guidePage(page: string): string {
  const [path, heading] = page.split('#');
  return `./guide/${path}.html${heading === undefined ? '' : `#${heading}`}`;
}

async function find(element: HTMLElement): Promise<Explained | undefined> {
  const { termAnchor, termNamed } = await import('@proviso/language/glossary');
  const entry = termNamed(element.dataset['term'] ?? '');
  if (entry === undefined) return undefined;
  const { term, meaning, item, page } = entry;
  return {
    meaning,
    cited: item === undefined ? [] : citationParts(item),
    links: [
      { text: texts.value.parts.guide, href: guidePage(page) },
      {
        text: texts.value.parts.glossary,
        href: guidePage(`reference/glossary#${termAnchor(term)}`),
      },
    ],
  };
}

/** Explains the terms of the page from now on. */
export function followTerms(): void {
  explainTerms(find);
}
