// Whether what was typed asks for another line: the prompt and editors wait for it.

import { splitStatements } from '@proviso/language';

/** Whether another line would still belong to the last statement: a bracket is open. */
export function goesOn(text: string): boolean {
  return (
    splitStatements(text).length > 0 &&
    splitStatements(`${text}\n0`).length === splitStatements(text).length
  );
}
