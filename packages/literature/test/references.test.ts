// From a theorem to its code: every reference names a file that exists and a name it exports.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { papers } from '../src/index.ts';

const root = resolve(import.meta.dirname, '../../..');

function fault(reference: string): string | undefined {
  const [file = '', name] = reference.split('#');
  const path = resolve(root, file);
  if (!existsSync(path)) return `${reference}: there is no such file`;
  if (name === undefined) return undefined;
  const declared = new RegExp(
    `^export (?:declare |abstract |async )*(?:const|let|function\\*?|class|interface|type) ${name}\\b`,
    'm',
  );
  const text = readFileSync(path, 'utf8');
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].some(([, names = '']) =>
    names.split(',').some((part) => part.trim().split(' ').at(-1) === name),
  );
  return declared.test(text) || listed ? undefined : `${reference}: it exports no such name`;
}

describe.each(papers.map((paper) => [paper.key, paper] as const))('%s', (_, { entries }) => {
  it('points to code that is there', () => {
    const faults = entries.flatMap(({ code }) => code.flatMap((place) => fault(place) ?? []));
    expect(faults).toEqual([]);
  });
});

it('a reference that leads nowhere is noticed', () => {
  expect(fault('packages/engine/src/order/compare.ts#geq')).toBeUndefined();
  expect(fault('packages/engine/src/order/compare.ts#nothing')).toMatch('no such name');
  expect(fault('packages/engine/src/order/nowhere.ts')).toMatch('no such file');
});
