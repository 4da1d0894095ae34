// The commands that a page shows, in the order in which a reader would type them: the lines of its
// `sh` blocks, and the `$` lines of its `console` blocks with the output under them.

import { fencedBlocks } from '../examples/extract.ts';

export interface Shown {
  readonly line: string;
  /** What the page shows under the command. */
  readonly output?: string;
}

export function commandsIn(page: string): Shown[] {
  return fencedBlocks(page).flatMap(({ language, code }): Shown[] => {
    if (language === 'sh') {
      const lines = code.split('\n').map((line) => line.replace(/\s+# .*/, '').trim());
      return lines.filter((line) => line !== '').map((line) => ({ line }));
    }
    if (language !== 'console') return [];
    return code
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [line = '', ...output] = part.split('\n');
        return { line, output: output.join('\n').trimEnd() };
      });
  });
}
