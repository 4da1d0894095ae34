// The questions about a census. What has been answered once is kept: a census does not change.

import type { UsualKey } from '@proviso/engine';
import type { Picture } from '../protocol/answers.ts';
import type { CensusCounts, CensusStudy, UniverseOrders } from '../protocol/censuses.ts';
import { universeLabel } from '../protocol/universes.ts';
import type { Answer } from '../protocol/worker-api.ts';
import { texts } from '../texts/texts.ts';
import { type Kind, whole } from './questions.ts';

/** Answers by what they answer. */
export function kept<A>() {
  const known = new Map<string, A>();
  return async (
    key: string,
    found: (answer: A) => void,
    ask: () => Promise<Answer<A>>,
  ): Promise<Answer<A>> => {
    const before = known.get(key);
    if (before !== undefined) {
      found(before);
      return { value: before };
    }
    const answer = await whole(ask(), found);
    if ('value' in answer) known.set(key, answer.value);
    return answer;
  };
}

export interface CensusQuestion {
  readonly universe: UsualKey;
}

const studies = kept<CensusStudy>();

export const censusStudy: Kind<CensusQuestion, CensusStudy> = {
  what: () => texts.value.census.what,
  about: ({ universe }) => [universeLabel(universe).label],
  statement: ({ universe }) => `catalogue("${universe}.2")`,
  ask: (api, { universe }, found) => studies(universe, found, () => api.takeCensus(universe)),
};

const counts = kept<CensusCounts[]>();

export const censusCounts: Kind<Record<never, never>, readonly CensusCounts[]> = {
  what: () => texts.value.census.whatCounts,
  about: () => [],
  ask: (api, _, found) => counts('', found, () => api.countCensuses()),
};

/** Some classes of a census, or all of them. */
export interface OrderQuestion extends CensusQuestion {
  /** Numbers with blanks between them; all where there are none. */
  readonly numbers: string;
}

const drawings = kept<Picture>();

/** The picture of the order of classes that are known already. */
export function orderDrawing(study: CensusStudy): Kind<OrderQuestion, Picture> {
  return {
    what: () => texts.value.census.whatOrder,
    about: ({ universe }) => [universeLabel(universe).label],
    ask: (api, { universe, numbers }, found) =>
      drawings(`${universe} ${numbers}`, found, () => {
        const some = new Set(numbers === '' ? [] : numbers.split(' ').map(Number));
        const { classes, covers } = study;
        const chosen = some.size === 0 ? classes : classes.filter(({ number }) => some.has(number));
        return api.drawCensus({ universe, classes: chosen, covers });
      }),
  };
}

const maps = kept<UniverseOrders>();

export const universeOrders: Kind<Record<never, never>, UniverseOrders> = {
  what: () => texts.value.census.whatMap,
  about: () => [],
  statement: () => 'ordermap("text")',
  ask: (api, _, found) => maps('', found, () => api.mapOrders()),
};
