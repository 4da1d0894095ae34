// Die Regelwerke: wie sie heißen, wie man zieht, wie eine Stellung geschrieben wird, und warum ihre
// Stellungen in ihrem Universum liegen.

import type { RulesetNames } from '../names.ts';

const DOMINO_ROWS = 'Zeilen aus . (frei) und # (bedeckt), getrennt durch |';
const CLOBBER_ROWS = 'Zeilen aus . (leer), x (Links) und o (Rechts), getrennt durch |';
const STONE_ROWS = 'Zeilen aus . (leer), x (Links), o (Rechts) und # (kein Feld), getrennt durch |';
const COLOURED_CHAINS =
  'Ketten von Knoten wie in a-b-c, b-d; a:L (von Links gefärbt); a:R (von Rechts gefärbt)';
const HEAPS = 'Größen der Haufen, getrennt durch Leerzeichen';
const SLIDING_STRIP =
  'ein Streifen aus . (leer), l (Links) und r (Rechts); die Figuren rücken nach links';
const CAKES = 'Zeilen x Spalten jedes Kuchens, getrennt durch Leerzeichen';

const SAME_MOVES = 'beide haben stets dieselben Züge';
const REACHED_BACK = 'ein Stein, der einen gegnerischen erreicht, wird auch von diesem erreicht';
const NO_EDGE = 'wo Links keine Kante zu schneiden hat, bekommt sie auch nie mehr eine';
const SQUARE_LOST = 'ist für diese Seite auf Dauer verloren';
const SMALL_ONES =
  'alle kleinen Stellungen liegen auch in D(1̄0), und ob das für alle gilt, ist nicht bekannt';

export const rulesets: RulesetNames = {
  domineering: {
    title: 'Domineering',
    rules:
      'Beide legen Dominosteine auf freie Felder eines Bretts: Links senkrecht, Rechts waagrecht.',
    notation: DOMINO_ROWS,
    because:
      'wo Links nicht ziehen kann, sind nur Streifen aus einer Zeile übrig, und diese sind Summen von 1̄ und 1̄0 (Siegel, Theorem 6.1)',
  },
  cram: {
    title: 'Cram',
    rules:
      'Beide legen Dominosteine auf freie Felder eines Bretts, wahlweise senkrecht oder waagrecht.',
    notation: DOMINO_ROWS,
    because: SAME_MOVES,
  },
  clobber: {
    title: 'Clobber',
    rules:
      'Man zieht mit einem eigenen Stein auf einen benachbarten gegnerischen, der vom Brett kommt. Links hat die Steine x, Rechts die Steine o.',
    notation: CLOBBER_ROWS,
    because: 'ein x neben einem o ist ein Zug für beide',
  },
  col: {
    title: 'Col',
    rules:
      'Links setzt einen Stein x auf ein leeres Feld, Rechts einen Stein o. Neben einem Stein derselben Seite darf er nicht stehen.',
    notation: STONE_ROWS,
    because: `ein Feld, auf das man nicht setzen darf, weil ein eigener Stein daneben steht, ${SQUARE_LOST}`,
  },
  snort: {
    title: 'Snort',
    rules:
      'Links setzt einen Stein x auf ein leeres Feld, Rechts einen Stein o. Neben einem gegnerischen Stein darf er nicht stehen.',
    notation: STONE_ROWS,
    because:
      'wo Links nicht ziehen kann, ist jedes Feld, auf das Rechts setzen darf, ein Zug für ihn, was er auch tut',
  },
  nogo: {
    title: 'NoGo',
    rules:
      'Links setzt einen Stein x auf ein leeres Feld, Rechts einen Stein o. Nach dem Zug muss jede Gruppe gleicher Steine, die in Zeilen und Spalten zusammenhängt, an ein leeres Feld grenzen.',
    notation: STONE_ROWS,
    because: `ein Feld, auf das man nicht setzen darf, ${SQUARE_LOST}; ${SMALL_ONES}`,
  },
  konane: {
    title: 'Konane',
    rules:
      'Man springt mit einem eigenen Stein längs einer Zeile oder Spalte über einen benachbarten gegnerischen auf das leere Feld dahinter; der übersprungene kommt vom Brett. Im selben Zug darf der Stein in derselben Richtung weiterspringen.',
    notation: STONE_ROWS,
    because:
      'ein Sprung kann einem blockierten Stein Platz schaffen, und dessen Seite ist danach vielleicht nie mehr blockiert',
  },
  amazons: {
    title: 'Amazons',
    rules:
      'Man zieht mit einer eigenen Amazone wie eine Dame im Schach über leere Felder, und von dort schießt sie einen Pfeil, wieder wie eine Dame zieht. Das getroffene Feld ist verbrannt: Niemand zieht oder schießt mehr darauf oder darüber.',
    notation: 'Zeilen aus . (leer), x (Links), o (Rechts) und # (verbrannt), getrennt durch |',
    because:
      'eine Amazone, die zieht, kann eine blockierte befreien, und deren Seite ist danach vielleicht nie mehr blockiert',
  },
  fission: {
    title: 'Fission',
    rules:
      'Man ersetzt einen Stein durch zwei, auf den leeren Feldern zu beiden Seiten. Links teilt Steine nach oben und unten, Rechts nach links und rechts.',
    notation: 'Zeilen aus . (leer), x (ein Stein) und # (kein Feld), getrennt durch |',
    because:
      'wenn Rechts einen Stein teilt, den Links nicht teilen konnte, haben beide Hälften vielleicht oben und unten Platz',
  },
  quelhas: {
    title: 'Quelhas',
    rules:
      'Man bedeckt zwei oder mehr freie Felder, die lückenlos nebeneinander liegen: Links in einer Spalte, Rechts in einer Zeile.',
    notation: DOMINO_ROWS,
    because:
      'wo Links nicht ziehen kann, sind nur Streifen aus einer Zeile übrig, und dabei bleibt es; ein Streifen der Länge 6 liegt in keinem D(1̄0)',
  },
  anticlobber: {
    title: 'Anti-Clobber',
    rules:
      'Man zieht mit einem eigenen Stein auf ein benachbartes leeres Feld, und wo er war, steht nun ein gegnerischer. Links hat die Steine x, Rechts die Steine o.',
    notation: STONE_ROWS,
    because:
      'ein Zug hinterlässt einen Stein für die Gegenseite, die ohne Zug war und es danach vielleicht nie mehr ist',
  },
  cannibalclobber: {
    title: 'Kannibalisches Clobber',
    rules:
      'Man zieht mit einem eigenen Stein auf einen benachbarten, gleich welcher Seite, der vom Brett kommt. Links hat die Steine x, Rechts die Steine o.',
    notation: CLOBBER_ROWS,
    because:
      'Steine ziehen nur dorthin, wo Steine sind; ein Stein ohne Nachbarn bekommt also nie einen',
  },
  kings: {
    title: 'Könige (Clobber)',
    rules:
      'Man zieht mit einem eigenen Stein wie ein König im Schach auf einen gegnerischen, der vom Brett kommt. Links hat die Steine x, Rechts die Steine o.',
    notation: CLOBBER_ROWS,
    because: REACHED_BACK,
  },
  knights: {
    title: 'Springer (Clobber)',
    rules:
      'Man zieht mit einem eigenen Stein wie ein Springer im Schach auf einen gegnerischen, der vom Brett kommt. Links hat die Steine x, Rechts die Steine o.',
    notation: CLOBBER_ROWS,
    because: REACHED_BACK,
  },
  rooks: {
    title: 'Türme (Clobber)',
    rules:
      'Man zieht mit einem eigenen Stein wie ein Turm im Schach über leere Felder auf einen gegnerischen, der vom Brett kommt. Links hat die Steine x, Rechts die Steine o.',
    notation: CLOBBER_ROWS,
    because: REACHED_BACK,
  },
  toadsandfrogs: {
    title: 'Kröten und Frösche',
    rules:
      'Links zieht eine Kröte ein Feld nach rechts, Rechts einen Frosch ein Feld nach links, auf ein leeres Feld. Eine Kröte darf über einen Frosch springen und ein Frosch über eine Kröte, auf das leere Feld dahinter.',
    notation: 'ein Streifen aus t (Kröte), . (leer) und f (Frosch)',
    because:
      'ein Frosch, der springt, kann eine blockierte Kröte befreien, und Links ist danach vielleicht nie mehr blockiert',
  },
  hackenbush: {
    title: 'Hackenbush',
    rules:
      'Man schneidet eine Kante, und was nicht mehr mit dem Boden verbunden ist, fällt weg. Links schneidet blaue Kanten, Rechts rote, beide grüne.',
    notation:
      'Kanten b (blau), r (rot) und g (grün) vom Boden an aufwärts, Seitenäste in runden Klammern, + zwischen Bäumen',
    because: NO_EDGE,
  },
  graphcol: {
    title: 'Col auf Graphen',
    rules:
      'Links färbt einen Knoten mit L, Rechts einen mit R. Nachbarn dürfen nicht dieselbe Farbe haben.',
    notation: COLOURED_CHAINS,
    because: `ein Knoten, den man nicht färben darf, weil ein Nachbar die eigene Farbe hat, ${SQUARE_LOST}`,
  },
  graphsnort: {
    title: 'Snort auf Graphen',
    rules:
      'Links färbt einen Knoten mit L, Rechts einen mit R. Nachbarn dürfen nicht verschiedene Farben haben.',
    notation: COLOURED_CHAINS,
    because:
      'wo Links nicht ziehen kann, ist jeder Knoten, den Rechts färben darf, ein Zug für ihn, was er auch tut',
  },
  fjords: {
    title: 'Fjords',
    rules:
      'Man färbt einen Knoten neben einem eigenen, Links mit L und Rechts mit R. Neben einem gegnerischen darf er nicht liegen.',
    notation: COLOURED_CHAINS,
    because:
      'wo Links nicht ziehen kann, färbt Rechts einen nach dem anderen alle Knoten, die er erreicht',
  },
  digraphplacement: {
    title: 'Digraph Placement',
    rules:
      'Man entfernt einen eigenen Knoten. Alle Knoten, zu denen von ihm ein Bogen führt, gehen mit.',
    notation:
      'Ketten von Knoten wie in a:L-b:R-c:L, b-d:R; Bögen als a>b; a:L (von Links); a:R (von Rechts)',
    because: 'wer keinen Knoten hat, bekommt nie einen',
  },
  arckayles: {
    title: 'Arc Kayles',
    rules:
      'Man entfernt zwei Knoten, die eine Kante verbindet. Alle Kanten an diesen Knoten gehen mit.',
    notation: 'Ketten von Knoten wie in a-b-c, b-d',
    because: SAME_MOVES,
  },
  partizanarckayles: {
    title: 'Parteiisches Arc Kayles',
    rules:
      'Man entfernt zwei Knoten, die eine eigene oder eine gemeinsame Kante verbindet. Alle Kanten an diesen Knoten gehen mit.',
    notation:
      'Ketten von Knoten wie in a-L-b-L-c, b-L-d; Kanten -L- (von Links), -R- (von Rechts), -E- (von beiden)',
    because: `wer keine Kante hat, bekommt nie eine; ${SMALL_ONES}`,
  },
  weightedarckayles: {
    title: 'Gewichtetes Arc Kayles',
    rules:
      'Man wählt eine Kante und entfernt an jedem ihrer beiden Enden einen Spielstein. An beiden muss einer liegen.',
    notation: 'Ketten von Knoten wie in a-b-c, b-d; Spielsteine als a:3',
    because: SAME_MOVES,
  },
  graphhackenbush: {
    title: 'Hackenbush auf Graphen',
    rules:
      'Man schneidet eine Kante, und was nicht mehr mit dem Boden verbunden ist, fällt weg. Links schneidet Kanten L, Rechts Kanten R, beide Kanten E.',
    notation:
      'Ketten von Knoten wie in 0-L-a-L-b, a-L-c; Kanten -L- (von Links), -R- (von Rechts), -E- (von beiden); 0 ist der Boden; oder Bäume wie b(r)(gb)r+g',
    because: NO_EDGE,
  },
  timber: {
    title: 'Timber',
    rules:
      'Man stößt einen Dominostein in Richtung seines Bogens um, zu dem Knoten hin, an dem der Bogen endet. Alle Dominosteine an diesem Knoten fallen auch, gleich in welcher Richtung, ebenso die an ihren anderen Enden, und so weiter.',
    notation: 'Ketten von Knoten wie in a>b>c, b>d',
    because: SAME_MOVES,
  },
  nim: {
    title: 'Nim',
    rules:
      'Man nimmt von einem Haufen beliebig viele Spielsteine, mindestens einen. Beide dürfen von jedem nehmen.',
    notation: HEAPS,
    because: SAME_MOVES,
  },
  octal: {
    title: 'Oktalspiele',
    rules:
      'Man nimmt k Spielsteine von einem Haufen, wo die Ziffer k des Codes es erlaubt. Die Ziffer ist die Summe aus 1, 2 und 4, je nachdem ob nichts, ein Haufen oder zwei Haufen übrig bleiben dürfen.',
    notation: HEAPS,
    parameters: ['Code'],
    because: SAME_MOVES,
  },
  partizanoctal: {
    title: 'Parteiische Oktalspiele',
    rules:
      'Man nimmt k Spielsteine von einem Haufen, wo die Ziffer k des eigenen Codes es erlaubt; der Code von Links steht zuerst. Die Ziffer ist die Summe aus 1, 2 und 4, je nachdem ob nichts, ein Haufen oder zwei Haufen übrig bleiben dürfen.',
    notation: HEAPS,
    parameters: ['Code von Links', 'Code von Rechts'],
    because: 'wo eine Seite nicht ziehen kann, nimmt die andere die Spielsteine einzeln',
  },
  partizansubtraction: {
    title: 'Parteiische Subtraktion',
    rules:
      'Man nimmt von einem Haufen so viele Spielsteine, wie eine Zahl der eigenen Menge sagt. Die Menge von Links steht zuerst.',
    notation: HEAPS,
    parameters: ['Menge von Links', 'Menge von Rechts'],
    because: 'wo eine Seite nicht ziehen kann, nimmt die andere immer wieder gleich viele',
  },
  takeandbreak: {
    title: 'Nehmen und Teilen (take-and-break)',
    rules:
      'Man nimmt k Spielsteine von einem Haufen und teilt den Rest in so viele Haufen, wie die Ziffer k des Codes erlaubt. Die Ziffer ist die Summe der Zweierpotenzen zu den erlaubten Anzahlen von Haufen, und ein Zeichen danach sagt, welche gleich sind: ! keine zwei, ? nicht alle, = alle.',
    notation: HEAPS,
    parameters: ['Code'],
    because: SAME_MOVES,
  },
  grundysgame: {
    title: 'Grundys Spiel',
    rules:
      'Man teilt einen Haufen in zwei verschieden große. Beide dürfen jeden teilen, und nichts wird weggenommen.',
    notation: HEAPS,
    because: SAME_MOVES,
  },
  wythoff: {
    title: 'Wythoffs Spiel',
    rules:
      'Man nimmt von einem von zwei Haufen beliebig viele Spielsteine, mindestens einen, oder von beiden gleich viele. Beide haben dieselben Züge.',
    notation: 'die Größen zweier Haufen, getrennt durch ein Leerzeichen',
    because: SAME_MOVES,
  },
  shove: {
    title: 'Shove',
    rules:
      'Man rückt eine eigene Figur und alles links von ihr um ein Feld nach links, samt den Lücken. Was den Streifen an seinem linken Ende verlässt, ist weg.',
    notation: SLIDING_STRIP,
    because: 'wer keine Figur hat, bekommt nie wieder eine',
  },
  push: {
    title: 'Push',
    rules:
      'Man rückt eine eigene Figur um ein Feld nach links und schiebt dabei nur die Figuren mit, die ihr bis zum nächsten leeren Feld im Weg stehen. Ohne leeres Feld wird die Figur ganz links vom Streifen geschoben.',
    notation: SLIDING_STRIP,
    because: 'wer keine Figur hat, bekommt nie wieder eine',
  },
  turning: {
    title: 'Wendespiele',
    rules:
      'Man wendet so viele Münzen, wie der Code sagt, die am weitesten rechts liegende davon von Kopf auf Zahl. Beide haben dieselben Züge.',
    notation: 'ein Streifen aus h (Kopf) und t (Zahl)',
    parameters: ['Code'],
    because: SAME_MOVES,
  },
  topplingdominoes: {
    title: 'Toppling Dominoes',
    rules:
      'Man stößt einen eigenen oder gemeinsamen Dominostein nach links oder rechts um. Er fällt mit allen, die auf dieser Seite von ihm in derselben Reihe stehen.',
    notation: 'ein Streifen aus l (Links), r (Rechts) und e (beide), und . zwischen Reihen',
    because: 'wer keinen Dominostein hat, bekommt nie wieder einen',
  },
  elephantsandrhinos: {
    title: 'Elefanten und Nashörner',
    rules:
      'Links zieht einen Elefanten ein Feld nach rechts, Rechts ein Nashorn ein Feld nach links, auf ein leeres Feld. Niemand springt.',
    notation: 'ein Streifen aus . (leer), t (Elefant) und f (Nashorn)',
    because:
      'wer blockiert ist, bleibt es, und die andere Seite hat dann so und so viele Züge und keine Wahl',
  },
  cutcake: {
    title: 'Cutcake',
    rules:
      'Man schneidet einen Kuchen längs einer Linie zwischen seinen Feldern in zwei Stücke. Links schneidet von oben nach unten, Rechts von einer Seite zur anderen.',
    notation: CAKES,
    because:
      'ein Kuchen von einem Feld Breite gehört Rechts allein, und er hat so und so viele Schnitte und keine Wahl',
  },
  maundycake: {
    title: 'Maundy Cake',
    rules:
      'Man schneidet einen Kuchen längs der Linien zwischen seinen Feldern in beliebig viele gleiche Scheiben, mindestens zwei. Links schneidet von oben nach unten, Rechts von einer Seite zur anderen.',
    notation: CAKES,
    because: 'ein Kuchen von einem Feld Breite bleibt es und gehört Rechts allein',
  },
};
