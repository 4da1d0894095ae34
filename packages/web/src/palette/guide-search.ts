// Searching the guide. Its index is fetched when the guide is asked about for the first time, and kept by
// the service worker, so that it can be searched offline from then on.

import { escaped } from './matching.ts';

/** What stands under a heading of the guide, as the build of the guide writes it. */
export interface Section {
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

export interface Hit {
  /** Unique: the page and the heading there. */
  readonly name: string;
  readonly snippet: string;
  readonly href: string;
}

const MOST_HITS = 30;
/** Letters of a snippet, and how many of them stand before the word that was found. */
const SNIPPET = 110;
const BEFORE = 35;

/** What is sought in the guide, where what is typed begins with its name. */
export function soughtInGuide(typed: string, name: string): string | undefined {
  const [, rest] = new RegExp(`^\\s*${name}\\b:?(.*)$`, 'iu').exec(typed) ?? [];
  return rest?.trim();
}

/** Small letters without accents: misère is found as misere. Letters keep their number. */
function folded(text: string): string {
  return [...text].map((sign) => sign.normalize('NFD').charAt(0).toLowerCase() || sign).join('');
}

/** The sections that have all the words, those first whose heading, then whose page has them. */
export function searchGuide(sections: readonly Section[], sought: string): Hit[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.flatMap((section, i) => {
    const [heading, title, text] = [section.heading, section.title, section.text].map(folded);
    let score = 0;
    for (const word of words) {
      const begins = new RegExp(`(?<![\\p{L}\\d])${escaped(word)}`, 'u');
      if (heading !== undefined && begins.test(heading)) score += 8;
      else if (title !== undefined && begins.test(title)) score += 3;
      else if (text !== undefined && begins.test(text)) score += 2;
      else if (text?.includes(word) || heading?.includes(word)) score += 1;
      else return [];
    }
    // The papers' pages say the same words more often than those that explain them.
    return [{ section, score: section.page.startsWith('papers/') ? score / 2 : score, i }];
  });
  return found
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, MOST_HITS)
    .map(({ section }) => hit(section, words));
}

function hit({ page, title, heading, anchor, text }: Section, words: readonly string[]): Hit {
  return {
    name: heading === title ? title : `${title} › ${heading}`,
    snippet: snippet(text, words),
    href: `./guide/${page}.html${anchor === '' ? '' : `#${anchor}`}`,
  };
}

/** A piece of the text around the first of the words that stands there. */
function snippet(text: string, words: readonly string[]): string {
  const signs = [...text];
  const low = folded(text);
  const places = words.map((word) => low.indexOf(word)).filter((place) => place >= 0);
  // Counted in signs, as the folded text has one letter for each.
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = Math.max(0, first - BEFORE);
  const cut = signs.slice(from, from + SNIPPET).join('');
  return `${from > 0 ? '…' : ''}${cut}${from + SNIPPET < signs.length ? '…' : ''}`;
}

let index: Promise<readonly Section[]> | undefined;

/** The index of the guide; where it did not come, it is asked for again the next time. */
export function guideIndex(): Promise<readonly Section[]> {
  index ??= fetch('./guide/search.json')
    .then((response) => {
      if (!response.ok) throw new Error('the guide is not here');
      return response.json() as Promise<readonly Section[]>;
    })
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  // Who asks about the guide may want to read it without a network.
  navigator.serviceWorker?.controller?.postMessage('keep the guide');
  return index;
}
