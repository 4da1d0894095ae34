// A term of the glossary where it stands: quietly marked, and explained by a card when it is asked
// about. The glossary is loaded with the first question.

import type { ComponentChildren } from 'preact';
import { named, names, type TermNames } from '../texts/names.ts';
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
  const { lang, terms } = names.value;
  const [{ termAnchor, termNamed }, called] = await Promise.all([
    import('@proviso/language/glossary'),
    // A language that does not arrive leaves the terms in English.
    terms().catch((): TermNames => ({})),
  ]);
  const entry = termNamed(element.dataset['term'] ?? '');
  if (entry === undefined) return undefined;
  const { term, meaning, item, page } = entry;
  const words = named(called, term);
  return {
    // The papers' word too: that is what people look for.
    term: words === undefined || words.term === term ? term : `${words.term} (${term})`,
    meaning: words?.meaning ?? meaning,
    lang: words === undefined ? 'en' : lang,
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
