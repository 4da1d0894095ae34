// The frame of the page: where one can go, and the view that stands there. Views other than the
// first are loaded when they are opened.

import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Offer, overlay, useOffer, writes } from './commands.ts';
import { NewVersion, NotLoaded } from './offline/notices.tsx';
import { KeysPage } from './palette/keys-page.tsx';
import { Palette } from './palette/palette.tsx';
import { address, go, route } from './route.ts';
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

// Not loaded on demand: what one types right after the key belongs to the palette.
const OVERLAYS = { palette: Palette, keys: KeysPage } as const;

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
        <p>
          Everything is computed in this page; nothing is sent anywhere. Works offline after the
          first visit.
        </p>
        <button type="button" class="plain" onClick={() => (overlay.value = 'palette')}>
          Commands <kbd>Ctrl+K</kbd>
        </button>
        <button type="button" class="plain" onClick={() => (overlay.value = 'keys')}>
          Keys <kbd>?</kbd>
        </button>
      </footer>
      <Overlay />
    </>
  );
}

/** What can be done everywhere. */
const FRAME: Offer = {
  title: 'Everywhere',
  keys: [
    { keys: 'Ctrl+K', what: 'commands, views, rulesets and sheets by name' },
    { keys: '?', what: 'this page, outside of editors' },
    { keys: 'Esc', what: 'stop what is being computed, close what is open' },
  ],
  commands: () => [
    { name: 'View: Start', run: () => go() },
    ...VIEWS.map(({ name, title }) => ({ name: `View: ${title}`, run: () => go(name) })),
    { name: 'View: Guide', run: () => location.assign('./guide/') },
    { name: 'Change colours: light, dark, as the system', run: nextTheme },
    { name: 'Keys', keys: '?', run: () => (overlay.value = 'keys') },
  ],
};

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** The palette or the page of keys, when one of them is asked for. */
function Overlay() {
  useOffer(FRAME);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // On a Mac Ctrl+K has a meaning in every text.
      const palette = key.toLowerCase() === 'k' && !altKey && (isMac ? metaKey : ctrlKey);
      const keys = key === '?' && !ctrlKey && !metaKey && !writes(event.composedPath()[0]);
      if (!palette && !keys) return;
      event.preventDefault();
      overlay.value = palette ? 'palette' : 'keys';
    };
    // Before an editor can take the key for itself.
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
  const Shown = overlay.value && OVERLAYS[overlay.value];
  return Shown && <Shown />;
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
