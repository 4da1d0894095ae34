// Finds what stands in a LaTeX file for Proviso, without being TeX: it knows comments, verbatim texts,
// definitions of commands and what is between `\iffalse` and its `\fi`, and passes over all other commands.

import { balancedEnd, nextOf, skipBlanks } from './brackets.ts';
import { ASKING, type Obstacle, type Part, type Place } from './parts.ts';
import { blanksIn, faultOf } from './questions.ts';

/** Environments in which no command is read. */
const VERBATIM = new Set([
  ...['verbatim', 'verbatim*', 'Verbatim', 'lstlisting', 'minted'],
  ...['comment', 'filecontents', 'filecontents*'],
]);

/** Commands that define commands, in whose definitions no statement can be read. */
const DEFINING =
  /^(?:(?:re)?new(?:command|environment)|providecommand|DeclareRobustCommand|[egx]?def|(?:New|Renew|Provide|Declare)(?:Expandable)?Document(?:Command|Environment))$/;

/** Commands that read another file. */
const INCLUDING = new Set(['input', 'include', 'subfile']);

/** The parts of a file in their order, and whether the document ends in it. */
export function scanLatex(text: string): { readonly parts: Part[]; readonly ended: boolean } {
  const parts: Part[] = [];
  const place = placesIn(text);
  const refuse = (at: number, message: string): void => {
    parts.push({ part: 'obstacle', ...place(at), message } satisfies Obstacle);
  };
  for (let at = nextOf(text, /[\\%]/g, 0); at >= 0; at = nextOf(text, /[\\%]/g, at)) {
    if (text[at] === '%') {
      at = lineEnd(text, at);
      continue;
    }
    const [command = '', name = ''] = /^\\([A-Za-z]+|[\s\S])?/.exec(text.slice(at, at + 80)) ?? [];
    const begun = at;
    at += Math.max(command.length, 1);
    if (name === 'verb' || name === 'lstinline') at = afterDelimited(text, at);
    else if (name === 'endinput') break;
    else if (name === 'iffalse') at = afterFalse(text, at);
    else if (name === 'begin' || name === 'end') {
      const [whole = '', environment = ''] = /^\s*\{([^{}]*)\}/.exec(text.slice(at, at + 80)) ?? [];
      if (name === 'end') {
        if (environment === 'document') return { parts, ended: true };
        continue;
      }
      const body = at + whole.length;
      const end = text.indexOf(`\\end{${environment}}`, body);
      if (environment === 'provisoset') {
        if (end < 0) refuse(begun, 'there is no \\end{provisoset} to this \\begin{provisoset}');
        const lines = text.slice(body, end < 0 ? body : end);
        const fault = blanksIn(lines);
        if (fault !== undefined) refuse(body + fault.offset, fault.message);
        parts.push({ part: 'definitions', ...place(body), text: lines });
        at = end < 0 ? text.length : end + 1;
      } else at = VERBATIM.has(environment) ? Math.max(end, body) : body;
    } else if (DEFINING.test(name)) {
      const end = afterDefinition(text, at, name);
      const inside = /\\proviso(?:text|picture|table|certificate)?(?![A-Za-z])\s*[[{]/.exec(
        text.slice(at, end),
      );
      if (inside !== null) {
        refuse(
          at + inside.index,
          'the statement of a command that is defined here is not known before the command is used; write \\proviso{…} where the answer is to stand',
        );
      }
      at = end;
    } else if (INCLUDING.has(name)) {
      const [, braced, bare] =
        /^\s*(?:\{([^{}]*)\}|([^\s{}\\%]+))/.exec(text.slice(at, at + 300)) ?? [];
      const file = (braced ?? bare)?.trim();
      if (file) parts.push({ part: 'inclusion', ...place(begun), file });
    } else if (Object.hasOwn(ASKING, name)) {
      at = question(name as keyof typeof ASKING, begun, at);
    }
  }
  return { parts, ended: false };

  /** Reads the statement after a command, and gives where it ends. */
  function question(name: keyof typeof ASKING, begun: number, after: number): number {
    let at = skipBlanks(text, after);
    if (text[at] === '[') {
      const end = balancedEnd(text, at, '[', ']');
      if (end < 0) refuse(at, `the [ after \\${name} is never closed`);
      at = end < 0 ? at : skipBlanks(text, end + 1);
    }
    const end = text[at] === '{' ? balancedEnd(text, at, '{', '}') : -1;
    if (end < 0) {
      const what =
        text[at] === '{'
          ? 'the { of this statement is never closed'
          : `\\${name} needs its statement in braces, \\${name}{…}`;
      refuse(text[at] === '{' ? at : begun, what);
      return after;
    }
    const statement = text.slice(at + 1, end);
    const fault = faultOf(statement);
    if (fault === undefined)
      parts.push({ part: 'question', ...place(at + 1), answer: ASKING[name], text: statement });
    else refuse(at + 1 + fault.offset, fault.message);
    return end + 1;
  }
}

/** Tells the place of an offset. */
function placesIn(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineEnd(text: string, from: number): number {
  const end = nextOf(text, /[\r\n]/g, from);
  return end < 0 ? text.length : end;
}

/** After `\verb|…|`, `\lstinline[…]{…}` and the like. */
function afterDelimited(text: string, from: number): number {
  let at = text[from] === '*' ? from + 1 : from;
  if (text[at] === '[') at = Math.max(at, balancedEnd(text, at, '[', ']') + 1);
  const sign = text[at] ?? '';
  const end = text.indexOf(sign === '{' ? '}' : sign, at + 1);
  return end < 0 ? at : end + 1;
}

/** After the `\fi` that belongs to an `\iffalse`. */
function afterFalse(text: string, from: number): number {
  let depth = 1;
  for (const { 0: word, index } of text.slice(from).matchAll(/%.*|\\(?:[A-Za-z@]+|[\s\S])/g)) {
    if (word === '\\fi') depth--;
    // `\iff` is a sign, and `\ifthenelse` takes arguments: neither has a `\fi`.
    else if (/^\\if(?!f$|thenelse$)/.test(word)) depth++;
    if (depth === 0 || (word === '\\else' && depth === 1)) return from + index + word.length;
  }
  return text.length;
}

/** After the name, the arguments and the body of a definition. */
function afterDefinition(text: string, from: number, command: string): number {
  let at = skipBlanks(text, text[from] === '*' ? from + 1 : from);
  if (text[at] === '{') at = Math.max(at, balancedEnd(text, at, '{', '}')) + 1;
  else at += /^\\(?:[A-Za-z@]+|[\s\S])/.exec(text.slice(at, at + 80))?.[0].length ?? 0;
  const groups = /environment|Document/i.test(command) ? 2 : 1;
  for (let group = 0; group < groups; group++) {
    // Between them stand parameters, and what is taken for arguments that are left out.
    const between = /^(?:[^{}\\%[]|\[[^\]]*\])*(?=\{)/.exec(text.slice(at, at + 300));
    if (between === null) return at;
    const end = balancedEnd(text, at + between[0].length, '{', '}');
    if (end < 0) return text.length;
    at = end + 1;
  }
  return at;
}
