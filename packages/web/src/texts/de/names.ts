// Deutsche Namen für Regelwerke, Felder, Beispiele und Tabellenköpfe, die auf Englisch aus dem Programm kommen.

import type { Names } from '../names.ts';
import { examples, themes } from './examples.ts';
import { rulesets } from './rulesets.ts';

export const names: Names = {
  lang: 'de',
  rulesets,
  squares: {
    open: 'frei',
    covered: 'bedeckt',
    closed: 'geschlossen',
    empty: 'leer',
    burnt: 'verbrannt',
    'no square': 'kein Feld',
    'a gap': 'eine Lücke',
    heads: 'Kopf',
    tails: 'Zahl',
    'a stone': 'ein Stein',
    'a stone of Left': 'ein Stein von Links',
    'a stone of Right': 'ein Stein von Rechts',
    'a piece of Left': 'eine Figur von Links',
    'a piece of Right': 'eine Figur von Rechts',
    'an amazon of Left': 'eine Amazone von Links',
    'an amazon of Right': 'eine Amazone von Rechts',
    'a toad of Left': 'eine Kröte von Links',
    'a frog of Right': 'ein Frosch von Rechts',
    'an elephant of Left': 'ein Elefant von Links',
    'a rhino of Right': 'ein Nashorn von Rechts',
    'a domino of Left': 'ein Dominostein von Links',
    'a domino of Right': 'ein Dominostein von Rechts',
    'a domino of either player': 'ein Dominostein beider',
  },
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
