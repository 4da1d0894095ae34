// Compiles the built `eval`: runs it on statements of several kinds and writes down what V8 has
// compiled by then, for the launcher. Called with the launcher.

'use strict';

const { writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const [, , launcher] = process.argv;
const { prepareEval, CACHE } = require(launcher);

// What ran once and is not running any more would be thrown away, as the whole start is. The cache
// holds for the flags of its writer, so this one is taken back before.
setFlagsFromString('--no-flush-bytecode');

/** What most calls go through; what is not in the cache is compiled when it is needed. */
const STATEMENTS = [
  '{0,*|*} mod D',
  'G := {0|*}',
  'outcome(G + G)',
  'G >= * mod E',
  'G == 0 mod E',
  '[n mod D for n in 1..3]',
  'domineering("..|..")',
];

process.argv = [process.execPath, launcher, 'eval', ...STATEMENTS];
const { script, start } = prepareEval();
process.on('exit', () => {
  setFlagsFromString('--flush-bytecode');
  writeFileSync(CACHE, script.createCachedData());
});
start();
