// Runs docs/check_certificate.py, as it is or with one of its conditions left out.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const docs = resolve(import.meta.dirname, '../../../../docs');
export const SCRIPT = join(docs, 'check_certificate.py');
/** The part for quotients, which has forgeries of its own. */
const QUOTIENTS = join(docs, 'check_quotient.py');
/** What the script is made of besides; the conditions of all but the last are left out one by one. */
export const SCRIPTS = [
  SCRIPT,
  ...['check_outcome', 'certificate_fields', 'certificate_tables', 'certificate_text'].map((name) =>
    join(docs, `${name}.py`),
  ),
];

export interface PythonVerdict {
  /** `valid`, `not valid`, `not readable`, `no certificate` or `not checked`. */
  readonly kind: string;
  readonly sentence: string;
}

export interface PythonRun {
  readonly status: number | null;
  readonly verdicts: readonly PythonVerdict[];
}

/** The script as it is, run for one file after the other, with its exit code behind what it says. */
const EACH = `
import sys
folder, *paths = sys.argv[1:]
sys.path.insert(0, folder)
import check_certificate
sys.stdout.reconfigure(errors='backslashreplace')
for path in paths:
    sys.argv[1:] = [path]
    print(f'status {check_certificate.main()}', flush=True)
`;

function verdictsIn(stdout: string): PythonVerdict[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, kind = '', sentence = ''] = /^.*?\.jsonl: ([^:]+): (.*)$/.exec(line) ?? [];
      return { kind, sentence };
    });
}

/** A folder for files to be checked. */
export class PythonChecker {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-check-'));
  private files = 0;

  /** What the script says of a file with this content. */
  run(content: string | Uint8Array, flags: readonly string[] = [], script = SCRIPT): PythonRun {
    const path = join(this.folder, `${this.files++}.jsonl`);
    writeFileSync(path, content);
    const { status, stdout, stderr } = spawnSync('python3', [script, ...flags, path], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    rmSync(path);
    if (stderr !== '') throw new Error(stderr);
    return { status, verdicts: verdictsIn(stdout) };
  }

  /** What the script says of each of these files, run for each alone, all in one process of Python. */
  runEach(contents: readonly string[]): PythonRun[] {
    const paths = contents.map((content) => {
      const path = join(this.folder, `${this.files++}.jsonl`);
      writeFileSync(path, content);
      return path;
    });
    const { stdout, stderr } = spawnSync('python3', ['-c', EACH, docs, ...paths], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    for (const path of paths) rmSync(path);
    if (stderr !== '') throw new Error(stderr);
    const ends = [...stdout.matchAll(/^status (\d+)\n/gm)];
    return ends.map((end, i) => {
      const begin = ends[i - 1];
      const from = begin === undefined ? 0 : begin.index + begin[0].length;
      return { status: Number(end[1]), verdicts: verdictsIn(stdout.slice(from, end.index)) };
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Statements of the scripts that may refuse: a demand, or the call of a function that has some. */
const STATEMENT = /^(\s+)((?:demand|check_\w+)\(.*|raise Unreadable.*)$/;

/** What leaves out each condition in turn and says which files then are not refused any more. */
const HARNESS = `
import json, sys
import check_certificate, off
files, count = json.load(open(sys.argv[1])), int(sys.argv[2])
passed = []
for number in range(count):
    off.OFF = number
    found = []
    for i, file in enumerate(files):
        try:
            kind = check_certificate.attempt(check_certificate.check, file)[0]
        except Exception:
            kind = 'crash'
        if kind in ('valid', 'crash'):
            found.append(i)
    passed.append(found)
print(json.dumps(passed))
`;

export interface PythonCondition {
  readonly text: string;
  /** The places of the files that pass without it. */
  readonly passed: readonly number[];
}

/** For each condition of the script the files that are not refused without it. */
export function pythonConditions(folder: string, files: readonly unknown[]): PythonCondition[] {
  for (const script of [...SCRIPTS, QUOTIENTS])
    cpSync(script, join(folder, script.slice(docs.length + 1)));
  const texts: string[] = [];
  for (const script of SCRIPTS.slice(0, -1)) {
    const altered = readFileSync(script, 'utf8')
      .split('\n')
      .map((line) => {
        const found = STATEMENT.exec(line);
        if (found === null) return line;
        texts.push(line.trim());
        return `${found[1]}if off.OFF != ${texts.length - 1}: ${found[2]}`;
      });
    writeFileSync(join(folder, script.slice(docs.length + 1)), `import off\n${altered.join('\n')}`);
  }
  writeFileSync(join(folder, 'off.py'), 'OFF = -1\n');
  writeFileSync(join(folder, 'harness.py'), HARNESS);
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
  const { stdout, stderr } = spawnSync(
    'python3',
    [join(folder, 'harness.py'), join(folder, 'files.json'), String(texts.length)],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (stderr !== '') throw new Error(stderr);
  const passed: number[][] = JSON.parse(stdout);
  return texts.map((text, i) => ({ text, passed: passed[i] ?? [] }));
}
