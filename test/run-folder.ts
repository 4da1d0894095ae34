// A folder for what the test files of one run share, such as the built command; gone with the run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-run-'));
  process.env['PROVISO_TEST_RUN'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
