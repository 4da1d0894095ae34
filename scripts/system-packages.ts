// What the tests need beyond npm, by the program they call, and the Debian package that has it.
// As root on Debian a missing one is installed; elsewhere the one command that installs it is named.

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianPackages = {
  bibtex: 'texlive-binaries',
  chromium: 'chromium',
  git: 'git',
  groff: 'groff-base',
  'jupyter-kernelspec': 'jupyter-client python3-ipykernel python3-nbclient',
  'jupyter-nbconvert': 'jupyter-nbconvert python3-html5lib python3-nbformat',
  munged: 'munge',
  mypy: 'mypy python3-pandas',
  openssl: 'openssl',
  pdflatex: 'texlive-latex-base texlive-pictures',
  pip3: 'python3-pip python3-setuptools python3-wheel',
  python3: 'python3',
  'redis-server': 'redis-server',
  script: 'bsdutils',
  slurmctld: 'slurm-wlm',
} as const;

export type Program = keyof typeof debianPackages;

/** All of the packages, by name. */
export const everyPackage = (): string[] =>
  [...new Set(Object.values(debianPackages).flatMap((names) => names.split(' ')))].sort();

/** Daemons stand in a folder that is not on the path of ordinary users, who may start them all the same. */
const DAEMONS = '/usr/sbin';

function isOnPath(program: string): boolean {
  return [...(process.env['PATH'] ?? '').split(delimiter), DAEMONS].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Makes the programs available; where it cannot, says what to run. */
export function provide(programs: readonly Program[]): { missing: string | null } {
  const missing = programs.filter((program) => !isOnPath(program));
  if (missing.length === 0) return { missing: null };
  const names = missing.map((program) => debianPackages[program]);
  const install = `apt-get install --yes --no-install-recommends ${names.join(' ')}`;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', `apt-get update && ${install}`], { env, stdio: 'ignore' });
  }
  return { missing: missing.every(isOnPath) ? null : `run: sudo ${install}` };
}
