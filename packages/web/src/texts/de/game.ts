// Ein Spiel, auch neben einem anderen.

import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

export const game: Texts['game'] = {
  build: {
    fromZero: 'Mit 0 anfangen',
    tooLarge: 'Dieses Spiel ist zu groß, um von Hand gebaut zu werden.',
    later: 'Erscheint, sobald das Spiel oben gelesen werden kann.',
    theGame: 'das Spiel',
    option: {
      left: (text) => `die linke Option ${text}`,
      right: (text) => `die rechte Option ${text}`,
    },
    inside: (option, parent) => `${option} (in: ${parent})`,
    to: { left: 'Links nach', right: 'Rechts nach' },
    add: {
      left: (where) => `Linke Option hinzufügen an ${where}`,
      right: (where) => `Rechte Option hinzufügen an ${where}`,
    },
    stone: {
      left: (where) => `Linker Grabstein an ${where}`,
      right: (where) => `Rechter Grabstein an ${where}`,
    },
    remove: (where) => `Entfernen: ${where}`,
  },
  compare: {
    second: 'Mit einem zweiten Spiel H vergleichen',
    relations: 'G und H modulo jedem Universum',
    modulo: (universe) => rich`mod ${universe}`,
    words: {
      '>': (universe) => rich`G > H: G ist besser für Links modulo ${universe}.`,
      '<': (universe) => rich`G < H: G ist besser für Rechts modulo ${universe}.`,
      '=': (universe) => rich`G = H: gleich in jeder Summe modulo ${universe}.`,
      '||': (universe) => rich`G ∥ H: unvergleichbar modulo ${universe}.`,
    },
    toldApart: (x, withG, withH) =>
      rich`X = ${x} unterscheidet sie: G + X ist ${withG}, H + X ist ${withH}.`,
    copy: 'Gründe kopieren',
    certificates: ['Zertifikat G ≥ H', 'Zertifikat H ≥ G'],
  },
  play: {
    summary: (sum) => `${sum} + X gegen das Programm spielen`,
    sum: 'die Summe',
    you: 'eigene Seite',
    first: 'es beginnt',
    start: 'Anfangen',
    again: 'Neu anfangen',
    later: (sum, you) =>
      `Diese Wahl gilt vom nächsten Anfang an. In dieser Partie von ${sum} + X ist die eigene Seite ${you}.`,
    moved: (who, where, to) => `${who} zieht in ${where} nach ${to}.`,
    yourMove: (who) => `Eigener Zug, als ${who}:`,
    showWins: 'zeigen, welche Züge gewinnen',
    noneWins: ' Keiner von ihnen gewinnt.',
    move: (place, to, g, x) => `Zug in ${place} nach ${to}: Die Summe wird ${g} plus ${x}`,
    needNot: {
      you: (mover) => `Gewonnen: ${mover} ist am Zug und muss nicht ziehen.`,
      program: (mover) => `Das Programm gewinnt: ${mover} ist am Zug und muss nicht ziehen.`,
    },
    cannot: {
      you: (mover) => `Gewonnen: ${mover} ist am Zug und kann nicht ziehen.`,
      program: (mover) => `Das Programm gewinnt: ${mover} ist am Zug und kann nicht ziehen.`,
    },
  },
  heading: 'Spiel',
  box: 'Ein Spiel G: eingeben, oder einen Ausdruck, dessen Wert eines ist',
  byHand: 'Von Hand bauen',
  inEach: 'In jedem Universum',
  nothingKnown: 'Noch ist nichts darüber bekannt.',
  reduced: (universe) => rich`Wie es modulo ${universe} reduziert wird`,
  beside: 'Neben einem anderen Spiel',
  passing: 'wenn Rechts passen darf',
  rank: 'Rang',
  edges: 'Kanten des Baums',
  subpositions: 'Teilstellungen',
  copy: 'Spiel kopieren',
  pictures: 'Art des Bildes',
  tree: 'Baum',
  shared: 'Gemeinsame Teilstellungen',
  sharedSays: 'jede Teilstellung nur einmal',
};
