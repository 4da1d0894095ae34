// `proviso draw`: pictures of games and boards, as SVG, TikZ, PNG or PDF.

import { Console } from 'node:console';
import { asProvisoError } from '@proviso/engine';
import type { Ruleset } from '@proviso/engine/rulesets';
import { type Command, FileError, UsageError } from '../command.ts';
import { rulesetFileFrom } from '../evaluator/ruleset-flag.ts';
import { type Flags, flagValue } from '../flags.ts';
import { drawnByBrowser } from '../output/browser.ts';
import { painter } from '../output/colour.ts';
import { aboutCode } from '../output/error-text.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';

export const drawCommand: Command = {
  name: 'draw',
  synopsis: 'GAME…',
  summary: 'Draw the tree of a game, a board, or the order of several games.',
  details: [
    'One game is drawn as its tree, a board as it stands, several games as the Hasse diagram of ' +
      'their order modulo a universe (M unless told); a list counts as its elements. A picture ' +
      'of the language, such as `daytwo()`, is drawn as it is; statements that it needs, such as ' +
      '`use 3 players`, go before it. `--as` asks for another picture. Left is blue and leans left, ' +
      'Right is red, dashed, and leans right.',
    'The picture goes to standard output as SVG, as TikZ with --latex, or to the file of --output, ' +
      'which is written whole or not at all; a .tex file compiles by itself. Files that end in .png ' +
      'and .pdf are drawn by Chromium, which must be installed (or named by the variable CHROMIUM).',
    'With --ruleset the boards of a JavaScript module are drawn, under the name of its file or its own. A ' +
      'module is code: it can do all that you can, so take one only from people you trust. Ctrl-C ends it.',
  ],
  flags: ['output', 'as', 'universe', 'latex', 'theme', 'ruleset'],
  examples: [
    { line: `draw '{0,*|*} mod D' --output game.svg`, meaning: 'the tree, with its tombstone' },
    { line: `draw 'born(2, D)' --universe D --output dicots.svg`, meaning: 'the order of day 2' },
    { line: `draw 'domineering(2, 5)' --latex`, meaning: 'a board in TikZ' },
  ],
  least: 1,
  most: Infinity,
  async run({ args, flags }) {
    // Loaded only here, as the census is.
    const { drawn } = await import('../draw.ts');
    const picture = flagValue(flags, 'as');
    const file = flagValue(flags, 'output');
    if (file !== undefined) checkWritable(file);
    const dots = /\.(png|pdf)$/.exec(file ?? '')?.[1] as 'png' | 'pdf' | undefined;
    if (dots !== undefined && flags.has('latex')) {
      throw new UsageError(`--latex does not go with a .${dots} file`);
    }
    const theme = (flagValue(flags, 'theme') ?? 'auto') as 'auto' | 'light' | 'dark';
    const ruleset = await rulesetOf(flags);
    const found = drawn({
      ...(ruleset !== undefined && { ruleset }),
      games: args,
      universe: flagValue(flags, 'universe') ?? 'M',
      picture,
      format: flags.has('latex') ? 'tikz' : dots === undefined ? formatOf(file) : 'svg',
      // What is on paper or made of dots cannot follow its reader.
      theme: dots !== undefined && theme === 'auto' ? 'light' : theme,
    });
    if ('failure' in found) {
      process.stderr.write(`${printable(found.failure)}\n`);
      return 1;
    }
    if (file === undefined) {
      const output = new Output();
      output.line(found.text.trimEnd());
      await output.flush();
    } else if (dots !== undefined) {
      writeWhole(file, drawnByBrowser(found.text, dots, theme === 'dark' ? 'dark' : 'light'));
    } else writeWhole(file, found.text);
    return 0;
  },
};

/** The ruleset of `--ruleset`, loaded only where there is one. */
async function rulesetOf(flags: Flags): Promise<Ruleset | undefined> {
  const given = rulesetFileFrom(flags);
  if (given === undefined) return undefined;
  const { file, name } = given;
  process.stderr.write(`${painter(process.stderr)('dim', aboutCode(file))}\n`);
  // What the code prints is no picture.
  globalThis.console = new Console(process.stderr);
  const { rulesetIn } = await import('../evaluator/ruleset-file.ts');
  try {
    return await rulesetIn(file, name);
  } catch (error) {
    throw new FileError(asProvisoError(error).message);
  }
}

function formatOf(file: string | undefined): 'svg' | 'tikz' | 'tex' {
  if (file === undefined || file.endsWith('.svg')) return 'svg';
  if (file.endsWith('.tikz')) return 'tikz';
  if (file.endsWith('.tex')) return 'tex';
  throw new UsageError(`${file}: the file has to end in .svg, .tex, .tikz, .png or .pdf`);
}
