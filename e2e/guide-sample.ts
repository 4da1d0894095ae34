// `tsx e2e/guide-sample.ts FOLDER`: two pages of the guide, built as the whole of it is, its first page
// among them. All of it would take minutes.

import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { pictureStyle } from '../scripts/docs/pictures.ts';
import { stagedPage } from '../scripts/docs/stage.ts';
import { root } from '../scripts/workspace.ts';

const [folder = ''] = process.argv.slice(2);
const theme = join(folder, '.vitepress');
mkdirSync(folder, { recursive: true });
cpSync(join(root, 'docs/.vitepress'), theme, { recursive: true });
renameSync(join(theme, 'config.ts'), join(theme, 'whole.ts'));
writeFileSync(
  join(theme, 'config.ts'),
  "import whole from './whole.ts';\nexport default { ...whole, ignoreDeadLinks: true };\n",
);
for (const page of ['index.md', 'tour.md']) {
  writeFileSync(join(folder, page), stagedPage(join('docs', page), page));
}
writeFileSync(join(theme, 'theme/pictures.css'), pictureStyle());
writeFileSync(
  join(theme, 'theme/term-card.ts'),
  readFileSync(join(root, 'packages/web/src/parts/term-card.ts'), 'utf8'),
);
process.env['VITE_EXTRA_EXTENSIONS'] = 'py,bib';
await build(folder, { outDir: join(folder, 'site') });
