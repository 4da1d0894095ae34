// The changes since the last release, as `.changeset/*.md` tell them, and the changelog made of them:
// one for the whole project, in the manner of Keep a Changelog.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const LEVELS = ['major', 'minor', 'patch'] as const;
type Level = (typeof LEVELS)[number];

export interface Changeset {
  readonly file: string;
  /** How much each package changes. */
  readonly packages: Readonly<Record<string, Level>>;
  readonly text: string;
}

/** Reads one changeset; what is not one is refused, with the reason. */
export function readChangeset(file: string, source: string): Changeset {
  const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${file}: it does not begin with --- and packages`);
  const packages: unknown = parse(head);
  const levels = Object.entries((packages ?? {}) as Record<string, unknown>);
  if (levels.length === 0) throw new Error(`${file}: it names no package`);
  for (const [name, level] of levels) {
    if (!LEVELS.includes(level as Level)) {
      throw new Error(`${file}: ${name} has to be major, minor or patch, not ${level}`);
    }
  }
  const text = body.trim().replaceAll(/\s+/g, ' ');
  if (text === '') throw new Error(`${file}: it says nothing`);
  return { file, packages: Object.fromEntries(levels) as Changeset['packages'], text };
}

/** All changesets of a folder, in the order of their names. */
export function readChangesets(folder: string): Changeset[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readChangeset(name, readFileSync(join(folder, name), 'utf8')));
}

const HEADINGS: Readonly<Record<Level, string>> = {
  major: 'Changed, and no longer as before',
  minor: 'Added and changed',
  patch: 'Fixed',
};

/** The largest step of a changeset; since all packages move together, it is the one of all. */
const levelOf = ({ packages }: Changeset): Level =>
  LEVELS.find((level) => Object.values(packages).includes(level)) ?? 'patch';

/** The changelog with a new version on top, which also takes over what stood under Unreleased. */
export function changelogWith(
  old: string,
  changesets: readonly Changeset[],
  version: string,
  date: string,
): string {
  const unreleased = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m.exec(old);
  if (unreleased === null) throw new Error('the changelog has no part [Unreleased]');
  const sections = LEVELS.flatMap((level) => {
    const here = changesets.filter((changeset) => levelOf(changeset) === level);
    if (here.length === 0) return [];
    return [`### ${HEADINGS[level]}`, here.map((changeset) => wrapped(changeset)).join('\n')];
  });
  const before = (unreleased[1] ?? '').trim();
  const body = [...sections, ...(before === '' ? [] : [before])].join('\n\n');
  const start = unreleased.index;
  const rest = old.slice(start + unreleased[0].length);
  return `${old.slice(0, start)}## [Unreleased]\n\n## [${version}] - ${date}\n\n${body}\n${rest === '' ? '' : `\n${rest}`}`;
}

/** A list item of at most 100 columns, with the packages it is about. */
function wrapped({ packages, text }: Changeset): string {
  const names = Object.keys(packages).map((name) => `\`${name}\``);
  const lines = ['-'];
  for (const word of `${names.join(', ')}: ${text}`.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= 100) lines[lines.length - 1] = line;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}
