// What the libraries offer, name by name with its type, is what test/api/ says; to change that is a
// decision, made with `npm run api`. And each name of a package has one place.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faces, facesOf } from '../scripts/api/describe.ts';
import { fileOf } from '../scripts/api/files.ts';
import { PYTHON_NAMES, pythonNames } from '../scripts/api/python-names.ts';
import { root } from '../scripts/workspace.ts';

const known = faces();
const kept = join(root, 'test/api');

describe('the public face', () => {
  it.each(known)('of $name is the one that was decided on (npm run api)', ({ name, text }) => {
    expect(text).toBe(readFileSync(join(kept, fileOf(name)), 'utf8'));
  });

  it('of the Python client has every function of the language, and no other (npm run api)', () => {
    expect(readFileSync(PYTHON_NAMES, 'utf8')).toBe(pythonNames());
  });

  it('is kept for these modules and no others', () => {
    expect(readdirSync(kept).sort()).toEqual(known.map(({ name }) => fileOf(name)).sort());
  });

  it('has one place for each name of the two-player engine', () => {
    const places = new Map<string, string[]>();
    const apart = ['@proviso/engine/check', '@proviso/engine/multiplayer'];
    for (const { name, text } of known) {
      if (!name.startsWith('@proviso/engine') || apart.includes(name)) continue;
      for (const [, exported = ''] of text.matchAll(/^(?:abstract )?\w+ (\w+)/gm)) {
        const place = places.get(exported) ?? [];
        places.set(exported, place.includes(name) ? place : [...place, name]);
      }
    }
    expect([...places].filter(([, list]) => list.length > 1)).toEqual([]);
  });
});

describe('the description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-api-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const described = (source: string): string[] => {
    const file = join(folder, 'module.ts');
    writeFileSync(file, source);
    return facesOf([{ name: 'module', file }])[0]!
      .text.trimEnd()
      .split('\n');
  };

  it('tells functions, constants and types', () => {
    expect(
      described(`
        export function twice<T>(x: T, n = 2): T[] { return [x, x].slice(n); }
        export const one = 1;
        export type Side = 'left' | 'right'; // a comment
      `),
    ).toEqual([
      "type Side = 'left' | 'right'",
      'const one: 1',
      'function twice<T>(x: T, n?: number): T[]',
    ]);
  });

  it('tells the public members of interfaces and classes', () => {
    expect(
      described(`
        export interface Rules<P> { moves(at: P): P[]; readonly name?: string; }
        export class Heap extends Error {
          static empty(): Heap { return new Heap(0); }
          readonly size: number;
          private secret = 1;
          /** @internal */
          id = 2;
          constructor(size: number) { super(); this.size = size + this.secret; }
          get half(): number { return this.size / 2; }
        }
      `),
    ).toEqual([
      'class Heap extends Error',
      '  new (size: number) => Heap',
      '  static empty(): Heap',
      '  half: number',
      '  size: number',
      'interface Rules<P>',
      '  moves(at: P): P[]',
      '  name?: string',
    ]);
  });

  it('leaves out what is marked as internal', () => {
    expect(described('/** @internal */ export const a = 1; export const b = 2;')).toEqual([
      'const b: 2',
    ]);
  });
});
