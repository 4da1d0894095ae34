// `proviso cite`: Proviso and the works that it cites, for BibTeX.

import { nearest } from '@proviso/language';
import { type Command, UsageError } from '../command.ts';
import { flagValue } from '../flags.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { texFile } from '../tex-files.ts';
import { version } from '../version.ts';

export const citeCommand: Command = {
  name: 'cite',
  synopsis: '[KEY…]',
  summary: 'Print Proviso and the works it cites for BibTeX.',
  details: [
    'Without keys all works are printed, Proviso of this version first, under the key `proviso`. The ' +
      'other keys are those that the reasons in a paper cite: the name by which a work is cited, in ' +
      'small letters, as in `siegel` and `davies-milley`.',
  ],
  flags: ['output'],
  examples: [
    { line: 'cite --output references.bib', meaning: 'a bibliography for a paper' },
    { line: 'cite proviso siegel', meaning: 'two works' },
  ],
  least: 0,
  most: Infinity,
  async run({ args, flags }) {
    const output = flagValue(flags, 'output');
    if (output !== undefined) checkWritable(output);
    const text = bibliography(args);
    if (output === undefined) process.stdout.write(text);
    else writeWhole(output, text);
    return 0;
  },
};

/** The works of these keys, or all. */
function bibliography(keys: readonly string[]): string {
  const [head = '', ...entries] = texFile('references.bib').split(/^(?=@(?!preamble))/m);
  const [preamble = ''] = /^@preamble.*\n/m.exec(head) ?? [];
  const works = new Map(
    [own(), ...entries].map((entry) => [/\{([^,]+),/.exec(entry)?.[1] ?? '', entry]),
  );
  const chosen = keys.map((key) => {
    const work = works.get(key);
    if (work !== undefined) return work;
    throw new UsageError(`no work has the key ${key}; ${cure(key, [...works.keys()])}`);
  });
  const text = (keys.length === 0 ? [...works.values()] : chosen)
    .map((entry) => `${entry.trimEnd()}\n`)
    .join('\n');
  return text.includes('\\url{') ? `${preamble}\n${text}` : text;
}

function cure(key: string, keys: readonly string[]): string {
  if (/\.pvs$/i.test(key)) {
    return `the reference of a worksheet ends what \`proviso run ${key} --to markdown\` writes`;
  }
  const near = nearest(key, keys);
  return near === undefined ? '`proviso cite` prints them all' : `did you mean ${near}?`;
}

/** Proviso itself, as CITATION.cff has it. */
function own(): string {
  return [
    '@misc{proviso,',
    '  author = {{The Proviso authors}},',
    '  title = {{Proviso}},',
    `  howpublished = {Software, version ${version()}},`,
    '  note = {A workbench for mis{\\`e}re and multiplayer combinatorial games}',
    '}',
    '',
  ].join('\n');
}
