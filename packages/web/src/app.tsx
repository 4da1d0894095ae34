// The frame of the page: where one can go, and the view that stands there. Views other than the
// first are loaded when they are opened.

import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Offer, overlay, useOffer, writes } from './commands.ts';
import { chooseLanguage, language } from './language.ts';
import { NewVersion, NotLoaded } from './offline/notices.tsx';
import { KeysPage } from './palette/keys-page.tsx';
import { Palette } from './palette/palette.tsx';
import { mainPart, useFocusAfter } from './parts/focus-after.ts';
import { keyNames } from './parts/key-names.ts';
import { address, go, route } from './route.ts';
import { START, StartView } from './start/start-view.tsx';
import { subject } from './subject.ts';
import { ENGLISH, LANGUAGES } from './texts/languages.ts';
import { texts } from './texts/texts.ts';
import { nextTheme, theme } from './theme.ts';

interface View {
  readonly name: string;
  /** What it is called, in the language of the page. */
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
}

const VIEWS: readonly View[] = [
  {
    name: 'worksheet',
    get title() {
      return texts.value.frame.views.worksheet;
    },
    load: () => import('./worksheet/worksheet-view.tsx').then((module) => module.WorksheetView),
  },
  {
    name: 'game',
    get title() {
      return texts.value.frame.views.game;
    },
    load: () => import('./game/game-view.tsx').then((module) => module.GameView),
  },
  {
    name: 'board',
    get title() {
      return texts.value.frame.views.board;
    },
    load: () => import('./board/board-view.tsx').then((module) => module.BoardView),
  },
  {
    name: 'quotient',
    get title() {
      return texts.value.frame.views.quotient;
    },
    load: () => import('./quotient/quotient-view.tsx').then((module) => module.QuotientView),
  },
  {
    name: 'players',
    get title() {
      return texts.value.frame.views.players;
    },
    load: () => import('./players/players-view.tsx').then((module) => module.PlayersView),
  },
  {
    name: 'census',
    get title() {
      return texts.value.frame.views.census;
    },
    load: () => import('./census/census-pages.tsx').then((module) => module.CensusPages),
  },
  {
    name: 'papers',
    get title() {
      return texts.value.frame.views.papers;
    },
    load: () => import('./papers/papers-view.tsx').then((module) => module.PapersView),
  },
];

// Not loaded on demand: what one types right after the key belongs to the palette.
const OVERLAYS = { palette: Palette, keys: KeysPage } as const;

/** What stands at an address that leads nowhere. */
const NOWHERE: View = {
  name: 'nowhere',
  get title() {
    return texts.value.frame.nowhere;
  },
  load: () =>
    import('./parts/no-such.tsx').then(({ NoSuch }) => () => (
      <>
        <h1>{texts.value.frame.nowhere}</h1>
        <NoSuch
          what="view"
          name={route.value[0] ?? ''}
          known={VIEWS.map((one) => ({
            name: one.name,
            title: one.title,
            href: address(one.name),
          }))}
        />
      </>
    )),
};

export function App() {
  const [name] = route.value;
  const start = name === undefined || name === START;
  const view = start ? undefined : (VIEWS.find((one) => one.name === name) ?? NOWHERE);
  const t = texts.value.frame;
  const title = view?.title ?? t.views.start;
  const about = subject.value;
  const named = about === '' || about === title ? title : `${about} · ${title}`;
  const documentTitle = view || about !== '' ? t.title(named) : t.startTitle;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useFocusAfter(view, mainPart);
  // On a small phone the views are wider than their line, which is moved to the one that is shown.
  const views = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = views.current;
    const here = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (nav === null || here === undefined) return;
    const { left, right } = nav.getBoundingClientRect();
    // Whole pixels: a part of one would leave a part of it out of sight.
    const past = (distance: number) => Math.ceil(Math.max(0, distance));
    nav.scrollLeft += past(here.right - right) - past(left - here.left);
  }, [view, t]);
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {t.skip}
      </button>
      <header class="top">
        <a class="brand" href={address()}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          Proviso
        </a>
        <nav aria-label={t.viewsLabel} ref={views}>
          <a href={address()} aria-current={view ? undefined : 'page'}>
            {t.views.start}
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
          <a href="./guide/" hreflang="en">
            {t.views.guide}
          </a>
        </nav>
        <div class="settings">
          <LanguageChoice />
          <button type="button" class="plain theme" onClick={nextTheme}>
            <span class="quiet">{t.colours}</span>
            {t.themes[theme.value]}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1} aria-label={title}>
        {view ? <Loaded key={view.name} view={view} /> : <StartView />}
      </main>
      <NewVersion />
      <footer class="quiet">
        <p>{t.foot}</p>
        {language.value !== ENGLISH && <p>{t.engineSpeaks}</p>}
        <button type="button" class="plain" onClick={() => (overlay.value = 'palette')}>
          {t.commands} <kbd>{keyNames('Ctrl+K')}</kbd>
        </button>
        <button type="button" class="plain" onClick={() => (overlay.value = 'keys')}>
          {t.keys} <kbd>?</kbd>
        </button>
      </footer>
      <Overlay />
    </>
  );
}

/** The languages there are, each by its own name, whatever the present one is. */
function LanguageChoice() {
  return (
    <select
      class="language"
      aria-label={texts.value.frame.language}
      value={language.value.code}
      onChange={({ currentTarget }) => {
        const next = LANGUAGES.find(({ code }) => code === currentTarget.value);
        if (next !== undefined) chooseLanguage(next);
      }}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** What can be done everywhere. */
const FRAME: Offer = {
  get title() {
    return texts.value.frame.everywhere;
  },
  get keys() {
    const help = texts.value.frame.keysHelp;
    return [
      { keys: 'Ctrl+K', what: help.palette },
      { keys: '?', what: help.keys },
      { keys: 'Esc', what: help.escape },
    ];
  },
  commands: () => {
    const { command, views, keys } = texts.value.frame;
    return [
      { name: command.view(views.start), run: () => go() },
      ...VIEWS.map(({ name, title }) => ({ name: command.view(title), run: () => go(name) })),
      { name: command.view(views.guide), run: () => location.assign('./guide/') },
      { name: command.colours, run: nextTheme },
      ...LANGUAGES.map((one) => ({
        name: command.language(one.name),
        run: () => chooseLanguage(one),
      })),
      { name: keys, keys: '?', run: () => (overlay.value = 'keys') },
    ];
  },
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
  mainPart()?.focus();
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
  return Shown ? <Shown /> : <p class="quiet loading">{texts.value.frame.loading}</p>;
}
