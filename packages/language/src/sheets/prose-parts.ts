// What every writer of prose needs of its tree.

import { type Element, isInline, type Prose } from './prose.ts';

export type { Element, Prose };

/** The blocks among some prose: words that stand loose, as in an item of a list, are a paragraph. */
export function paragraphsIn(prose: readonly Prose[]): Prose[] {
  const blocks: Prose[] = [];
  let loose: Prose[] | undefined;
  for (const one of prose) {
    if (!isInline(one)) {
      blocks.push(one);
      loose = undefined;
    } else if (loose === undefined) {
      loose = [one];
      blocks.push({ tag: 'p', children: loose });
    } else loose.push(one);
  }
  return blocks;
}

/** The cells of a table, row by row; the first row is its head. */
export function rowsOf({ children }: Element): (readonly Prose[])[][] {
  return children.flatMap((part) => {
    if (!('tag' in part)) return [];
    if (part.tag !== 'tr') return rowsOf(part);
    return [part.children.map((cell) => ('tag' in cell ? cell.children : [cell]))];
  });
}

/** How deep a heading is, from 1; nothing where it is none. */
export function headingLevel({ tag }: Element): number | undefined {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined;
}

/** Outside of the page only these lead somewhere. */
export function isLink(href: string | undefined): href is string {
  return href !== undefined && /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href);
}
