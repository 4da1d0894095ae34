// VitePress's own theme, without the fonts it would ship, and with the style of the pictures. Words of
// the glossary are explained where they stand, and the guide can be read offline after a visit.

import type { EnhanceAppContext } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick } from 'vue';
import { catalogue } from './catalogue.ts';
import './pictures.css';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: async ({ app, router }: EnhanceAppContext) => {
    app.directive('catalogue', catalogue);
    if (typeof document === 'undefined') return;
    router.onAfterRouteChange = markMain;
    // Put beside this file by the build.
    const { explainTerms } = await import('./term-card.ts');
    explainTerms(async (term) => {
      const meaning = term.getAttribute('title') ?? term.dataset['meaning'];
      if (meaning == null) return undefined;
      // The browser's own tip would stand beside the card.
      term.dataset['meaning'] = meaning;
      term.removeAttribute('title');
      const glossary = { text: 'Glossary', href: (term as HTMLAnchorElement).href };
      const { term: name = '' } = term.dataset;
      return { term: name, meaning, lang: 'en', cited: [], links: [glossary] };
    });
    keepForOffline();
  },
};

/** The theme's first page has no landmark for what it is about; the others have. */
async function markMain(): Promise<void> {
  await nextTick();
  const content = document.getElementById('VPContent');
  if (content?.classList.contains('is-home')) content.setAttribute('role', 'main');
  else content?.removeAttribute('role');
}

/** The workbench, which stands above the guide, keeps both. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = new URL(`${import.meta.env.BASE_URL}../service-worker.js`, location.href);
  navigator.serviceWorker.register(worker).then(
    async () => (await navigator.serviceWorker.ready).active?.postMessage('keep the guide'),
    () => {}, // the guide stands alone, or the browser refuses
  );
}
