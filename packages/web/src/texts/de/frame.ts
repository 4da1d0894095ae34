// Der Rahmen der Seite.

import type { Texts } from '../texts.ts';

export const frame: Texts['frame'] = {
  skip: 'Zum Inhalt springen',
  views: {
    start: 'Start',
    worksheet: 'Arbeitsblatt',
    game: 'Spiel',
    board: 'Brett',
    quotient: 'Quotient',
    players: 'Mehrere',
    census: 'Zensus',
    papers: 'Arbeiten',
    guide: 'Handbuch',
  },
  viewsLabel: 'Ansichten',
  nowhere: 'Hier ist nichts',
  startTitle: 'Proviso: Misère-Spiele, mit Begründung',
  title: (view) => `${view} · Proviso`,
  beside: 'neben',
  colours: 'Farben: ',
  themes: { auto: 'auto', light: 'hell', dark: 'dunkel' },
  language: 'Sprache',
  loading: 'Wird geladen …',
  foot: 'Alles wird auf dieser Seite berechnet, nichts wird versendet. Nach dem ersten Besuch geht es auch ohne Netz.',
  engineSpeaks:
    'Was das Programm in ganzen Sätzen sagt – Begründungen, Meldungen, Beispielblätter, das Handbuch –, ist englisch.',
  commands: 'Befehle',
  keys: 'Tasten',
  everywhere: 'Überall',
  keysHelp: {
    palette: 'Befehle, Ansichten, Regelwerke und Blätter nach Namen',
    keys: 'diese Übersicht, außerhalb von Eingabefeldern',
    escape: 'Berechnung anhalten, Offenes schließen',
  },
  command: {
    view: (view) => `Ansicht: ${view}`,
    colours: 'Farben wechseln: hell, dunkel, wie das System',
    language: (name) => `Sprache: ${name}`,
  },
};
