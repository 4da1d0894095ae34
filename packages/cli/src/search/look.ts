// `proviso search list`, `status` and `export`: what there is, and what was found.

import { readdirSync } from 'node:fs';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  PROBLEMS,
  type Problem,
  SearchStore,
  StoreError,
  shippedProblem,
} from '@proviso/search';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { flagValue } from '../flags.ts';
import { alignColumns } from '../output/columns.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { Output } from '../output/stream.ts';
import { problemAtHand } from './at-hand.ts';
import { ENDING, openCalled, telling } from './call.ts';
import { doneText, paceText, stateJson, stateLines, stateOf, titleOf } from './state.ts';

export function listProblems({ args, flags }: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const output = new Output();
    const names = args.length > 0 ? args : Object.keys(PROBLEMS);
    const problems = await Promise.all(
      names.map(async (name) => (await shippedProblem(name)).problem),
    );
    if (flags.has('json')) {
      for (const { name, version, summary, source, parameters } of problems) {
        output.line(JSON.stringify({ ok: true, name, version, summary, source, parameters }));
      }
    } else if (args.length > 0) output.line(problems.map(inFull).join('\n\n'));
    else {
      for (const row of alignColumns(problems.map(({ name, summary }) => [name, summary])))
        output.line(row);
      for (const row of searchesHere()) output.line(row);
    }
    await output.flush();
    return 0;
  });
}

function inFull({ name, summary, source, parameters }: Problem): string {
  const rows = parameters.map((parameter) => [
    `  ${parameter.name}=${parameter.default}`,
    parameter.summary + (parameter.values === undefined ? '' : `: ${parameter.values.join(', ')}`),
  ]);
  return [name, summary, ...(source === undefined ? [] : [source]), ...alignColumns(rows)].join(
    '\n',
  );
}

/** The state files of this folder. */
function searchesHere(): string[] {
  const rows = readdirSync('.')
    .filter((name) => name.endsWith(ENDING))
    .flatMap((file) => {
      try {
        const store = SearchStore.open(file);
        const { done, identity } = store;
        store.close();
        return [[file, doneText(done, identity), titleOf(identity)]];
      } catch (error) {
        if (error instanceof StoreError) return [];
        throw error;
      }
    });
  return rows.length === 0 ? [] : ['', 'In this folder', ...alignColumns(rows)];
}

export function searchStatus(call: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const store = openCalled(call);
    const state = stateOf(store, await problemAtHand(store, call.flags));
    const output = new Output();
    const pace = paceText(store, Date.now());
    const run = store.lastRun();
    store.close();
    if (call.flags.has('json'))
      output.line(JSON.stringify({ ...stateJson(state), ...(run && { run }) }));
    else
      for (const line of [...stateLines(state), ...(pace === undefined ? [] : [pace])])
        output.line(line);
    await output.flush();
    return 0;
  });
}

export function exportSearch(call: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const file = flagValue(call.flags, 'output');
    if (file !== undefined) checkWritable(file);
    const ending = EXPORT_FORMATS.find((format) => file?.endsWith(`.${format}`));
    const format = flagValue(call.flags, 'format') ?? ending ?? 'json';
    if (!isExportFormat(format)) {
      throw new UsageError(
        `a search is written as ${EXPORT_FORMATS.join(' or ')}, not \`${format}\``,
      );
    }
    const store = openCalled(call);
    const text = store.export(format);
    store.close();
    if (file !== undefined) writeWhole(file, text);
    else {
      const output = new Output();
      // The bytes of the file: the line that is written ends with what is taken here.
      output.line(text.slice(0, -1));
      await output.flush();
    }
    return 0;
  });
}

function isExportFormat(format: string): format is ExportFormat {
  return EXPORT_FORMATS.some((known) => known === format);
}
