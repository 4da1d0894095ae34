// Deutsche Namen für Regelwerke, Beispiele und Tabellenköpfe, die auf Englisch aus dem Programm kommen.

import type { Names } from '../names.ts';
import { examples, themes } from './examples.ts';
import { rulesets } from './rulesets.ts';

export const names: Names = {
  lang: 'de',
  rulesets,
  themes,
  examples,
  heads: {
    n: 'n',
    position: 'Stellung',
    outcome: 'Ausgang',
    value: 'Wert',
    class: 'Klasse',
    board: 'Brett',
    squares: 'Felder',
    vertices: 'Knoten',
    edges: 'Kanten',
    counters: 'Spielsteine',
    player: 'Seite',
    move: 'Zug',
    survives: 'überlebt',
    why: 'warum',
  },
  terms: () => import('./terms.ts').then(({ terms }) => terms),
};
