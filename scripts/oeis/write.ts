// `npm run oeis`: drafts of sequences for the OEIS in data/oeis, a b-file and a text for each.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Arena } from '@proviso/engine';
import { dataFolder, keepManifest } from '../data/manifest.ts';
import { bFile, draftText } from './files.ts';
import { SEQUENCES } from './sequences.ts';

const folder = join(dataFolder, 'oeis');
mkdirSync(folder, { recursive: true });
for (const sequence of SEQUENCES) {
  const terms = sequence.terms(new Arena());
  writeFileSync(join(folder, `${sequence.file}.b.txt`), bFile(sequence, terms));
  writeFileSync(join(folder, `${sequence.file}.draft.txt`), draftText(sequence, terms));
  console.log(`${sequence.file}: ${terms.join(', ')}`);
}
keepManifest('oeis', 'npm run oeis');
