// A worksheet run and written down with its answers, in one of the formats of sheets.

import { basename } from 'node:path';
import { placedStatements } from '@proviso/language';
import {
  digestOf,
  mathmlWriter,
  piecesOf,
  type SheetFormat,
  type TakenAnswer,
  type TakenSheet,
  takenCells,
  titleOf,
  writeSheet,
} from '@proviso/language/sheets';
import type { Conversation } from '../conversation.ts';
import type { Answer, Statement } from '../evaluator/protocol.ts';
import { version } from '../version.ts';

/** The worksheet with its answers as a file; nothing where it was stopped. */
export async function writtenSheet(
  conversation: Conversation,
  { name, text }: { readonly name: string; readonly text: string },
  format: SheetFormat,
): Promise<string | undefined> {
  const cells = statementsByCell(text);
  const answers = await conversation.gather(cells.flat(), name);
  if (conversation.stopped) return undefined;
  let next = 0;
  const file = name === '-' ? 'worksheet.pvs' : basename(name);
  const sheet: TakenSheet = {
    title: titleOf(text) ?? file.replace(/\.pvs$/, ''),
    file,
    version: version(),
    digest: digestOf(text),
    date: new Date().toISOString().slice(0, 10),
    cells: takenCells(text, (_, i) => ({
      answers: (cells[i] ?? []).map((statement) => takenAnswer(statement, answers[next++])),
    })),
  };
  return writeSheet(sheet, format, format === 'html' ? await mathml() : undefined);
}

async function mathml() {
  const { default: temml } = await import('temml');
  return mathmlWriter((tex, display) =>
    temml.renderToString(tex, { displayMode: display, throwOnError: true, xml: true }),
  );
}

/** The statements of each piece of a sheet, with their lines in it; prose has none. */
function statementsByCell(text: string): Statement[][] {
  let line = 1 + (/^(?:[ \t]*\r?\n)*/.exec(text)?.[0].match(/\n/g)?.length ?? 0);
  return piecesOf(text).map((piece) => {
    const first = line;
    line += `${piece.text}${piece.gap}`.split('\n').length - 1;
    if (piece.prose) return [];
    return placedStatements(piece.text).map((each) => ({ ...each, line: each.line + first - 1 }));
  });
}

function takenAnswer({ text }: Statement, answer: Answer | undefined): TakenAnswer {
  const statement = text.trim();
  if (answer === undefined) return { statement, json: '' };
  const { result, shown } = answer;
  const json = answer.line ?? JSON.stringify(result);
  if (!result.ok) return { statement, json, problem: result.error };
  return { statement, json, ...(shown && { shown }) };
}
