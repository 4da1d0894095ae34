// Befehle und Tasten.

import type { Texts } from '../texts.ts';

export const palette: Texts['palette'] = {
  label: 'Befehle',
  box: 'Befehl, Ansicht, Regelwerk oder Blatt',
  nothing: 'Nichts heißt so.',
  newSheet: 'Neues Blatt',
  sheet: (title) => `Blatt: ${title}`,
  board: (title) => `Brett: ${title}`,
  keys: 'Tasten',
  close: 'Schließen',
};
