/**
 * Labels: `E.2.117` is the class number 117 of the table `E.2`. Numbers begin with 1.
 */

import { NotationError } from '@proviso/engine';
import { type CatalogueTable, THE_TABLES, tableNamed } from './tables.ts';

export interface Label {
  readonly table: CatalogueTable;
  readonly number: number;
}

/** Reads a label; small letters are read as what they stand for. */
export function parseLabel(text: string): Label {
  const [, name = '', number = ''] = /^\s*(\w+\.\w+)\.(\d{1,9})\s*$/.exec(text) ?? [];
  if (name === '') {
    throw new NotationError(
      `${JSON.stringify(text)} is no label; write one like E.2.117: ${THE_TABLES}`,
    );
  }
  return { table: tableNamed(name), number: Number(number) };
}

export function labelText({ table, number }: Label): string {
  return `${table.name}.${number}`;
}
