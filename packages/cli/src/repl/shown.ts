// What the prompt shows of an answer: notes, then the value or the error.

import type { Answer, Statement } from '../evaluator/protocol.ts';
import { type Paint, paintValue } from '../output/colour.ts';
import { errorText } from '../output/error-text.ts';
import { howToSave } from '../output/how-to-save.ts';

/** The lines to write under a statement. */
export function shownAnswer(
  { result, kind, stopped, notes = [] }: Answer,
  statement: Statement,
  paint: Paint,
): string[] {
  const lines = notes.map((note) => paint('dim', `note: ${note}`));
  if (!result.ok) {
    const text = stopped ? 'stopped; the session goes on' : errorText(result.error, statement);
    return [...lines, paint(stopped ? 'yellow' : 'red', text)];
  }
  if (result.text === '' || result.silent) return lines;
  const text = paintValue(paint, result.type, result.text);
  lines.push(kind === 'evaluate' ? text : paint('dim', result.text));
  if (result.type === 'picture') lines.push(paint('dim', howToSave(statement.text)));
  return lines;
}
