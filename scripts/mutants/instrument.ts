// The mutants of source files, as Stryker's instrumenter makes them: all of them stand in the changed
// source, and a global says which one is on. Texts are left alone: messages have tests elsewhere.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../workspace.ts';

export interface Mutant {
  /** The number under which the changed source knows it. */
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The line of the source without its indentation. */
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** The changed sources, by file. */
  readonly sources: ReadonlyMap<string, string>;
}

const silent = () => {};
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

export async function instrumented(files: readonly string[]): Promise<Instrumented> {
  const contents = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  const result = await new Instrumenter(LOGGER).instrument(contents, {
    plugins: null,
    ignorers: [],
    excludedMutations: ['StringLiteral'],
  });
  const lines = new Map(contents.map(({ name, content }) => [name, content.split('\n')]));
  const mutants = result.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location: { start, end }, replacement }): Mutant => {
      const own = lines.get(fileName) ?? [];
      const stretch = own.slice(start.line, end.line + 1);
      const last = stretch.pop() ?? '';
      // The end is cut first: it may stand on the line of the start.
      const from = [...stretch, last.slice(0, end.column)].join('\n').slice(start.column);
      return {
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        place: (own[start.line] ?? '').trim(),
        from: oneLine(from),
        to: oneLine(replacement),
      };
    });
  return {
    mutants,
    sources: new Map(result.files.map(({ name, content }) => [name, content])),
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A choice of so many mutants, the same for the same seed whatever else is in the sources. */
export function sampled(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const rank = ({ file, place, column, from, to }: Mutant): string =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, place, column, from, to]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
