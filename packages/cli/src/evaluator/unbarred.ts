// Bars over digits are drawn badly by many terminals: there the texts of games have `-1`.

import type { EncodedTable, EncodedValue } from '@proviso/language';
import { withoutBars } from '@proviso/pictures';

/** The value with texts that have no bars. */
export function unbarred<T extends EncodedValue>(value: T): T {
  if (value.type === 'text') return value;
  const text = withoutBars(value.text);
  if (isList(value.value)) return { ...value, value: value.value.map(unbarred), text };
  if (!isTable(value.value)) return { ...value, text };
  const { heads, rows } = value.value;
  return { ...value, value: { heads, rows: rows.map((row) => row.map(unbarred)) }, text };
}

function isList(value: EncodedValue['value']): value is readonly EncodedValue[] {
  return Array.isArray(value);
}

function isTable(value: EncodedValue['value']): value is EncodedTable {
  return typeof value === 'object' && value !== null && 'heads' in value;
}
