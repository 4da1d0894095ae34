// Values as files: what stands in a file depends on how its name ends.

import { renderMarkdown } from '@proviso/engine/reasons';
import type { RulesetNames } from '@proviso/engine/rulesets';
import { toSvg, toTikz } from '@proviso/pictures';
import { formatOfEnding, TABLE_ENDINGS } from '@proviso/pictures/tables';
import { encode } from './encode.ts';
import { headText, valueText, writtenTable } from './text.ts';
import type { CertificateValue, ListValue, PictureValue, UserFunction, Value } from './value.ts';

type Writers<V> = ReadonlyMap<string, (value: V, names: RulesetNames) => string>;

const PICTURES: Writers<PictureValue> = new Map([
  ['.svg', ({ scene }) => toSvg(scene)],
  ['.tex', ({ scene }) => toTikz(scene, { standalone: true })],
  ['.tikz', ({ scene }) => toTikz(scene)],
  ['.txt', (value) => ended(valueText(value, { style: 'unicode', draw: true }))],
]);

const CERTIFICATES: Writers<CertificateValue> = new Map([
  ['.json', ({ files }) => json(files.length === 1 ? files[0] : files)],
  ['.md', ({ arena, explanation }) => ended(renderMarkdown(arena, explanation))],
  ['.tex', (value) => ended(valueText(value, { style: 'latex' }))],
  ['.txt', (value) => ended(valueText(value, { style: 'unicode' }))],
]);

const OTHERS: Writers<Value> = new Map([
  ['.txt', (value, names) => ended(readable(value, names))],
  ['.pvs', (value, names) => ended(readable(value, names))],
  ['.tex', (value, names) => ended(valueText(value, { style: 'latex', names }))],
  ['.json', (value, names) => json(encode(value, { naming: 'integers', names }))],
]);

/** Games are written so that they read back. */
const PLAIN = { style: 'ascii', maxLength: 10_000_000 } as const;

/** A value so that it reads back: a function with its parameters. */
function readable(value: Value, names: RulesetNames): string {
  if (value.type !== 'function' || value.builtIn !== undefined) {
    return valueText(value, { ...PLAIN, names });
  }
  return functionText(value);
}

/** `f(n) := n + 1`, or `n -> n + 1`. */
export function functionText(f: UserFunction): string {
  const { name, body, source } = f;
  return `${headText(f)} ${name === '' ? '->' : ':='} ${source.text.slice(body.from, body.to)}`;
}

/** What each kind of value may be saved as. */
export const ENDINGS = {
  pictures: [...PICTURES.keys()],
  tables: TABLE_ENDINGS,
  certificates: [...CERTIFICATES.keys()],
  others: [...OTHERS.keys()],
} as const;

/** What a text may be saved as, since it may be any of these: it is written as it stands. */
const TEXT_ENDINGS = [...new Set(Object.values(ENDINGS).flat())];

/**
 * The text of a file with a value, or the endings that the value can have; rulesets in it are written as
 * they are called.
 */
export function savedText(
  value: Value,
  ending: string,
  names: RulesetNames,
): { readonly text: string } | { readonly endings: readonly string[] } {
  if (value.type === 'text') {
    return TEXT_ENDINGS.includes(ending) ? { text: value.value } : { endings: TEXT_ENDINGS };
  }
  if (isTable(value)) {
    const format = formatOfEnding(ending);
    return format === undefined
      ? { endings: TABLE_ENDINGS }
      : { text: writtenTable(value, format, names) };
  }
  if (value.type === 'picture') return written(PICTURES, value, ending, names);
  if (isWithoutFiles(value) && ending === '.json') {
    return { endings: ENDINGS.certificates.filter((each) => each !== ending) };
  }
  if (value.type === 'certificate') return written(CERTIFICATES, value, ending, names);
  return written(OTHERS, value, ending, names);
}

/** Whether it is written in rows and columns, for people and programs that know no rulesets. */
export function isTable(value: Value): value is ListValue {
  return value.type === 'list' && value.heads !== undefined;
}

/** Whether a variable with this value is saved by its definition; texts are written as they stand. */
export function isSavedByName({ type }: Value, ending: string): boolean {
  return ending === '.pvs' && type !== 'text';
}

/** Whether it is a reason in words alone. */
export function isWithoutFiles(value: Value): boolean {
  return value.type === 'certificate' && value.files.length === 0;
}

function written<V>(writers: Writers<V>, value: V, ending: string, names: RulesetNames) {
  const write = writers.get(ending);
  return write === undefined ? { endings: [...writers.keys()] } : { text: write(value, names) };
}

function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`;
}
