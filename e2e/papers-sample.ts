// Tells the stories what is counted outside of a browser: how many checks there are, and the cases of one
// paper.

import { papers, runPapers } from '@proviso/literature';

const runnable = papers
  .flatMap(({ entries }) => entries)
  .filter(({ standing }) => standing !== 'definition' && standing !== 'not-runnable').length;

const larsson = [...runPapers(papers, { paper: 'larsson', quick: true })].map(
  ({ entry, verdict }) => ({
    item: entry.item,
    cases: verdict.kind === 'stands' ? verdict.finding?.cases : undefined,
  }),
);

process.stdout.write(JSON.stringify({ runnable, larsson }));
