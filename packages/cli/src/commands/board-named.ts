// The board that the arguments of a command name: a ruleset and a position of it, or a board of the language.

import { UsageError } from '../command.ts';
import type { Conversation } from '../conversation.ts';
import type { Flags } from '../flags.ts';
import { runRules, sheetOf } from './sheet-rules.ts';

/** The board as the language writes it; `undefined` where it was refused, which has been said. */
export async function boardNamed(
  conversation: Conversation,
  command: string,
  args: readonly string[],
  flags: Flags,
): Promise<string | undefined> {
  const named = await rulesetAndPosition(conversation, command, args, flags);
  if (named === undefined || named.position.length === 0) return named?.ruleset;
  return `${named.ruleset}(${named.position.map(argument).join(', ')})`;
}

/** Sizes stand as numbers, also as in 2x10, lists and quoted texts as they are; anything else is a text. */
function argument(word: string): string {
  if (/^\d+(x\d+)*$/.test(word)) return word.split('x').join(', ');
  return isWritten(word) ? word : literal(word);
}

/** A text as the language writes it. */
function literal(text: string): string {
  const body = text.replace(
    /["\\\p{Cc}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return `"${body}"`;
}

/** Whether a word is a list of positions, or a text that stands in quotes already. */
function isWritten(word: string): boolean {
  if (!/^(\[.*\]|".*")$/s.test(word)) return false;
  try {
    JSON.parse(word);
    return true;
  } catch {
    return false;
  }
}

/** What the arguments name: with `--ruleset` they are the position alone. `undefined` where the sheet fails. */
async function rulesetAndPosition(
  conversation: Conversation,
  command: string,
  args: readonly string[],
  flags: Flags,
): Promise<{ ruleset: string; position: readonly string[] } | undefined> {
  const sheet = sheetOf(flags);
  const own = await conversation.ruleset();
  if (own !== undefined) return { ruleset: own, position: args };
  const [ruleset = '', ...position] = args;
  // A call, or a sum of calls, is a board by itself.
  const whole = sheet === undefined && ruleset.includes('(');
  if (position.length === 0 && !whole) {
    throw new UsageError(`\`${command}\` needs RULESET POSITION…`);
  }
  if (sheet === undefined) return { ruleset, position };
  const name = await runRules(conversation, sheet);
  if (name === undefined) return undefined;
  const defined = (await conversation.variables()).filter(({ type }) => type === 'ruleset');
  if (defined.some((each) => each.name === ruleset)) return { ruleset, position };
  const all = defined.map((each) => `\`${each.name}\``).join(', ');
  const message = `${name} defines no ruleset \`${ruleset}\`; ${all === '' ? 'it defines none' : `it defines ${all}`}`;
  conversation.refuse({ code: 'value', message, line: 1, column: 1 });
  return undefined;
}
