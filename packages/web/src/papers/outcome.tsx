// What came of a check that was run here: the cases, the time, the version, tables that were made again; or
// the case in which paper and program disagree, or what broke the check.

import type { FoundTable } from '@proviso/literature';
import { Barred } from '../parts/barred.tsx';
import { ENGINE, RELEASE } from '../parts/engine-version.ts';
import { texts } from '../texts/texts.ts';
import { secondsText } from './page-runs.ts';
import type { Run } from './runs.ts';

export function Outcome({ run }: { readonly run: Run }) {
  const t = texts.value.papers;
  const { locale } = texts.value.common;
  switch (run.state) {
    case 'waiting':
      return <p class="quiet">{t.waiting}</p>;
    case 'running':
      return (
        <p class="quiet" aria-live="off">
          {t.running(run.tested)}
        </p>
      );
    case 'broken':
      return (
        <p class="problem" role="alert">
          {t.brokenSays(run.message)}
        </p>
      );
    case 'failed': {
      const { failure = '', broken, milliseconds } = run.report;
      const seconds = secondsText(milliseconds, locale);
      return (
        <div class="problem" role="alert">
          <p>{broken ? t.noAnswer(seconds) : t.mismatch(seconds)}</p>
          <p lang="en">
            <Barred text={failure} />
          </p>
          <Ran quick={run.quick} />
        </div>
      );
    }
    case 'stands': {
      const { finding, milliseconds } = run.report;
      if (finding === undefined) return null;
      const { cases, tried, summary, tables = [] } = finding;
      return (
        <div class="item-found">
          <p>{t.found(cases, tried, secondsText(milliseconds, locale))}.</p>
          <p>
            {t.summary}{' '}
            <span lang="en">
              <Barred text={summary} />
            </span>
          </p>
          <Ran quick={run.quick} />
          {tables.map((table) => (
            <Found key={table.caption} table={table} />
          ))}
        </div>
      );
    }
  }
}

function Ran({ quick }: { readonly quick: boolean }) {
  const t = texts.value.papers;
  return (
    <p class="quiet">
      {t.result} {t.ranBy(RELEASE, ENGINE)}, {quick ? t.quickly : t.thoroughly}.
    </p>
  );
}

function Found({ table: { caption, head, rows } }: { readonly table: FoundTable }) {
  return (
    <details class="found-table">
      <summary lang="en">
        <Barred text={caption} />
      </summary>
      <div class="scroll">
        <table lang="en">
          {head.some((cell) => cell !== '') && (
            <thead>
              <tr>
                {head.map((cell, i) => (
                  <th key={`${i} ${cell}`} scope="col">
                    <Barred text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, i) => (
              <tr key={`${i} ${row.join()}`}>
                {row.map((cell, j) => (
                  <td key={`${j} ${cell}`}>
                    <Barred text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
