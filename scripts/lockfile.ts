// The lock file, kept complete and free of addresses.
//
// npm omits an optional package from the lock when the registry it asked does not serve it (a mirror
// may carry only the binaries of its own platform), and then `npm ci` refuses the lock on every
// machine: "Missing: … from lock file". So every optional dependency of a locked package gets an
// entry here; it carries the platform that its name states, and npm skips it on all others.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** One entry of `packages` in a version 3 lock file: the fields read or written here. */
export interface LockEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** A package of this workspace. */
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/** The platform named by a binary package, as in `@biomejs/cli-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  if (os.length + cpu.length === 0) throw new Error(`${name} does not name its platform`);
  const libc = words.flatMap((word) =>
    word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : [],
  );
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    ...(os.length > 0 && { os }),
  };
}

/** The paths where a package installed at `path` looks for `name`, nearest first. */
function lookups(path: string, name: string): string[] {
  const parents = path.split(/\/?node_modules\//);
  const nearer = parents.map((_, depth) =>
    [...parents.slice(0, parents.length - depth), name].join('/node_modules/').replace(/^\//, ''),
  );
  // A package inside one of the workspace looks at the root as well.
  return [...new Set([...nearer, `node_modules/${name}`])];
}

/** The optional dependencies that locked packages name and the lock does not hold. */
export function missingOptional(lock: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = lookups(path, name);
      const found = places.map((p) => lock.packages[p] ?? missing[p]).find((e) => e !== undefined);
      if (found && (found.version === version || !/^\d/.test(version))) continue;
      // Beside the others at the root, or, where another version stands there, inside the asker.
      const place = found ? places[0] : places.at(-1);
      missing[place ?? name] = {
        version,
        ...(entry.dev && { dev: true }),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  return missing;
}

/** The places from which the lock would download: none, since the registry is the user's to choose. */
export function addresses(lock: Lock): string[] {
  return Object.values(lock.packages).flatMap(({ resolved }) =>
    resolved?.includes('://') ? [resolved] : [],
  );
}

/** The packages whose contents the lock does not vouch for; our own are links and need no hash. */
export function withoutHash(lock: Lock): string[] {
  const foreign = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  return foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path);
}

function complete(lock: Lock): Lock {
  const all = Object.entries({ ...lock.packages, ...missingOptional(lock) });
  all.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(all) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = new URL('../package-lock.json', import.meta.url);
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = Object.keys(missingOptional(lock)).length;
  if (added > 0) writeFileSync(path, `${JSON.stringify(complete(lock), null, 2)}\n`);
  console.log(`${added} optional packages added to the lock file`);
}
