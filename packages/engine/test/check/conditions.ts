// Mutation of a checker: a copy of its sources in which any one condition can be switched off, to
// show that each of them is needed. A condition is a statement that may refuse: `demand(…)`, a
// `throw`, or a call of a method named `check…`.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const sources = resolve(import.meta.dirname, '../../src');

/** The number of the condition that is switched off; none is while it is undefined. */
export const SWITCH = '__conditionOff';

export interface Condition {
  readonly number: number;
  /** The file and the line, for messages. */
  readonly place: string;
  /** The statement as it stands there, on one line. */
  readonly text: string;
}

export interface MutableCopy {
  /** The copy of `packages/engine/src`. */
  readonly folder: string;
  readonly conditions: readonly Condition[];
  remove(): void;
}

/** Statements that can be left out, at the beginning of a line or behind an `if` or `for`. */
const STATEMENT =
  /^(\s*(?:(?:\} else )?(?:if|for) \(.*\) )?)((?:demand|throw|this\.check\w+|if \(.*\) return (?:refused|false))\b.*)$/;

/** The function or method that the next lines belong to. */
const DECLARATION = /^(?:export )?(?:function|class) (\w+)/;

/**
 * Copies rooms of the engine into the workspace, where they are compiled as the tests are, and
 * numbers the conditions in the functions given for each file.
 */
export function mutableCopy(
  rooms: readonly string[],
  files: Readonly<Record<string, RegExp>>,
): MutableCopy {
  const home = resolve(import.meta.dirname, '../../../../.cache/mutants');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'copy-'));
  for (const room of rooms) cpSync(join(sources, room), join(folder, room), { recursive: true });
  const conditions: Condition[] = [];
  for (const [file, functions] of Object.entries(files)) {
    let inside = '';
    const lines = readFileSync(join(sources, file), 'utf8').split('\n');
    const altered = lines.map((line, i) => {
      inside = DECLARATION.exec(line)?.[1] ?? inside;
      const found = STATEMENT.exec(line);
      if (found === null || !functions.test(inside)) return line;
      const number = conditions.length;
      const text = [line, ...lines.slice(i + 1, i + 4)].map((part) => part.trim()).join(' ');
      conditions.push({ number, place: `${file}:${i + 1}`, text });
      return `${found[1]}if ((globalThis as any).${SWITCH} !== ${number}) ${found[2]}`;
    });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), altered.join('\n'));
  }
  return { folder, conditions, remove: () => rmSync(folder, { recursive: true }) };
}

/** Does something with one condition switched off. */
function without<T>(condition: Condition, work: () => T): T {
  const scope = globalThis as Record<string, unknown>;
  scope[SWITCH] = condition.number;
  try {
    return work();
  } finally {
    delete scope[SWITCH];
  }
}

/** Which conditions have to be switched off, one at a time, for something to be accepted. */
export function refusedBy(
  conditions: readonly Condition[],
  accepts: () => boolean,
): readonly Condition[] {
  return conditions.filter((condition) => without(condition, accepts));
}
