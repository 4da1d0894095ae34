// The sheets one can go to: those kept in this browser, and the examples.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { address } from '../route.ts';
import type { SheetRecord } from '../store/sheet-store.ts';
import { sheets } from '../store/sheets.ts';
import { exampleGroups, exampleTitle } from './examples.ts';

/** The sheets of this browser as they are when the list appears, the one changed last first. */
export function SheetList() {
  const records = useSignal<readonly SheetRecord[]>([]);
  useEffect(() => {
    void sheets()
      .then((store) => store.all())
      .then((all) => {
        records.value = all;
      });
  }, [records]);
  return (
    <ul>
      <li>
        <a href={address('worksheet', 'new')}>New sheet</a>
      </li>
      {records.value.map((record) => (
        <li key={record.id}>
          <a href={address('worksheet', 'sheet', record.id)}>{record.title}</a>
          <span class="quiet">
            {' '}
            {whenOf(record.changed)} · {beginningOf(record.text)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The introductions, and below them the other examples, a folded list for each theme. */
export function ExampleList() {
  return (
    <>
      {exampleGroups.map(({ title, names }) =>
        title === '' ? (
          <ExampleLinks key={title} names={names} />
        ) : (
          <details key={title}>
            <summary>{title}</summary>
            <ExampleLinks names={names} />
          </details>
        ),
      )}
    </>
  );
}

function ExampleLinks({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={address('worksheet', 'example', name)}>{exampleTitle(name)}</a>
        </li>
      ))}
    </ul>
  );
}

function whenOf(changed: number): string {
  const when = new Date(changed);
  const today = when.toDateString() === new Date().toDateString();
  return today
    ? when.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })
    : when.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** What tells sheets of the same title apart: how they begin. */
function beginningOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\/\//, '').trim());
  const line = lines.find((one) => one !== '') ?? 'empty';
  return line.length > 32 ? `${line.slice(0, 31)}…` : line;
}
