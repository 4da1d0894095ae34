// Die Arbeiten, Punkt für Punkt.

import { plural } from '../plural.ts';
import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');
const number = (count: number) => count.toLocaleString('de');
const items = (count: number) => form(count, { one: 'Punkt', other: 'Punkte' });
const checks = (count: number) => form(count, { one: 'Prüfung', other: 'Prüfungen' });
const cases = (count: number) => form(count, { one: 'Fall', other: 'Fälle' });
const inCases = (count: number) => form(count, { one: 'Fall', other: 'Fällen' });

export const papers: Texts['papers'] = {
  heading: 'Arbeiten',
  intro:
    'Die grundlegenden Arbeiten, Punkt für Punkt: was jeder besagt, wo sein Code steht, und eine Prüfung, die hier auf der Seite läuft.',
  guide: 'Dasselbe im Handbuch',
  errata: 'Druckfehler',
  find: 'Suchen',
  findHint: 'eine Nummer, ein Wort, eine Datei',
  paper: 'Arbeit',
  allPapers: 'alle Arbeiten',
  show: 'Zeigen',
  shows: {
    all: 'alles',
    runs: 'was ausgeführt werden kann',
    erratum: 'Druckfehler',
    long: 'was lange dauert',
    exact: 'genau nachgerechnet',
    exhaustive: 'erschöpfend geprüft',
    sampled: 'in Stichproben',
    examples: 'an Beispielen gezeigt',
    definition: 'Definitionen',
    'not-runnable': 'nicht ausführbar',
    ran: 'was hier ausgeführt wurde',
    failed: 'was hier scheiterte',
  },
  count: (shown, runnable) =>
    `${number(shown)} ${items(shown)}, ${number(runnable)} mit einer Prüfung, die läuft`,
  none: 'Kein Punkt ist so. Weniger Wörter finden mehr.',
  size: 'Spiele',
  sizes: { quick: 'einige (schnell)', full: 'alle (gründlich)' },
  runShown: (count) => `${number(count)} ${checks(count)} ausführen`,
  runPaper: 'Diese Arbeit ausführen',
  runPaperOf: (paper) => `Die Prüfungen von ${paper} ausführen`,
  takeLong: (count) =>
    `${number(count)} davon ${form(count, { one: 'dauert', other: 'dauern' })} mit allen Spielen lange.`,
  stop: 'Anhalten',
  stopTitle: 'oder mit Escape',
  progress: (done, total) => `${number(done)} von ${number(total)} ausgeführt`,
  ended: (stood, count, seconds) =>
    `Hier ausgeführt: ${number(stood)} ${checks(stood)} bestanden, ${number(count)} ${cases(count)}, ${seconds} s.`,
  endedFailed: (failed) => `${number(failed)} gescheitert.`,
  endedStopped: 'Angehalten.',
  run: 'Ausführen',
  runAgain: 'Noch einmal ausführen',
  runFull: 'Gründlich ausführen',
  runItem: (item, paper) => `${item} von ${paper} ausführen`,
  standings: {
    exact: 'genau nachgerechnet',
    exhaustive: 'erschöpfend geprüft',
    sampled: 'in Stichproben',
    examples: 'an Beispielen gezeigt',
    definition: 'Definition',
    'not-runnable': 'nicht ausführbar',
  },
  amounts: {
    exact: 'Was gedruckt ist, wird neu berechnet und verglichen.',
    exhaustive: 'Die Aussage wird an jedem Spiel bis zu einer Größe geprüft.',
    sampled: 'Die Aussage wird an zufälligen Spielen geprüft, jedes Mal denselben.',
    examples: 'Die Aussage wird an ausgesuchten Spielen gezeigt.',
    definition: 'Zu prüfen ist nichts: Der Code unten ist die Definition.',
    'not-runnable': 'Kein Programm prüft es hier.',
  },
  erratum: 'Druckfehler',
  long: 'lang',
  waiting: 'wartet',
  running: (tested) => `läuft: bisher ${number(tested)} verglichen`,
  stands: (count) => `besteht: ${number(count)} ${cases(count)}, hier ausgeführt`,
  failed: 'hier gescheitert',
  broken: 'nicht ausgeführt',
  what: 'Was die Prüfung leistet',
  inTests:
    'Sie gehört zu den Tests dieser Version, mit einigen ihrer Spiele. Hier wurde sie nicht ausgeführt.',
  result: 'Hier ausgeführt',
  found: (count, tried, seconds) =>
    tried === undefined
      ? `Sie besteht in ${number(count)} ${inCases(count)}: ${seconds} s`
      : `Sie besteht in ${number(count)} ${inCases(count)}, auf die sie zutrifft, von ${number(tried)} versuchten: ${seconds} s`,
  summary: 'Die Fälle:',
  quickly: 'im schnellen Durchgang',
  thoroughly: 'im gründlichen Durchgang',
  ranBy: (release, engine) => `von Proviso ${release}, Rechenkern ${engine}`,
  mismatch: (seconds) => `Arbeit und Programm widersprechen sich, nach ${seconds} s:`,
  noAnswer: (seconds) =>
    `Die Prüfung kam zu keinem Ergebnis, nach ${seconds} s; über die Arbeit sagt das nichts:`,
  brokenSays: (message) =>
    message === ''
      ? 'Der Teil der Seite, der die Prüfungen ausführt, konnte nicht geladen werden: Ist die Verbindung weg?'
      : `Die Prüfung ist abgebrochen: ${message}`,
  takesLong: 'Mit allen Spielen dauert sie von einigen Sekunden bis zu einer Minute oder länger.',
  printed: 'Gedruckt',
  computed: 'Berechnet',
  why: 'Warum',
  reason: 'Warum nichts läuft',
  code: 'Quelltext',
  check: 'die Prüfung selbst',
  command: 'Auf der Befehlszeile',
  inGuide: 'Im Handbuch, mit Tabellen und Abbildungen',
  address: 'Bleibende Adresse',
  cite: 'Zitieren',
  citeOf: (item) => `${item} zitieren`,
  checkedAt: (version, address) => `Als Punkt von Proviso ${version}: ${address}`,
  next: 'Weiter',
  previous: 'Zurück',
  all: (paper) => `Alles von ${paper}`,
  way: 'Wo dies steht',
  extent: (what) => rich`Davon hier: ${what}`,
  noPaper: (name) => rich`Eine Arbeit ${name} gibt es hier nicht.`,
  noItem: (name, paper) => rich`${paper} hat hier keinen Punkt ${name}.`,
  keys: {
    title: 'Arbeiten',
    find: 'in das Feld, das Punkte sucht',
    walk: 'von Punkt zu Punkt',
    run: 'den Punkt ausführen',
    step: 'zum nächsten Punkt, zum vorigen',
  },
};
