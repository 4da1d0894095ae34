// Papers with proviso.sty, compiled by pdfLaTeX: answers stand wherever a text can stand, every kind of
// answer compiles, and where the answers are not those of the paper it says so and prints none.

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand, root } from './process.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-tex-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const STYLE = join(root, 'packages/cli/tex');

/** What a run of TeX says: its errors, the warnings of our package, and which statements it printed. */
interface Compiled {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly printed: readonly string[];
}

/** Tells which statements are printed, before they are. */
const TRACE = String.raw`\ExplSyntaxOn
\cs_new_eq:NN \untracedprint \__proviso_print:nnn
\cs_set_protected:Npn \__proviso_print:nnn #1#2#3 { \iow_log:x { <<#1~#2~#3>> } \untracedprint {#1} {#2} {#3} }
\ExplSyntaxOff`;

function compile(file: string, runs = 1): Compiled {
  const home = dirname(file);
  const env = {
    ...process.env,
    TEXINPUTS: `.:${STYLE}:`,
    max_print_line: '10000',
    SOURCE_DATE_EPOCH: '0',
  };
  const args = [
    '-interaction=nonstopmode',
    '-halt-on-error',
    ...(runs === 1 ? ['-draftmode'] : []),
    file,
  ];
  for (let run = 0; run < runs; run++)
    spawnSync('pdflatex', args, { cwd: home, env, stdio: 'ignore' });
  const log = readFileSync(file.replace(/\.tex$/, '.log'), 'latin1');
  const whole = log.replace(/\n\(proviso\) +/g, ' ');
  const all = (pattern: RegExp) => [...whole.matchAll(pattern)].map(([, text = '']) => text);
  return {
    errors: all(/^((?:!|Missing character|Runaway).*)$/gm),
    warnings: all(/^Package proviso Warning: (.*)$/gm),
    printed: all(/^<<(.*)>>$/gm),
  };
}

/** The bookmarks of a PDF, as hyperref writes them: bytes of UTF-16, some of them in octal digits. */
function bookmarks(file: string): string[] {
  const written = readFileSync(file.replace('.tex', '.out'), 'latin1');
  return [...written.matchAll(/^\\BOOKMARK .*?\{.*?\}\{\\376\\377(.*?)\}\{/gm)].map(
    ([, text = '']) => {
      const bytes = text.replace(/\\(\d{3})/g, (_, digits) =>
        String.fromCharCode(Number.parseInt(digits, 8)),
      );
      return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
    },
  );
}

/** A paper in a folder of its own, with its answers. */
async function answered(name: string, preamble: string, body: string): Promise<string> {
  const home = join(folder, name);
  mkdirSync(home);
  const file = join(home, 'paper.tex');
  writeFileSync(
    file,
    [
      String.raw`\documentclass{article}`,
      preamble,
      TRACE,
      String.raw`\begin{document}`,
      body,
      String.raw`\end{document}`,
      '',
    ].join('\n'),
  );
  const { stderr } = await proviso.run(['latex', file]);
  expect(stderr).toBe('');
  return file;
}

const FINE = { errors: [], warnings: [] };

describe('an answer stands', () => {
  it('in notes, captions, titles, tables, formulas, lists, boxes, heads and bookmarks', async () => {
    const long = 'a caption that is longer than a line and is therefore set twice, '.repeat(3);
    const file = await answered(
      'places',
      String.raw`\usepackage{proviso}\usepackage[hidelinks]{hyperref}\pagestyle{headings}
\begin{provisoset}
G := {0, # | *}
H := 2
\end{provisoset}`,
      String.raw`\tableofcontents\listoffigures\listoftables
\section{On \proviso{G}, with \proviso{{0, \# | *} mod E} and \provisotext{outcome(*)}}
Text \proviso{{0, # | *} mod M}.\footnote{Note \proviso{{0, # | *} mod B} and \proviso{*2 mod D}.}
\begin{figure}\caption{${long} \proviso{{\#, 0 | \#} mod E}, \proviso{outcome(*2)}}\end{figure}
\begin{table}\caption{\proviso{^ + *}}
\begin{tabular}{l|l}\proviso{1} & \proviso{{0 | #}}\\ \multicolumn{2}{c}{\proviso{[1, *] }}\end{tabular}\end{table}
\begin{align}a &= \proviso{rank(H * *3)} \\ b &= x_{\proviso{rank(*4)}}\end{align}
$\text{so } \proviso{outcome(*3)}$ and \emph{\textbf{\proviso{nodes(*5)}}}
\begin{itemize}\item[\proviso{left(*2)}] \fbox{\proviso{"a_b ~ c & d $ e^f"}}\end{itemize}
\begin{provisoset}
G := *
\end{provisoset}
\newpage\section*{Again}\markright{\MakeUppercase{on \proviso{G mod D}}}
\subsection{Now \proviso{G}}\provisopicture[width=2cm]{tree(G)}\provisotable{table([1], "n", n -> n)}
\newpage The end of version \provisoversion, \provisocount\ answers, \provisodigest, \provisocheck.`,
    );
    const { printed, ...told } = compile(file, 3);
    expect(told).toEqual(FINE);
    // The title comes in the table of contents as well, and means there what it meant.
    expect(printed.filter((one) => one === '1 value G').length).toBeGreaterThanOrEqual(2);
    expect(printed.filter((one) => one === '2 value G').length).toBeGreaterThanOrEqual(2);
    expect(printed).toContain('1 value {0, # | *} mod B');
    expect(printed).toContain('1 value {#, 0 | #} mod E');
    expect(printed).toContain('1 value "a_b ~ c & d $ e^f"');
    // This one stands in a running head alone, in capital letters.
    expect(printed).toContain('2 value G mod D');
    expect(bookmarks(file)).toEqual([
      expect.stringMatching(/^On \{0, # \| \*\}, with \{.* and P$/),
      expect.stringMatching(/^Now \*$/),
    ]);
  });

  it.each(['\n', ' ', '\t', '', '  // all\n', ' \n\n\t'])(
    'after definitions behind %j',
    async (blanks) => {
      const file = await answered(
        `behind-${[...blanks].map((sign) => sign.charCodeAt(0)).join('-')}`,
        String.raw`\usepackage{proviso}`,
        `\\begin{provisoset}${blanks}G := {0 | *}\n\\end{provisoset}\\proviso{outcome(G)}`,
      );
      expect(compile(file)).toEqual({ ...FINE, printed: ['1 value outcome(G)'] });
    },
  );

  it('in an alltt, where commands are read', async () => {
    const file = await answered(
      'alltt',
      String.raw`\usepackage{proviso,alltt}`,
      '\\begin{alltt}\n  \\proviso{rank(*2)}  \\proviso{{0, # | *} mod E}\n\\end{alltt}',
    );
    const { printed, ...told } = compile(file);
    expect(told).toEqual(FINE);
    expect(printed).toEqual(['0 value rank(*2)', '0 value {0, # | *} mod E']);
  });

  it('of every kind', async () => {
    const hostile = '^^5cimmediate^^5copenout15=pwned.tex # $ _ & ~ ^ | < >';
    const statements = [
      ...[
        '{0, # | *}',
        '*3 + ^',
        '1/2',
        '-2',
        '{{1 | *} | 0, -1}',
        'superend(2)',
        'end"2(10)#"',
        '0',
        'M',
        'D({.|0,*})',
      ],
      ...[
        'outcome(*)',
        'passingoutcome(*)',
        'compare(*, 0, D)',
        'true',
        'rank(*)',
        '"word"',
        '[*, [1, 2], L]',
        'distinguish(1, 0, M)',
      ],
      ...[
        'born(1, M)',
        'classes(1, D)',
        'left(*2)',
        '[[1, 2], [3, 4]]',
        'period([1, 2, 1, 2])',
        'x -> x + 1',
        'octal("0.77")',
      ],
      ...[
        'domineering(2, 3)',
        'clobber("xo|ox")',
        'nim(3)',
        'hackenbush("b(r)")',
        'tree({0, # | *})',
        'dag(*3)',
        'hasse(born(1, M), M)',
      ],
      ...[
        'plot(1..5, n -> n * n)',
        'quotient(octal("0.77"), 6)',
        'explain({0, * | *} mod D)',
        'explain(* + * == 0 mod E)',
        'explain(outcome(*2))',
      ],
      ...[
        'table(1..3, "n", n -> n, "*n & co", n -> nimheap(n), "o", n -> outcome(nimheap(n)), "w", n -> "a_b")',
        'moves(domineering(2, 2), L)',
      ],
      ...[
        'genus(octal("0.77"), 4)',
        'murder(2)',
        `table(["${hostile}"], "^^5cundefined # _ &", t -> t)`,
        `"${hostile}"`,
      ],
    ];
    const players = [
      '{0, 1[0]}',
      'outcome({0, 1[0]})',
      '{1[0] | | 1[2]}',
      'outcome(1[0] + 1[1])',
      'compare({0}, 0, 1)',
    ];
    const asked = (list: readonly string[]) =>
      list.map((one) => `\\proviso{${one}}\n\n\\provisotext{${one}}`).join('\n\n');
    const home = join(folder, 'kinds');
    mkdirSync(home);
    const file = join(home, 'paper.tex');
    const set = (text: string) => `\\begin{provisoset}\n${text}\n\\end{provisoset}`;
    writeFileSync(
      file,
      [
        String.raw`\documentclass{article}\usepackage{proviso}`,
        TRACE,
        String.raw`\begin{document}`,
        asked(statements),
        String.raw`\provisocertificate{explain(* + * == 0 mod D)}\par\provisopicture[scale=.5]{domineering(2, 3)}`,
        set('use 3 players'),
        asked(players),
        String.raw`\end{document}`,
      ].join('\n\n'),
    );
    const { code, stderr } = await proviso.run(['latex', file]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { printed, errors, warnings } = compile(file);
    expect({ errors, warnings }).toEqual(FINE);
    expect(printed).toHaveLength(2 * (statements.length + players.length) + 2);
    expect(existsSync(join(home, 'pwned.tex'))).toBe(false);
  });
});

describe('no old answer is printed', () => {
  const body = String.raw`\proviso{outcome(*)}
\begin{provisoset}
G := {0 | *}
\end{provisoset}
\proviso{outcome(G)} \section{So \proviso{G}}
\begin{provisoset}
use E
\end{provisoset}
\proviso{G >= 0}`;
  const run = "Run: `proviso latex paper.tex'";

  it.each([
    [
      'a statement that was edited',
      (text: string) => text.replace('outcome(G)', 'rank(G)'),
      [`No answer to \`rank(G)': no answer to this is there. ${run}`],
    ],
    [
      'its definition edited',
      (text: string) => text.replace('{0 | *}', '{0 | *2}'),
      [
        'These definitions are not those',
        "No answer to `outcome(G)': the definitions before it have changed",
        "No answer to `G': the def",
        "No answer to `G >= 0': the def",
      ],
    ],
    [
      'a later definition edited',
      (text: string) => text.replace('use E', 'use D'),
      ['These definitions are not those', "No answer to `G >= 0': the def"],
    ],
    [
      'a definition put before',
      (text: string) => text.replace('use E', 'G := 1\nuse E'),
      ['These definitions are not those', "No answer to `G >= 0'"],
    ],
    [
      'a line of definitions joined to another',
      (text: string) => text.replace('G := {0 | *}\n', 'G := {0 | *} '),
      ['These definitions', 'No answer', 'No answer', 'No answer'],
    ],
  ] as const)('%s', async (name, change, expected) => {
    const file = await answered(name.replaceAll(' ', '-'), String.raw`\usepackage{proviso}`, body);
    const text = readFileSync(file, 'utf8');
    expect(change(text)).not.toBe(text);
    writeFileSync(file, change(text));
    const { errors, warnings } = compile(file);
    expect(errors).toEqual([]);
    const own = warnings.filter((one) => /^(?:No answer|These)/.test(one));
    expect(own).toHaveLength(expected.length);
    for (const [i, text] of expected.entries()) expect(own[i]).toContain(text);
    expect(warnings.join('\n')).toContain(`Answers are missing, printed as ??. ${run}`);
  });

  it('in a table of contents either', async () => {
    const file = await answered(
      'contents',
      String.raw`\usepackage{proviso}`,
      `\\tableofcontents\n${body}`,
    );
    expect(compile(file, 2).warnings).toEqual([]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('{0 | *}', '{0 | *2}'));
    const first = compile(file);
    expect(first.warnings.join('\n')).toContain('Rerun LaTeX to get the answers in titles right');
    const second = compile(file);
    expect(second.warnings.filter((one) => one.includes("No answer to `G':"))).toHaveLength(2);
    await proviso.run(['latex', file]);
    compile(file);
    expect(compile(file).warnings).toEqual([]);
  });

  it('in the bookmarks of a PDF either', async () => {
    const file = await answered(
      'bookmarks',
      String.raw`\usepackage{proviso}\usepackage[hidelinks]{hyperref}`,
      String.raw`\begin{provisoset}
G := *
\end{provisoset}
\section{A \proviso{rank(G)} and \provisotext{rank(G + G)}}`,
    );
    compile(file, 2);
    expect(bookmarks(file)).toEqual(['A 1 and 2']);
    writeFileSync(file, readFileSync(file, 'utf8').replace('G := *', 'G := *3'));
    compile(file, 2);
    expect(bookmarks(file)).toEqual(['A ?? and ??']);
  });

  it('where there is none, or where it failed', async () => {
    const file = await answered('none', String.raw`\usepackage[cache=other]{proviso}`, body);
    expect(compile(file)).toMatchObject({
      errors: [],
      warnings: ["There is no other.proviso, and no answer. Run: `proviso latex other.tex'."],
    });
    const failing = join(folder, 'failing.tex');
    writeFileSync(
      failing,
      '\\documentclass{article}\\usepackage{proviso}\\begin{document}\\proviso{outcom(1)}\\end{document}',
    );
    await proviso.run(['latex', failing]);
    const [why, ...end] = compile(failing).warnings;
    expect(why).toMatch(
      /^No answer to `outcom\(1\)': .*outcom.*did you mean .*\? on input line 1\.$/,
    );
    expect(end).toEqual(['Statements failed, their answers are printed as ??.']);
  });

  it('and definitions within another command are refused in words', () => {
    const file = join(folder, 'within.tex');
    writeFileSync(
      file,
      '\\documentclass{article}\\usepackage{proviso}\\begin{document}\\emph{\\begin{provisoset}\nG := 1\n\\end{provisoset}}\\end{document}',
    );
    expect(compile(file).errors[0]).toBe(
      '! Package proviso Error: A provisoset stands in the argument of another command.',
    );
  });
});

it('the bibliography is taken by BibTeX, every work of it', async () => {
  const home = join(folder, 'bibliography');
  mkdirSync(home);
  await proviso.run(['cite', '--output', join(home, 'references.bib')]);
  const file = join(home, 'paper.tex');
  writeFileSync(
    file,
    '\\documentclass{article}\\begin{document}\\nocite{*}\\bibliographystyle{plain}\\bibliography{references}\\end{document}',
  );
  compile(file);
  const said = execFileSync('bibtex', ['paper'], { cwd: home, encoding: 'utf8' });
  expect(said).not.toMatch(/error|I couldn't|I didn't find/i);
  const { errors } = compile(file);
  expect(errors).toEqual([]);
  const works = readFileSync(join(home, 'references.bib'), 'utf8').match(/^@(?!preamble)/gm);
  expect(readFileSync(join(home, 'paper.bbl'), 'utf8').match(/\\bibitem/g)).toHaveLength(
    works?.length ?? 0,
  );
});

/** Copies a folder of the project, to be compiled there. */
function copyOf(name: string): string {
  const home = join(folder, name.replaceAll('/', '-'));
  cpSync(join(root, name), home, { recursive: true });
  return join(home, 'paper.tex');
}

describe('the paper of three pages', () => {
  const file = copyOf('examples/paper');
  const cache = file.replace('.tex', '.proviso');
  const [paper, answers] = [readFileSync(file, 'utf8'), readFileSync(cache, 'utf8')];
  const check = () => proviso.run(['latex', '--check', file]);

  it('is compiled by pdfLaTeX and BibTeX', () => {
    compile(file);
    const said = execFileSync('bibtex', ['paper'], { cwd: dirname(file), encoding: 'utf8' });
    expect(said).not.toMatch(/warning|error/i);
    const { errors, warnings } = compile(file, 2);
    expect({ errors, warnings }).toEqual(FINE);
    const log = readFileSync(file.replace('.tex', '.log'), 'latin1');
    expect(log.replaceAll('\n', '')).toMatch(/Output written on .*paper\.pdf \(3 pages/);
    expect(log).not.toMatch(/undefined references|undefined citations|Overfull/i);
  });

  it('prints what comes out, and cites what `proviso cite` gives', async () => {
    const { code, stdout, stderr } = await check();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/: \d+ answers, all as they are printed\n$/);
    const { stdout: works } = await proviso.run(['cite']);
    expect(readFileSync(join(root, 'examples/paper/references.bib'), 'utf8')).toBe(works);
  });

  it('has certificates that the second program accepts, by the line that it prints', async () => {
    const home = dirname(file);
    const save = ['eval', 'save(explain({0, * | *} mod E), "two.json")'];
    await proviso.start(save, {}, home).finished;
    const verdict = await proviso.run(['check', join(home, 'two.json')]);
    expect(verdict.code).toBe(0);
    const files = JSON.parse(readFileSync(join(home, 'two.json'), 'utf8'));
    const printed = answers.replaceAll('\\allowbreak{}', '');
    for (const one of [files].flat()) {
      const digest = createHash('sha256')
        .update(JSON.stringify(one, null, 1))
        .digest('hex');
      expect(printed).toContain(`\\texttt{${digest}}`);
    }
  });

  it.each([
    [
      'a number of the answers',
      cache,
      answers,
      '\\ensuremath{89}',
      '\\ensuremath{90}',
      'was changed by hand',
    ],
    [
      'a statement',
      file,
      paper,
      'edges(K(30))',
      'edges(K(29))',
      'there is no answer to `edges(K(29))`',
    ],
    ['a definition', file, paper, 'pile(n) mod E', 'pile(n) mod D', 'belongs to other definitions'],
  ])('fails when %s was edited', async (_, place, text, old, other, message) => {
    expect(text).toContain(old);
    writeFileSync(place, text.replace(old, other));
    const { code, stderr } = await check();
    writeFileSync(place, text);
    expect(stderr).toMatch(/paper\.tex:\d+:\d+: /);
    expect(stderr).toContain(message);
    expect(code).toBe(1);
  });
});

it('the examples of the guide compile', async () => {
  const guide = readFileSync(join(root, 'docs/latex.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```latex\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  expect(blocks.length).toBeGreaterThan(3);
  const [preamble = '', ...body] = blocks;
  const file = await answered('guide', preamble, body.join('\n'));
  const { errors, warnings, printed } = compile(file);
  expect({ errors, warnings }).toEqual(FINE);
  expect(printed.length).toBeGreaterThan(8);
});
