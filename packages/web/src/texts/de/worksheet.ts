// Ein Arbeitsblatt und seine Zellen.

import { rich } from '../rich.ts';
import type { Texts } from '../texts.ts';

export const worksheet: Texts['worksheet'] = {
  first: `// Dies ist ein Arbeitsblatt. Etwas ändern und Umschalt+Eingabe drücken.

G := {0, * | *}

// Wer gewinnt, wenn gewonnen hat, wer nicht ziehen kann? N (next) ist, wer am Zug ist und beginnt.
outcome(G)

// Unter Dikots ist die linke Option * von G nur ein Zeichen, dass Links hier aufhören darf: ein Grabstein (tombstone) ■.
G mod D

// Warum?
explain(G mod D)

// Und wie sieht es in anderer Gesellschaft aus?
table([M, B, E, D, Normal], "modulo", U -> U, "einfachste Form", U -> G mod U, "invertierbar", U -> invertible(G, U))
`,
  heading: 'Arbeitsblatt',
  opening: 'Das Arbeitsblatt wird geöffnet …',
  goToOwn: 'Zum eigenen Arbeitsblatt',
  yourSheets: 'Eigene Blätter',
  examples: 'Beispiele',
  addCell: '+ Zelle hinzufügen',
  removed: (text) => rich`Entfernt: ${text}`,
  run: 'Ausführen',
  runAll: 'Alles ausführen',
  runAllShort: 'Alles',
  stop: 'Anhalten',
  done: 'Fertig',
  stepKinds: {
    removal: 'Entfernen',
    addition: 'Hinzufügen',
    move: 'Verschieben',
    division: 'Teilen',
    slide: 'Regler',
    restoration: 'Wiederherstellung',
  },
  undoStep: (step) => `Rückgängig: ${step}`,
  redoStep: (step) => `Wiederholen: ${step}`,
  undone: (step) => `Rückgängig gemacht: ${step}.`,
  doneAgain: (step) => `Wiederholt: ${step}.`,
  cell: {
    prose: (place) => `Text ${place}`,
    cell: (place) => `Zelle ${place}`,
    edit: 'bearbeiten',
    editProse: (place) => `Text ${place} bearbeiten`,
    plusCell: '+ Zelle',
    addBelow: (place) => `Zelle unter ${place} hinzufügen`,
    plusProse: '+ Text',
    addProseBelow: (place) => `Text unter ${place} hinzufügen`,
    remove: 'entfernen',
    removeCell: (place) => `${place} entfernen`,
    move: 'verschieben',
    moveCell: (place) => `${place} verschieben`,
    moveTitle: 'Ziehen, oder ↑ oder ↓ drücken; Alt+↑ und Alt+↓ überall in der Zelle',
    stopCell: (place) => `Zelle ${place} anhalten`,
    runCell: (place) => `Zelle ${place} ausführen`,
    doneWith: (place) => `Fertig mit Text ${place}`,
    asItWas: 'Antwort auf den früheren Text:',
    wouldBe: 'wäre ',
    thisProse: 'Dieser Text',
    cameTo: 'Das Ergebnis dieser Zelle',
    answer: (place) => `die Antwort von Zelle ${place}`,
    answerOf: (answer, place) => `Antwort ${answer} von Zelle ${place}`,
    slider: (name, place) => `${name} in Zelle ${place}`,
  },
  note: {
    waits: 'wartet auf die Zellen darüber',
    unfinished: 'Früher begonnen und nicht beendet. Für die Antwort noch einmal ausführen.',
    stopped:
      'Angehalten. Was vorher gefunden wurde, steht oben; die anderen Zellen sind, wie sie waren.',
    stale:
      'Eine Zelle darüber hat sich seither geändert. Noch einmal ausführen, um dies zu erneuern.',
    without: 'Gefunden ohne eine Zelle darüber, die angehalten wurde.',
    brought:
      'Kam mit dem Blatt und wurde nicht hier berechnet. Ausführen, um es zu prüfen und zu kopieren.',
    broughtElder:
      'Kam mit dem Blatt aus einer anderen Fassung von Proviso und wurde nicht hier berechnet. Ausführen, um es zu prüfen und zu kopieren.',
    elder:
      'Von einer anderen Fassung von Proviso gefunden. Noch einmal ausführen, um zu sehen, was diese sagt.',
    computing: (statement) => rich`berechnet wird ${statement}`,
    computingAgain: (again, statement) =>
      rich`noch einmal berechnet wird ${again}, für ${statement}`,
    again: 'läuft danach noch einmal, wie es jetzt da steht',
    already: 'diese Zelle wird schon berechnet; Esc hält sie an',
    howToStop: 'Anhalten oder Esc beendet es und behält das Übrige',
  },
  shown: {
    tree: 'Baum',
    treeOf: (of) => `Baum: ${of}`,
    openAsGame: 'Als Spiel öffnen',
    copy: 'Kopieren',
    play: 'Spielen',
    playOf: (of) => `Spielen: ${of}`,
    quotient: 'Als Quotient öffnen',
    quotientOf: (of) => `Als Quotient öffnen: ${of}`,
    emptyList: 'die leere Liste',
    element: (place, of) => `Element ${place}: ${of}`,
    table: 'Tabelle',
    place: (row, column, of) => `Zeile ${row}, Spalte ${column}: ${of}`,
    sortedAmong: (count) => `Sortiert unter den ersten ${count}.`,
    column: (letter) => `Spalte ${letter}`,
    sortBy: (head) => `Sortieren nach ${head}`,
    plot: 'Diagramm',
    plotOf: (of) => `Diagramm: ${of}`,
    thePlot: (of) => `das Diagramm: ${of}`,
    noPoint: 'Es gibt keinen Punkt zu zeichnen.',
    upwards: 'nach oben',
    sortTitle: 'Sortieren: aufwärts, abwärts, wie zuvor',
    first: {
      rows: (count) => `Die ersten ${count} Zeilen zeigen`,
      elements: (count) => `Die ersten ${count} Elemente zeigen`,
    },
    all: {
      rows: (count) => `Alle ${count} Zeilen zeigen`,
      elements: (count) => `Alle ${count} Elemente zeigen`,
    },
    jsonHasAll: (shown, total) => `${shown} von ${total} sind zu sehen; das JSON hat alle.`,
    copiesHaveAll: (shown, total) => `${shown} von ${total} sind zu sehen; die Kopien haben alle.`,
  },
  plot: { place: 'Stelle', value: 'Wert', column: (place) => `Spalte ${place}` },
  signs: {
    label: 'Zeichen',
    '{': 'geschweifte Klammer auf',
    '|': 'senkrechter Strich',
    '}': 'geschweifte Klammer zu',
    '*': 'Stern',
    '■': 'Grabstein',
    ',': 'Komma',
    '(': 'runde Klammer auf',
    ')': 'runde Klammer zu',
    ':=': 'wird zu',
  },
  keys: {
    runOn: 'die Zelle ausführen und zur nächsten gehen, nach der letzten zu einer neuen',
    runStay: 'die Zelle ausführen und bleiben',
    escape: 'Laufendes anhalten; sonst das Eingabefeld verlassen',
    arrows: 'am Rand eines Eingabefelds oder auf einer Zelle: zur nächsten Zelle',
    enter: 'auf einer Zelle: darin schreiben',
    move: 'die Zelle verschieben',
    undo: 'im Eingabefeld: Getipptes rückgängig; sonst: was mit den Zellen geschah',
    redo: 'Rückgängiges wiederholen',
    complete: 'die Wörter, die hier stehen können',
    remove: 'auf einer Zelle: sie entfernen',
  },
  command: {
    run: 'Diese Zelle ausführen',
    runAll: 'Alle Zellen ausführen',
    addCell: 'Zelle darunter hinzufügen',
    addProse: 'Text darunter hinzufügen',
    remove: 'Diese Zelle entfernen',
    up: 'Diese Zelle nach oben',
    down: 'Diese Zelle nach unten',
    save: 'Als Datei speichern (.pvs)',
    takeAlong: (way) => `Mitnehmen: ${way}`,
    example: (title) => `Beispiel: ${title}`,
  },
  take: {
    label: 'Mitnehmen',
    latex: 'Artikel in LaTeX',
    html: 'Eigenständige Seite (HTML)',
    ipynb: 'Jupyter-Notebook',
    print: 'Drucken',
    linkWithAnswers: 'Link mit den Antworten',
    cite: 'Dieses Blatt zitieren',
    saved: (file) => `${file} gespeichert.`,
    copyLink: (url) => `Diesen Link kopieren: ${url}`,
    linkCopied:
      'Der Link ist kopiert. Er enthält das ganze Arbeitsblatt; nichts wurde irgendwohin gesendet.',
    linkWithAnswersCopied:
      'Der Link ist kopiert. Er enthält das Arbeitsblatt und seine Antworten; nichts wurde irgendwohin gesendet.',
    linkWithoutAnswersCopied:
      'Der Link ist kopiert. Er enthält das Arbeitsblatt und keine Antworten, da hier keine berechnet wurden; nichts wurde irgendwohin gesendet.',
    tooLongForLink:
      'Dieses Arbeitsblatt ist zu lang für einen Link: als Datei speichern und diese senden.',
  },
  citation: {
    label: 'Dieses Blatt zitieren',
    digest: (file, command) =>
      rich`Die Prüfsumme ist die des als ${file} gespeicherten Blatts; ${command} nennt sie auch.`,
    copy: 'Quellenangabe kopieren',
    thisSheet: 'dieses Blatt',
    close: 'Schließen',
  },
  notices: {
    goOn: 'Es kann weitergehen, aber Wichtiges besser speichern.',
    saveAsFile: 'Als Datei speichern',
    otherTab: (link) =>
      rich`Dieselbe Zelle wurde gleichzeitig in einem anderen Tab geändert. Beides ist aufbewahrt: hier das hier Geschriebene, und dort ${link}.`,
    theOther: (title) => `das andere, „${title}“`,
    foundApart: (titles) =>
      `Ein Tab wurde geschlossen, bevor seine letzten Änderungen mit denen eines anderen zusammenkamen. Beides ist aufbewahrt: unter den eigenen Blättern als ${titles}.`,
    title: (title) => `„${title}“`,
    tooLong:
      'Dieses Arbeitsblatt ist mit seinen Antworten zu lang für einen Link: Browser und Mailprogramme würden ihn abschneiden. Besser als Datei senden.',
    saveAsPage: 'Als Seite speichern',
    saveWithout: 'Ohne Antworten speichern',
    shared: 'Dieses Arbeitsblatt kam mit einem Link; jemand anderes kann es geschrieben haben.',
    untouched: 'Nichts darin wurde ausgeführt. Erst lesen, dann „Alles ausführen“ drücken.',
    becomesOwn: 'Mit der ersten Änderung wird es ein eigenes.',
    broughtUnchecked:
      'Seine Antworten kamen mit und wurden nicht hier berechnet: „Alles ausführen“ prüft sie.',
    sameAnswers: (ran, all) =>
      `${ran} von ${all} Zellen mit Antworten wurden hier ausgeführt: dieselben Antworten.`,
    otherAnswers: (ran, all, other) =>
      `${ran} von ${all} Zellen mit Antworten wurden hier ausgeführt: ${other} mit anderem Ergebnis.`,
  },
};
