// Files that were compressed when the site was built: NAME.br and NAME.gz beside NAME.

import { statSync } from 'node:fs';

/** The encodings, the better first, and how their files end. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export interface Encoded {
  readonly file: string;
  readonly encoding?: (typeof ENCODINGS)[number]['encoding'];
}

/** The file to be sent to somebody who takes some encodings; one that is older than the file itself is not it. */
export function encodedFile(file: string, accepted: string | undefined): Encoded {
  const since = modified(file);
  for (const { encoding, ending } of ENCODINGS) {
    if (isAccepted(encoding, accepted) && modified(file + ending) >= since) {
      return { file: file + ending, encoding };
    }
  }
  return { file };
}

/** Whether there is a compressed file at all: then what is sent depends on who asks. */
export function isEncoded(file: string): boolean {
  return ENCODINGS.some(({ ending }) => modified(file + ending) > 0);
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Whether a list of encodings has one, and not with the weight 0. */
function isAccepted(encoding: string, accepted = ''): boolean {
  return accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
