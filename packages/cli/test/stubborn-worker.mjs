// A stand-in for the evaluating thread that misbehaves on request: `hang` ignores everything, `late`
// everything for two seconds, `burst`
// is answered without the answer being handed over, `flood` dies as a thread without memory does,
// `fault` of a fault of its own. `x := …` is remembered, and `x` says what was remembered; `ans` is the last answer,
// and so is `f()`.

import { parentPort, workerData } from 'node:worker_threads';

const cells = new Int32Array(workerData.shared);
let x = 'nothing';
let last = 'nothing';
// Starting takes longer than a statement may.
Atomics.wait(cells, 0, 0, workerData.settings.universe === 'slow start' ? 1500 : 0);

function answer(text) {
  if (text === 'hang') while (true);
  if (text === 'late') Atomics.wait(cells, 0, Atomics.load(cells, 0), 2000);
  if (text === 'flood') {
    throw Object.assign(new Error('no memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  }
  if (text === 'fault') throw new Error('a fault');
  const kind = { 'f() := ans': 'define', 'f := () -> ans': 'assign' }[text];
  if (kind !== undefined) {
    return { result: { ok: true, type: 'function', value: '', text }, kind, stopped: false };
  }
  const assigned = /^x := (.*)/.exec(text)?.[1];
  if (assigned !== undefined) x = ['ans', 'f()'].includes(assigned) ? last : assigned;
  const said = text === 'x' ? x : text === 'ans' ? last : text;
  if (assigned === undefined) last = said;
  const value = { ok: true, type: 'text', value: x, text: said };
  return { result: value, kind: assigned === undefined ? 'evaluate' : 'assign', stopped: false };
}

parentPort.on('message', ({ statements, forgets }) => {
  let answers = [];
  for (const { text } of statements) {
    Atomics.add(cells, 1, 1);
    answers.push(answer(text));
    if (text === 'burst') continue;
    parentPort.postMessage({ kind: 'answers', answers, done: false });
    answers = [];
  }
  if (forgets) last = 'nothing';
  parentPort.postMessage({ kind: 'answers', answers, done: true });
});
