// Asking for help in the ways people do: `help`, `help mod`, `?outcome`, `help(mod)`. They are no
// expressions, so they are looked for only where a text does not parse.

import type { Span } from '../errors.ts';
import type { Expression, ExpressionOf } from './ast.ts';

/** The call of `help` that a text stands for, if it is one. */
export function helpAsked(text: string): ExpressionOf<'call'> | undefined {
  const asked = subjectOf(text.trim());
  return asked === undefined ? undefined : helpCall({ from: 0, to: text.length }, asked);
}

/** `help("mod")`; without a subject what there is help on. */
export function helpCall({ from, to }: Span, subject = ''): ExpressionOf<'call'> {
  const args: Expression[] = [{ kind: 'text', value: subject, from, to }];
  return { kind: 'call', name: 'help', nameSpan: { from, to }, args, from, to };
}

function subjectOf(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return undefined;
  if (text.startsWith('?')) return bare(text.slice(1));
  if (/^help\s/.test(text)) return bare(text.slice('help'.length));
  // A word that is no value, as in `help(mod)`; what could be one is refused as anywhere.
  return /^help\(\s*([a-z]+|[^\w\s"()]{1,2})\s*\)$/.exec(text)?.[1];
}

/** What is called is meant, not the call; and the quotes are not. */
function bare(text: string): string {
  const subject = text.trim().replace(/^"(.*)"$/, '$1');
  return /^[A-Za-z]\w*(?=\()/.exec(subject)?.[0] ?? subject;
}
