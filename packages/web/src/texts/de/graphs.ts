// Graphen, auf denen gezeichnet und gespielt wird.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');

export const graphs: Texts['graphs'] = {
  modesLabel: 'Was ein Druck bewirkt',
  modes: { draw: 'Zeichnen', left: 'Links zieht', right: 'Rechts zieht' },
  hints: {
    draw: 'Eine leere Stelle drücken für einen Knoten. Zwei Knoten drücken, oder einen auf den anderen ziehen, um sie zu verbinden oder zu trennen; zweimal drücken, um einen zu ändern; ziehen, um ihn zu verschieben.',
    left: 'Drücken, wo Links zieht; jede Stelle zeigt den Misère-Ausgang danach.',
    right: 'Drücken, wo Rechts zieht; jede Stelle zeigt den Misère-Ausgang danach.',
  },
  cannotMove: (who) => `${who} kann dort nicht ziehen.`,
  movesUnknown: 'Die Züge sind noch nicht bekannt.',
  moved: (who, where, other) => `${who} hat gezogen: ${where}; ${other} ist am Zug.`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  keys: (kbd) =>
    rich`Pfeile gehen von Knoten zu Knoten, mit der Umschalttaste verschieben sie einen. ${kbd('n')} fügt einen Knoten hinzu, mit der Umschalttaste gleich verbunden. ${kbd('j')} auf zwei Knoten verbindet oder trennt sie. ${kbd('c')} ändert die Farbe, ${kbd('e')} geht zu den Kanten eines Knotens, Entf entfernt. Strg+Z und Strg+Y machen rückgängig und wiederholen; die Eingabetaste zieht, wo ein Spieler ziehen kann.`,
  shapesLabel: 'Formen für den Anfang',
  shapes: { Path: 'Weg', Cycle: 'Kreis', Star: 'Stern', Grid: 'Gitter', Petersen: 'Petersen' },
  empty: 'Leer',
  lastGood: 'Dies ist das letzte lesbare Brett. Zeichnen, um von dort weiterzumachen.',
  label: (graph) => `Der Graph: ${graph}`,
  canMoveHere: (thing, who, outcome) => `${thing}; ${who} kann hier ziehen, Ausgang ${outcome}`,
  winningMove: 'ein Gewinnzug',
  change: (what) => `${what} ändern`,
  remove: (what) => `${what} entfernen`,
  theEdge: 'Kante',
  bothWays: 'in beide Richtungen',
  fewer: 'weniger',
  more: 'mehr',
  vertexAdded: (name) => `Knoten ${name} hinzugefügt.`,
  vertexMoved: (name) => `Knoten ${name} verschoben.`,
  vertexRemoved: (name) => `Knoten ${name} entfernt.`,
  edgeRemoved: 'Kante entfernt.',
  joined: (from, to) => `Verbunden: ${from} und ${to}.`,
  parted: (from, to) => `Getrennt: ${from} und ${to}.`,
  pressAgain: ' Noch einmal drücken, um es zu ändern.',
  pressOther: ' Einen anderen Knoten drücken, um beide zu verbinden oder zu trennen.',
  ground: 'Boden',
  owners: { L: 'blau, gehört Links', R: 'rot, gehört Rechts', E: 'grün, gehört beiden' },
  and: (most, last) => `${most} und ${last}`,
  counters: (count) => `${count} ${form(count, { one: 'Stein', other: 'Steine' })}`,
  joinedTo: (names) => `verbunden mit ${names}`,
  leadsTo: (names) => `führt nach ${names}`,
  ledToFrom: (names) => `erreicht von ${names}`,
  joinedToNothing: 'mit nichts verbunden',
  vertex: (name) => `Knoten ${name}`,
  arc: (from, to) => `Bogen von ${from} nach ${to}`,
  edge: (from, to) => `Kante zwischen ${from} und ${to}`,
  size: (vertices, edges) =>
    `${vertices} Knoten, ${edges} ${form(edges, { one: 'Kante', other: 'Kanten' })}`,
};
