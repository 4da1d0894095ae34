/**
 * Reading a `proviso-certificate`: every field is looked at before it is believed, and indices
 * become forms of an arena of the checker's own.
 */

import type { Arena, FormId, Tombstones } from '../forms/arena.ts';
import { demand, repeated } from './fault.ts';

/** A JSON object with the place it stands at. */
export class Reader {
  readonly place: string;
  private readonly fields: Record<string, unknown>;
  private readonly forms: readonly FormId[];

  constructor(value: unknown, place: string, forms: readonly FormId[] = []) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    demand(isObject, `${place}: not an object`);
    this.fields = value as Record<string, unknown>;
    this.place = place;
    this.forms = forms;
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  /** A field that is compared with what it may be. */
  value(field: string): unknown {
    return this.fields[field];
  }

  text(field: string): string {
    const value = this.fields[field];
    demand(typeof value === 'string', `${this.place}.${field}: not a text`);
    return value;
  }

  form(field: string): FormId {
    return lookUp(this.forms, this.fields[field], `${this.place}.${field}`);
  }

  formList(field: string): FormId[] {
    return lookUpAll(this.forms, this.fields[field], `${this.place}.${field}`);
  }

  object(field: string): Reader {
    return new Reader(this.fields[field], `${this.place}.${field}`, this.forms);
  }

  objects(field: string): Reader[] {
    const place = `${this.place}.${field}`;
    const list = listOf(this.fields[field], place);
    return list.map((value, i) => new Reader(value, `${place}[${i}]`, this.forms));
  }

  /** A list of lists. */
  lists(field: string): (readonly unknown[])[] {
    const place = `${this.place}.${field}`;
    return listOf(this.fields[field], place).map((value, i) => listOf(value, `${place}[${i}]`));
  }

  /** The same object, its indices standing for these forms. */
  over(forms: readonly FormId[]): Reader {
    return new Reader(this.fields, this.place, forms);
  }

  /** The forms of a DAG, each made of earlier ones. */
  readForms(arena: Arena): FormId[] {
    const { place } = this;
    demand(this.value('format') === 'proviso-forms', `${place}: the format is not "proviso-forms"`);
    demandVersion(this);
    const ids: FormId[] = [];
    for (const [i, node] of listOf(this.value('forms'), `${place}.forms`).entries()) {
      const at = `${place}.forms[${i}]`;
      const [left, right, marks = 0, ...more] = listOf(node, at);
      demand(more.length === 0, `${at}: more than two lists and the tombstones`);
      const known = marks === 0 || marks === 1 || marks === 2 || marks === 3;
      demand(known, `${at}: the tombstones are not 1, 2 or 3`);
      const options = [lookUpAll(ids, left, at), lookUpAll(ids, right, at)] as const;
      ids.push(arena.intern(...options, marks as Tombstones));
    }
    return ids;
  }
}

/** Opens a certificate: its forms go into the arena, and its fields speak of them. */
export function open(file: unknown, arena: Arena): Reader {
  const fields = new Reader(file, 'file');
  const isCertificate = fields.value('format') === 'proviso-certificate';
  demand(isCertificate, 'file: the format is not "proviso-certificate"');
  demandVersion(fields, [1, 2]);
  return fields.over(fields.object('dag').readForms(arena));
}

export function demandVersion(fields: Reader, known: readonly unknown[] = [1]): void {
  const version = fields.value('version');
  demand(
    known.includes(version),
    `${fields.place}.version is ${repeated(version)}: the version is not ${known.join(' or ')}`,
  );
}

export function listOf(value: unknown, place: string): readonly unknown[] {
  demand(Array.isArray(value), `${place}: not a list`);
  return value;
}

function lookUpAll(forms: readonly FormId[], indices: unknown, place: string): FormId[] {
  return listOf(indices, place).map((index) => lookUp(forms, index, place));
}

function lookUp(forms: readonly FormId[], index: unknown, place: string): FormId {
  const form = typeof index === 'number' ? forms[index] : undefined;
  demand(form !== undefined, `${place}: not the index of a form`);
  return form;
}
