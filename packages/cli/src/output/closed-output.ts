// Whether standard output was closed before the command began (`proviso … >&-`). Node then opens the null
// device in its place, for reading and writing, and whatever is written vanishes. A shell that is told
// `> /dev/null` opens it for writing alone; other programs may open it for both because they want no
// output, so only what a shell has started is judged, and only where `/proc` tells about it.

import { fstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';

const NULL_DEVICE = '/dev/null';
const SHELLS = /^-?(ba|da|z|k|mk|fi|a|c|tc)?sh$|^busybox$/;
/** The bits of a file's flags that say how it was opened, and what they are for both ways. */
const ACCESS = 0o3;
const READ_AND_WRITE = 0o2;

let known: boolean | undefined;

export function isOutputClosed(): boolean {
  known ??= looksClosed();
  return known;
}

function looksClosed(): boolean {
  try {
    if (fstatSync(1).rdev !== statSync(NULL_DEVICE).rdev) return false;
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync('/proc/self/fdinfo/1', 'utf8'))?.[1] ?? '';
    if ((Number.parseInt(flags, 8) & ACCESS) !== READ_AND_WRITE) return false;
    const parent = `/proc/${process.ppid}`;
    const startedByShell = SHELLS.test(readFileSync(`${parent}/comm`, 'utf8').trim());
    return startedByShell && outputOf(parent) !== NULL_DEVICE;
  } catch {
    return false;
  }
}

/** Where the standard output of a process leads, if it has one. */
function outputOf(process: string): string | undefined {
  try {
    return readlinkSync(`${process}/fd/1`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
