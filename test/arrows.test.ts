// The import arrows are held: each kind of forbidden import is found in a small tree made for it,
// and a cruise that saw nothing is reported as such.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkArrows } from '../scripts/arrows/check.ts';

const root = mkdtempSync(join(tmpdir(), 'proviso-arrows-'));
afterAll(() => rmSync(root, { recursive: true }));
let trees = 0;

/** A workspace of the given source files, its packages linked by name as npm links them. */
function workspace(files: Record<string, string>): string {
  const folder = join(root, String(trees++));
  const scope = join(folder, 'node_modules/@proviso');
  mkdirSync(scope, { recursive: true });
  for (const [path, text] of Object.entries({ 'packages/engine/src/index.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of new Set(Object.keys(files).map((path) => path.split('/')[1]!))) {
    const exports = { '.': { '@proviso/source': './src/index.ts', default: './dist/index.js' } };
    const manifest = { name: `@proviso/${name}`, type: 'module', exports };
    writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify(manifest));
    symlinkSync(join(folder, 'packages', name), join(scope, name));
  }
  return folder;
}

const engine = (path: string) => `packages/engine/src/${path}`;
const pictures = (path: string) => `packages/pictures/src/${path}`;
const web = (path: string) => `packages/web/src/${path}`;
const forms = { [engine('forms/arena.ts')]: 'export const arena = 1;' };

async function violations(files: Record<string, string>): Promise<string[]> {
  return (await checkArrows(workspace(files))).violations;
}

describe('allowed', () => {
  it.each([
    ['play → forms', { [engine('play/outcome.ts')]: "import '../forms/arena.ts';" }],
    ['check → forms', { [engine('check/check.ts')]: "import '../forms/arena.ts';" }],
    ['index → all', { [engine('index.ts')]: "export * from './forms/arena.ts';" }],
    ['language → engine by name', { 'packages/language/src/a.ts': "import '@proviso/engine';" }],
    [
      'game → client → protocol ← worker → engine',
      {
        [web('protocol/answers.ts')]: 'export type Answer = 1;',
        [web('client/client.ts')]: "export type { Answer } from '../protocol/answers.ts';",
        [web('game/view.tsx')]: "import '../client/client.ts'; import '../route.ts';",
        [web('route.ts')]: 'export const route = 1;',
        [web('worker/study.ts')]: "import '../protocol/answers.ts'; import '@proviso/engine';",
      },
    ],
  ])('%s', async (_, files) => {
    expect(await violations({ ...forms, ...files })).toEqual([]);
  });
});

describe('forbidden', () => {
  it.each([
    [
      'forms → play, even for a type',
      {
        [engine('forms/sum.ts')]: "import type { O } from '../play/outcome.ts'; export type S = O;",
        [engine('play/outcome.ts')]: 'export type O = 1;',
      },
      'engine/forms may import only',
    ],
    [
      'check → order',
      {
        [engine('check/check.ts')]: "import '../order/compare.ts';",
        [engine('order/compare.ts')]: 'export const compare = 1;',
      },
      'engine/check may import only: storage, forms, play',
    ],
    [
      'folds → multiplayer',
      { [engine('folds/fold.ts')]: "import '../multiplayer/games/players.ts';" },
      'engine/folds may import only: storage',
    ],
    [
      'quotients → multiplayer',
      { [engine('quotients/monoid.ts')]: "import '../multiplayer/games/players.ts';" },
      'engine/quotients may import only: storage, folds',
    ],
    [
      'multiplayer → forms',
      { [engine('multiplayer/games/store.ts')]: "import '../../forms/arena.ts';" },
      'engine/multiplayer/games may import only: storage',
    ],
    [
      'games of several players → their order',
      {
        [engine('multiplayer/games/store.ts')]: "import '../order/compare.ts';",
        [engine('multiplayer/order/compare.ts')]: 'export const compare = 1;',
      },
      'engine/multiplayer/games may import only: storage',
    ],
    [
      'what is offered of several players → forms',
      { [engine('multiplayer/index.ts')]: "import '../forms/arena.ts';" },
      'and nothing of two',
    ],
    [
      'multiplayer without a room',
      { [engine('multiplayer/attic.ts')]: "import '../forms/arena.ts';" },
      'a new room',
    ],
    [
      'storage → forms',
      { [engine('storage/table.ts')]: "import '../forms/arena.ts';" },
      'engine/storage may import only: no other room',
    ],
    [
      'engine → node',
      { [engine('forms/file.ts')]: "import 'node:fs';" },
      'the engine has no dependency',
    ],
    [
      'engine → language',
      {
        [engine('index.ts')]: "import '@proviso/language';",
        'packages/language/src/index.ts': '',
      },
      'packages/engine may import only: no other package',
    ],
    [
      'pictures → language',
      {
        'packages/pictures/src/index.ts': "import '@proviso/language';",
        'packages/language/src/index.ts': '',
      },
      'packages/pictures may import only: engine',
    ],
    [
      'language into the sources of engine',
      { 'packages/language/src/index.ts': "import '../../engine/src/forms/arena.ts';" },
      'not by reaching into the sources',
    ],
    [
      'a room without arrows',
      { [engine('attic/box.ts')]: "import '../forms/arena.ts';" },
      'a new room',
    ],
    [
      'values of the language → its functions, even for a type',
      {
        'packages/language/src/values/value.ts':
          "import type { F } from '../functions/f.ts'; export type V = F;",
        'packages/language/src/functions/f.ts': 'export type F = 1;',
      },
      'language/values may import only: syntax, errors',
    ],
    [
      'syntax → session',
      {
        'packages/language/src/syntax/parse.ts': "import '../session.ts';",
        'packages/language/src/session.ts': 'export const session = 1;',
      },
      'language/syntax may import only',
    ],
    [
      'output → commands',
      {
        'packages/cli/src/output/text.ts': "import '../commands/run.ts';",
        'packages/cli/src/commands/run.ts': 'export const run = 1;',
      },
      'cli/output may import only: evaluator',
    ],
    [
      'a paper → another',
      {
        'packages/literature/src/papers/siegel/ends.ts': "import '../larsson/ends.ts';",
        'packages/literature/src/papers/larsson/ends.ts': 'export const ends = 1;',
      },
      'papers do not know each other',
    ],
    [
      'a paper → the runner',
      {
        'packages/literature/src/papers/siegel/ends.ts': "import '../../run.ts';",
        'packages/literature/src/run.ts': 'export const run = 1;',
      },
      'literature/papers may import only: cases',
    ],
    [
      'the runner → a paper',
      {
        'packages/literature/src/run.ts': "import './papers/siegel/ends.ts';",
        'packages/literature/src/papers/siegel/ends.ts': 'export const ends = 1;',
      },
      'papers.ts lists the papers',
    ],
    [
      'a package without arrows',
      { 'packages/attic/src/index.ts': "import 'node:fs';" },
      'a new package',
    ],
    [
      'a view of the page → worker, even for a type',
      {
        [web('game/view.ts')]: "import type { S } from '../worker/study.ts'; export type T = S;",
        [web('worker/study.ts')]: 'export type S = 1;',
      },
      'web/game may import only: protocol, client, parts, style',
    ],
    [
      'tables → what they are about',
      {
        [pictures('tables/csv.ts')]: "import '../censuses/census.ts';",
        [pictures('censuses/census.ts')]: 'export const census = 1;',
      },
      'pictures/tables may import only',
    ],
    [
      'a room of the pictures without arrows',
      { [pictures('attic/box.ts')]: "import 'node:fs';" },
      'a new room of pictures',
    ],
    [
      'a view of the page → another view',
      {
        [web('game/view.ts')]: "import '../board/view.ts';",
        [web('board/view.ts')]: 'export const view = 1;',
      },
      'web/game may import only',
    ],
    [
      'the client → the parts that use it',
      {
        [web('client/client.ts')]: "import '../parts/waiting.tsx';",
        [web('parts/waiting.tsx')]: 'export const waiting = 1;',
      },
      'web/client may import only: protocol',
    ],
    [
      'the worker → the frame of the page',
      {
        [web('worker/study.ts')]: "import '../route.ts';",
        [web('route.ts')]: 'export const route = 1;',
      },
      'stands in web/protocol',
    ],
    [
      'the engine on the page',
      { [web('parts/form.ts')]: "import '@proviso/engine';" },
      'run in web/worker',
    ],
    [
      'a folder of the page without arrows',
      { [web('attic/box.ts')]: "import 'node:fs';" },
      'a new folder of the page',
    ],
    [
      'modules in a circle',
      {
        [engine('forms/a.ts')]: "import { b } from './b.ts'; export const a = () => b;",
        [engine('forms/b.ts')]: "import { a } from './a.ts'; export const b = () => a;",
      },
      'modules that run each other',
    ],
    [
      'an import that leads nowhere',
      { 'packages/language/src/index.ts': "import './lost.ts';" },
      'leads nowhere',
    ],
  ])('%s', async (_, files, reason) => {
    expect((await violations({ ...forms, ...files })).join('\n')).toContain(reason);
  });
});

it('counts the modules it read, and the command fails when there were none', async () => {
  expect((await checkArrows(workspace(forms))).modules).toBe(2);
  const empty = workspace({});
  rmSync(join(empty, 'packages/engine/src/index.ts'));
  const command = [
    process.execPath,
    ['--import', 'tsx', 'scripts/arrows/check.ts', empty],
  ] as const;
  expect(() => execFileSync(...command, { stdio: 'pipe' })).toThrow('no module was cruised');
});
