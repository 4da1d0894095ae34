// What an editor shows of the word at the cursor: help as `help` gives it, or what somebody's variable is.
// At an argument it is the help on the function that is called.

import { Source } from './errors.ts';
import { Evaluator } from './evaluate/evaluator.ts';
import type { Session } from './session.ts';
import type { Expression } from './syntax/ast.ts';
import { helpCall } from './syntax/help-statement.ts';
import { lexemes } from './syntax/lexemes.ts';
import { valueText } from './values/text.ts';

/** Longer values are summed up. */
const LONGEST = 1_000;

/**
 * Help on what stands at an offset, for a reader; nothing where there is none. It leaves nothing behind: `ans`
 * is what it was.
 *
 * @example
 * const session = new Session();
 * session.run('G := *2');
 * inspect('outcome(G)', 9, session); // → "G: game\n*2"
 * inspect('outcome(', 8, session)?.split('\n')[0]; // → outcome(G)
 */
export function inspect(text: string, offset: number, session: Session): string | undefined {
  for (const name of subjectsAt(text, offset)) {
    const found = helpOn(name, session);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What may be meant at an offset: the word or sign there, then the functions around it, innermost first. */
function subjectsAt(text: string, offset: number): string[] {
  const calls: string[] = [];
  let at = '';
  let before = '';
  for (const { kind, from, to, text: part } of lexemes(text)) {
    if (from > offset) break;
    const inside = from <= offset && offset < to;
    if (inside && (kind === 'string' || part.startsWith('//'))) return calls;
    // Between a word and a sign the word is meant.
    if (inside || to === offset) {
      if (kind === 'word' || (kind === 'sign' && !/^\w/.test(at))) at = part;
    }
    if (to > offset) break;
    if (kind === 'open') calls.unshift(part === '(' ? before : '');
    if (kind === 'close') calls.shift();
    before = kind === 'word' ? part : '';
  }
  return [at, ...calls].filter((name) => name !== '');
}

function helpOn(name: string, session: Session): string | undefined {
  const value = session.variables.get(name);
  const helped = value === undefined || value.type === 'function' || value.type === 'ruleset';
  if (!helped) {
    const names = session.rulesetNames();
    const shown = valueText(value, { style: 'unicode', maxLength: LONGEST, heads: true, names });
    return `${name}: ${value.type}\n${shown}`;
  }
  const span = { from: 0, to: 0 };
  const call = helpCall(span, name);
  const own: Expression = { kind: 'name', name, ...span };
  const evaluator = new Evaluator(session, new Source(name));
  try {
    const help = evaluator.evaluate(
      value === undefined ? call : { ...call, args: [own] },
      session.globals,
    );
    return help.type === 'text' ? help.value : undefined;
  } catch {
    return undefined; // there is no help on it
  }
}
