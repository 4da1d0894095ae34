// Values on the page: formulas, tables, pictures, explanations to unfold.

import { type Copyable, CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import { Formula } from '../parts/math.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Picture } from '../parts/picture.tsx';
import { Sentences } from '../parts/sentences.tsx';
import type { Shown as ShownData, ShownList, ShownTable } from '../protocol/answers.ts';
import { address } from '../route.ts';

interface Props {
  readonly shown: ShownData;
  /** The answer as the command prints it. */
  readonly json: string;
  /** Which answer it is, in spoken names: `the answer of cell 3`. */
  readonly of: string;
}

/** Plain words need no copies, and pictures bring their own. */
const SELF_CONTAINED: ReadonlySet<ShownData['kind']> = new Set<ShownData['kind']>([
  'plain',
  'picture',
  'board',
]);

/** The answer to a statement, with its copies. */
export function Answer({ shown, json, of }: Props) {
  const copies = [
    ...copiesOf(shown),
    { label: 'JSON', file: 'answer.json', type: 'application/json', text: () => json },
  ];
  return (
    <div class="answer">
      <div class="value">
        <Shown shown={shown} of={of} />
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
      {!SELF_CONTAINED.has(shown.kind) && <CopyMenu label="Copy" items={copies} of={of} />}
    </div>
  );
}

function copiesOf(shown: ShownData): Copyable[] {
  switch (shown.kind) {
    case 'game': {
      const { ascii, latex, text } = shown.game;
      return [
        textCopy('text', 'game.pvs', () => ascii ?? text),
        ...(latex === undefined ? [] : [textCopy('LaTeX', 'game.tex', () => latex)]),
      ];
    }
    case 'explanation':
      return [
        textCopy('LaTeX', 'reasons.tex', () => shown.latex),
        ...shown.files.map((file, i) => ({
          label: shown.files.length > 1 ? `certificate ${i + 1}` : 'certificate',
          file: `certificate-${i + 1}.json`,
          type: 'application/json',
          text: () => JSON.stringify(file, null, 1),
        })),
      ];
    case 'table':
      return (shown.files ?? []).map(({ format, name, text }) =>
        textCopy(format, name, () => text),
      );
    default:
      return [];
  }
}

function Shown({ shown, of }: { readonly shown: ShownData; readonly of?: string }) {
  switch (shown.kind) {
    case 'game':
      return <Formula game={shown.game} />;
    case 'outcome':
      return <Outcome is={shown.outcome} spelled />;
    case 'plain':
      return shown.type === 'text' ? (
        <pre class="text-value">{shown.text}</pre>
      ) : (
        <span class={`plain-value ${shown.type}`}>{shown.text}</span>
      );
    case 'list':
      return <List list={shown} />;
    case 'table':
      return <Table table={shown} />;
    case 'board':
      return (
        <>
          {shown.picture ? (
            <Picture
              picture={shown.picture}
              name="board"
              of={of}
              also={[textCopy('text', 'board.pvs', () => shown.text)]}
            />
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
      return <Picture picture={shown.picture} of={of} />;
    case 'explanation':
      return <Sentences sentence={shown.sentence} open={2} />;
  }
}

function List({ list: { items, total, note } }: { readonly list: ShownList }) {
  if (total === 0) return <span class="quiet">the empty list</span>;
  return (
    <div class="list-value">
      <ul>
        {items.map((item, i) => (
          // A list may hold the same value twice: only the place tells them apart.
          <li key={i}>
            <Short shown={item} />
          </li>
        ))}
      </ul>
      <More shown={items.length} total={total} />
      {note && <p class="quiet">{note}</p>}
    </div>
  );
}

function Table({ table: { heads, rows, total } }: { readonly table: ShownTable }) {
  return (
    <div class="scroll" role="region" aria-label="Table" tabIndex={0}>
      <table>
        {heads && (
          <thead>
            <tr>
              {heads.map((head, i) => (
                <th key={i} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j} class={isNumber(cell) ? 'number' : undefined}>
                  <Short shown={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <More shown={rows.length} total={total} />
    </div>
  );
}

function isNumber(cell: ShownData): boolean {
  return cell.kind === 'plain' && cell.type === 'integer';
}

function More({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown === total) return null;
  return (
    <p class="quiet">
      {shown} of {total} are shown; the JSON has them all.
    </p>
  );
}

/** Inside lists and tables: no pictures, outcomes by their letters. */
function Short({ shown }: { readonly shown: ShownData }) {
  if (shown.kind === 'outcome') return <Outcome is={shown.outcome} />;
  return <Shown shown={shown} />;
}
