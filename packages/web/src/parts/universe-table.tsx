// The table over the universes, in their fixed order. Rows that are still to come keep their place.

import type { ComponentChildren } from 'preact';
import type { UniverseRow, Written } from '../protocol/answers.ts';
import { listedUniverses, type UniverseKey } from '../protocol/universes.ts';
import { Barred } from './barred.tsx';
import { FoldedGame } from './long-form.tsx';
import { Formula } from './math.tsx';
import { Problem } from './problem.tsx';

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
  return (
    <div class="scroll" role="region" aria-label="Table over the universes" tabIndex={0}>
      <table class={inverses ? 'universes' : 'universes without-inverses'}>
        <thead>
          <tr>
            <th scope="col" class="universe">
              mod
            </th>
            <th scope="col" class="form">
              <abbr title="the smallest form equal to the game modulo the universe; ■ is a tombstone: on that side the player may act as if the game had ended">
                simplest form
              </abbr>
            </th>
            <th scope="col" class="number">
              <abbr title="edges of the tree of the simplest form; a tombstone counts one">
                edges
              </abbr>
            </th>
            <th scope="col">
              <abbr title="whether the game lies in the universe">member</abbr>
            </th>
            <th scope="col">
              <abbr title="Left strong: moving first, Left wins in the sum with every Left end of the universe; Right likewise">
                strong
              </abbr>
            </th>
            {inverses && (
              <th scope="col">
                <abbr title="whether some game of the universe added to it gives zero">
                  invertible
                </abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {listedUniverses(chosen).map(({ key, label, words }, i, all) => {
            const row = rows.get(key);
            const above = rows.get(all[i - 1]?.key ?? key);
            const same = i > 0 && row?.form !== undefined && row.form === above?.form;
            const name = (
              <abbr title={words}>
                <Barred text={label} />
              </abbr>
            );
            return (
              <tr key={key} class={chosen === key ? 'chosen' : undefined}>
                <th scope="row" class="universe">
                  {choose ? (
                    <button
                      type="button"
                      class="plain"
                      aria-pressed={chosen === key}
                      onClick={() => choose(key)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
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
          <span class="quiet">not computed</span>
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
      <summary class="formula">{game.summary}</summary>
      {/* As text, which can be broken between signs; typeset it would stick out. */}
      <FoldedGame
        game={{ text: game.text, ...(game.ascii !== undefined && { ascii: game.ascii }) }}
      />
    </details>
  );
}

function yesNo(answer: boolean | undefined): ComponentChildren {
  if (answer === undefined) {
    return (
      <abbr title="not decided here: no member of the universe equal to it was found, or the sum with its conjugate is too large">
        ?
      </abbr>
    );
  }
  return answer ? 'yes' : <span class="quiet">no</span>;
}

function strong({ leftStrong, rightStrong }: UniverseRow): ComponentChildren {
  if (leftStrong && rightStrong) return 'both';
  if (leftStrong) return <span class="left">Left</span>;
  if (rightStrong) return <span class="right">Right</span>;
  return <span class="quiet">neither</span>;
}

/** Digits in groups; very long numbers by their size. */
export function grouped(digits: string): string {
  if (digits.length > 15) return `≈ 10^${digits.length - 1}`;
  return digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
