// Befehle und Tasten.

import type { Texts } from '../texts.ts';

export const palette: Texts['palette'] = {
  label: 'Befehle',
  box: 'Befehl, Ansicht, Regelwerk oder Blatt',
  nothing: 'Nichts heißt so.',
  searchGuide: 'Handbuch: suchen …',
  guide: {
    found: (n) => (n === 1 ? 'Eine Stelle im Handbuch.' : `${n} Stellen im Handbuch.`),
    loading: 'Das Handbuch wird geholt …',
    nothing: 'Das Handbuch sagt nichts davon.',
    missing: 'Das Handbuch ist nicht hier und nicht zu erreichen.',
  },
  newSheet: 'Neues Blatt',
  sheet: (title) => `Blatt: ${title}`,
  board: (title) => `Brett: ${title}`,
  keys: 'Tasten',
  close: 'Schließen',
};
