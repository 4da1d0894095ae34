// The sheets one can go to: those kept in this browser, and the examples.

import { useSignal } from '@preact/signals';
import { address } from '../route.ts';
import type { SheetRecord } from '../store/sheet-store.ts';
import { sheets } from '../store/sheets.ts';
import { exampleNames, exampleTitle } from './examples.ts';
import { Menu } from './menu.tsx';

/** The sheets of this browser, the one changed last first. */
export function OwnSheets() {
  const records = useSignal<readonly SheetRecord[]>([]);
  const look = async () => {
    records.value = await (await sheets()).all();
  };
  return (
    <Menu label="Your sheets" onOpen={() => void look()}>
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
    </Menu>
  );
}

export function Examples() {
  return (
    <Menu label="Examples">
      <ul>
        {exampleNames.map((name) => (
          <li key={name}>
            <a href={address('worksheet', 'example', name)}>{exampleTitle(name)}</a>
          </li>
        ))}
      </ul>
    </Menu>
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
