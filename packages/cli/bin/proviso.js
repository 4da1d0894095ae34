#!/usr/bin/env node
// Starts the built command. This file is in the repository because npm links a command when it
// installs, and only if its file is there: a fresh clone has no build yet.

import('../dist/proviso.js').catch(async (error) => {
  const { existsSync } = await import('node:fs');
  if (existsSync(new URL('../dist/proviso.js', import.meta.url))) throw error;
  process.stderr.write('proviso: it is not built yet; run `npm run build` first\n');
  process.exit(1);
});
