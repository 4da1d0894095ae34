// The items of the papers as a list: found by words, narrowed to a paper or a kind, and run together.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Barred } from '../parts/barred.tsx';
import { CopyMenu } from '../parts/copy-menu.tsx';
import { Indexed } from '../parts/indexed.tsx';
import { type Listed, nameOf, PAPERS, runs } from '../parts/papers-index.ts';
import type { PaperInfo } from '../protocol/papers.ts';
import { address, edit, go, settle } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { Badges } from './badges.tsx';
import { narrowed } from './narrowed.ts';
import { quick, runAll, runOf } from './page-runs.ts';
import { type PapersAddress, papersAddress, SHOWS } from './papers-address.ts';
import { QueueStatus } from './queue-status.tsx';
import { paperCopies } from './taken.ts';

/** Where a list was left, by its address: whoever comes back from an item goes on there. */
const places = new Map<string, number>();

export function PaperList({ at }: { readonly at: PapersAddress }) {
  const t = texts.value.papers;
  const shown = narrowed(PAPERS, at, (one) => {
    const state = runOf(one)?.state;
    return state === 'stands' || state === 'failed' ? state : undefined;
  });
  const one = PAPERS.find(({ key }) => key === at.paper);
  useSubject(at.words || (one?.name ?? ''));
  const place = papersAddress(at).join('/');
  useLayoutEffect(() => {
    const before = places.get(place);
    if (before !== undefined) scrollTo(0, before);
    return () => {
      places.set(place, scrollY);
    };
  }, [place]);
  const list = useRef<HTMLDivElement>(null);
  const papers = PAPERS.filter((paper) => shown.some((each) => each.paper === paper));
  return (
    <div class="papers" ref={list}>
      <section>
        <h1>{t.heading}</h1>
        <p class="quiet">
          {t.intro}{' '}
          <a href="./guide/papers/" hreflang="en">
            {t.guide}
          </a>{' '}
          ·{' '}
          <a href="./guide/papers/errata.html" hreflang="en">
            {t.errata}
          </a>
        </p>
        <Narrowing at={at} />
        <RunShown shown={shown} />
        <QueueStatus />
      </section>
      {shown.length === 0 && <p>{t.none}</p>}
      {papers.map((paper) => (
        <PaperSection
          key={paper.key}
          paper={paper}
          items={shown.filter((each) => each.paper === paper)}
        />
      ))}
    </div>
  );
}

function Narrowing({ at }: { readonly at: PapersAddress }) {
  const t = texts.value.papers;
  return (
    <div class="papers-find" role="search">
      <div class="papers-words">
        <label for="papers-words">{t.find}</label>
        <input
          id="papers-words"
          type="search"
          placeholder={t.findHint}
          autocomplete="off"
          spellcheck={false}
          value={at.words}
          onInput={({ currentTarget }) =>
            edit(...papersAddress({ ...at, words: currentTarget.value }))
          }
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            if (at.words === '') event.currentTarget.blur();
            else edit(...papersAddress({ ...at, words: '' }));
          }}
          onBlur={settle}
        />
      </div>
      <div>
        <label for="papers-paper">{t.paper}</label>
        <select
          id="papers-paper"
          value={at.paper ?? ''}
          onChange={({ currentTarget: { value } }) =>
            go(...papersAddress({ ...at, paper: value === '' ? undefined : value }))
          }
        >
          <option value="">{t.allPapers}</option>
          {PAPERS.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label for="papers-show">{t.show}</label>
        <select
          id="papers-show"
          value={at.show}
          onChange={({ currentTarget: { value } }) => {
            const show = SHOWS.find((each) => each === value) ?? 'all';
            go(...papersAddress({ ...at, show }));
          }}
        >
          {SHOWS.map((show) => (
            <option key={show} value={show}>
              {t.shows[show]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** How many there are, and all of them run. */
function RunShown({ shown }: { readonly shown: readonly Listed[] }) {
  const t = texts.value.papers;
  const runnable = shown.filter(({ item }) => runs(item));
  const long = runnable.filter(({ item }) => item.long).length;
  return (
    <>
      <div class="papers-run">
        <p role="status">{t.count(shown.length, runnable.length)}</p>
        <span class="papers-size">
          <label for="papers-size">{t.size}</label>{' '}
          <select
            id="papers-size"
            value={quick.value ? 'quick' : 'full'}
            onChange={({ currentTarget: { value } }) => {
              quick.value = value === 'quick';
            }}
          >
            <option value="quick">{t.sizes.quick}</option>
            <option value="full">{t.sizes.full}</option>
          </select>
        </span>
        <button
          type="button"
          class="main"
          disabled={runnable.length === 0}
          onClick={() => runAll(runnable)}
        >
          {t.runShown(runnable.length)}
        </button>
      </div>
      {!quick.value && long > 0 && <p class="quiet">{t.takeLong(long)}</p>}
    </>
  );
}

interface SectionProps {
  readonly paper: PaperInfo;
  readonly items: readonly Listed[];
}

function PaperSection({ paper, items }: SectionProps) {
  const t = texts.value.papers;
  const { key, name, authors, title, reference, extent } = paper;
  return (
    <section class="paper" aria-labelledby={`paper-${key}`}>
      <h2 id={`paper-${key}`}>
        <a href={address(...papersAddress({ paper: key }))} lang="en">
          {name}
        </a>
      </h2>
      <p class="paper-about" lang="en">
        {authors}. <cite>{title}</cite>. <Barred text={reference} />.
      </p>
      {extent && <p class="quiet">{t.extent(<span lang="en">{<Barred text={extent} />}</span>)}</p>}
      <div class="paper-does">
        <button type="button" onClick={() => runAll(items)} aria-label={t.runPaperOf(name)}>
          {t.runPaper}
        </button>
        <CopyMenu label={t.cite} of={name} items={paperCopies(paper)} />
        <a href={`./guide/papers/${key}.html`} hreflang="en">
          {t.guide}
        </a>
      </div>
      <ol class="paper-items">
        {items.map((one) => (
          <Row key={one.item.id} one={one} />
        ))}
      </ol>
    </section>
  );
}

function Row({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const { paper, item } = one;
  const state = runOf(one)?.state;
  const busy = state === 'waiting' || state === 'running';
  return (
    <li class="paper-item" data-item={nameOf(one)}>
      <a
        class="item-name"
        lang="en"
        href={address(...papersAddress({ paper: paper.key, item: item.id }))}
      >
        <Indexed text={item.item} />
      </a>
      <p class="item-says" lang="en">
        <Indexed text={item.says} />
      </p>
      <Badges one={one} />
      {runs(item) && (
        <button
          type="button"
          class="item-run"
          aria-disabled={busy}
          aria-label={t.runItem(item.item, paper.name)}
          onClick={() => runAll([one])}
        >
          {t.run}
        </button>
      )}
    </li>
  );
}
