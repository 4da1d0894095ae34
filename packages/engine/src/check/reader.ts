/**
 * Reading a `proviso-certificate` file: every field is looked at before it is
 * believed, and indices become forms of an arena of the checker's own.
 */

import { Arena, type FormId } from '../forms/arena.ts';
import { importForms } from '../forms/dag.ts';
import { demand, Fault } from './fault.ts';

/** A JSON object with the place it stands at. */
export class Reader {
  readonly place: string;
  private readonly fields: Record<string, unknown>;
  private readonly forms: readonly FormId[];

  constructor(value: unknown, place: string, forms: readonly FormId[]) {
    demand(
      typeof value === 'object' && value !== null && !Array.isArray(value),
      `${place} is not an object`,
    );
    this.fields = value as Record<string, unknown>;
    this.place = place;
    this.forms = forms;
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  text(field: string): string {
    const value = this.fields[field];
    demand(typeof value === 'string', `${this.place}.${field} is not a text`);
    return value;
  }

  form(field: string): FormId {
    return this.lookUp(this.fields[field], `${this.place}.${field}`);
  }

  formList(field: string): FormId[] {
    return this.list(field).map((index, i) => this.lookUp(index, `${this.place}.${field}[${i}]`));
  }

  object(field: string): Reader {
    return new Reader(this.fields[field], `${this.place}.${field}`, this.forms);
  }

  objects(field: string): Reader[] {
    return this.list(field).map(
      (value, i) => new Reader(value, `${this.place}.${field}[${i}]`, this.forms),
    );
  }

  private list(field: string): readonly unknown[] {
    const value = this.fields[field];
    demand(Array.isArray(value), `${this.place}.${field} is not a list`);
    return value;
  }

  private lookUp(index: unknown, place: string): FormId {
    const form = typeof index === 'number' ? this.forms[index] : undefined;
    if (form === undefined) throw new Fault(`${place} is not the index of a form`);
    return form;
  }
}

/** Opens a file: its forms in a new arena, and its fields. */
export function open(file: unknown): { arena: Arena; fields: Reader } {
  const { format, version, dag } = (file ?? {}) as Record<string, unknown>;
  demand(format === 'proviso-certificate', 'its "format" is not "proviso-certificate"');
  demand(version === 1, `version ${String(version)} is not known here; 1 is`);
  demand(typeof dag === 'object' && dag !== null, '"dag" is not an object');
  const { forms } = dag as Record<string, unknown>;
  demand(Array.isArray(forms), '"dag.forms" is not a list');
  const arena = new Arena();
  const ids = importForms(arena, { ...dag, roots: forms.map((_, i) => i) });
  return { arena, fields: new Reader(file, 'file', ids) };
}
