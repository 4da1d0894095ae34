// `npm run bench:flame -- PROFILE.cpuprofile OUT.svg [--from FUNCTION]`: a flame graph of a profile that
// `node --cpu-prof` has written. A box is a function, as wide as the time spent in it and in what it
// calls; what it calls stands on it. With `--from` everything but that function is left out. Boxes of
// less than a hundredth of the width have no text, those of less than a five-hundredth are left out.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** A function called in one way, with what it calls in turn, by name. */
interface Call {
  readonly name: string;
  microseconds: number;
  readonly calls: Map<string, Call>;
}

const WIDTH = 1200;
const ROW = 18;
/** Boxes narrower than these, in pixels, are left out or have no text. */
const NARROWEST = WIDTH / 500;
const NARROWEST_WITH_TEXT = WIDTH / 30;
const CHARACTER = 6.6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
const [source, target] = positionals;
if (source === undefined || target === undefined)
  throw new Error('usage: npm run bench:flame -- PROFILE.cpuprofile OUT.svg [--from FUNCTION]');
const profile = JSON.parse(readFileSync(source, 'utf8')) as Profile;
writeFileSync(target, drawn(callTree(profile, values.from)));

/** What was called from where, functions with the same name and file taken together. */
function callTree({ nodes, samples, timeDeltas }: Profile, from: string | undefined): Call {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const root: Call = { name: from ?? 'all', microseconds: 0, calls: new Map() };
  for (const [i, sample] of samples.entries()) {
    const path: string[] = [];
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const node = byId.get(id);
      if (node !== undefined) path.unshift(nameOf(node));
    }
    const start = from === undefined ? 0 : path.findIndex((name) => name.startsWith(`${from} `));
    if (start < 0) continue;
    const time = timeDeltas[i] ?? 0;
    root.microseconds += time;
    let line = [root];
    for (const name of path.slice(start + 1)) {
      // A function that calls itself, at once or through others, is one box: we go back to it.
      const before = line.findIndex((call) => call.name === name);
      if (before >= 0) {
        line = line.slice(0, before + 1);
        continue;
      }
      const caller = line.at(-1) ?? root;
      const call = caller.calls.get(name) ?? { name, microseconds: 0, calls: new Map() };
      caller.calls.set(name, call);
      line.push(call);
    }
    for (const call of line.slice(1)) call.microseconds += time;
  }
  return root;
}

function nameOf({ callFrame: { functionName, url } }: ProfileNode): string {
  return `${functionName || '(unnamed)'} ${basename(url).replace(/\.ts.*$/, '')}`;
}

function drawn(root: Call): string {
  const boxes: string[] = [];
  let deepest = 0;
  const draw = (call: Call, x: number, depth: number): void => {
    const width = (call.microseconds / root.microseconds) * WIDTH;
    if (width < NARROWEST) return;
    deepest = Math.max(deepest, depth);
    const share = ((100 * call.microseconds) / root.microseconds).toFixed(1);
    const y = depth * ROW;
    const room = Math.floor(width / CHARACTER);
    const text =
      width < NARROWEST_WITH_TEXT
        ? ''
        : `<text x="${(x + 3).toFixed(1)}" y="${y + 13}">${escaped(call.name.slice(0, room))}</text>`;
    boxes.push(
      `<g><title>${escaped(call.name)}: ${share} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colour(call.name)}"/>${text}</g>`,
    );
    let at = x;
    const calls = [...call.calls.values()].sort((a, b) => b.microseconds - a.microseconds);
    for (const next of calls) {
      draw(next, at, depth + 1);
      at += (next.microseconds / root.microseconds) * WIDTH;
    }
  };
  draw(root, 0, 0);
  const height = (deepest + 1) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Flame graph" font-family="monospace" font-size="11">\n<title>Flame graph of ${escaped(root.name)}</title>\n${boxes.join('\n')}\n</svg>\n`;
}

/** Functions of one file have one colour. */
function colour(name: string): string {
  let hue = 0;
  for (const c of name.split(' ').at(-1) ?? '') hue = (hue * 31 + (c.codePointAt(0) ?? 0)) % 360;
  return `hsl(${hue} 60% 75%)`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
