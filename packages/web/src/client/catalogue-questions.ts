// The questions about the catalogue beside the table of day 2. Classes and tables do not change: what has been
// answered once is kept.

import { proxy } from 'comlink';
import type { Written } from '../protocol/answers.ts';
import type { ClassList, ClassStudy, FoundBoards, LookedUp } from '../protocol/catalogue.ts';
import { texts } from '../texts/texts.ts';
import { kept } from './census-question.ts';
import { type Kind, withRow } from './questions.ts';

export interface ClassQuestion {
  readonly label: string;
}

const classes = kept<ClassStudy>();

export const classStudy: Kind<ClassQuestion, ClassStudy> = {
  what: () => texts.value.catalogue.whatClass,
  about: ({ label }) => [label],
  statement: ({ label }) => `class("${label}")`,
  ask: (api, { label }, found) => classes(label, found, () => api.studyClass(label)),
};

export interface ListQuestion {
  readonly table: string;
}

const lists = kept<ClassList>();

export const classList: Kind<ListQuestion, ClassList> = {
  what: () => texts.value.catalogue.whatList,
  about: ({ table }) => [table],
  statement: ({ table }) => `catalogue("${table}")`,
  ask: (api, { table }, found) => lists(table, found, () => api.listClasses(table)),
};

/** A game with its classes, as far as they have been found. */
export interface LookUp {
  readonly game: Written;
  readonly rows: ReadonlyMap<LookedUp['universe'], LookedUp>;
}

export interface LookUpQuestion {
  readonly text: string;
}

export const lookUpStudy: Kind<LookUpQuestion, LookUp> = {
  what: () => texts.value.catalogue.whatLabels,
  about: ({ text }) => [{ math: text }],
  statement: ({ text }) => `label(${text})`,
  ask: (api, { text }, found) => {
    let study: LookUp | undefined;
    return api.lookUp(
      text,
      proxy((part) => {
        if ('game' in part) study = { game: part.game, rows: new Map() };
        else if (study) study = { ...study, rows: withRow(study.rows, part.row) as LookUp['rows'] };
        if (study) found(study);
      }),
    );
  },
};

const boards = new Map<string, FoundBoards>();

/** The smallest boards of a class: a search through all small ones. */
export const classBoards: Kind<ClassQuestion, FoundBoards> = {
  what: () => texts.value.catalogue.whatBoards,
  about: ({ label }) => [label],
  share: ({ searched, rulesets }) => texts.value.catalogue.rulesets(searched, rulesets),
  ask: async (api, { label }, found) => {
    const before = boards.get(label);
    if (before !== undefined) {
      found(before);
      return { value: before };
    }
    let latest: FoundBoards | undefined;
    const answer = await api.boardsOfClass(
      label,
      proxy((part) => {
        latest = part;
        found(part);
      }),
    );
    if (!('problem' in answer) && latest !== undefined) boards.set(label, latest);
    return answer;
  },
};
