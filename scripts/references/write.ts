// Writes the bibliography that the command prints: `npm run references`, after a change of docs/references.bib.

import { writeFileSync } from 'node:fs';
import { TEX_BIBLIOGRAPHY, texBibliography } from './tex.ts';

writeFileSync(TEX_BIBLIOGRAPHY, texBibliography());
