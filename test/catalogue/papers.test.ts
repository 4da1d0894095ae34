// Where classes occur in the papers, against labels that are found another way and against tables of games that
// the papers print as equal; digests, against those that were published; and certificates.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildTable,
  type CatalogueEntry,
  contentsOf,
  labelOf,
  tableNamed,
} from '@proviso/catalogue';
import { Arena, type FormId, geq, USUAL_UNIVERSES, usualUniverse } from '@proviso/engine';
import { checkCertificate } from '@proviso/engine/check';
import { formCode } from '@proviso/engine/forms';
import { parseForm } from '@proviso/language';
import { itemId, mentions, papers } from '@proviso/literature';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../packages/cli/src/catalogue/certificate.ts';
import { codesDigest } from '../../packages/cli/src/catalogue/digest.ts';
import { Occurrences } from '../../packages/cli/src/catalogue/occurrences.ts';
import { inBraces } from '../../packages/literature/src/mentions.ts';
import { TABLE_ONE } from '../../packages/literature/src/papers/dwyer/published.ts';
import { classesByItem } from '../../scripts/site/list-papers.ts';
import { root } from '../../scripts/workspace.ts';

const arena = new Arena();
const occurrences = new Occurrences();
const tables = new Map<string, CatalogueEntry[]>();
function tableOf(name: string): CatalogueEntry[] {
  const built = tables.get(name);
  if (built !== undefined) return built;
  const found = occurrences.added(name, buildTable(arena, tableNamed(name), { covers: false }));
  tables.set(name, found);
  return found;
}

describe('games that papers write down', () => {
  it.each([
    ['G = {0, {* | 1}} and {a | b}', ['{0, {* | 1}}', '{a | b}']],
    ['no game', []],
    ['} {open {0 | 1}', []],
  ] as const)('%s', (text, found) => {
    expect(inBraces(text)).toEqual(found);
  });

  it('are those of items that there are, each item once', () => {
    const addresses = papers.flatMap(({ key, entries }) =>
      entries.map(({ item }) => `${key}/${itemId(item)}`),
    );
    const found = mentions(arena, papers).map(({ address }) => address);
    expect(found).toEqual(addresses.filter((address) => found.includes(address)));
    expect(found).toContain('siegel/figure-1');
  });
});

describe.each(['M', 'B', 'E', 'D10', 'D1', 'D', 'Normal'] as const)('%s.2', (key) => {
  it('has the items of every game that an item writes down, and no other', () => {
    const universe = usualUniverse(key).in(arena);
    const expected = new Map<string, Set<string>>();
    for (const { address, games } of mentions(arena, papers)) {
      for (const game of games) {
        if (!universe.contains(arena, game)) continue;
        const label = compared(game, key);
        if (label === undefined) continue;
        expected.set(label, (expected.get(label) ?? new Set()).add(address));
      }
    }
    const said = tableOf(`${key}.2`).flatMap(({ label, papers: at }) =>
      at === undefined ? [] : [[label, new Set(at)] as const],
    );
    expect(new Map(said)).toEqual(expected);
  });
});

/** The label of the class of day 2 that a game is equal to, by comparing it with each. */
function compared(game: FormId, key: string): string | undefined {
  const { forms, universe } = contentsOf(arena, tableNamed(`${key}.2`));
  const at = forms.findIndex(
    (form) => geq(arena, game, form, universe) && geq(arena, form, game, universe),
  );
  return tableOf(`${key}.2`)[at]?.label;
}

it('the page’s index has the classes of an item that the catalogue says occur there', () => {
  const expected = new Map<string, Set<string>>();
  for (const { key } of USUAL_UNIVERSES) {
    for (const { label, papers: at = [] } of tableOf(`${key}.2`)) {
      for (const item of at) expected.set(item, (expected.get(item) ?? new Set()).add(label));
    }
  }
  const ofDayTwo = [...classesByItem()].flatMap(([item, labels]) => {
    const some = labels.filter((label) => !/^(?:D\.3|E\.3d|Ends)\./.test(label));
    return some.length === 0 ? [] : [[item, new Set(some)] as const];
  });
  expect(new Map(ofDayTwo)).toEqual(expected);
});

it('Dwyer, Milley and Willette’s Table 1: the games of a set have one class, which names the table', () => {
  const { universe } = contentsOf(arena, tableNamed('E.2'));
  for (const set of TABLE_ONE) {
    const labels = new Set(set.map((text) => labelOf(arena, parseForm(arena, text), universe)));
    expect([set, labels.size]).toEqual([set, 1]);
    const [label] = labels;
    const entry = tableOf('E.2').find((each) => each.label === label);
    expect(entry?.papers).toContain('dwyer/table-1');
  }
});

describe('digests', () => {
  const page = readFileSync(join(root, 'docs/catalogue.md'), 'utf8');
  const published = new Map(
    [...page.matchAll(/^\| ([\w.]+) \| theorem \| `([0-9a-f]{64})` \|$/gm)].map(
      ([, name = '', digest = '']) => [name, digest],
    ),
  );

  it.each(['M.2', 'B.2', 'E.2', 'D10.2', 'D1.2', 'D.2', 'Normal.2', 'Ends.4', 'D.3'])(
    '%s is the one that was published, and the one that sort and sha256sum give',
    (name) => {
      const other = new Arena();
      const codes = contentsOf(other, tableNamed(name)).forms.map((form) => formCode(other, form));
      const given = execFileSync('sh', ['-c', 'LC_ALL=C sort | sha256sum'], {
        input: `${codes.toReversed().join('\n')}\n`,
        encoding: 'utf8',
      });
      expect(given.slice(0, 64)).toBe(published.get(name));
      expect(codesDigest(codes.map((code) => ({ code })))).toBe(published.get(name));
    },
  );

  it('are published of every table that is delivered', () => {
    expect([...published.keys()]).toEqual([
      ...[
        'M.2',
        'B.2',
        'E.2',
        'D10.2',
        'D1.2',
        'D.2',
        'Normal.2',
        'D.3',
        'E.3d',
        'Ends.4',
        'Ends.5',
      ],
    ]);
  });
});

describe('certificates', () => {
  const LABELS = [
    ...['D.0.1', 'D.2.5', 'D.2.7', 'E.0.1', 'E.2.117', 'B.0.1', 'D10.0.1', 'D1.0.1'],
    ...['M.2.200', 'Normal.0.1', 'Normal.2.9', 'Ends.4.30'],
  ];
  const files = LABELS.map((label) => [label, certificatesOf(label)] as const);

  it.each(files)('%s: both ways for each of its games', (label, certificates) => {
    const claims = certificates.map((file) => {
      const verdict = checkCertificate(JSON.parse(JSON.stringify(file)));
      return verdict.valid ? verdict.claim : verdict.fault;
    });
    expect(new Set(claims)).toEqual(new Set(['G >= H']));
    const [key = ''] = label.split('.');
    const name = key === 'Ends' ? 'Ends.4' : `${key}.2`;
    const entry = tableOf(name).find((each) => each.label === label);
    const others = entry?.members?.filter((text) => text !== entry.simplest).length ?? 0;
    expect(claims).toHaveLength(2 * Math.max(1, others));
  });

  it('are valid to the checker in Python', () => {
    const input = files.flatMap(([, all]) => all.map((file) => JSON.stringify(file))).join('\n');
    const folder = mkdtempSync(join(tmpdir(), 'proviso-certificates-'));
    try {
      const file = join(folder, 'certificates.json');
      writeFileSync(file, input);
      const checker = join(root, 'docs/check_certificate.py');
      const said = execFileSync('python3', [checker, file], { encoding: 'utf8' });
      const lines = said.trim().split('\n');
      expect(lines).toHaveLength(files.flatMap(([, all]) => all).length);
      for (const line of lines) expect(line).toMatch(/: valid\b/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
