// What statements come to, one after the other, as a worksheet has them.

import { Session, splitStatements } from '../../src/index.ts';

/** The text of each statement's answer; of a refusal, its code and message. */
export function answers(sheet: string, session = new Session({ style: 'ascii' })): string[] {
  return splitStatements(sheet).map(({ text, line }) => {
    const { result } = session.run(text, { firstLine: line });
    return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  });
}

/** That of the last statement. */
export function answer(sheet: string, session?: Session): string {
  return answers(sheet, session).at(-1) ?? 'nothing was asked';
}
