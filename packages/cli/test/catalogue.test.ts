// `proviso catalogue`, in processes of its own: files that others can read, the same on one thread and two,
// look-ups both ways, and what is said where there is nothing.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_SCHEMA, ENTRY_SCHEMA } from '@proviso/catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Database from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import { BuiltCommand, until } from './process.ts';
import { CTRL_C, Terminal } from './terminal.ts';

const command = new BuiltCommand({ dependencies: true });
const folder = (name: string): string => join(command.folder, name);
const TABLES = ['E.2', 'D.2', 'Ends.4'];

beforeAll(async () => {
  for (const threads of ['1', '2']) {
    const flags = ['--threads', threads, '--pages', '--output', folder(`on-${threads}`)];
    const { code, stderr } = await command.run(['catalogue', 'build', ...TABLES, ...flags]);
    expect([code, stderr]).toEqual([0, '']);
  }
}, 300_000);

const linesOf = (name: string): Record<string, unknown>[] =>
  readFileSync(join(folder('on-1'), name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the files of the catalogue', () => {
  it('are the same bytes on one thread and on two', () => {
    const names = readdirSync(folder('on-1'));
    expect(readdirSync(folder('on-2'))).toEqual(names);
    for (const name of names.filter((each) => each !== 'pages')) {
      const [one, two] = ['on-1', 'on-2'].map((at) => readFileSync(join(folder(at), name)));
      expect([name, one?.equals(two as Buffer)]).toEqual([name, true]);
    }
    expect(names).toEqual([
      ...['CITATION.cff', 'LICENSE', 'README.md', 'SHA256SUMS', 'boards.csv', 'boards.jsonl'],
      ...['boards.schema.json', 'catalogue.sqlite', 'classes.csv', 'classes.jsonl'],
      ...['classes.schema.json', 'pages', 'rulesets.json', 'tables.json'],
    ]);
  });

  it('have the sums they say', () => {
    const said = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder('on-1') });
    expect(String(said).trim().split('\n')).toHaveLength(12);
  });

  it('have lines of the schema, as many as there are classes', () => {
    const entries = linesOf('classes.jsonl');
    expect(entries).toHaveLength(196 + 9 + 52);
    const isEntry = new Ajv2020().compile(ENTRY_SCHEMA);
    for (const entry of entries) expect([entry, isEntry(entry)]).toEqual([entry, true]);
    expect(new Ajv2020().validateSchema(BOARD_SCHEMA)).toBe(true);
  });

  it('have in columns what the lines have', () => {
    const [head = ''] = readFileSync(join(folder('on-1'), 'classes.csv'), 'utf8').split(/\r?\n/);
    const { required } = ENTRY_SCHEMA;
    expect(required.filter((field) => !head.split(',').includes(field))).toEqual([]);
    const found = new Set(linesOf('classes.jsonl').flatMap((line) => Object.keys(line)));
    expect([...found].filter((field) => !head.split(',').includes(field))).toEqual([]);
  });

  it('have the same in the database as in the lines, and an answer by label and by code', () => {
    const database = new Database(join(folder('on-1'), 'catalogue.sqlite'), { readonly: true });
    const one = (query: string, ...values: unknown[]) =>
      database.prepare(query).get(...values) as Record<string, unknown>;
    for (const entry of linesOf('classes.jsonl').filter((_, i) => i % 10 === 0)) {
      const row = one(
        'SELECT * FROM classes WHERE "table" = ? AND number = ?',
        entry['table'],
        entry['number'],
      );
      expect(row['simplest']).toBe(entry['simplest']);
      expect(row['inverse']).toBe(entry['inverse'] ?? null);
      const byCode = 'SELECT label FROM classes WHERE code = ? AND universe = ?';
      expect(one(byCode, entry['code'], entry['universe'])['label']).toBe(entry['label']);
    }
    const covers = linesOf('classes.jsonl').flatMap(({ below }) => below ?? []);
    expect(one('SELECT count(*) AS n FROM covers')['n']).toBe(covers.length);
    expect(one('PRAGMA integrity_check')['integrity_check']).toBe('ok');
  });
});

describe('the pages', () => {
  const pages = () => join(folder('on-1'), 'pages');

  it('are one for each class and table, and their links lead to each other', () => {
    const labels = new Set(linesOf('classes.jsonl').map(({ label }) => `${label}.html`));
    const names = readdirSync(pages());
    expect(names.toSorted()).toEqual(
      [...labels, 'index.html', ...TABLES.map((name) => `${name}.html`)].toSorted(),
    );
    let followed = 0;
    for (const name of names.filter((_, i) => i % 7 === 0)) {
      const text = readFileSync(join(pages(), name), 'utf8');
      expect(text).toBe(readFileSync(join(folder('on-2'), 'pages', name), 'utf8'));
      for (const [, to = ''] of text.matchAll(/href="([^"]+)"/g)) {
        expect([name, names.includes(to)]).toEqual([name, true]);
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(200);
  });

  it('say how to cite a class, and show it', () => {
    const text = readFileSync(join(pages(), 'E.2.117.html'), 'utf8');
    expect(text).toContain('<title>E.2.117: {0, -1, * | 0, -1} · The Proviso catalogue</title>');
    expect(text).toContain('E.2.117 in the Proviso catalogue, version');
    expect(text).toContain('<svg');
  });
});

describe('Ctrl-C', () => {
  it('stops a build, and nothing is written', async () => {
    const stopped = folder('stopped');
    const { child, finished } = command.start(['catalogue', 'build', 'E.3d', '--output', stopped]);
    await until(
      () => existsSync(stopped),
      () => 'no folder',
    );
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect([code, stderr]).toEqual([130, 'stopped; nothing was written\n']);
    expect(readdirSync(stopped)).toEqual([]);
  });
});

describe('looking up', () => {
  it('finds a class by its label, by a game and by a board', async () => {
    const { stdout } = await command.run(
      'catalogue E.2.5 -2 nim(1) --universe E --json'.split(' '),
    );
    const [byLabel, byGame, byBoard] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(byLabel).toMatchObject({ ok: true, label: 'E.2.5', simplest: '-2' });
    expect(byGame).toEqual(byLabel);
    expect(byBoard).toMatchObject({ simplest: '*', outcome: 'P' });
    expect(linesOf('classes.jsonl')).toContainEqual(
      Object.fromEntries(Object.entries(byLabel).filter(([key]) => key !== 'ok')),
    );
  });

  it('filters by invariants', async () => {
    const { stdout } = await command.run(
      'catalogue find E.2 outcome=N invertible=true edges<=4 --json'.split(' '),
    );
    const found = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).label);
    const wanted = linesOf('classes.jsonl').filter(
      ({ table, outcome, inverse, edges }) =>
        table === 'E.2' && outcome === 'N' && inverse !== null && Number(edges) <= 4,
    );
    expect(found).toEqual(wanted.map(({ label }) => label));
    expect(found.length).toBeGreaterThan(2);
  });

  it.each([
    ['catalogue E.3d.77', 'E.3d.77: number 77 of E.3d'],
    ['catalogue E.3d.77 --boards', 'E.3d.77: number 77 of E.3d'],
    ['catalogue find E.3d "edges<=2"', 'of the '],
  ])('%s says on a terminal how far it is, and Ctrl-C stops it', async (line, answer) => {
    const stopped = new Terminal(command, line, { NO_COLOR: '1' });
    await stopped.see(' forms · ');
    await stopped.leave(CTRL_C);
    expect(stopped.screen).toMatch(/E\.3d(\.77)? · \d\.\d s · .* · Ctrl-C stops/);
    expect(stopped.screen).not.toContain(answer);
  });

  it.each([
    ['catalogue E.2.900', 2, 'E.2 has the numbers 1 to 196, and not 900'],
    ['catalogue Z.2.1', 2, 'no table is called "Z.2"; the tables are M.0'],
    ['catalogue *5 --universe E', 1, 'no table of the catalogue lists the class of *5 modulo E'],
    ['catalogue *5', 1, 'the class of *5 modulo M; --universe asks modulo another'],
    ['catalogue E.2', 2, 'E.2 is a table; `proviso catalogue find E.2` lists its classes'],
    ['catalogue E.7', 2, 'no table is called "E.7"; the tables are M.0'],
    ['catalogue {0|1', 1, 'line 1, column 5: found the end of the text, expected an operator'],
    ['catalogue {0|1}+(1', 1, 'line 1, column 9: found the end of the text'],
    ['catalogue *,E', 1, 'line 1, column 2: found `,`, expected an operator or the end'],
    ['catalogue "word"', 1, 'expected a game, and `"word"` is a text'],
    ['catalogue find E.2 colour=red', 2, 'there is no field colour'],
    ['catalogue find E.2 constructor=1', 2, 'there is no field constructor'],
    ['catalogue find E.2 outcome', 2, 'conditions are written like outcome=P or edges<=6'],
    ['catalogue find E.2 edges<=many', 2, 'many is no number'],
    ['catalogue find E.2 outcome=X', 2, 'write outcome=L or outcome=N'],
    ['catalogue find Ends.2 invertible=true', 2, 'Ends.2 does not say invertible'],
    ['catalogue find Normal.2 pFree=true', 2, 'Normal.2 does not say pFree'],
    ['catalogue build D.1 --threads 0.5', 2, '--threads needs a whole number up to 1024'],
    ['catalogue build E.9', 2, 'no table is called "E.9"'],
    ['catalogue build D.1 --output /dev/null/x', 2, 'this folder cannot be made'],
  ])('%s: %i, and says why', async (line, code, message) => {
    const answer = await command.run(line.split(' '));
    expect([answer.code, answer.stderr]).toEqual([code, expect.stringContaining(message)]);
  });
});
