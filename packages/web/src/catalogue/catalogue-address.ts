// Addresses of the catalogue beside the table of day 2: `census/E.3d.77` is a class of another table,
// `census/of/GAME` looks a game up, and `census/list/E.2/outcome=P/edges<=6` lists the classes of a table that
// have some invariants. Labels of day 2 belong to the table.

import type { Route } from '../route.ts';
import { type Conditions, readConditions, writeConditions } from './conditions.ts';

export type CataloguePlace =
  | { readonly page: 'class'; readonly label: string }
  | { readonly page: 'look-up'; readonly text: string }
  | { readonly page: 'list'; readonly table: string; readonly conditions: Conditions };

/** Labels of dicots of day 3 and of Left dead ends. */
const ELSEWHERE = /^(?:D\.3|E\.3d|Ends\.\d)\.\d{1,9}$/i;

/** Nothing where it is the table of day 2 that is addressed. */
export function readCatalogueAddress([, of = '', ...rest]: Route): CataloguePlace | undefined {
  if (of === 'of') return { page: 'look-up', text: rest.join('/') };
  if (of === 'list') {
    const [table = '', ...parts] = rest;
    return {
      page: 'list',
      table: table === '' ? FIRST_TABLE : table,
      conditions: readConditions(parts),
    };
  }
  return ELSEWHERE.test(of) ? { page: 'class', label: of } : undefined;
}

const FIRST_TABLE = 'E.2';

export function classAddress(label: string): string[] {
  return ['census', label];
}

export function lookUpAddress(text: string): string[] {
  return ['census', 'of', text];
}

export function listAddress(table: string, conditions: Conditions = {}): string[] {
  return ['census', 'list', table, ...writeConditions(conditions)];
}
