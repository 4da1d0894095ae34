// Wörter, die viele Ansichten teilen.

import type { Texts } from '../texts.ts';

export const common: Texts['common'] = {
  players: { left: 'Links', right: 'Rechts' },
  universes: {
    M: 'das volle Misère-Universum: alle Spiele',
    B: 'blockierende Spiele (blocking games)',
    E: 'Spiele mit toten Enden (dead-ending games): Wer keine Züge mehr hat, bekommt nie wieder einen',
    D10: 'der Abschluss der Dikots mit 1̄0, worin Domineering liegt',
    D1: 'der Abschluss der Dikots mit den ganzen Zahlen',
    D: 'Dikots: In jeder Stellung können beide Spieler ziehen oder keiner',
    Normal: 'Normalspiel: Wer nicht ziehen kann, verliert',
  },
  ownUniverse: 'das kleinste Universum, das diese Spiele enthält',
  /** For numbers and dates. */
  locale: 'de',
  text: 'Text',
  keys: 'Tasten',
  keyNames: {
    Ctrl: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Space: 'Leertaste',
    Delete: 'Entf',
    Home: 'Pos1',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  wins: 'gewinnt',
  loses: 'verliert',
};
