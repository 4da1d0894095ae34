// Woraus alle Ansichten bestehen: Antworten unterwegs, Tabellen, Bilder, Kopien.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');

export const parts: Texts['parts'] = {
  answered: {
    previous: (about) => rich`zuvor: ${about}`,
    computing: (what, about) => rich`Berechnung: ${what} ${about}`,
    stop: 'Anhalten',
    orEscape: 'oder Esc drücken',
    stoppedAfter: (time) => `Nach ${time} angehalten.`,
    nothingFound: (about) => rich`Zu ${about} wurde nichts gefunden.`,
    foundStands: (about) => rich`Was zu ${about} gefunden wurde, steht hier.`,
    again: 'Noch einmal berechnen',
    now: 'Jetzt berechnen',
    seconds: (seconds) => `${seconds} s`,
    minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
    waitingForTable: 'Zuerst kommt die Tabelle …',
    tableStopped: 'Nicht berechnet: Die Tabelle wurde angehalten.',
  },
  progress: {
    element: (element, all) => `Element ${number(element)} von ${number(all)}`,
    forms: (count) => `${number(count)} ${form(count, { one: 'Form', other: 'Formen' })}`,
    positions: (count) =>
      `${number(count)} ${form(count, { one: 'Stellung', other: 'Stellungen' })}`,
    memory: (mebibytes) => `${number(mebibytes)} MiB`,
  },
  cannotBeShown: (what) => `${what} lässt sich nicht anzeigen. Der Rest der Seite ist, wie er war.`,
  noSuch: {
    view: (name) => rich`Eine Ansicht ${name} gibt es nicht.`,
    ruleset: (name) => rich`Ein Regelwerk ${name} gibt es nicht.`,
    universe: (name) => rich`Ein Universum ${name} gibt es nicht.`,
    boardPart: (name) =>
      rich`Die Adresse endet auf ${name}, das weder ein Universum noch ein Modus ist.`,
  },
  didYouMean: (link) => rich` War ${link} gemeint?`,
  thereAre: {
    view: 'Es gibt diese Ansichten:',
    ruleset: 'Es gibt diese Regelwerke:',
    universe: 'Es gibt diese Universen:',
    boardPart: 'Sie kann auf eines davon enden:',
  },
  problem: {
    budget: 'Das ist mehr, als eine Seite benutzen darf; auf der Kommandozeile ist mehr Platz',
    internal: 'Das Arbeitsblatt und die Wörter oben helfen, es zu beheben',
  },
  outcomes: {
    L: 'Links gewinnt, wer auch beginnt',
    N: 'es gewinnt, wer am Zug ist und beginnt (next)',
    P: 'es gewinnt, wer zuletzt gezogen hat, also nicht beginnt (previous)',
    R: 'Rechts gewinnt, wer auch beginnt',
  },
  miserePlay: 'Misère-Spiel',
  normalPlay: 'Normalspiel',
  ownUniverse: 'Ein anderes Universum, das kleinste mit gewissen Spielen',
  noUniverse: (name, example) =>
    rich`${name} ist kein Universum. Zu schreiben ist D mit den Spielen, die es enthalten soll, wie in ${example}, oder der Name eines aus der Tabelle.`,
  copy: {
    copied: (format) => `${format} kopiert`,
    refused: 'der Browser lässt diese Seite nicht kopieren; stattdessen speichern',
    saved: (file) => `${file} gespeichert`,
    copy: 'kopieren',
    save: 'speichern',
    copyAs: (format) => `${format} kopieren`,
    saveAs: (format) => `${format} speichern`,
    copyOf: (format, of) => `${format} kopieren: ${of}`,
    saveOf: (format, of) => `${format} speichern: ${of}`,
    table: 'Tabelle kopieren',
    picture: 'Bild kopieren',
  },
  picture: {
    label: 'Bild',
    size: 'Größe',
    zoomOut: 'Verkleinern',
    zoomIn: 'Vergrößern',
    fit: 'Einpassen',
    fullScreen: 'Ganzer Bildschirm',
    close: 'Schließen',
    zoomOutTitle: 'Verkleinern (−, oder Strg und Mausrad)',
    zoomInTitle: 'Vergrößern (+, oder Strg und Mausrad)',
    fitTitle: 'Alles auf einmal; noch einmal: wie zuvor (0)',
    openGame: (game) => `${game}: als Spiel öffnen`,
  },
  longForm: {
    unfoldPart: (part, signs) => `Teil ${part} aufklappen, ${signs} Zeichen`,
    more: (signs) => `${signs} Zeichen mehr`,
    label: (signs) => `Eine Form aus ${signs} Zeichen`,
    unfoldAll: 'Alles aufklappen',
    fold: 'Zuklappen',
  },
  table: {
    label: 'Tabelle über die Universen',
    mod: 'mod',
    simplest: 'einfachste Form',
    edges: 'Kanten',
    member: 'Element',
    strong: 'stark',
    invertible: 'invertierbar',
    notComputed: 'nicht berechnet',
    notDecided:
      'hier nicht entschieden: Es wurde kein gleiches Element des Universums gefunden, oder die Summe mit der Konjugierten ist zu groß',
    yes: 'ja',
    no: 'nein',
    both: 'beide',
    neither: 'keiner',
  },
  trace: {
    nothing: (game, universe) =>
      rich`${game} ist modulo ${universe} seine eigene einfachste Form: Nichts lässt sich wegnehmen.`,
    label: 'Schritte der Reduktion',
    back: '← zurück',
    next: 'weiter →',
    step: (step, all) => `Schritt ${step} von ${all}`,
    stepOfMore: (step, all, total) => `Schritt ${step} von ${all} (${total} insgesamt)`,
    before: 'vorher',
    after: 'nachher',
    uncertified: {
      large: 'Ohne Zertifikat: es bräuchte mehr als 300.000 Formen.',
      undecided: 'Ohne Zertifikat: es beruhte auf etwas, das nicht entschieden ist.',
      unnamed: 'Ohne Zertifikat: der Prüfer kennt dieses Universum nicht.',
    },
    why: (universe) => rich`Warum das modulo ${universe} erlaubt ist`,
  },
  inEnglish: 'Die Begründung ist auf Englisch.',
  guide: 'Handbuch',
  glossary: 'Glossar',
  copyReduction: 'Reduktion kopieren',
};
