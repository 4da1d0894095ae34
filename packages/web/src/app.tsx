// The frame of the page: where one can go, and the view that stands there. Views other than the
// first are loaded when they are opened.

import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NewVersion, NotLoaded } from './offline/notices.tsx';
import { address, route } from './route.ts';
import { START, StartView } from './start/start-view.tsx';
import { nextTheme, theme } from './theme.ts';

interface View {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

const VIEWS: readonly View[] = [
  {
    name: 'worksheet',
    title: 'Worksheet',
    load: () => import('./worksheet/worksheet-view.tsx').then((module) => module.WorksheetView),
  },
  {
    name: 'game',
    title: 'Game',
    load: () => import('./game/game-view.tsx').then((module) => module.GameView),
  },
  {
    name: 'board',
    title: 'Board',
    load: () => import('./board/board-view.tsx').then((module) => module.BoardView),
  },
];

/** What stands at an address that leads nowhere. */
const NOWHERE: View = {
  name: 'nowhere',
  title: 'Nothing here',
  load: () =>
    import('./parts/no-such.tsx').then(({ NoSuch }) => () => (
      <>
        <h1>Nothing here</h1>
        <NoSuch
          what="view"
          name={route.value[0] ?? ''}
          known={VIEWS.map((one) => ({ ...one, href: address(one.name) }))}
        />
      </>
    )),
};

export function App() {
  const [name] = route.value;
  const start = name === undefined || name === START;
  const view = start ? undefined : (VIEWS.find((one) => one.name === name) ?? NOWHERE);
  const title = view?.title ?? 'Start';
  useEffect(() => {
    document.title = view ? `${view.title} · Proviso` : 'Proviso: misère games, with reasons';
  }, [view]);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The link that led here may have gone with its view; whoever pressed it by key goes on from here.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        Skip to the contents
      </button>
      <header class="top">
        <a class="brand" href={address()}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          Proviso
        </a>
        <nav aria-label="Views">
          <a href={address()} aria-current={view ? undefined : 'page'}>
            Start
          </a>
          {VIEWS.map((one) => (
            <a
              key={one.name}
              href={address(one.name)}
              aria-current={one === view ? 'page' : undefined}
            >
              {one.title}
            </a>
          ))}
          <a href="./guide/">Guide</a>
        </nav>
        <button type="button" class="plain theme" onClick={nextTheme}>
          <span class="quiet">colours: </span>
          {theme.value}
        </button>
      </header>
      <main id="main" ref={main} tabIndex={-1} aria-label={title}>
        {view ? <Loaded key={view.name} view={view} /> : <StartView />}
      </main>
      <NewVersion />
      <footer class="quiet">
        Everything is computed in this page; nothing is sent anywhere. Works offline after the first
        visit.
      </footer>
    </>
  );
}

/** A link to `#main` would change the address. */
function skip(): void {
  document.getElementById('main')?.focus();
}

function Loaded({ view }: { readonly view: View }) {
  const [Shown, setShown] = useState<ComponentType | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    view.load().then(
      (component) => setShown(() => component),
      () => setFailed(true),
    );
  }, [view]);
  if (failed) return <NotLoaded />;
  return Shown ? <Shown /> : <p class="quiet loading">Loading…</p>;
}
