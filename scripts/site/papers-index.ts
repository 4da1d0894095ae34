// Writes the index of the papers for whoever builds the page.

import { listPapers } from './list-papers.ts';

process.stdout.write(JSON.stringify(listPapers()));
