// What a cell of the table shows: a letter, a number or a mark, and a tint that says the same.

import type { CensusClass, CensusStudy } from '../protocol/censuses.ts';
import { texts } from '../texts/texts.ts';
import type { Colouring } from './census-address.ts';

/** The class of a form, where it is a member of the universe. */
export function classAt(study: CensusStudy, place: number): CensusClass | undefined {
  const number = study.forms[place]?.class;
  return number === undefined ? undefined : study.classes[number - 1];
}

export const [INVERTIBLE, NOT_INVERTIBLE, NONE] = ['✓', '×', '–'] as const;

/** What is written at a place; nothing for forms outside the universe. */
export function markOf(study: CensusStudy, place: number, colouring: Colouring): string {
  const found = classAt(study, place);
  if (found === undefined) return '';
  switch (colouring) {
    case 'outcome':
      return found.outcome;
    case 'strong':
      return found.strong ?? NONE;
    case 'invertible':
      return found.inverse === undefined ? NOT_INVERTIBLE : INVERTIBLE;
    case 'class':
      return String(found.number);
  }
}

/** Tints of classes with several forms: so many, told apart by their numbers. */
const TINTS = 8;

/** The style of a cell. */
export function tintOf(study: CensusStudy, place: number, colouring: Colouring): string {
  const found = classAt(study, place);
  if (found === undefined) return 'outside';
  const value = markOf(study, place, colouring);
  switch (colouring) {
    case 'outcome':
    case 'strong':
      return value === NONE ? 'untinted' : `won-${value}`;
    case 'invertible':
      return value === INVERTIBLE ? 'has-inverse' : 'no-inverse';
    case 'class':
      return found.members.length === 1 ? 'untinted' : `tint-${found.number % TINTS}`;
  }
}

/** The same in words. */
export function wordsOf(mark: string, colouring: Colouring): string {
  const { says, classNumber, outside } = texts.value.census;
  if (mark === '') return outside;
  if (colouring === 'class') return classNumber(mark);
  return (says[colouring] as Readonly<Record<string, string>>)[mark] ?? mark;
}
