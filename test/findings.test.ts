// The pages of findings: their commands can be given, and the digests of the quickest are found again.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  exportText,
  PROBLEMS,
  type ShardRecord,
  ShardRunner,
  settleParameters,
  sha256,
  shippedProblem,
} from '@proviso/search';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/workspace.ts';

const FOLDER = join(root, 'docs/findings');
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'index.md');
const textOf = (page: string) => readFileSync(join(FOLDER, page), 'utf8');

interface Command {
  readonly problem: string;
  readonly given: Readonly<Record<string, string>>;
}

/** The searches that a page tells to start. */
function commandsOf(page: string): Command[] {
  return [...textOf(page).matchAll(/^proviso search start (\S+)(.*)$/gm)].map(
    ([, problem = '', words = '']) => ({
      problem,
      given: Object.fromEntries(
        [...words.matchAll(/(\S+)=(\S+)/g)].map(([, name, v]) => [name, v]),
      ),
    }),
  );
}

/** The version of which the digests are: it stands in every export. */
const [, version = ''] = /version (\d+\.\d+\.\d+)/.exec(textOf('index.md')) ?? [];

/** The sha256 of what `proviso search export` writes after a search. */
async function digestOf({ problem, given }: Command): Promise<string> {
  const { problem: known, origin } = await shippedProblem(problem);
  const runner = await ShardRunner.begin(known, origin, given);
  const records: ShardRecord[] = [];
  for (let i = 0; i < runner.identity.shards; i++) records.push(await runner.run(i));
  return sha256(exportText({ ...runner.identity, engine: version }, records, 'json'));
}

describe('the pages of findings', () => {
  it('are all in the index', () => {
    for (const page of pages) expect(textOf('index.md')).toContain(`](${page})`);
  });

  it.each(pages)('%s: has commands that the problems take', async (page) => {
    const commands = commandsOf(page);
    expect(commands.length).toBeGreaterThan(0);
    for (const { problem, given } of commands) {
      expect(Object.keys(PROBLEMS)).toContain(problem);
      settleParameters((await shippedProblem(problem)).problem, given);
    }
  });

  it.each(['dead-end-factors.md', 'outcome-tables.md', 'realise.md'])(
    '%s: its first command gives an export with a digest of the page',
    async (page) => {
      const [first] = commandsOf(page);
      expect(textOf(page)).toContain(`\`${await digestOf(first!)}\``);
    },
  );
});
