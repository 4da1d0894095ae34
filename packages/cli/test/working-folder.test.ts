// What `save` and `load` may touch: attacks on the folder, its links, hidden files and devices.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WorkingFolder } from '../src/evaluator/working-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'proviso-folder-'));
afterAll(() => rmSync(home, { recursive: true }));

let root = '';
let outside = '';
let count = 0;
beforeEach(() => {
  root = join(home, String(count++), 'work');
  outside = join(root, '../outside');
  mkdirSync(join(root, 'pictures'), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(outside, 'defs.pvs'), 'secret := 1');
  writeFileSync(join(outside, 'old.txt'), 'old');
});

const folder = () => new WorkingFolder(root, true);

describe('writing', () => {
  it('goes into the folder and the folders in it', () => {
    folder().write('a.txt', 'A', false);
    folder().write('pictures/b.svg', 'B', false);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('A');
    expect(readFileSync(join(root, 'pictures/b.svg'), 'utf8')).toBe('B');
  });

  it('leaves what exists, and tells of it once', () => {
    writeFileSync(join(root, 'a.txt'), 'old', { mode: 0o640 });
    const mine = folder();
    expect(() => mine.write('a.txt', 'new', false)).toThrow(
      'a.txt exists; `save(x, "a.txt", true)` overwrites it',
    );
    expect(mine.look()).toEqual({ exists: 'a.txt', used: false });
    expect(mine.look()).toEqual({ exists: undefined, used: false });
    mine.write('a.txt', 'new', true);
    expect(mine.look().used).toBe(true);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('new');
    expect(statSync(join(root, 'a.txt')).mode & 0o777).toBe(0o640);
  });

  it.each([
    ['/etc/passwd.txt', 'relative name'],
    ['../outside/new.txt', 'write no `..`'],
    ['pictures/../../outside/new.txt', 'write no `..`'],
    ['pictures/../a.txt', 'write no `..`'],
    ['C:\\temp\\a.txt', 'none of the signs'],
    ['C:a.txt', 'none of the signs'],
    ['..\\a.txt', 'none of the signs'],
    ['a.txt:stream', 'none of the signs'],
    ['a\u0000.txt', 'none of the signs'],
    ['a\n.txt', 'none of the signs'],
    ['\u202Etxt.a', 'none of the signs'],
    ['.bashrc', 'hidden files'],
    ['.npmrc', 'hidden files'],
    ['.git/hooks.txt', 'hidden files'],
    ['pictures/.env', 'hidden files'],
    ['./a.txt', 'hidden files'],
    ['', '1 to 200 characters'],
    ['a'.repeat(300), '1 to 200 characters'],
    ['pictures//a.txt', 'write one / between two names'],
    ['pictures/', 'write one / between two names'],
    ['node_modules/x.json', 'node_modules'],
    ['package.json', 'other programs look for'],
    ['PACKAGE.JSON', 'other programs look for'],
    ['pictures/package.json', 'other programs look for'],
    ['tsconfig.base.json', 'other programs look for'],
    ['vite.config.json', 'other programs look for'],
    ['CMakeLists.txt', 'other programs look for'],
    ['requirements-dev.txt', 'other programs look for'],
    ['con.txt', 'something else on some systems'],
    ['a.txt.', 'something else on some systems'],
    ['missing/a.txt', 'its folder must exist'],
  ])('refuses %j', (name, why) => {
    expect(() => folder().write(name, 'x', true)).toThrow(why);
    expect(existsSync(join(outside, 'new.txt'))).toBe(false);
  });

  it('follows no link, neither to a file nor to a folder', () => {
    symlinkSync(join(outside, 'old.txt'), join(root, 'link.txt'));
    symlinkSync(join(outside, 'not-there.txt'), join(root, 'dangling.txt'));
    symlinkSync(outside, join(root, 'door'));
    expect(() => folder().write('link.txt', 'x', true)).toThrow('no ordinary file');
    expect(() => folder().write('dangling.txt', 'x', true)).toThrow('no ordinary file');
    expect(() => folder().write('door/new.txt', 'x', true)).toThrow('out of the working folder');
    expect(readFileSync(join(outside, 'old.txt'), 'utf8')).toBe('old');
    expect(existsSync(join(outside, 'not-there.txt'))).toBe(false);
    expect(existsSync(join(outside, 'new.txt'))).toBe(false);
  });

  it('a folder whose name begins like the working folder is outside', () => {
    mkdirSync(`${root}-too`);
    symlinkSync(`${root}-too`, join(root, 'twin'));
    expect(() => folder().write('twin/a.txt', 'x', false)).toThrow('out of the working folder');
  });

  it('a link that stays inside leads where it says', () => {
    symlinkSync(join(root, 'pictures'), join(root, 'shown'));
    folder().write('shown/a.txt', 'x', false);
    expect(readFileSync(join(root, 'pictures/a.txt'), 'utf8')).toBe('x');
  });

  it('a folder is no file', () => {
    mkdirSync(join(root, 'a.txt'));
    expect(() => folder().write('a.txt', 'x', true)).toThrow('no ordinary file');
  });

  it('is refused to worksheets, with the flag that allows it', () => {
    expect(() => new WorkingFolder(root, false).write('a.txt', 'x', true)).toThrow('--allow-save');
    expect(existsSync(join(root, 'a.txt'))).toBe(false);
  });
});

describe('reading', () => {
  it('reads worksheets only, and none from outside', () => {
    writeFileSync(join(root, 'defs.pvs'), 'x := 1');
    writeFileSync(join(root, 'notes.txt'), 'x');
    symlinkSync(join(outside, 'defs.pvs'), join(root, 'link.pvs'));
    const mine = new WorkingFolder(root, false);
    expect(mine.read('defs.pvs').text).toBe('x := 1');
    expect(() => mine.read('notes.txt')).toThrow('end in .pvs');
    expect(() => mine.read('link.pvs')).toThrow('no ordinary file');
    expect(() => mine.read('../outside/defs.pvs')).toThrow('write no `..`');
    expect(() => mine.read('none.pvs')).toThrow('there is no file none.pvs');
    expect(() => mine.read('.hidden.pvs')).toThrow('hidden files');
  });
});
