// What a child process does: `list` prints every entry that runs with the code it names; otherwise the
// arguments are entries to run, quickly, and each verdict is printed as a line of JSON.

import { papers, runEntry, select } from '@proviso/literature';

const [first, ...rest] = process.argv.slice(2);
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

for (const { paper, entry } of select(papers)) {
  const name = `${paper.key}, ${entry.item}`;
  if (!('run' in entry)) continue;
  if (first === 'list') say({ name, code: entry.code });
  else if ([first, ...rest].includes(name)) {
    const { verdict } = runEntry(paper, entry, { quick: true });
    say({ name, stands: verdict.kind === 'stands' });
  }
}
