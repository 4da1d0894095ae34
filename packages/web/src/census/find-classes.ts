// Classes found by what somebody types: a label, a number, or a form, whole or in part.

import type { CensusClass, CensusStudy } from '../protocol/censuses.ts';

/** A text as it is compared: without blanks and braces' neighbours, bars as minus signs. */
export function plainForm(text: string): string {
  return text
    .replace(/((?:\d\u0304)+)/g, (barred) => `-${barred.replaceAll('\u0304', '')}`)
    .replace(/\s/g, '')
    .replaceAll('∗', '*')
    .replaceAll('−', '-')
    .replaceAll('·', '.')
    .replaceAll('{|', '{.|')
    .replaceAll('|}', '|.}')
    .toLowerCase();
}

/** The classes that a text may mean, those it surely means first. */
export function findClasses(study: CensusStudy, text: string): CensusClass[] {
  const sought = plainForm(text);
  if (sought === '') return [];
  const { classes, forms, universe } = study;
  const label = /^(?:(\w+)\.[012]\.)?(\d+)$/.exec(sought);
  const rated = classes.flatMap((one) => {
    const texts = [one.simplest, ...one.members.map((place) => forms[place]?.game)].map((game) =>
      plainForm(game?.ascii ?? game?.text ?? ''),
    );
    const named = label !== null && (label[1] ?? universe.toLowerCase()) === universe.toLowerCase();
    // A label in full is nothing else; a bare number may also be an integer.
    if (named && Number(label[2]) === one.number) return [{ one, rate: label[1] ? 0 : 1 }];
    if (label?.[1] !== undefined) return [];
    const rate = texts.includes(sought) ? 1 : texts.some((each) => each.includes(sought)) ? 2 : 3;
    return rate < 3 ? [{ one, rate }] : [];
  });
  return rated.sort((a, b) => a.rate - b.rate).map(({ one }) => one);
}
