// Whether a text from outside is the JSON of an answer, as the command prints it, and of the kind that
// is shown beside it.

import type { Shown } from '@proviso/language/sheets';
import { isData, isText } from './shown-shape.ts';

/** Whether the text is the JSON of a statement that came to what is shown, or to a problem. */
export function isAnswerJson(
  json: unknown,
  shown: Shown | undefined,
  failed: boolean,
): json is string {
  if (!isText(json)) return false;
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return false;
  }
  if (!isData(read)) return false;
  if (failed) return read['ok'] === false && isData(read['error']);
  if (read['ok'] !== true || !isValue(read)) return false;
  const { value } = read as { readonly value?: unknown };
  switch (shown?.kind) {
    case 'list':
      return isItems(value);
    case 'table':
      return shown.files === undefined ? isItems(value) : isData(value);
    default:
      return true;
  }
}

function isValue(value: unknown): boolean {
  return isData(value) && isText(value['type']) && isText(value['text']);
}

/** The elements of a list, and the elements of these; of a list that is too large there is a summary. */
function isItems(value: unknown): boolean {
  if (value === null) return true;
  const inner = (item: unknown) => {
    const { value: within } = item as { readonly value?: unknown };
    return !Array.isArray(within) || within.every(isValue);
  };
  return Array.isArray(value) && value.every((item) => isValue(item) && inner(item));
}
