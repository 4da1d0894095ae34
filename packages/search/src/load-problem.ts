// From a name or a file to a problem. A file is code, which can do what its user can: it is only
// loaded from where the user says, and known to others by its digest alone.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ValueError } from '@proviso/engine';
import * as v from 'valibot';
import { sha256 } from './digest.ts';
import type { Origin, SearchIdentity } from './identity.ts';
import type { Problem } from './problem.ts';
import { PROBLEMS } from './problems.ts';

/** A problem, and where it comes from. */
export interface Loaded {
  readonly problem: Problem;
  readonly origin: Origin;
}

/** A shipped problem by its name. */
export async function shippedProblem(name: string): Promise<Loaded> {
  const load = Object.hasOwn(PROBLEMS, name) ? PROBLEMS[name] : undefined;
  if (load === undefined) {
    throw new ValueError(
      `there is no problem ${name}; there are ${Object.keys(PROBLEMS).join(', ')}`,
    );
  }
  return { problem: await load(), origin: { kind: 'shipped' } };
}

/** The version of a shipped problem; undefined where there is none of that name. */
export async function shippedVersion(name: string): Promise<number | undefined> {
  return Object.hasOwn(PROBLEMS, name) ? (await PROBLEMS[name]?.())?.version : undefined;
}

/** The problem of a search that was begun; its module, where it has one, is `file` on this machine. */
export async function loadProblem(
  { problem, origin }: Pick<SearchIdentity, 'problem' | 'origin'>,
  file?: string,
): Promise<Loaded> {
  switch (origin.kind) {
    case 'shipped':
      return shippedProblem(problem);
    case 'module':
      if (file !== undefined) return problemOfModule(file);
      throw new ValueError(`${problem} is a module of your own; name its file with --problem`);
    case 'definition':
      throw new ValueError(`${problem} is a function of the language; run it with the command`);
  }
}

const parameter = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case word')),
  summary: v.string('must be a text'),
  default: v.union(
    [v.string(), v.number(), v.boolean()],
    'must be a text, a number, true or false',
  ),
  values: v.optional(v.array(v.union([v.string(), v.number()]))),
});

const problemShape = v.object(
  {
    name: v.pipe(
      v.string('must be a text'),
      v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
    ),
    version: v.pipe(v.number('must be a whole number'), v.safeInteger('must be a whole number')),
    summary: v.string('must be a text'),
    parameters: v.array(parameter, 'must be a list'),
    plan: v.function('must be a function'),
    conclude: v.function('must be a function'),
    verify: v.optional(v.function('must be a function')),
  },
  'is missing',
);

/** The problem that is the default export of a JavaScript module. */
export async function problemOfModule(file: string): Promise<Loaded> {
  const path = resolve(file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ValueError(`${file}: the problem cannot be read (${code}); name a JavaScript module`);
  }
  const digest = sha256(bytes);
  const { href } = pathToFileURL(path);
  let loaded: { default?: unknown };
  try {
    // The digest makes an edited file another module.
    loaded = await import(`${href}?sha256=${digest}`);
  } catch (error) {
    throw new ValueError(`${file}: the module did not load: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return { problem: checkedProblem(loaded.default, file), origin: { kind: 'module', digest } };
}

/** Refuses what is no problem, and says what is missing. */
export function checkedProblem(value: unknown, where: string): Problem {
  const parsed = v.safeParse(problemShape, value);
  if (parsed.success) return value as Problem;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const what =
    path === null ? 'its default export is no problem' : `its problem's ${path} ${issue.message}`;
  throw new ValueError(`${where}: ${what}; the README of @proviso/search shows a whole one`);
}
