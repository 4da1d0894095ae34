// `proviso search` as people call it: built, in a folder of their own.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuiltCommand, type Finished, root, until } from './process.ts';

const command = new BuiltCommand({ dependencies: true });
const MODULE = join(root, 'packages/search/test/fixtures/twin-primes.mjs');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviso-searches-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `proviso search …` in the folder. */
async function search(...args: string[]): Promise<Finished> {
  const { child, finished } = command.start(['search', ...args], {}, folder);
  child.stdin?.end();
  return finished;
}

const started = (...args: string[]) =>
  search('start', '--problem', MODULE, '--threads', '2', ...args);
const exported = async (file: string, ...args: string[]) =>
  (await search('export', file, ...args)).stdout;
const lines = (text: string) => text.trimEnd().split('\n');

describe('start', () => {
  it('runs a shipped problem and says what came of it', async () => {
    const { code, stdout, stderr } = await search(
      'start',
      'day-two-zeros',
      'universe=M',
      'size=64',
    );
    expect(stderr).toBe('');
    expect(lines(stdout)).toEqual([
      'day-two-zeros size=64 universe=M',
      '4 of 4 shards done, 1 find',
      // [Mesdal-Ottaway, Theorem 7]
      'Of 256 games of rank at most 2, 1 equal 0 modulo M.',
    ]);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(['day-two-zeros.search']);
  });

  it('runs a module of one’s own, and gives JSON', async () => {
    const { stdout, code } = await started('below=1000', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      file: 'twin-primes.search',
      problem: 'twin-primes',
      parameters: { below: 1000 },
      shards: 10,
      done: 10,
      failures: [],
      // There are 168 primes below 1000, and 35 pairs of twins.
      counts: { primes: '168' },
      finds: 35,
      conclusions: ['There are 168 primes.'],
      stopped: false,
    });
  });

  it('asks a function of the language for each number', async () => {
    writeFileSync(join(folder, 'sheet.pvs'), '// odd ones\nd := 7\nodd(n) := n != d and n != 11\n');
    const { code, stdout, stderr } = await search(
      'start',
      '--define',
      'sheet.pvs',
      '--function',
      'odd',
      'to=29',
      'size=4',
    );
    expect(stderr).toBe('');
    expect(lines(stdout)).toEqual([
      'odd from=0 size=4 to=29',
      '8 of 8 shards done, 2 finds',
      'For the numbers from 0 to 29, odd is false for 2, true for 28.',
    ]);
    expect(code).toBe(0);
    expect(await exported('odd', '--format', 'csv')).toBe(
      'key,text,data\r\n07,odd(7) is false,7\r\n11,odd(11) is false,11\r\n',
    );
    // The definitions are kept with the search, so the worksheet is not needed any more.
    rmSync(join(folder, 'sheet.pvs'));
    const verified = await search('verify', 'odd', '--sample', '3');
    expect(verified.stdout).toBe(
      '2 finds confirmed, 0 wrong, 0 without a check\n' +
        '3 shards without finds run again with the same result, 0 with another\n',
    );
  });

  it.each([
    [[], 'a problem is needed; `proviso search list` shows what there is'],
    [['no-such'], 'there is no problem no-such; there are '],
    [
      ['day-two-zeros', 'universe=F'],
      'day-two-zeros cannot take universe=F; universe is one of M, B, E, D',
    ],
    [
      ['day-two-zeros', 'universe'],
      '`universe` is no parameter; write NAME=VALUE, as in `universe=D`',
    ],
    [['day-two-zeros', 'size=1', 'size=2'], 'size is given twice; it takes one value'],
    [['day-two-zeros', '--threads', '1.5'], '--threads needs a whole number up to 1024, not `1.5`'],
    [['--define', 'x.pvs'], '--define and --function go together'],
    [
      ['--problem', 'x.mjs'],
      'x.mjs: the problem cannot be read (ENOENT); name a JavaScript module',
    ],
    [['--define', 'no.pvs', '--function', 'f'], 'no.pvs: it cannot be read (ENOENT)'],
    [['--define', 'bad.pvs', '--function', 'f'], 'line 2, column 7: '],
    [['--define', 'good.pvs', '--function', 'f'], 'the definitions have no function f; define it'],
    [
      ['--define', 'good.pvs', '--function', 'g', 'from=9', 'to=3'],
      'there are no numbers from 9 to 3',
    ],
  ])('refuses %j', async (args, message) => {
    writeFileSync(join(folder, 'bad.pvs'), 'a := 1\nb := {\n');
    writeFileSync(join(folder, 'good.pvs'), 'g(n) := n < 3\n');
    const { code, stdout, stderr } = await search('start', ...args);
    expect(stderr).toContain(`proviso: ${message}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.search'))).toEqual([]);
  });

  it('does not begin over a search that is there', async () => {
    await started('below=200');
    const before = readFileSync(join(folder, 'twin-primes.search'));
    const { code, stderr } = await started('below=300');
    expect(stderr).toBe(
      'proviso: twin-primes.search: this file exists; resume it, or name another with --file\n',
    );
    expect(code).toBe(2);
    expect(readFileSync(join(folder, 'twin-primes.search')).equals(before)).toBe(true);
  });
});

describe('a search that is ended', () => {
  const trouble = () => join(folder, 'trouble');

  /** Starts a search, and ends it in the middle of its shards, when eight of them are recorded. */
  async function ended(signal: NodeJS.Signals): Promise<Finished> {
    writeFileSync(trouble(), 'hold 8');
    const args = ['--problem', MODULE, '--threads', '2', 'below=2000', `trouble=${trouble()}`];
    const running = command.start(['search', 'start', ...args], {}, folder);
    running.child.stdin?.end();
    const file = join(folder, 'twin-primes.search');
    const status = [command.main, 'search', 'status', file, '--json'];
    await until(
      () => {
        if (!existsSync(file)) return false;
        const { stdout } = spawnSync(process.execPath, status, { encoding: 'utf8' });
        return JSON.parse(stdout).done === 8;
      },
      () => running.stderr(),
    );
    const { stdout } = await search('status', 'twin-primes');
    expect(stdout).toContain('running on 2 threads, ');
    running.child.kill(signal);
    const finished = await running.finished;
    writeFileSync(trouble(), '');
    return finished;
  }

  it('is refused to a second process until the first is gone, however it went', async () => {
    writeFileSync(trouble(), 'hold 4');
    const own = ['--problem', MODULE, '--threads', '1'];
    const running = command.start(
      ['search', 'start', ...own, 'below=600', `trouble=${trouble()}`],
      {},
      folder,
    );
    running.child.stdin?.end();
    const done = async () => {
      const { stdout } = await search('status', 'twin-primes', '--json');
      return stdout === '' ? 0 : JSON.parse(stdout).done;
    };
    while ((await done()) < 4);
    const { pid } = running.child;
    for (const verb of ['resume', 'retry']) {
      const { code, stdout, stderr } = await search(verb, 'twin-primes', ...own);
      expect(stderr).toBe(
        `proviso: twin-primes.search: process ${pid} is at work on this search; wait for it, or end it: Ctrl-C there loses nothing\n`,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    }
    running.child.kill('SIGKILL');
    await running.finished;
    expect((await search('status', 'twin-primes')).stdout).toContain('its last run was cut off');
    writeFileSync(trouble(), '');
    // Of several that begin at once, one goes on.
    const all = await Promise.all([1, 2, 3].map(() => search('resume', 'twin-primes', ...own)));
    const codes = all.map(({ code }) => code).sort();
    expect(codes[0], all.map(({ stderr }) => stderr).join()).toBe(0);
    for (const { code, stderr } of all) {
      if (code !== 0) expect(stderr).toContain('is at work on this search');
    }
    expect((await search('status', 'twin-primes')).stdout).toContain('6 of 6 shards done');
    expect(readdirSync(folder).sort()).toEqual(['trouble', 'twin-primes.search']);
  });

  /** What a search that nothing happened to exports. */
  async function unbroken(): Promise<string> {
    await search(
      'start',
      '--problem',
      MODULE,
      '--threads',
      '1',
      '--file',
      'whole.search',
      'below=2000',
      `trouble=${trouble()}`,
    );
    return exported('whole.search');
  }

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'by %s goes on to the same bytes',
    async (signal) => {
      const { code, stderr } = await ended(signal);
      const killed = signal === 'SIGKILL';
      expect(code).toBe(killed ? null : 130);
      if (!killed)
        expect(stderr).toBe('stopped; `proviso search resume twin-primes.search` goes on\n');
      const { stdout } = await search('status', 'twin-primes');
      expect(stdout).toContain('8 of 20 shards done');
      expect(stdout).toContain(
        `not running: ${killed ? 'its last run was cut off' : 'it was stopped'}; `,
      );
      const resumed = await search('resume', 'twin-primes', '--problem', MODULE, '--threads', '2');
      expect(resumed.code).toBe(0);
      expect(await exported('twin-primes')).toBe(await unbroken());
      const left = readdirSync(folder).filter((name) => name.startsWith('twin-primes'));
      expect(left).toEqual(['twin-primes.search']);
    },
  );

  it('by a disk that takes no more says so and keeps what was recorded', async () => {
    // A limit on the size of files, in place of a disk: 48 KiB.
    const call = `ulimit -f 48; exec "$0" "$@"`;
    const args = ['search', 'start', '--problem', MODULE, 'below=60000', '--threads', '1'];
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', call, process.execPath, command.main, ...args],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^proviso: twin-primes\.search: .*what was recorded before is kept/);
    expect(status).toBe(2);
    const { done } = JSON.parse((await search('status', 'twin-primes', '--json')).stdout);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(600);
    const resumed = await search('resume', 'twin-primes', '--problem', MODULE);
    expect(resumed.stdout).toContain('600 of 600 shards done');
  });
});

describe('a shard that fails', () => {
  it('leaves the rest alone, and is retried', async () => {
    const trouble = join(folder, 'trouble');
    writeFileSync(trouble, 'throw 2');
    const { code, stdout } = await started('below=500', `trouble=${trouble}`);
    expect(code).toBe(1);
    // 3, 5, 11, 17, 29, 41, 59, 71; 101, 107, 137, 149, 179, 191, 197; 311, 347; 419, 431, 461.
    expect(stdout).toContain('4 of 5 shards done, 1 failed, 20 finds\n');
    expect(stdout).toContain(
      'shard 2 failed: shard 2 has been told to throw\n`proviso search retry twin-primes.search --problem FILE` runs them again\n',
    );
    writeFileSync(trouble, '');
    // Refused, it forgets nothing and leaves nothing behind.
    const refused = await search('retry', 'twin-primes');
    expect(refused.stderr).toContain('name its file with --problem');
    expect((await search('status', 'twin-primes')).stdout).toContain(
      '4 of 5 shards done, 1 failed',
    );
    expect(readdirSync(folder).sort()).toEqual(['trouble', 'twin-primes.search']);
    const again = await search('retry', 'twin-primes', '--problem', MODULE);
    expect(again.stdout).toContain('5 of 5 shards done');
    expect(again.code).toBe(0);
  });
});

describe('a problem that cannot conclude', () => {
  it.each([
    ["conclude: () => { throw new Error('no idea') }", '`conclude` of odd threw: no idea'],
    ["conclude: () => 'done'", '`conclude` of odd gave no list of texts'],
  ])('%s: the state is told all the same', async (conclude, said) => {
    const module = join(folder, 'odd.mjs');
    writeFileSync(
      module,
      `export default { name: 'odd', version: 1, summary: 'Odd.', parameters: [],
         plan: () => ({ shards: 2, run: () => ({ counts: { seen: 1 }, finds: [] }) }), ${conclude} };`,
    );
    const { stdout, stderr } = await search('start', '--problem', module);
    expect(lines(stdout)).toEqual(['odd', '2 of 2 shards done, 0 finds', said]);
    expect(stderr).toBe('');
  });
});

describe('a state file', () => {
  it.each(['resume', 'status', 'export', 'verify', 'retry'])(
    '%s refuses what is none, untouched',
    async (name) => {
      const file = join(folder, 'notes.search');
      writeFileSync(file, 'notes\n');
      const { code, stderr } = await search(name, 'notes');
      expect(stderr).toBe(
        'proviso: notes.search: this is not the state of a search; it is left as it is\n',
      );
      expect(code).toBe(2);
      expect(readFileSync(file, 'utf8')).toBe('notes\n');
      const missing = await search(name, 'nothing');
      expect(missing.stderr).toContain('proviso: nothing: there is no such file');
    },
  );

  it('needs the module it was begun with', async () => {
    await started('below=300');
    const without = await search('resume', 'twin-primes');
    expect(without.stderr).toContain(
      'twin-primes is a module of your own; name its file with --problem',
    );
    const edited = join(folder, 'edited.mjs');
    copyFileSync(MODULE, edited);
    writeFileSync(edited, '\n// edited', { flag: 'a' });
    const other = await search('resume', 'twin-primes', '--problem', edited);
    expect(other.stderr).toBe(
      'proviso: twin-primes.search: the code of twin-primes is not the one it was begun with; go on with the same file, or start anew\n',
    );
    expect(other.code).toBe(2);
    // What was found can be read without it.
    expect((await search('status', 'twin-primes')).stdout).toContain('3 of 3 shards done');
  });

  it('is listed', async () => {
    await started('below=300');
    writeFileSync(join(folder, 'other.search'), 'not ours');
    const { stdout } = await search('list');
    expect(stdout).toMatch(/^day-two-zeros +Which games/m);
    expect(lines(stdout).slice(-2)).toEqual([
      'In this folder',
      'twin-primes.search  3 of 3 shards done  twin-primes below=300 trouble=',
    ]);
  });
});

describe('export', () => {
  it('writes a file by its ending, the same bytes as to standard output', async () => {
    await started('below=300');
    await search('export', 'twin-primes', '--output', 'twins.csv');
    expect(readFileSync(join(folder, 'twins.csv'), 'utf8')).toBe(
      await exported('twin-primes', '--format', 'csv'),
    );
    const refused = await search('export', 'twin-primes', '--format', 'latex');
    expect(refused.stderr).toContain('a search is written as json or csv, not `latex`');
  });
});

describe('help', () => {
  it('is there for each command under search', async () => {
    const { stdout } = await search('start', '--help');
    expect(stdout).toContain('Usage: proviso search start PROBLEM [NAME=VALUE…] [FLAG…]');
    const over = await search('--help');
    expect(over.stdout).toContain('  search resume  Go on with a search where it was stopped.');
    const wrong = await search('resmue');
    expect(wrong.stderr).toContain(
      'there is no command `search resmue`; did you mean `proviso search resume`?',
    );
    const helped = await command.run(['help', 'search', 'start']);
    expect(helped.stdout).toBe(stdout);
  });
});
