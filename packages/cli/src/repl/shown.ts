// What the prompt shows of an answer: notes, then the value or the error, then what is told once.

import type { Answer, Statement } from '../evaluator/protocol.ts';
import { type Paint, paintValue } from '../output/colour.ts';
import { errorText } from '../output/error-text.ts';
import { howToSave } from '../output/how-to-save.ts';
import { printable } from '../output/printable.ts';

/** The lines to write under a statement; its remark only where nothing about the same was `told`. */
export function shownAnswer(
  { result, kind, stopped, notes = [], remark }: Answer,
  statement: Statement,
  paint: Paint,
  told: Set<string>,
): string[] {
  const lines = notes.map((note) => paint('dim', `note: ${printable(note)}`));
  if (!result.ok) {
    const text = stopped ? 'stopped; the session goes on' : errorText(result.error, statement);
    return [...lines, paint(stopped ? 'yellow' : 'red', text)];
  }
  if (result.text === '' || result.silent) return lines;
  const text = paintValue(paint, result.type, result.text);
  lines.push(kind === 'evaluate' ? text : paint('dim', printable(result.text)));
  if (result.type === 'picture') lines.push(paint('dim', printable(howToSave(statement.text))));
  if (remark !== undefined && !told.has(remark.about)) {
    told.add(remark.about);
    lines.push(paint('dim', `note: ${remark.text}`));
  }
  return lines;
}
