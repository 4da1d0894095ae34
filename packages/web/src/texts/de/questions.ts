// Was berechnet wird, in Wörtern vor dem, wovon; und wie weit es ist.

import type { Texts } from '../texts.ts';

export const questions: Texts['questions'] = {
  forms: 'die Formen von',
  form: 'die Form von',
  whoWins: 'der Gewinner auf',
  sensible: 'die sinnvollen Züge auf',
  picture: 'das Bild von',
  plot: 'das Diagramm von',
  steps: 'die Schritte von',
  order: 'die Ordnung von',
  reasons: 'die Gründe für die Ordnung von',
  moves: 'die Züge in',
  list: 'die Liste der',
  rulesets: 'Regelwerke',
  rules: 'die Regeln von',
  movesOn: 'die Züge auf',
  reply: 'eine Antwort auf',
  hint: 'ein Tipp auf',
  winningMoves: 'die Gewinnzüge auf',
  bestPlay: 'ein bestes Spiel auf',
  mistakes: 'die Fehler auf',
  readingMoves: 'Die Züge werden gelesen',
  thinking: 'Das Programm denkt nach',
  lookingForHint: 'Ein Tipp wird gesucht',
  findingWinner: 'Der Gewinner wird gesucht',
  lookingForBest: 'Ein bestes Spiel wird gesucht',
  lookingForMistakes: 'Fehler werden gesucht',
  and: ' und ',
  modulo: (universe) => ` modulo ${universe}`,
  universes: (count, all) => `${count} von ${all} Universen`,
};
