// A list of classes as CSV.

import type { ListedClass } from '../protocol/catalogue.ts';

const COLUMNS = [
  ...(['label', 'simplest', 'outcome', 'strong', 'invertible', 'pFree', 'rank', 'edges'] as const),
  'forms',
] as const;

export function listCsv(classes: readonly ListedClass[]): string {
  const field = (value: unknown): string => {
    const text = String(value ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = classes.map((one) => COLUMNS.map((column) => field(one[column])).join(','));
  return `${[COLUMNS.join(','), ...rows].join('\n')}\n`;
}
