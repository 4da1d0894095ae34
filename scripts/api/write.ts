// Writes the public faces of the libraries to test/api/, and the names that the Python client has:
// `npm run api`, after a change of what a package offers that was meant.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { faces } from './describe.ts';
import { fileOf } from './files.ts';
import { PYTHON_NAMES, pythonNames } from './python-names.ts';

const folder = join(root, 'test/api');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));
for (const { name, text } of faces()) writeFileSync(join(folder, fileOf(name)), text);
writeFileSync(PYTHON_NAMES, pythonNames());
