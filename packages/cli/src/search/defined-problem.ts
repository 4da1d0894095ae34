// A function of the language as a problem: f(i) for every i of a range. The definitions are the problem,
// so they are kept with the search as their text, and every thread runs them for itself.

import { ValueError } from '@proviso/engine';
import { placedStatements, type Result, Session } from '@proviso/language';
import {
  type Find,
  missingSentence,
  type Parameters,
  type Problem,
  type ShardResult,
} from '@proviso/search';

/** The problem of a function that is defined in a text. */
export function definedProblem(text: string, name: string): Problem {
  return {
    name,
    version: 1,
    summary: `For which numbers is ${name} false?`,
    parameters: [
      { name: 'from', summary: 'the first number', default: 0 },
      { name: 'to', summary: 'the last number', default: 999 },
      { name: 'size', summary: 'numbers in a shard', default: 100 },
    ],
    plan(parameters) {
      const { from, to, size } = rangeOf(parameters);
      const session = sessionWith(text, name);
      return {
        shards: Math.ceil((to - from + 1) / size),
        run(index, { budget }) {
          const first = from + index * size;
          const last = Math.min(first + size - 1, to);
          const counts: Record<string, number> = {};
          const finds: Find[] = [];
          for (let number = first; number <= last; number++) {
            const call = `${name}(${number})`;
            const value = valueIn(call, session.run(call, { budget }).result);
            counts[value] = (counts[value] ?? 0) + 1;
            if (value === 'false') {
              finds.push({ key: keyOf(number, to), text: `${call} is false`, data: number });
            }
          }
          return { counts, finds } satisfies ShardResult;
        },
      };
    },
    conclude(parameters, total) {
      const { from, to } = rangeOf(parameters);
      const values = Object.entries(total.counts).map(
        ([value, number]) => `${value} for ${number}`,
      );
      const said = values.length === 0 ? 'nothing yet' : values.join(', ');
      return [
        `For the numbers from ${from} to ${to}, ${name} is ${said}.`,
        ...missingSentence(total),
      ];
    },
    verify(_parameters, { data }) {
      // Another session has remembered nothing.
      const call = `${name}(${Number(data)})`;
      const value = valueIn(call, sessionWith(text, name).run(call).result);
      return value === 'false' ? null : `${call} is ${value}`;
    },
  };
}

function rangeOf(parameters: Parameters): { from: number; to: number; size: number } {
  const [from, to, size] = ['from', 'to', 'size'].map((name) => Number(parameters[name]));
  if (from === undefined || to === undefined || size === undefined || from < 0 || to < from) {
    throw new ValueError(
      `there are no numbers from ${from} to ${to}; take 0 or more, and \`to\` not below \`from\``,
    );
  }
  if (size < 1)
    throw new ValueError(`a shard of ${size} numbers does nothing; take size=1 or more`);
  return { from, to, size };
}

/** A session that knows the definitions. It has no files: what it loads would be no part of the search. */
function sessionWith(text: string, name: string): Session {
  const session = new Session();
  for (const statement of placedStatements(text)) {
    const { result } = session.run(statement.text, { firstLine: statement.line });
    if (result.ok) continue;
    const { message, line, column } = result.error;
    throw new ValueError(`line ${line}, column ${column}: ${message}`);
  }
  if (session.functionNamed(name) === undefined) {
    throw new ValueError(
      `the definitions have no function ${name}; define it, as in \`${name}(n) := n < 10\``,
    );
  }
  return session;
}

/** What a value is counted as: its text. */
function valueIn(call: string, result: Result): string {
  if (result.ok) return result.text;
  throw new ValueError(`${call}: ${result.error.message}`);
}

/** Numbers as texts that are in the order of the numbers. */
function keyOf(number: number, largest: number): string {
  return String(number).padStart(String(largest).length, '0');
}
