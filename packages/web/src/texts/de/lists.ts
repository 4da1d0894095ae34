// Die Liste der Blätter, und was beim Öffnen, Ändern und Aufbewahren gesagt wird.

import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const form = plural('de');

export const lists: Texts['lists'] = {
  search: 'Eigene Blätter durchsuchen',
  searchBox: 'Suchen',
  saveAll: 'Alle speichern',
  loadAll: 'Alle laden',
  newSheet: 'Neues Blatt',
  none: 'Kein Blatt enthält diese Wörter.',
  noneYet: 'Noch ist kein Blatt aufgehoben. Es geschieht, sobald etwas darin geändert wird.',
  undoDeleting: (title) => `Löschen von „${title}“ zurücknehmen`,
  deletedSheets: (count) => `Gelöschte Blätter (${count})`,
  deleted: (title) => `„${title}“ ist gelöscht.`,
  back: (title) => `„${title}“ ist wieder da.`,
  copyTitle: (title) => `${title} (Kopie)`,
  anotherVersion: (title) => `${title} (andere Fassung)`,
  fromFolder: (title) => `${title} (aus dem Ordner)`,
  copied: (title) => `„${title}“ ist kopiert.`,
  renamed: (before, title) => `„${before}“ heißt jetzt „${title}“.`,
  quoted: (title) => `„${title}“`,
  fileTooLarge: (file, size, most) =>
    `${file} wurde nicht geladen: Die Datei hat ${size} MiB, und die Seite nimmt ${most} MiB auf einmal. Ihre Blätter einzeln öffnen, als .pvs-Dateien.`,
  noSheets: (file) =>
    `${file} enthält keine Blätter: eine Datei wählen, die „Alle speichern“ geschrieben hat.`,
  added: (count) =>
    `${count} ${form(count, { one: 'Blatt', other: 'Blätter' })} hinzugefügt; was schon da war, wird nicht noch einmal hinzugefügt.`,
  nothingAdded: 'Nichts wurde hinzugefügt: Alle Blätter der Datei sind schon da.',
  noneAdded: 'Nichts wurde hinzugefügt.',
  leftOut: (titles) => ` Größer als 1 MiB und darum ausgelassen: ${titles}.`,
  acts: {
    rename: 'umbenennen',
    duplicate: 'duplizieren',
    delete: 'löschen',
    bringBack: 'zurückholen',
  },
  actOn: {
    rename: (title) => `${title} umbenennen`,
    duplicate: (title) => `${title} duplizieren`,
    delete: (title) => `${title} löschen`,
    bringBack: (title) => `${title} zurückholen`,
  },
  titleOf: (title) => `Titel von ${title}`,
  cells: (count) => `${count} ${form(count, { one: 'Zelle', other: 'Zellen' })}`,
  empty: 'leer',
  beginning: 'Der Anfang',
  today: 'heute',
  yesterday: 'gestern',
  head: {
    share: 'Teilen',
    save: '.pvs speichern',
    open: '.pvs öffnen',
    keep: 'Als eigenes behalten',
    more: 'Mehr',
  },
  notText: (file) =>
    `${file} wurde nicht geöffnet: keine Textdatei in UTF-8, wie es Arbeitsblätter sind. Dieses Blatt ist, wie es war.`,
  noPlace: (file) =>
    `${file} wurde nicht geöffnet: Neben diesem Blatt ist kein Platz, es aufzubewahren.`,
  opened: (file) =>
    `${file} geöffnet. Noch wurde nichts darin ausgeführt; das vorige Blatt ist unter den eigenen.`,
  cellMoved: (from, to, all) => `Zelle ${from} ist jetzt Zelle ${to} von ${all}.`,
  ownFromExample:
    'Dies ist jetzt ein eigenes Blatt, in diesem Browser aufbewahrt; das Beispiel ist, wie es war.',
  ownFromLink:
    'Dies ist jetzt ein eigenes Blatt, in diesem Browser aufbewahrt; der Link führt zu dem, was es war.',
  otherTab: 'In einem anderen Tab geändert, und darum auch hier.',
  merged:
    'Gleichzeitig in einem anderen Tab geändert, in anderen Zellen: beide Änderungen sind hier.',
  cannotOpen: (why) =>
    `Dieses Arbeitsblatt lässt sich nicht öffnen (${why}). Die Seite neu laden, um es noch einmal zu versuchen.`,
  damaged: 'Der Link ist beschädigt: Er enthält kein Arbeitsblatt. Wurde er ganz kopiert?',
  tooLarge:
    'Dieses Arbeitsblatt ist größer als 1 MiB, mehr als die Seite nimmt. Auf der Kommandozeile ist Platz dafür: proviso run DATEI.pvs',
  noExample: (name) => `Ein Beispiel „${name}“ gibt es nicht.`,
  notKept: 'Dieses Blatt ist nicht in diesem Browser aufbewahrt.',
  noAddress: (kind) => `Unter der Adresse „worksheet/${kind}“ gibt es kein Arbeitsblatt.`,
  sharedTitle: 'Ein geteiltes Arbeitsblatt',
  refusals: {
    blocked: 'Dieser Browser lässt die Seite nichts aufbewahren.',
    full: 'Der Speicher des Browsers ist voll; dies wird darum nicht aufbewahrt.',
    newer:
      'Eine neuere Fassung dieser Seite hat das in diesem Browser Aufbewahrte übernommen: neu laden, um sie zu bekommen.',
    failed: 'Der Browser konnte seinen Speicher nicht benutzen; dies wird darum nicht aufbewahrt.',
  },
};
