// The literature by paper and number: a list, and a page for each item with a permanent address.

import { itemId } from '@proviso/literature/item-id';
import { useLayoutEffect } from 'preact/hooks';
import { type Command, type Offer, overlay, useOffer, writes } from '../commands.ts';
import { mainPart, useFocusAfter } from '../parts/focus-after.ts';
import { type Listed, listed, nameOf, PAPERS, runs } from '../parts/papers-index.ts';
import { address, go, route } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { ItemPage, neighbours } from './item-page.tsx';
import { narrowed } from './narrowed.ts';
import { pageRuns, runAll } from './page-runs.ts';
import { PaperList } from './paper-list.tsx';
import { papersAddress, readPapersAddress } from './papers-address.ts';
import '../style/papers.css';

const EVERY = listed();

/** The item that an address names; numbers may be written as the paper writes them. */
function itemAt(paper: string, written: string): Listed | undefined {
  const id = itemId(written);
  return EVERY.find((one) => one.paper.key === paper && one.item.id === id);
}

export function PapersView() {
  const at = readPapersAddress(route.value);
  const t = texts.value.papers;
  useOffer(OFFER);
  useKeys();
  useFocusAfter(at.item === undefined, mainPart);
  const paper = at.paper === undefined ? undefined : PAPERS.find(({ key }) => key === at.paper);
  if (at.paper !== undefined && paper === undefined) {
    return (
      <>
        <h1>{t.heading}</h1>
        <p class="problem" role="alert">
          {t.noPaper(<code>{at.paper}</code>)}
        </p>
        <ul>
          {PAPERS.map(({ key, name }) => (
            <li key={key}>
              <a href={address(...papersAddress({ paper: key }))}>{name}</a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (paper === undefined || at.item === undefined) return <PaperList at={at} />;
  const one = itemAt(paper.key, at.item);
  if (one === undefined) {
    return (
      <>
        <h1>{t.heading}</h1>
        <p class="problem" role="alert">
          {t.noItem(<code>{at.item}</code>, paper.name)}
        </p>
        <p>
          <a href={address(...papersAddress({ paper: paper.key }))}>{t.all(paper.name)}</a>
        </p>
      </>
    );
  }
  return <ItemPage key={nameOf(one)} one={one} />;
}

/** The item whose page is open. */
function openItem(): Listed | undefined {
  const { paper, item } = readPapersAddress(route.peek());
  return paper === undefined || item === undefined ? undefined : itemAt(paper, item);
}

const OFFER: Offer = {
  get title() {
    return texts.value.papers.keys.title;
  },
  get keys() {
    const t = texts.value.papers.keys;
    return [
      { keys: '/', what: t.find },
      { keys: '↑ ↓', what: t.walk },
      { keys: 'r', what: t.run },
      { keys: 'j k', what: t.step },
    ];
  },
  commands: () => {
    const t = texts.value.papers;
    const one = openItem();
    const here = narrowed(PAPERS, readPapersAddress(route.peek()), () => undefined);
    const runnable = here.filter(({ item }) => runs(item));
    const commands: Command[] = [];
    if (one && runs(one.item)) {
      const name = t.runItem(one.item.item, one.paper.name);
      commands.push({ name, keys: 'r', run: () => runAll([one], true) });
    } else if (one === undefined && runnable.length > 0) {
      commands.push({ name: t.runShown(runnable.length), run: () => runAll(runnable) });
    }
    if (pageRuns.queue.peek().busy) {
      commands.push({ name: t.stop, keys: 'Esc', run: () => pageRuns.stop() });
    }
    const places = PAPERS.map(({ key, name }) => ({
      name: `${t.paper}: ${name}`,
      run: () => go(...papersAddress({ paper: key })),
    }));
    return [...commands, ...places];
  },
};

/** The keys of the view, where nothing is written. */
function useKeys(): void {
  // There as soon as the view is.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // What lies over the page has the keys.
      if (overlay.peek() !== undefined) return;
      if (event.key === 'Escape' && !writes(event.target)) return pageRuns.stop();
      const box = document.getElementById('papers-words');
      const walks = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (writes(event.target) && !(walks && event.target === box)) return;
      if (act(event.key, event.target, box)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** Does what a key stands for; says whether it stands for anything. */
function act(key: string, target: EventTarget | null, box: HTMLElement | null): boolean {
  const one = openItem();
  switch (key) {
    case '/':
      box?.focus();
      return box !== null;
    case 'r': {
      const name = target instanceof Element && target.closest('[data-item]');
      const row = name
        ? EVERY.find((each) => nameOf(each) === name.getAttribute('data-item'))
        : undefined;
      // As the button of the row does, and as the first one of an item's page.
      if (row !== undefined) runAll([row]);
      else if (one !== undefined) runAll([one], true);
      return row !== undefined || one !== undefined;
    }
    case 'j':
    case 'k': {
      const { before, after } = one ? neighbours(one) : {};
      const next = key === 'j' ? after : before;
      if (next !== undefined) go(...papersAddress({ paper: next.paper.key, item: next.item.id }));
      return next !== undefined;
    }
    case 'ArrowDown':
    case 'ArrowUp':
      return walk(target, box, key === 'ArrowDown' ? 1 : -1);
    default:
      return false;
  }
}

/** From the box to the first item, and from item to item; up from the first leads back to the box. */
function walk(target: EventTarget | null, box: HTMLElement | null, step: 1 | -1): boolean {
  const names = [...document.querySelectorAll<HTMLElement>('.paper-item .item-name')];
  const row = target instanceof Element ? target.closest('.paper-item') : null;
  if (row === null && target !== box) return false;
  const at = row === null ? -1 : names.findIndex((name) => row.contains(name));
  const next = at + step < 0 ? box : names[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
