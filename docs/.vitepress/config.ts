import { type DefaultTheme, defineConfig } from 'vitepress';

/** Entries of the menu that the build makes from the sources: scripts/docs/menus.ts. */
const made: Record<'orders' | 'papers', DefaultTheme.SidebarItem[]> = JSON.parse(
  process.env['DOCS_MENUS'] ?? '{ "orders": [], "papers": [] }',
);

const base = process.env['DOCS_BASE'] ?? '/guide/';

export default defineConfig({
  title: 'Proviso',
  description: 'A guide to misère and multiplayer combinatorial games with Proviso',
  lang: 'en',
  // The workbench stands one level above; see the last entry of the menu.
  base,
  cleanUrls: false,
  // TypeDoc writes these pages after VitePress is done; the build checks links to them itself.
  ignoreDeadLinks: [/\/api\/index$/],
  head: [['link', { rel: 'icon', href: `${base}../icon.svg` }]],
  markdown: {
    // The usual themes have words that are too pale to read on the ground they stand on.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Games have double braces, and Vue would take them for its own.
    config(md) {
      const { code_inline: render } = md.renderer.rules;
      md.renderer.rules.code_inline = (...args) =>
        (render?.(...args) ?? '').replace(/^<code/, '<code v-pre');
    },
  },
  themeConfig: {
    // Results by heading, each with what stands there.
    search: { provider: 'local', options: { detailedView: true } },
    outline: [2, 3],
    nav: [
      { text: 'Tour', link: '/tour' },
      { text: 'Theory', link: '/theory/misere' },
      { text: 'Cookbook', link: '/cookbook' },
      { text: 'Worksheets', link: '/examples' },
      { text: 'Papers', link: '/papers/index' },
      { text: 'Functions', link: '/reference/functions' },
      { text: 'Commands', link: '/reference/commands' },
      { text: 'API', link: '/api/index.html', target: '_self' },
      { text: 'Workbench', link: '/../', target: '_self' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Ten-minute tour', link: '/tour' },
          { text: 'Playing', link: '/playing' },
          { text: 'Your own ruleset', link: '/own-ruleset' },
          { text: 'Your first theorem', link: '/first-theorem' },
          { text: 'Searching', link: '/searching' },
          { text: 'Searching on many machines', link: '/clusters' },
          { text: 'Coming from CGSuite', link: '/from-cgsuite' },
          { text: 'Cookbook', link: '/cookbook' },
          { text: 'Worksheets', link: '/examples' },
          { text: 'Taking work along', link: '/taking-along' },
          { text: 'Into LaTeX', link: '/latex' },
          { text: 'From Python and other programs', link: '/python' },
          { text: 'In Jupyter', link: '/jupyter' },
        ],
      },
      {
        text: 'Rulesets',
        items: [
          { text: 'On grids', link: '/grids' },
          { text: 'On graphs', link: '/graphs' },
          { text: 'Heaps, strips and cakes', link: '/heaps-and-strips' },
          { text: 'Variants and sums', link: '/variants' },
          { text: 'Which games boards are worth', link: '/classes-reached' },
          { text: 'Who wins which board', link: '/outcomes' },
          { text: 'Misère quotients of heap games', link: '/quotient-catalogue' },
        ],
      },
      {
        text: 'Theory',
        items: [
          { text: '1. Misère play', link: '/theory/misere' },
          { text: '2. Universes and the proviso', link: '/theory/universes' },
          { text: '3. Tombstones', link: '/theory/tombstones' },
          { text: '4. Inverses', link: '/theory/inverses' },
          { text: '5. Three and more players', link: '/theory/several-players' },
          { text: '6. Quotients', link: '/theory/quotients' },
          { text: '7. Impartial games', link: '/theory/impartial' },
          { text: 'Any universe', link: '/theory/any-universe' },
          { text: 'The map of orders', link: '/theory/map-of-orders' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'The language', link: '/language' },
          { text: 'Functions', link: '/reference/functions' },
          { text: 'Commands', link: '/reference/commands' },
          { text: 'Glossary', link: '/reference/glossary' },
          { text: 'Pictures', link: '/pictures' },
          { text: 'The catalogue of classes', link: '/catalogue' },
          { text: 'API', link: '/api/index.html', target: '_self' },
        ],
      },
      {
        text: 'The order of day 2',
        items: [{ text: 'All universes', link: '/orders/index' }, ...made.orders],
      },
      {
        text: 'Findings',
        items: [
          { text: 'All findings', link: '/findings/index' },
          { text: 'Is B pocancellative?', link: '/findings/pocancellation' },
          { text: 'Invertible classes of day 3', link: '/findings/invertible-day-3' },
          { text: 'The group they generate', link: '/findings/inverse-group' },
          { text: 'Factors of dead ends', link: '/findings/dead-end-factors' },
          { text: 'Sums of three players', link: '/findings/sum-tables' },
          { text: 'Antichains of day 2', link: '/findings/antichains' },
          { text: 'Classes on boards', link: '/findings/realise' },
          { text: 'Outcomes of boards', link: '/findings/outcome-tables' },
        ],
      },
      {
        text: 'Trust',
        items: [
          { text: 'Certificates', link: '/certificates' },
          { text: 'Explained examples', link: '/explained-examples' },
          { text: 'The papers, item by item', link: '/papers/index' },
          { text: 'How it works inside', link: '/inside' },
          { text: 'Where the time goes', link: '/boards-time' },
        ],
      },
      {
        text: 'Papers',
        items: [
          { text: 'Item by item', link: '/papers/index' },
          ...made.papers,
          { text: 'Errata', link: '/papers/errata' },
          { text: 'References', link: '/references' },
        ],
      },
      {
        text: 'Taking part',
        items: [
          { text: 'Add a ruleset, universe or paper', link: '/extending' },
          { text: 'Translating', link: '/translating' },
          { text: 'Contributing', link: '/project/contributing' },
          { text: 'Changelog', link: '/project/changelog' },
        ],
      },
      {
        text: 'Decisions',
        // A group that folds and leads nowhere would be a button within a button.
        link: '/decisions/index',
        collapsed: true,
        items: [
          { text: '1. Arguments are read by hand', link: '/decisions/arguments-by-hand' },
          { text: '2. A form is an integer in an arena', link: '/decisions/arena-of-integers' },
          { text: '3. One comparison for all universes', link: '/decisions/one-comparison' },
          {
            text: '4. Statements are evaluated in a thread of their own',
            link: '/decisions/worker-per-command',
          },
          { text: '5. Layers of Hasse diagrams are our own', link: '/decisions/own-layering' },
          { text: '6. Results of pairs lie in typed arrays', link: '/decisions/typed-pair-tables' },
          { text: '7. Lezer, with strict parsing', link: '/decisions/lezer-strict' },
          { text: '8. A static page that ends its worker', link: '/decisions/static-page' },
          { text: '9. Certificates and independent checkers', link: '/decisions/certificates' },
          { text: '10. Exact versions, and no install scripts', link: '/decisions/exact-versions' },
        ],
      },
    ],
  },
});
