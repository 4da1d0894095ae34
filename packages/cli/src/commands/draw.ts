// `proviso draw`: pictures of games and boards, as SVG, TikZ, PNG or PDF.

import { type Command, UsageError } from '../command.ts';
import { flagValue } from '../flags.ts';
import { drawnByBrowser } from '../output/browser.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';

/** What `--as` can be here. */
const PICTURES: readonly string[] = ['tree', 'dag', 'hasse', 'board'];

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
  ],
  flags: ['output', 'as', 'universe', 'latex', 'theme'],
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
    if (picture !== undefined && !PICTURES.includes(picture)) {
      throw new UsageError(
        `--as is one of ${PICTURES.join(', ')} for \`draw\`, not \`${picture}\``,
      );
    }
    const file = flagValue(flags, 'output');
    if (file !== undefined) checkWritable(file);
    const dots = /\.(png|pdf)$/.exec(file ?? '')?.[1] as 'png' | 'pdf' | undefined;
    if (dots !== undefined && flags.has('latex')) {
      throw new UsageError(`--latex does not go with a .${dots} file`);
    }
    const theme = (flagValue(flags, 'theme') ?? 'auto') as 'auto' | 'light' | 'dark';
    const found = drawn({
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

function formatOf(file: string | undefined): 'svg' | 'tikz' | 'tex' {
  if (file === undefined || file.endsWith('.svg')) return 'svg';
  if (file.endsWith('.tikz')) return 'tikz';
  if (file.endsWith('.tex')) return 'tex';
  throw new UsageError(`${file}: the file has to end in .svg, .tex, .tikz, .png or .pdf`);
}
