// A thread that builds parts of the catalogue, each from nothing, in an arena of its own: so no part
// depends on what the thread built before.

import { parentPort } from 'node:worker_threads';
import { buildBoards, buildTable, tableNamed } from '@proviso/catalogue';
import { Arena } from '@proviso/engine';
import { rulesets } from '@proviso/engine/rulesets';
import type { Built, Part } from './protocol.ts';

function build({ kind, name }: Part): Built {
  const arena = new Arena();
  if (kind === 'table') return { kind, entries: buildTable(arena, tableNamed(name)) };
  const ruleset = rulesets.get(name);
  return { kind, boards: ruleset === undefined ? [] : buildBoards(arena, ruleset) };
}

parentPort?.on('message', (part: Part) => parentPort?.postMessage(build(part)));
