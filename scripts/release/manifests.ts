// `npm run manifests`: writes what `identity.ts` says into every manifest, after the description.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages, root } from '../workspace.ts';
import { identity } from './identity.ts';

for (const folder of [root, ...packages().map((item) => item.folder)]) {
  const file = join(folder, 'package.json');
  const shared = identity(relative(root, folder));
  const own = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const fields = own.filter(([name]) => !(name in shared));
  const after = fields.findIndex(([name]) => name === 'description') + 1;
  fields.splice(after, 0, ...Object.entries(shared));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
}
