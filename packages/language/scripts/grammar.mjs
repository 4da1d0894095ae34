// Generates src/generated/ from grammar/proviso.grammar, or with --check fails
// when what is checked in is not what the grammar gives.

import { readFileSync, writeFileSync } from 'node:fs';
import { buildParserFile } from '@lezer/generator';

const at = (path) => new URL(`../${path}`, import.meta.url);
const { parser, terms } = buildParserFile(readFileSync(at('grammar/proviso.grammar'), 'utf8'), {
  fileName: 'grammar/proviso.grammar',
  typeScript: true,
  warn: (message) => {
    throw new Error(message);
  },
});
const files = { 'src/generated/parser.ts': parser, 'src/generated/parser.terms.ts': terms };

let stale = 0;
for (const [path, text] of Object.entries(files)) {
  if (process.argv.includes('--check')) {
    if (readFileSync(at(path), 'utf8') === text) continue;
    stale++;
    console.error(`${path} is not current: run \`npm run grammar -w @proviso/language\``);
  } else {
    writeFileSync(at(path), text);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
