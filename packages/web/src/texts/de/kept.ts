// Die aufbewahrten Blätter, und was über das Aufbewahren gesagt wird.

import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

const of = plural('de');

export const kept: Texts['kept'] = {
  keptHere: 'In diesem Browser aufbewahrt.',
  history: {
    button: 'Verlauf',
    command: 'Verlauf: was dieses Blatt war',
    label: 'Frühere Texte dieses Blattes',
    heading: 'Was es war',
    close: 'Schließen',
    none: 'Früheres gibt es noch nicht. Während Sie schreiben, wird jede Minute beiseitegelegt, was das Blatt war; von älteren Tagen bleiben weniger Texte.',
    allThere: (when, cells) =>
      `${when}: ${cells} ${of(cells, { one: 'Zelle', other: 'Zellen' })}, alle jetzt im Blatt.`,
    someGone: (when, cells, gone) =>
      `${when}: ${cells} ${of(cells, { one: 'Zelle', other: 'Zellen' })}, ${gone} jetzt nicht im Blatt.`,
    sheetThen: (when) => `Das Blatt ${when}`,
    gone: 'jetzt nicht im Blatt',
    restore: 'Dies wiederherstellen',
    restored: (when) => `Das Blatt ist, wie es war: ${when}. Rückgängig nimmt das zurück.`,
  },
  folder: {
    unsupported:
      'Dieser Browser kann keine Blätter in einem Ordner Ihrer Festplatte aufbewahren: Das können Chrome, Edge und andere auf Chromium beruhende. „Alle speichern“ schreibt sie in eine Datei.',
    choose: 'In einem Ordner aufbewahren …',
    kept: (name) => `Jedes Blatt liegt auch im Ordner „${name}“, als .pvs-Datei.`,
    stop: 'Dort nicht mehr aufbewahren',
    asleep: (name) => `Die Blätter kommen in den Ordner „${name}“, wenn Sie es wieder erlauben.`,
    wake: 'Erlauben',
    lost: (name) =>
      `Der Ordner „${name}“ lässt sich gerade nicht lesen oder schreiben. Was Sie schreiben, bleibt in diesem Browser; der Ordner wird wieder versucht.`,
    unread: (files) =>
      `Im Ordner nicht gelesen, weil größer als 1 MiB oder kein UTF-8-Text: ${files}. Dort wird nichts geschrieben; ein Blatt dieses Namens bleibt in diesem Browser, bis Sie die Datei berichtigen, umbenennen oder entfernen.`,
    clash: (title, file) => `„${title}“ wurde hier geändert und die Datei ${file} im Ordner auch.`,
    mine: 'Meines schreiben',
    theirs: 'Die Datei nehmen',
    both: 'Beide behalten',
  },
};
