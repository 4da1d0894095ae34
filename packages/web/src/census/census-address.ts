// The address of a census: `census/E.2.117/COLOURING/OTHER/TO/ORDER`. The first part is a universe, or the label
// of a class in it; then what the table is coloured by, the universe it is compared with, the class at the
// other end of an interval, and the order that is looked at in the map. What is as usual is left out at the end.

import type { UsualKey } from '@proviso/engine';
import { UNIVERSES } from '../protocol/universes.ts';
import type { Route } from '../route.ts';

export const COLOURINGS = ['outcome', 'class', 'invertible', 'strong'] as const;
export type Colouring = (typeof COLOURINGS)[number];

export interface CensusAddress {
  readonly universe: UsualKey;
  /** What stood in the place of a universe or a label, and is neither. */
  readonly unknown?: string | undefined;
  /** The number of the class that is looked at. */
  readonly chosen?: number | undefined;
  readonly colouring: Colouring;
  /** The universe that it is compared with. */
  readonly other?: UsualKey | undefined;
  /** The number of the class at the other end of an interval. */
  readonly to?: number | undefined;
  /** The number of an order in the map of universes. */
  readonly order?: number | undefined;
}

const FIRST: UsualKey = 'E';

/** The universe of a table or of a label, in letters large or small. */
export function usualKey(text: string | undefined): UsualKey | undefined {
  const small = text?.toLowerCase();
  return UNIVERSES.find(({ key }) => key.toLowerCase() === small)?.key as UsualKey | undefined;
}

export function readCensusAddress([, of = '', colouring, other, to, order]: Route): CensusAddress {
  const [, name, , number] = /^(\w+)(\.[012]\.(\d{1,3}))?$/.exec(of) ?? [];
  const known = usualKey(name);
  const universe = known ?? FIRST;
  const second = usualKey(other);
  return {
    universe,
    unknown: known === undefined && of !== '' ? of : undefined,
    chosen: known === undefined ? undefined : numberIn(number),
    colouring: COLOURINGS.find((one) => one === colouring) ?? 'outcome',
    other: second === universe ? undefined : second,
    to: numberIn(to),
    order: numberIn(order),
  };
}

function numberIn(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

export function censusAddress(at: CensusAddress): string[] {
  const { universe, chosen, colouring, other = '', to = '', order = '' } = at;
  const of = chosen === undefined ? universe : `${universe}.2.${chosen}`;
  const parts = [of, colouring, other, String(to), String(order)];
  const usual = ['', 'outcome', '', '', ''];
  while (parts.length > 1 && parts.at(-1) === usual[parts.length - 1]) parts.pop();
  return ['census', ...parts];
}
