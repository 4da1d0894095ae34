// `proviso latex` and `proviso cite`, as far as they need no TeX.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCache } from '@proviso/language/manuscripts';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand, root } from './process.ts';
import { stopOnTerminal } from './terminal.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-latex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let papers = 0;

/** A paper in a folder of its own. */
function paper(
  text: string,
  others: Readonly<Record<string, string>> = {},
): { file: string; cache: string } {
  const home = join(folder, `paper-${papers++}`);
  mkdirSync(home);
  const file = join(home, 'paper.tex');
  for (const [name, content] of Object.entries({ 'paper.tex': text, ...others })) {
    writeFileSync(join(home, name), content);
  }
  return { file, cache: join(home, 'paper.proviso') };
}

/** The answers kept, with their statements. */
function answers(cache: string): unknown[] {
  const kept = readCache(readFileSync(cache, 'utf8'))?.answers ?? [];
  return kept.map(({ after, statement, latex, message }) => [
    after,
    statement,
    latex ?? `?? ${message}`,
  ]);
}

const PAPER = [
  '\\documentclass{article}\\usepackage{proviso}',
  '\\begin{provisoset}',
  'G := {0, * | *}',
  '\\end{provisoset}',
  '\\begin{document}',
  'It is $\\proviso{G mod D}$, and \\proviso{outcome(G)} wins it.',
  '\\input{second}',
  'Now \\provisotext{2 * G >= 0}.\\footnote{And \\proviso{ outcome(G) }.}',
  '\\end{document}',
  '\\proviso{after the end}',
].join('\n');
const SECOND = '\\begin{provisoset}use E\nH := G + 1\\end{provisoset}\n\\proviso{outcome(H)}\n';

it.each([['paper.proviso'], ['proviso.sty']])(
  '%s that is a link is not written through',
  async (name) => {
    const { file } = paper('\\proviso{rank(*)}');
    const target = join(dirname(file), 'somewhere else');
    writeFileSync(target, 'mine');
    symlinkSync(target, join(dirname(file), name));
    const flags = name === 'proviso.sty' ? ['--sty'] : [];
    const { code, stderr } = await proviso.run(['latex', ...flags, file]);
    expect(stderr).toContain(`${name}: this is a link to another file; remove it`);
    expect([code, readFileSync(target, 'utf8')]).toEqual([2, 'mine']);
  },
);

describe('a paper', () => {
  const { file, cache } = paper(PAPER, { 'second.tex': SECOND });

  it('has its answers written, in one session', async () => {
    const { code, stdout, stderr } = await proviso.run(['latex', file]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`${cache}: 5 answers, 5 of them new or different\n`);
    expect(answers(cache)).toEqual([
      [1, 'G mod D', '\\ensuremath{\\{ 0, \\blacksquare \\mid * \\}}'],
      [1, 'outcome(G)', '\\ensuremath{\\mathcal{N}}'],
      [2, 'outcome(H)', expect.stringMatching(/^\\ensuremath\{\\mathcal\{[LNPR]\}\}$/)],
      // In E, where the universe of the second file is in force.
      [2, '2 * G >= 0', expect.stringMatching(/^\\provisowords\{\\ttfamily (true|false)\}$/)],
      [2, 'outcome(G)', '\\ensuremath{\\mathcal{N}}'],
    ]);
  });

  it('is the same when it is written again, and stands up to a check', async () => {
    const before = readFileSync(cache, 'utf8');
    const again = await proviso.run(['latex', file.replace(/\.tex$/, '')]);
    expect(again.stdout).toContain('5 answers, 0 of them new or different');
    expect(readFileSync(cache, 'utf8')).toBe(before);
    const { code, stdout } = await proviso.run(['latex', '--check', file]);
    expect([code, stdout]).toEqual([0, `${file}: 5 answers, all as they are printed\n`]);
  });
});

describe('a check', () => {
  /** A paper with answers, changed; what the check says. */
  async function checked(change: (text: string) => string, where: 'file' | 'cache' | 'second') {
    const { file, cache } = paper(PAPER, { 'second.tex': SECOND });
    await proviso.run(['latex', file]);
    const place = { file, cache, second: file.replace('paper.tex', 'second.tex') }[where];
    const before = readFileSync(place, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(place, after);
    const { code, stderr } = await proviso.run(['latex', '--check', file]);
    return { code, told: stderr.replaceAll(`${file.replace('paper.tex', '')}`, '') };
  }

  it.each([
    [
      'an answer changed by hand',
      'cache',
      (text: string) => text.replace('mathcal{N}}', 'mathcal{P}}'),
      'paper.tex:6:41: the answer to `outcome(G)` was changed by hand: `\\ensuremath{\\mathcal{P}}` is printed, and `\\ensuremath{\\mathcal{N}}` comes out\n',
    ],
    [
      'a statement edited',
      'file',
      (text: string) => text.replace('G mod D', 'G mod B'),
      'paper.tex:6:17: there is no answer to `G mod B`\n',
    ],
    [
      'a definition edited',
      'file',
      (text: string) => text.replace('{0, * | *}', '{0 | *}'),
      'paper.tex:6:17: the answer to `G mod D` belongs to other definitions before it\n',
    ],
    [
      'a definition of a later file edited',
      'second',
      (text: string) => text.replace('use E', 'use D'),
      'second.tex:3:10: the answer to `outcome(H)` belongs to other definitions before it\n',
    ],
    [
      'a number answered otherwise',
      'cache',
      (text: string) =>
        text.replace(
          /^\\provisoanswer\{1\}\{value\}\{\w+\}\{outcome/m,
          '\\provisoanswer{1}{value}{0}{x',
        ),
      'there is no answer to `outcome(G)`',
    ],
    ['answers taken away', 'cache', () => '', 'paper.tex:6:17: there is no answer to `G mod D`\n'],
  ] as const)('notices %s', async (_, where, change, message) => {
    const { code, told } = await checked(change, where);
    expect(told).toContain(message);
    expect(told).toContain('run `proviso latex ');
    expect(code).toBe(1);
  });

  it.each([
    [
      'TeX that proviso.sty takes for an answer',
      (text: string) => `${text}\\provisoanswer {1}{value}{0}{outcome(G)}{nobody}{}\n`,
      /paper\.proviso:\d+: `\\provisoanswer \{1\}\{value\}\{0\}\{outcome\(G\)\}\{nobody\}\{\}` stands here, and `` would be written\n/,
    ],
    [
      'TeX before the answers',
      (text: string) => `\\AtBeginDocument{Hello}\n${text}`,
      /paper\.proviso:1: `\\AtBeginDocument\{Hello\}` stands here, and `% Answers of Proviso .*` would/,
    ],
    [
      'TeX in the name of the version',
      (text: string) => text.replace(/provisocache\{1\}\{[^}]*/, 'provisocache{1}{\\jobname'),
      /paper\.proviso:3: `\\provisocache\{1\}\{\\jobname\}/,
    ],
    [
      'the end taken away',
      (text: string) => text.slice(0, -1),
      /paper\.proviso:\d+: the file ends here, and `` would be written/,
    ],
    [
      'an answer that nothing asks for',
      (text: string) =>
        text.replace(
          /^(\\provisoanswer\{1\}\{value\}\{\w+\}\{)G mod D(\}\{%\n.*\n.*)$/m,
          '$&\n$1G mod B$2',
        ),
      /paper\.proviso:\d+: `.*G mod B.*` stands here, and `.*outcome\(G\).*` would be written/,
    ],
  ] as const)('notices %s', async (_, change, message) => {
    const { code, told } = await checked(change, 'cache');
    expect(told).toMatch(message);
    expect(told).toContain('run `proviso latex ');
    expect(code).toBe(1);
  });

  it('takes answers of another version that are the same, and tells other lines in JSON', async () => {
    const { file, cache } = paper('\\proviso{1 + 1}');
    await proviso.run(['latex', file]);
    const { version } = readCache(readFileSync(cache, 'utf8')) ?? {};
    const text = readFileSync(cache, 'utf8').replaceAll(`${version}`, '0.0.0');
    writeFileSync(cache, text);
    expect((await proviso.run(['latex', '--check', file])).code).toBe(0);
    writeFileSync(cache, `${text}\\relax\n`);
    const [, other] = await proviso.json(['latex', '--check', file]);
    expect(other).toMatchObject({
      ok: false,
      file: cache,
      error: { code: 'manuscript', line: text.split('\n').length },
    });
  });

  it('shows long answers where they differ', async () => {
    const { file, cache } = paper('\\proviso{1..60}');
    await proviso.run(['latex', file]);
    const text = readFileSync(cache, 'utf8');
    writeFileSync(cache, text.replace(/57(?=\D+58)/, '97'));
    const { stderr } = await proviso.run(['latex', '--check', file]);
    expect(stderr).toMatch(/by hand: `…[^`]{60}…` is printed, and `…[^`]{60}…` comes out/);
    expect(stderr).toMatch(/97\D+58.*57\D+58/);
  });

  it('does not mind blanks, nor what is not asked', async () => {
    const { code, told } = await checked(
      (text) => text.replace('{G mod D}', '{ G   mod\nD }').replace('It is', 'Nothing'),
      'file',
    );
    expect([code, told]).toEqual([0, '']);
  });

  it('says so in JSON', async () => {
    const { file, cache } = paper('\\proviso{1 + 1}\\proviso{outcome(*)}');
    await proviso.run(['latex', file]);
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('mathcal{P}', 'mathcal{N}'));
    const [first, second] = await proviso.json(['latex', '--check', file]);
    expect(first).toEqual({
      ok: true,
      file,
      line: 1,
      column: 10,
      asks: 'value',
      statement: '1 + 1',
      latex: '\\ensuremath{2}',
      kept: 'same',
    });
    expect(second).toMatchObject({
      ok: false,
      kept: 'forged',
      error: { code: 'manuscript', line: 1, column: 25 },
    });
  });
});

describe('what fails', () => {
  const { file, cache } = paper(
    '\\begin{provisoset}\nG := {0 | *}\n\\end{provisoset}\n\n\\proviso{outcome(G)}\n\\proviso{outcme(G)}\n\\proviso{G := 1}\n\\provisopicture{G}\n\\proviso{1}\n',
  );

  it('is told with its place, and does not stop the others', async () => {
    const { code, stdout, stderr } = await proviso.run(['latex', file]);
    expect(code).toBe(1);
    expect(stdout).toBe(`${cache}: 2 answers, 2 of them new or different; 3 failed\n`);
    expect(stderr).toMatch(/paper\.tex:6:10: .*outcome/);
    expect(stderr).toContain('paper.tex:7:10: this defines something; definitions stand between');
    expect(stderr).toContain('paper.tex:8:17: this is no picture; write tree(…)');
    expect(answers(cache)).toEqual([
      [1, 'outcome(G)', '\\ensuremath{\\mathcal{R}}'],
      [1, 'outcme(G)', expect.stringMatching(/^\?\? /)],
      [1, 'G', expect.stringMatching(/^\?\? this is no picture/)],
      [1, '1', '\\ensuremath{1}'],
    ]);
    const again = await proviso.run(['latex', file]);
    expect(again.stdout).toBe(`${cache}: 2 answers, 0 of them new or different; 3 failed\n`);
    const check = await proviso.run(['latex', '--check', file]);
    expect(check.code).toBe(1);
  });

  it('in definitions leaves all that comes after them without an answer, for names mean what they meant before', async () => {
    const text = (game: string) =>
      `\\begin{provisoset}\nG := *\n\\end{provisoset}\n\\proviso{outcome(G)}\n\\begin{provisoset}\nH := 1\nG := ${game}\n\\end{provisoset}\n\\proviso{outcome(G)}\n\\input{second}\n`;
    const { file, cache } = paper(text('2 +'), { 'second.tex': '\\proviso{H}\\proviso{ H }\n' });
    const { code, stdout, stderr } = await proviso.run(['latex', file]);
    expect([code, stdout]).toEqual([
      1,
      `${cache}: 1 answer, 1 of them new or different; 3 failed\n`,
    ]);
    expect(stderr).toMatch(/paper\.tex:7:\d+: /);
    expect(stderr).toContain('paper.tex:9:10: no answer to this: the definition in line 7 failed');
    expect(stderr).toContain('second.tex:1:10: no answer to this: the definition in line 7 of pap');
    const kept = [
      [1, 'outcome(G)', '\\ensuremath{\\mathcal{P}}'],
      [2, 'outcome(G)', '?? the definition in line 7 failed'],
      [2, 'H', '?? the definition in line 7 of paper.tex failed'],
    ];
    expect(answers(cache)).toEqual(kept);
    await proviso.run(['latex', '--missing', file]);
    expect(answers(cache)).toEqual(kept);
    writeFileSync(file, text('2'));
    expect((await proviso.run(['latex', '--missing', file])).code).toBe(0);
    expect(answers(cache)).toHaveLength(3);
  });

  it('is `ans`, in definitions too: no answer depends on the questions before it', async () => {
    const { file, cache } = paper(
      '\\proviso{5}\n\\begin{provisoset}\nf(n: integer) := n + ans\n\\end{provisoset}\n\\proviso{7}\n\\proviso{f(1)}\n\\proviso{f(1) rem 1}\n',
    );
    const { code, stderr } = await proviso.run(['latex', file]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/paper\.tex:6:10: in `f\(1\)`, .*`ans` is not known/),
    ]);
    expect(answers(cache).slice(2)).toEqual([
      [1, 'f(1)', expect.stringMatching(/^\?\? .*`ans` is/)],
      [1, 'f(1) rem 1', expect.stringMatching(/^\?\? .*`ans` is/)],
    ]);
  });

  it('is an object in JSON', async () => {
    const lines = await proviso.json(['latex', file]);
    const failed = lines.filter(({ ok }) => !ok);
    expect(failed.map(({ error }) => (error as { line: number }).line)).toEqual([6, 7, 8]);
    expect(lines.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it.each([
    [['latex'], '`latex` needs the paper'],
    [['latex', 'no-such-paper.tex'], 'no-such-paper.tex: there is no such file'],
    [['latex', '--check', '--missing', 'a.tex'], '--check and --missing exclude each other'],
    [['latex', '--ascii', 'a.tex'], '`latex` takes no flag --ascii'],
  ])('on the command line: %j', async (args, message) => {
    const { code, stderr } = await proviso.run(args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it('is a paper that asks nothing, or one that includes itself', async () => {
    const nothing = await proviso.run(['latex', paper('Nothing.').file]);
    expect([nothing.code, nothing.stderr]).toEqual([
      2,
      expect.stringContaining('nothing is asked here'),
    ]);
    const loop = await proviso.run([
      'latex',
      paper('\\input{a}', { 'a.tex': 'x\n\\input{a}' }).file,
    ]);
    expect([loop.code, loop.stderr]).toEqual([2, expect.stringContaining('a.tex:2:1: ')]);
  });

  it('but a file that TeX has elsewhere is only told', async () => {
    const { code, stderr } = await proviso.run([
      'latex',
      paper('\\input{glyphs}\\proviso{1}').file,
    ]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^note: .*paper\.tex:1:1: glyphs is not here/),
    ]);
  });
});

it('--missing computes only what is not there', async () => {
  const { file, cache } = paper('\\proviso{outcome(*)}');
  await proviso.run(['latex', file]);
  // An answer that nobody would compute, but rightly signed, tells whether it was computed again.
  const { digestOf } = await import('@proviso/language/sheets');
  const forged = digestOf(JSON.stringify([[], 'value', 'outcome(*)', 'kept', null, null]));
  const text = readFileSync(cache, 'utf8').replace(
    /\\provisoanswer[\s\S]*/,
    `\\provisoanswer{0}{value}{${forged}}{outcome(*)}{%\nkept%\n}{}%.\n`,
  );
  writeFileSync(cache, text);
  writeFileSync(file, '\\proviso{outcome(*)}\\proviso{outcome(*2)}');
  await proviso.run(['latex', '--missing', file]);
  expect(answers(cache)).toEqual([
    [0, 'outcome(*)', 'kept'],
    [0, 'outcome(*2)', '\\ensuremath{\\mathcal{N}}'],
  ]);
  writeFileSync(
    cache,
    readFileSync(cache, 'utf8').replace(/provisocache\{1\}\{[^}]*/, 'provisocache{1}{0.0.0'),
  );
  await proviso.run(['latex', '--missing', file]);
  expect(answers(cache)[0]).toEqual([0, 'outcome(*)', '\\ensuremath{\\mathcal{P}}']);
});

it('--missing computes again what has failed, and what may have come from another file', async () => {
  const { file, cache } = paper(
    '\\proviso{nobody}\n\\begin{provisoset}\nload("games.pvs")\n\\end{provisoset}\n\\proviso{outcome(G)}',
  );
  const home = dirname(file);
  const run = async (game: string, ...flags: string[]) => {
    writeFileSync(join(home, 'games.pvs'), `G := ${game}`);
    const { child, finished } = proviso.start(['latex', ...flags, 'paper.tex'], {}, home);
    child.stdin?.end();
    const { code, stderr } = await finished;
    expect([code, stderr]).toEqual([1, expect.stringContaining('`nobody` is not known')]);
    return answers(cache)[1];
  };
  expect(await run('*')).toEqual([1, 'outcome(G)', '\\ensuremath{\\mathcal{P}}']);
  expect(await run('*2', '--missing')).toEqual([1, 'outcome(G)', '\\ensuremath{\\mathcal{N}}']);
});

it('a statement that takes too long is one of many, and Ctrl-C keeps what was computed', async () => {
  const { file, cache } = paper(
    '\\proviso{outcome(*)}\\proviso{(40 * {0,*|{1|*,0},-1}) mod E}\\proviso{1}',
  );
  const limited = await proviso.run(['latex', file, '--max-forms', '1000']);
  expect(limited.code).toBe(1);
  expect(answers(cache).map((answer) => (answer as string[])[2])).toEqual([
    '\\ensuremath{\\mathcal{P}}',
    expect.stringMatching(/^\?\? /),
    '\\ensuremath{1}',
  ]);
  const version = (text: string) =>
    text.replace(/provisocache\{1\}\{[^}]*/, 'provisocache{1}{0.0.0');
  writeFileSync(cache, version(readFileSync(cache, 'utf8')));
  const stopped = await stopOnTerminal(proviso, `latex "${file}" > "${file}.out"`);
  expect(stopped).toEqual({ code: 130, said: 'stopped\n' });
  expect(answers(cache)).toEqual([
    [0, 'outcome(*)', '\\ensuremath{\\mathcal{P}}'],
    [0, '1', '\\ensuremath{1}'],
  ]);
  // One of them is of another version, so that `--missing` computes it again.
  expect(readCache(readFileSync(cache, 'utf8'))?.version).toBe('0.0.0');
});

describe('the files for TeX', () => {
  it('are written beside a paper, and over nothing else', async () => {
    const { file } = paper('');
    const style = file.replace('paper.tex', 'proviso.sty');
    const { code, stdout } = await proviso.run(['latex', '--sty', file]);
    expect([code, stdout]).toEqual([0, `${style}\n`]);
    expect(readFileSync(style, 'utf8')).toBe(
      readFileSync(join(root, 'packages/cli/tex/proviso.sty'), 'utf8'),
    );
    expect((await proviso.run(['latex', '--sty', file])).code).toBe(0);
    writeFileSync(style, 'mine');
    const refused = await proviso.run(['latex', '--sty', file]);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('this is another file'),
    ]);
    expect(readFileSync(style, 'utf8')).toBe('mine');
  });
});

describe('works to cite', () => {
  it('are Proviso itself, as CITATION.cff has it, and those of the bibliography', async () => {
    const { stdout } = await proviso.run(['cite']);
    const citation = readFileSync(join(root, 'CITATION.cff'), 'utf8');
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(citation)?.[1];
    const [, author] = /authors:\n {2}- name: (.*)/.exec(citation) ?? [];
    const [own = ''] = /@misc\{proviso,[\s\S]*?\n\}/.exec(stdout) ?? [];
    expect(own).toContain(`author = {{${author}}}`);
    expect(own).toContain(`title = {{${field('title')}}}`);
    expect(own).toContain(`version ${field('version')}}`);
    expect(stdout).toContain(
      readFileSync(join(root, 'packages/cli/tex/references.bib'), 'utf8').split('\n\n')[1],
    );
  });

  it('are chosen by their keys, or written to a file', async () => {
    const { stdout } = await proviso.run(['cite', 'siegel', 'proviso']);
    expect([...stdout.matchAll(/^@\w+\{(\w+),/gm)].map(([, key]) => key)).toEqual([
      'siegel',
      'proviso',
    ]);
    const unknown = await proviso.run(['cite', 'seigel']);
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('did you mean siegel?'),
    ]);
    const { stderr } = await proviso.run(['cite', 'mine.pvs']);
    expect(stderr).toContain('ends what `proviso run mine.pvs --to markdown` writes');
    const file = join(folder, 'a.bib');
    await proviso.run(['cite', '--output', file]);
    expect(existsSync(file)).toBe(true);
  });
});
