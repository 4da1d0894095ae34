#!/usr/bin/env node
// Starts the built command. This file is in the repository because npm links a command when it
// installs, and only if its file is there: a fresh clone has no build yet. It is no ES module, because
// with one Node takes a tenth longer to start.

'use strict';

const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const DIST = join(__dirname, '../dist');
const EVAL = join(DIST, 'eval.cjs');
/** What the build has compiled of `eval`, for the V8 that it ran on. */
const CACHE = join(DIST, `eval-${process.versions.v8}-${process.arch}.cache`);

/** `eval` as a script and what starts it; `cachedData` is what was compiled before. */
function prepareEval(cachedData) {
  const { Script } = require('node:vm');
  const code = readFileSync(EVAL, 'latin1');
  const script = new Script(`(function (require, exports, __filename) {${code}\n})`, {
    filename: EVAL,
    cachedData,
  });
  return { script, start: () => script.runInThisContext()(require, {}, EVAL) };
}

async function launch() {
  if (process.argv[2] === 'eval' && existsSync(CACHE)) {
    prepareEval(readFileSync(CACHE)).start();
    return;
  }
  try {
    await import('../dist/proviso.js');
  } catch (error) {
    if (existsSync(join(DIST, 'proviso.js'))) throw error;
    process.stderr.write('proviso: it is not built yet; run `npm run build` first\n');
    process.exit(1);
  }
}

if (require.main === module) launch();
else module.exports = { prepareEval, CACHE };
