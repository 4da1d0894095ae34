// What the sources may throw, and how messages are written: everything is of the family in
// packages/engine/src/storage/errors.ts, nobody tests the text of a message, and all messages begin in
// lower case and end without a full stop.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The page itself does not load the engine, so only its worker can use the family. */
const FOLDERS = ['engine', 'pictures', 'language', 'literature', 'cli']
  .map((name) => `packages/${name}/src`)
  .concat('packages/web/src/worker');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** The places where a pattern occurs, as `file: text`. */
function places(pattern: RegExp, except: readonly string[] = []): string[] {
  return sources
    .filter(({ file }) => !except.some((end) => file.endsWith(end)))
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map((match) => `${file}: ${match[0].replace(/\s+/g, ' ')}`),
    );
}

it('there are sources', () => {
  expect(sources.length).toBeGreaterThan(200);
});

it('nothing is thrown but errors of the family', () => {
  // The independent checker has errors of its own, which end as verdicts.
  const checker = ['engine/src/check/fault.ts', 'engine/src/check/json.ts'];
  expect(places(/\bnew (Range|Type|Syntax|Reference)?Error\(/g)).toEqual([]);
  expect(
    places(/\bextends (Range|Type|Syntax)?Error\b/g, [...checker, 'storage/errors.ts']),
  ).toEqual([]);
});

it('no branch tests the text of a message', () => {
  const tests =
    /message\.(includes|match|startsWith|endsWith|search|indexOf)\(|\.(test|exec)\([^()]*message\)|message [!=]==? ['"`]/g;
  // The errors of JavaScript itself carry nothing else.
  expect(places(tests, ['storage/thrown.ts'])).toEqual([]);
  expect(places(tests)).not.toEqual([]);
});

describe('messages', () => {
  const CLASSES =
    '(?:Notation|BoardNotation|Value|Limit|NotDecided|Invariant|Budget|UnnamedUniverse|Dag|PictureTooLarge|NoDrawing|Usage|Selection)Error|Mismatch';
  const messages = places(
    new RegExp(`new (?:${CLASSES})\\(\\s*(?:'\\w+',\\s*)?(['"\`]).*?\\1`, 'gs'),
  )
    .concat(places(/#?fail\(\s*(['"`]).*?\1/gs))
    .map((place) => ({
      place,
      said: place.replace(/^.*?\(\s*(?:'\w+', )?['"`](.*)['"`]$/s, '$1'),
    }));

  it('are found', () => {
    expect(messages.length).toBeGreaterThan(120);
  });

  it('begin in lower case, or with a symbol', () => {
    const raised = messages.filter(({ said }) => /^[A-Z][a-z]+ /.test(said));
    expect(raised.map(({ place }) => place)).toEqual([]);
  });

  it('end without a full stop', () => {
    const stopped = messages.filter(({ said }) => /[^.]\.$/.test(said));
    expect(stopped.map(({ place }) => place)).toEqual([]);
  });
});
