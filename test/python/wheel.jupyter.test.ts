// The Python package as it is installed: a wheel, built and unpacked with Debian's own tools.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuiltCommand } from '../../packages/cli/test/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-wheel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const proviso = new BuiltCommand();

/** Another Python on the path may have no tools. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

function python(args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, PYTHONPATH: '', ...environment };
  const { status, stdout, stderr } = spawnSync(PYTHON, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

it('is a wheel for every system, with its types, that answers where it is installed', () => {
  const source = join(folder, 'source');
  cpSync(resolve(import.meta.dirname, '../../clients/python'), source, { recursive: true });
  const offline = [
    '--no-deps',
    '--no-index',
    '--no-build-isolation',
    '--disable-pip-version-check',
  ];
  python(['-m', 'pip', 'wheel', ...offline, '--wheel-dir', 'wheels', source]);
  const wheels = readdirSync(join(folder, 'wheels'));
  expect(wheels).toEqual([expect.stringMatching(/^proviso-\d+\.\d+\.\d+-py3-none-any\.whl$/)]);
  const wheel = join(folder, 'wheels', wheels[0] ?? '');
  python(['-m', 'zipfile', '--extract', wheel, 'installed']);
  expect(readdirSync(join(folder, 'installed/proviso'))).toContain('py.typed');
  const PROVISO = `'${process.execPath}' '${proviso.main}'`;
  const PYTHONPATH = join(folder, 'installed');
  const code = 'import proviso; print(proviso.ask("{0, * | *} mod D"))';
  expect(python(['-c', code], { PROVISO, PYTHONPATH })).toBe('{0, ■ | *}\n');
});

const root = resolve(import.meta.dirname, '../..');
const client = join(root, 'clients/python');

it('has types that a strict checker accepts, for the oldest Python that it is for', () => {
  const settings = ['--config-file', join(client, 'pyproject.toml')];
  const cache = ['--cache-dir', join(folder, 'mypy')];
  const strict = ['--strict', '--python-version', '3.9', ...settings, ...cache];
  expect(python(['-m', 'mypy', ...strict, join(client, 'src/proviso')])).toContain('Success');
});

it('colours every example for Pygments, with the words of the grammar', () => {
  const examples = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pvs'))
    .map((file) => join(root, 'examples', file));
  const code = `import json, sys
from pygments.token import Error, Keyword, Text
from proviso.highlighting import KEYWORDS, ATOMS
from proviso.lexer import ProvisoLexer
lexer = ProvisoLexer(stripnl=False, ensurenl=False)
words, stray = set(), set()
for file in sys.argv[1:]:
    text = open(file, encoding="utf-8").read()
    tokens = list(lexer.get_tokens(text))
    assert "".join(part for _, part in tokens) == text, file
    words |= {part for kind, part in tokens if kind in Keyword}
    stray |= {part for kind, part in tokens if kind in (Error, Text)}
print(json.dumps([sorted(words), sorted(stray), sorted(KEYWORDS | ATOMS)]))`;
  const PYTHONPATH = join(client, 'src');
  const [seen, stray, words] = JSON.parse(python(['-c', code, ...examples], { PYTHONPATH }));
  expect(stray).toEqual([]);
  expect(seen.length).toBeGreaterThan(15);
  const grammar = readFileSync(join(root, 'packages/language/grammar/proviso.grammar'), 'utf8');
  const inGrammar = [...grammar.matchAll(/@(?:specialize|extend)(?:\[.*?\])?<Name, (.*?)>/g)]
    .flatMap(([, alternatives = '']) => alternatives.split(' | ').map((word) => word.slice(1, -1)))
    .filter((word) => !/^[LNPRv]$/.test(word));
  expect(words).toEqual([...inGrammar, 'nothing'].sort());
});

it('gives frames where pandas is there', () => {
  const PROVISO = `'${process.execPath}' '${proviso.main}'`;
  const PYTHONPATH = `${join(client, 'src')}:${join(client, 'tests')}`;
  const env = { PROVISO, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' };
  python(['-c', 'import pandas'], env);
  python(['-m', 'unittest', 'test_client.Signs.test_tables_are_frames'], env);
});
