// What is said to the prompt and not to the language: `variables`, `reset`, `timing on`, `timing off`.
// If there is a variable of such a name, the variable is shown.

import type { EvaluatorClient } from '../evaluator/client.ts';
import type { Variable } from '../evaluator/protocol.ts';
import { alignColumns } from '../output/columns.ts';
import type { Where } from './where.ts';

const DIRECTIVES = ['variables', 'reset', 'timing on', 'timing off'] as const;

export class Directives {
  /** Whether the prompt tells how long answers took. */
  timing = false;
  private readonly evaluator: EvaluatorClient;
  private readonly where: Where;

  constructor(evaluator: EvaluatorClient, where: Where) {
    this.evaluator = evaluator;
    this.where = where;
  }

  /** Does what a line says and tells of it; `undefined` where the line is for the language. */
  async obey(line: string): Promise<string | undefined> {
    const words = line.trim().replace(/\s+/g, ' ');
    if (words === 'timing') return `timing is ${this.timing ? 'on' : 'off'}; ${TIMING}`;
    const directive = DIRECTIVES.find((each) => each === words);
    if (directive === undefined) return undefined;
    const variables = await this.evaluator.variables();
    if (variables.some(({ name }) => name === words)) return undefined;
    switch (directive) {
      case 'variables':
        return variables.length === 0 ? NONE : listed(variables);
      case 'reset':
        await this.evaluator.reset();
        this.where.reset();
        return 'begun anew: no variables, no functions of your own';
      default:
        this.timing = directive === 'timing on';
        return directive;
    }
  }

  /** The words that complete a line which is no statement yet. */
  complete(line: string): string[] {
    const [start = ''] = /^\w+$/.exec(line) ?? [];
    if (start !== '') {
      const first = DIRECTIVES.map((each) => each.split(' ', 1)[0] ?? '');
      return [...new Set(first)].filter((each) => each.startsWith(start));
    }
    const [, state] = /^timing (\w*)$/.exec(line) ?? [];
    return state === undefined ? [] : ['on', 'off'].filter((each) => each.startsWith(state));
  }
}

const NONE = 'there are none; `G := {0 | *}` names a game, `f(G) := G + G` a function';
const TIMING = '`timing on` and `timing off` change it';

function listed(variables: readonly Variable[]): string {
  return alignColumns(variables.map(({ name, type, text }) => [`  ${name}`, type, text])).join(
    '\n',
  );
}

/** `12 ms`, `3.4 s`. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
