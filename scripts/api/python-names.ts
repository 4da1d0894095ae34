// The functions of the language by name, as the Python client has them, so that a name that is none is
// refused where it is imported.

import { join } from 'node:path';
import { functions } from '@proviso/language';
import { root } from '../workspace.ts';

export const PYTHON_NAMES = join(root, 'clients/python/src/proviso/names.py');

/** The module of the Python client that lists them. */
export function pythonNames(): string {
  const lines = [...functions.keys()].sort().map((name) => `        "${name}",\n`);
  return `"""The functions and rulesets of the language, by name; written by \`npm run api\`."""

FUNCTIONS = frozenset(
    (
${lines.join('')}    )
)
`;
}
