// The table over the universes, in their fixed order. Rows that are still to come keep their place.

import type { ComponentChildren } from 'preact';
import type { UniverseRow, Written } from '../protocol/answers.ts';
import { listedUniverses, type UniverseKey } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';
import { Barred } from './barred.tsx';
import { FoldedGame } from './long-form.tsx';
import { Formula } from './math.tsx';
import { Problem } from './problem.tsx';
import { Term } from './term.tsx';
import { UniverseTerm, universeTerm } from './universe-term.tsx';

interface Props {
  readonly rows: ReadonlyMap<UniverseKey, UniverseRow>;
  /** Whether more rows are on their way. */
  readonly more: boolean;
  /** The row that is looked at, and what happens when another is chosen. */
  readonly chosen?: UniverseKey;
  readonly choose?: (key: UniverseKey) => void;
  /** Boards have no answer on inverses. */
  readonly inverses?: boolean;
}

export function UniverseTable({ rows, more, chosen, choose, inverses = true }: Props) {
  const t = texts.value.parts.table;
  return (
    <div class="scroll" role="region" aria-label={t.label} tabIndex={0}>
      <table class={inverses ? 'universes' : 'universes without-inverses'}>
        <thead>
          <tr>
            <th scope="col" class="universe">
              <Term name="modulo">{t.mod}</Term>
            </th>
            <th scope="col" class="form">
              <Term name="simplest form">{t.simplest}</Term>
            </th>
            <th scope="col" class="number">
              <Term name="edges">{t.edges}</Term>
            </th>
            <th scope="col">
              <Term name="member">{t.member}</Term>
            </th>
            <th scope="col">
              <Term name="strong">{t.strong}</Term>
            </th>
            {inverses && (
              <th scope="col">
                <Term name="invertible">{t.invertible}</Term>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {listedUniverses(chosen).map(({ key, label }, i, all) => {
            const row = rows.get(key);
            const above = rows.get(all[i - 1]?.key ?? key);
            const same = i > 0 && row?.form !== undefined && row.form === above?.form;
            return (
              <tr key={key} class={chosen === key ? 'chosen' : undefined}>
                <th scope="row" class="universe">
                  {choose ? (
                    <button
                      type="button"
                      class="plain"
                      data-term={universeTerm(key)}
                      aria-pressed={chosen === key}
                      onClick={() => choose(key)}
                    >
                      <Barred text={label} />
                    </button>
                  ) : (
                    <UniverseTerm universe={key} />
                  )}
                </th>
                <Cells row={row} more={more} same={same} inverses={inverses} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CellsProps {
  readonly row: UniverseRow | undefined;
  readonly more: boolean;
  /** The form is that of the row above: what differs is to stand out. */
  readonly same: boolean;
  readonly inverses: boolean;
}

function Cells({ row, more, same, inverses }: CellsProps) {
  const width = inverses ? 5 : 4;
  if (row?.problem) {
    return (
      <td colSpan={width} class="form">
        <Problem problem={row.problem} />
      </td>
    );
  }
  return (
    <>
      <td class={same ? 'form quiet' : 'form'}>
        {row?.simplest ? (
          <Simplest game={row.simplest} />
        ) : more ? (
          '…'
        ) : (
          <span class="quiet">{texts.value.parts.table.notComputed}</span>
        )}
      </td>
      <td class="number">{row?.edges === undefined ? '' : grouped(row.edges)}</td>
      <td>{row && yesNo(row.member)}</td>
      <td>{row && strong(row)}</td>
      {inverses && <td>{row && yesNo(row.invertible)}</td>}
    </>
  );
}

/** A long form is folded to the number of its options. */
function Simplest({ game }: { readonly game: Written }) {
  if (game.summary === undefined) return <Formula game={game} />;
  return (
    <details>
      <summary class="formula" lang="en">
        {game.summary}
      </summary>
      {/* As text, which can be broken between signs; typeset it would stick out. */}
      <FoldedGame
        game={{ text: game.text, ...(game.ascii !== undefined && { ascii: game.ascii }) }}
      />
    </details>
  );
}

function yesNo(answer: boolean | undefined): ComponentChildren {
  const t = texts.value.parts.table;
  if (answer === undefined) {
    return <abbr title={t.notDecided}>?</abbr>;
  }
  return answer ? t.yes : <span class="quiet">{t.no}</span>;
}

function strong({ leftStrong, rightStrong }: UniverseRow): ComponentChildren {
  const { players } = texts.value.common;
  const t = texts.value.parts.table;
  if (leftStrong && rightStrong) return t.both;
  if (leftStrong) return <span class="left">{players.left}</span>;
  if (rightStrong) return <span class="right">{players.right}</span>;
  return <span class="quiet">{t.neither}</span>;
}

/** Digits in groups; very long numbers by their size. */
export function grouped(digits: string): string {
  if (digits.length > 15) return `≈ 10^${digits.length - 1}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
