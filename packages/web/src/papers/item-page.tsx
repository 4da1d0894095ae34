// An item of a paper: what it says, what its check amounts to, what came of it here, what is wrong in print,
// and where the code is. Its address is permanent.

import { itemId } from '@proviso/literature/item-id';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CopyMenu } from '../parts/copy-menu.tsx';
import { RELEASE } from '../parts/engine-version.ts';
import { Indexed } from '../parts/indexed.tsx';
import { LinkList } from '../parts/link-list.tsx';
import { type Listed, runs } from '../parts/papers-index.ts';
import { address } from '../route.ts';
import { useSubject } from '../subject.ts';
import { texts } from '../texts/texts.ts';
import { Badges } from './badges.tsx';
import { Outcome } from './outcome.tsx';
import { runAll, runOf } from './page-runs.ts';
import { papersAddress } from './papers-address.ts';
import { QueueStatus } from './queue-status.tsx';
import { itemCopies } from './taken.ts';

/** The items before and after one, in its paper. */
export function neighbours({ paper, item }: Listed): { before?: Listed; after?: Listed } {
  const at = paper.items.indexOf(item);
  const [before, after] = [paper.items[at - 1], paper.items[at + 1]];
  return {
    ...(before && { before: { paper, item: before } }),
    ...(after && { after: { paper, item: after } }),
  };
}

export const addressOf = ({ paper, item }: Listed): string =>
  address(...papersAddress({ paper: paper.key, item: item.id }));

export function ItemPage({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const { paper, item } = one;
  const { key, name, authors, title } = paper;
  useSubject(`${item.item} · ${name}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => scrollTo(0, 0), [one]);
  // The link that led here has gone with the list.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [one]);
  const permanent = new URL(addressOf(one), location.href).href;
  return (
    <div class="papers item-page">
      <nav class="way" aria-label={t.way}>
        <a href={address('papers')}>{t.heading}</a>
        {' › '}
        <a href={address(...papersAddress({ paper: key }))} lang="en">
          {name}
        </a>
      </nav>
      <section>
        <h1 ref={heading} tabIndex={-1} lang="en">
          <Indexed text={item.item} />
        </h1>
        <p class="quiet" lang="en">
          {authors}. <cite>{title}</cite>
        </p>
        <p class="item-says" lang="en">
          <Indexed text={item.says} />
        </p>
        <Badges one={one} />
      </section>
      {item.erratum && <ErratumPart erratum={item.erratum} />}
      <section>
        <h2>{t.what}</h2>
        <p>{t.amounts[item.standing]}</p>
        {item.reason && (
          <p lang="en">
            <Indexed text={item.reason} />
          </p>
        )}
        {runs(item) && <RunPart one={one} />}
      </section>
      <section>
        <h2>{t.code}</h2>
        <ul class="item-code">
          {item.code.map((place) => (
            <li key={place}>
              <a href={codeAddress(place)} hreflang="en">
                <code>{place}</code>
              </a>
            </li>
          ))}
          {item.check && runs(item) && (
            <li>
              <a href={`./guide/${item.check}`} hreflang="en">
                {t.check}
              </a>
            </li>
          )}
        </ul>
      </section>
      {item.classes && <Classes labels={item.classes} />}
      <section>
        <dl class="item-places">
          <Place name={t.address}>
            <a href={addressOf(one)}>{permanent}</a>
          </Place>
          <Place name={t.inGuide}>
            <a href={`./guide/papers/${key}.html#${item.id}`} hreflang="en">
              {name}, <Indexed text={item.item} />
            </a>
          </Place>
          <Place name={t.command}>
            <code>{commandOf(one)}</code>
          </Place>
        </dl>
        <CopyMenu
          label={t.cite}
          of={item.item}
          items={itemCopies(one, permanent, t.checkedAt(RELEASE, permanent))}
        />
      </section>
      <Steps one={one} />
    </div>
  );
}

/** The classes whose games it writes down, universe by universe. */
function Classes({ labels }: { readonly labels: readonly string[] }) {
  const tables = new Map<string, string[]>();
  for (const label of labels) {
    const [key = ''] = label.split('.');
    tables.set(key, [...(tables.get(key) ?? []), label]);
  }
  return (
    <section>
      <details class="item-classes">
        <summary>
          <h2>{texts.value.catalogue.classesOf}</h2>
        </summary>
        {[...tables].map(([key, all]) => (
          <LinkList
            key={key}
            of={all}
            name={(label) => label}
            link={(label) => <a href={address('census', label)}>{label}</a>}
          />
        ))}
      </details>
    </section>
  );
}

function Place(props: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </>
  );
}

/** The same on the command line. */
function commandOf({ paper, item }: Listed): string {
  const quoted = `'${item.item.replaceAll("'", "'\\''")}'`;
  return `proviso papers --paper ${paper.key} --item ${quoted}`;
}

/** The page of the guide with a place in the code. */
export function codeAddress(place: string): string {
  const [file = '', name] = place.split('#');
  const anchor = name === undefined ? '' : `#${itemId(name)}`;
  return `./guide/code/${file}.html${anchor}`;
}

function RunPart({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const run = runOf(one);
  const busy = run?.state === 'waiting' || run?.state === 'running';
  const ran = run?.state === 'stands' || run?.state === 'failed';
  return (
    <>
      <div class="papers-run">
        <button type="button" class="main" aria-disabled={busy} onClick={() => runAll([one], true)}>
          {ran ? t.runAgain : t.run}
        </button>
        <button type="button" aria-disabled={busy} onClick={() => runAll([one], false)}>
          {t.runFull}
        </button>
        {one.item.long && <span class="quiet">{t.takesLong}</span>}
      </div>
      <QueueStatus told={false} />
      {run === undefined ? <p class="quiet">{t.inTests}</p> : <Outcome run={run} />}
    </>
  );
}

function ErratumPart({ erratum }: { readonly erratum: NonNullable<Listed['item']['erratum']> }) {
  const t = texts.value.papers;
  return (
    <section class="item-erratum">
      <h2>{t.erratum}</h2>
      <dl>
        {(['printed', 'computed'] as const).map((part) => (
          <Place key={part} name={t[part]}>
            <span lang="en">
              <Indexed text={erratum[part]} />
            </span>
          </Place>
        ))}
        <Place name={t.why}>
          <span lang="en">
            <Indexed text={erratum.argument} />
          </span>
        </Place>
      </dl>
    </section>
  );
}

function Steps({ one }: { readonly one: Listed }) {
  const t = texts.value.papers;
  const { before, after } = neighbours(one);
  return (
    <nav class="item-steps" aria-label={one.paper.name}>
      {before && (
        <a href={addressOf(before)} rel="prev">
          {`← ${t.previous}: `}
          <Indexed text={before.item.item} />
        </a>
      )}
      {after && (
        <a href={addressOf(after)} rel="next">
          {`${t.next}: `}
          <Indexed text={after.item.item} />
          {' →'}
        </a>
      )}
    </nav>
  );
}
