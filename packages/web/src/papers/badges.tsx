// What an item amounts to in a few words: its kind, an erratum, and what came of it here. "Stands" is said
// only of what was run on this page.

import type { Listed } from '../parts/papers-index.ts';
import { texts } from '../texts/texts.ts';
import { runOf } from './page-runs.ts';

export function Badges({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const { standing, erratum, long } = one.item;
  return (
    <span class="badges">
      <span class={`badge badge-${standing}`}>{t.standings[standing]}</span>
      {erratum && <span class="badge badge-erratum">{t.erratum}</span>}
      {long && <span class="badge badge-long">{t.long}</span>}
      <RunBadge one={one} />
    </span>
  );
}

function RunBadge({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const run = runOf(one);
  switch (run?.state) {
    case undefined:
      return null;
    case 'waiting':
      return <span class="badge badge-waiting">{t.waiting}</span>;
    case 'running':
      return <span class="badge badge-running">{t.running(run.tested)}</span>;
    case 'stands':
      return <span class="badge badge-stands">{t.stands(run.report.finding?.cases ?? 0)}</span>;
    case 'failed':
      return <span class="badge badge-failed">{t.failed}</span>;
    case 'broken':
      return <span class="badge badge-failed">{t.broken}</span>;
  }
}
