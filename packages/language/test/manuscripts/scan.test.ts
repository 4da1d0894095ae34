// What is found in a LaTeX file, and what is not taken for a statement.

import { describe, expect, it } from 'vitest';
import { scanLatex } from '../../src/manuscripts/index.ts';

/** The parts in brief: what each is, where, and its text. */
function brief(text: string): string[] {
  return scanLatex(text).parts.map((part) => {
    const place = `${part.line}:${part.column}`;
    if (part.part === 'question') return `${place} ${part.answer} ${part.text}`;
    if (part.part === 'definitions') return `${place} set ${JSON.stringify(part.text)}`;
    if (part.part === 'inclusion') return `${place} file ${part.file}`;
    return `${place} refused: ${part.message}`;
  });
}

describe('questions', () => {
  it.each([
    [String.raw`Here $\proviso{{0, # | *} mod D}$.`, ['1:16 value {0, # | *} mod D']],
    [
      String.raw`\provisotext{1}\provisotable{2}\provisocertificate{3}`,
      ['1:14 text 1', '1:30 table 2', '1:52 certificate 3'],
    ],
    [String.raw`\provisopicture[width=3cm]{tree(*)}`, ['1:28 picture tree(*)']],
    ['\\proviso\n  {outcome(*)}', ['2:4 value outcome(*)']],
    ['é\r\n\\footnote{\\proviso{ 1\n + 1 }}', ['2:20 value  1\n + 1 ']],
    [String.raw`\caption{\proviso{{0, \# | *}}}`, ['1:19 value {0, \\# | *}']],
    ['\\begin{alltt}\n  \\proviso{1}\n\\end{alltt}', ['2:12 value 1']],
    [String.raw`\provisoversion{} \provisowords{x} \myproviso{1}`, []],
  ])('in %j', (text, parts) => {
    expect(brief(text)).toEqual(parts);
  });
});

describe('not read', () => {
  it.each([
    ['a comment', '% \\proviso{1}\n100\\% \\proviso{2}', '2:16 value 2'],
    ['verbatim text', '\\begin{verbatim}\\proviso{1}\\end{verbatim}\\proviso{2}', '1:51 value 2'],
    [
      'a listing',
      '\\begin{lstlisting}[x]\n\\proviso{1}\n\\end{lstlisting}\n\\proviso{2}',
      '4:10 value 2',
    ],
    [
      'inline code',
      String.raw`\verb|\proviso{1}| \verb*+\proviso{1}+ \lstinline{\proviso{1}\proviso{2}`,
      '1:71 value 2',
    ],
    ['what is false', '\\iffalse \\ifx a b \\fi \\proviso{1} \\fi\\proviso{2}', '1:47 value 2'],
    [
      'what is false, with signs that look like others',
      '\\iffalse $a \\iff b$ \\ifthenelse{a}{b}{c}\n% \\fi\n 1\\% \\proviso{1} \\fi\\proviso{2}',
      '3:30 value 2',
    ],
    ['but what is otherwise', '\\iffalse \\proviso{1} \\else\\proviso{2}\\fi', '1:36 value 2'],
    ['a line break before a word', String.raw`\\proviso{1} \\ \proviso{2}`, '1:26 value 2'],
    ['what is after the end', '\\proviso{2}\n\\end{document}\n\\proviso{1}', '1:10 value 2'],
    ['what is after the input', '\\proviso{2}\\endinput\\proviso{1}', '1:10 value 2'],
    [
      'the name that a definition gives',
      '\\providecommand{\\proviso}[1]{#1}\\proviso{2}',
      '1:42 value 2',
    ],
  ])('%s', (_, text, part) => {
    expect(brief(text)).toEqual([part]);
  });

  it('tells where the document ends', () => {
    expect(scanLatex('\\end{document}').ended).toBe(true);
    expect(scanLatex('\\end{center}').ended).toBe(false);
  });
});

it('definitions and other files are found in their order', () => {
  const text = [
    '\\input{macros} \\input  lemma.tex \\include{sections/one}',
    '\\begin{provisoset}',
    'G := {0 | *} % no comment of TeX here',
    '  H := "\\end"',
    '\\end{provisoset}',
    '\\proviso{G}',
  ].join('\n');
  expect(brief(text)).toEqual([
    '1:1 file macros',
    '1:16 file lemma.tex',
    '1:34 file sections/one',
    String.raw`2:19 set "\nG := {0 | *} % no comment of TeX here\n  H := \"\\end\"\n"`,
    '6:10 value G',
  ]);
});

describe('refused, with the place and the cure', () => {
  it.each([
    ['\\proviso{a\n  % b\n}', '2:3 refused: % begins a comment in TeX'],
    [
      String.raw`\proviso{\{0|*\}}`,
      '1:10 refused: a statement is written in the language of Proviso, without \\',
    ],
    ['\\proviso{1\n\n+ 1}', '1:11 refused: a blank line ends a paragraph'],
    [String.raw`\proviso{}`, '1:10 refused: here is no statement'],
    [String.raw`\proviso{1; 2}`, '1:13 refused: one statement has one answer'],
    [String.raw`\proviso{1;}`, '1:11 refused: without the ; there is an answer'],
    [
      String.raw`\proviso{ G := 1}`,
      '1:11 refused: this defines something; definitions stand between',
    ],
    [String.raw`\proviso{use E}`, '1:10 refused: `use` sets something'],
    [String.raw`\proviso{load("a.pvs")}`, '1:10 refused: `load` sets something'],
    ['\\proviso{1 // x\n + 1}', '1:12 refused: to TeX a comment does not end with its line'],
    [String.raw`\proviso{rank(ans)}`, '1:15 refused: `ans` would depend'],
    [
      String.raw`\proviso{length("a  b")}`,
      '1:19 refused: to TeX several blanks and tabs are one blank, also in a text',
    ],
    [
      '\\begin{provisoset}\n  a := " b c "\n  b := "\t"\n\\end{provisoset}',
      '3:9 refused: to TeX several blanks',
    ],
    [String.raw`x \proviso y`, '1:3 refused: \\proviso needs its statement in braces'],
    [String.raw`x \proviso{y`, '1:11 refused: the { of this statement is never closed'],
    [
      String.raw`\provisopicture[x{y}`,
      '1:16 refused: the [ after \\provisopicture is never closed',
    ],
    ['\\begin{provisoset}\nG := 1', '1:1 refused: there is no \\end{provisoset}'],
    [
      String.raw`\newcommand{\out}[1][x]{o(\proviso{outcome(#1)})}`,
      '1:27 refused: the statement of a command that is defined here',
    ],
    ['\\def\\out#1\n  {\\proviso{outcome(#1)}}', '2:4 refused: the statement of a command'],
    [
      String.raw`\NewDocumentCommand{\out}{m O{}}{\proviso{outcome(#1)}}`,
      '1:34 refused: the statement of a command',
    ],
    [String.raw`\newenvironment{x}{a}{\proviso{1}}`, '1:23 refused: the statement of a command'],
  ])('%j', (text, message) => {
    expect(brief(text)[0]).toContain(message);
  });

  it('and what follows is read', () => {
    expect(
      brief('\\newcommand{\\a}{\\proviso{#1}}{\\proviso{2}}\\proviso{1;}\\proviso{3}').slice(1),
    ).toEqual(['1:40 value 2', expect.stringContaining('refused'), '1:64 value 3']);
  });

  it.each(['(x := 1; x + 1)', 'fold((a, b) -> a + b, 0, [1, 2])', 'refuse', '"use; := ans"'])(
    'but not %s',
    (statement) => {
      expect(brief(`\\proviso{${statement}}`)).toEqual([`1:10 value ${statement}`]);
    },
  );
});

it('takes any text whatever', () => {
  for (const text of [
    '\\',
    '\\proviso',
    '\\proviso[',
    '\\begin',
    '\\begin{',
    '\\verb',
    '\\def',
    '\\newcommand{',
    '{',
    '\\input',
    '\\end{',
    '\\lstinline[',
    '\\iffalse',
  ]) {
    expect(scanLatex(text).ended).toBe(false);
  }
});
