// Values on the page: formulas, tables, pictures, explanations to unfold.

import { useSignal } from '@preact/signals';
import { copiesOf } from '@proviso/language/sheets';
import { type Copyable, CopyMenu } from '../parts/copy-menu.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { Words } from '../parts/words.tsx';
import type { Shown as ShownData, ShownList, ShownTable } from '../protocol/answers.ts';
import { address } from '../route.ts';
import { TextValue } from './text-value.tsx';

interface Props {
  readonly shown: ShownData;
  /** The answer as the command prints it. */
  readonly json: string;
  /** Which answer it is, in spoken names: `the answer of cell 3`. */
  readonly of: string;
  /** Whether it may be copied: what came with a link is first run. */
  readonly copied: boolean;
}

/** A few plain words need no copies, and pictures bring them with their own. */
function isSelfContained(shown: ShownData): boolean {
  if (shown.kind === 'plain') return !shown.text.includes('\n');
  return shown.kind === 'picture' || (shown.kind === 'board' && shown.picture !== undefined);
}

/** The answer to a statement, with its copies. */
export function Answer({ shown, json, of, copied }: Props) {
  const copies = copied ? copiesOf(shown, json) : [];
  return (
    <div class="answer">
      <div class="value">
        <Shown shown={shown} of={of} copies={copies} />
      </div>
      {shown.kind === 'game' && shown.picture && (
        <details class="menu">
          <summary aria-label={`Tree: ${of}`}>Tree</summary>
          <Picture picture={shown.picture} name="tree" of={of} />
          {shown.game.ascii !== undefined && (
            <a href={address('game', shown.game.ascii)}>Open as a game</a>
          )}
        </details>
      )}
      {copied && !isSelfContained(shown) && <CopyMenu label="Copy" items={copies} of={of} />}
    </div>
  );
}

interface ShownProps {
  readonly shown: ShownData;
  readonly of?: string | undefined;
  /** What is offered with a picture. */
  readonly copies?: readonly Copyable[];
}

/** A value without anything around it. */
export function Shown({ shown, of, copies = [] }: ShownProps) {
  switch (shown.kind) {
    case 'game':
      return <Formula game={shown.game} />;
    case 'outcome':
      return <Outcome is={shown.outcome} spelled />;
    case 'plain':
      return shown.type === 'text' ? (
        <TextValue text={shown.text} />
      ) : (
        <span class={`plain-value ${shown.type}`}>
          {shown.type === 'define' ? <Words text={shown.text} /> : shown.text}
        </span>
      );
    case 'list':
      return <List list={shown} of={of} />;
    case 'table':
      return <Table table={shown} of={of} />;
    case 'board':
      return (
        <>
          {shown.picture ? (
            <Picture picture={shown.picture} name="board" of={of} also={copies} />
          ) : (
            <code>{shown.text}</code>
          )}
          {shown.play && (
            <p>
              <a href={address(...shown.play)} aria-label={`Play: ${of ?? shown.text}`}>
                Play
              </a>
            </p>
          )}
        </>
      );
    case 'picture':
      return <Picture picture={shown.picture} of={of} also={copies} />;
    case 'explanation':
      return <Sentences sentence={shown.sentence} open={2} />;
  }
}

/** So much of a long list or table is shown at first, and how long that is. */
const FIRST_ITEMS = { most: 100, first: 60 };
const FIRST_ROWS = { most: 25, first: 20 };

interface ListProps {
  readonly list: ShownList;
  readonly of?: string | undefined;
}

function List({ list: { items, total, note }, of }: ListProps) {
  const { part, fold } = useFold(items, FIRST_ITEMS, 'elements', of);
  if (total === 0) return <span class="quiet">the empty list</span>;
  return (
    <div class="list-value">
      <ul>
        {part.map((item, i) => (
          // A list may hold the same value twice: only the place tells them apart.
          <li key={i}>
            <Short shown={item} of={of && `element ${i} of ${of}`} />
          </li>
        ))}
      </ul>
      {fold}
      <More shown={part.length} total={total} where="the JSON has" />
      {note && <p class="quiet">{note}</p>}
    </div>
  );
}

interface TableProps {
  readonly table: ShownTable;
  readonly of?: string | undefined;
}

function Table({ table: { heads, rows, total, files, note }, of }: TableProps) {
  const { part, fold } = useFold(rows, FIRST_ROWS, 'rows', of);
  return (
    <>
      <div class="scroll" role="region" aria-label="Table" tabIndex={0}>
        <table>
          {heads && (
            <thead>
              <tr>
                {heads.map((head, i) => (
                  <th key={i} scope="col" class={isNumber(rows[0]?.[i]) ? 'number' : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {part.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j} class={isNumber(cell) ? 'number' : undefined}>
                    <Short shown={cell} of={of && `row ${i + 1}, column ${j + 1} of ${of}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {fold}
      <More
        shown={part.length}
        total={total}
        where={files === undefined ? 'the JSON has' : 'the copies have'}
      />
      {note && <p class="quiet">{note}</p>}
    </>
  );
}

/** The first of many, and a button for the others. */
function useFold<T>(
  all: readonly T[],
  { most, first }: { readonly most: number; readonly first: number },
  what: string,
  of: string | undefined,
) {
  const open = useSignal(false);
  if (all.length <= most) return { part: all, fold: null };
  const label = open.value ? `Show the first ${first} ${what}` : `Show ${all.length} ${what}`;
  const fold = (
    <p>
      <button
        type="button"
        aria-expanded={open.value}
        aria-label={of && `${label}: ${of}`}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {label}
      </button>
    </p>
  );
  return { part: open.value ? all : all.slice(0, first), fold };
}

function isNumber(cell: ShownData | undefined): boolean {
  return cell?.kind === 'plain' && cell.type === 'integer';
}

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  /** Who has all of them. */
  readonly where: string;
}

function More({ shown, total, where }: MoreProps) {
  if (shown === total) return null;
  return (
    <p class="quiet">
      {shown} of {total} are shown; {where} them all.
    </p>
  );
}

/** Inside lists and tables: outcomes by their letters. */
function Short({ shown, of }: { readonly shown: ShownData; readonly of?: string | undefined }) {
  if (shown.kind === 'outcome') return <Outcome is={shown.outcome} />;
  return <Shown shown={shown} of={of} />;
}
