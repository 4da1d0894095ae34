// The worksheet of `--rules`, which is run first, for the rulesets that it defines.

import { placedStatements } from '@proviso/language';
import { UsageError } from '../command.ts';
import type { Conversation } from '../conversation.ts';
import { type Flags, flagValue } from '../flags.ts';
import { readSheet } from '../input.ts';
import { errorText } from '../output/error-text.ts';

/** The file of `--rules`, where it may be given. */
export function sheetOf(flags: Flags): string | undefined {
  const sheet = flagValue(flags, 'rules');
  if (sheet !== undefined && flags.has('ruleset')) {
    throw new UsageError('--ruleset and --rules exclude each other');
  }
  return sheet;
}

/** Runs the worksheet, and gives the name under which messages know it; `undefined` where it fails, which has been said. */
export async function runRules(
  conversation: Conversation,
  sheet: string,
): Promise<string | undefined> {
  const { name, text } = await readSheet(sheet);
  for (const statement of placedStatements(text)) {
    const { result, stopped } = await conversation.ask(statement);
    if (result.ok) continue;
    conversation.refuse(
      result.error,
      stopped ? 'stopped' : errorText(result.error, statement, name),
    );
    return undefined;
  }
  return name;
}
