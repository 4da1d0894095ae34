// The frame of the page.

export const frame = {
  skip: 'Skip to the contents',
  views: {
    start: 'Start',
    worksheet: 'Worksheet',
    game: 'Game',
    board: 'Board',
    quotient: 'Quotient',
    players: 'Players',
    census: 'Census',
    papers: 'Papers',
    guide: 'Guide',
  },
  viewsLabel: 'Views',
  nowhere: 'Nothing here',
  startTitle: 'Proviso: misère games, with reasons',
  title: (view: string) => `${view} · Proviso`,
  beside: 'beside',
  colours: 'colours: ',
  themes: { auto: 'auto', light: 'light', dark: 'dark' },
  language: 'Language',
  loading: 'Loading…',
  foot: 'Everything is computed in this page; nothing is sent anywhere. Works offline after the first visit.',
  /** Said once, where the page speaks another language than the engine. */
  engineSpeaks:
    'What the engine says in sentences – explanations, messages, examples, the guide – is in English.',
  commands: 'Commands',
  keys: 'Keys',
  everywhere: 'Everywhere',
  keysHelp: {
    palette: 'commands, views, rulesets and sheets by name',
    keys: 'this page, outside of editors',
    escape: 'stop what is being computed, close what is open',
  },
  command: {
    view: (view: string) => `View: ${view}`,
    colours: 'Change colours: light, dark, as the system',
    language: (name: string) => `Language: ${name}`,
  },
};
