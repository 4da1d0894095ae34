// Das Glossar: wie die Begriffe der Arbeiten auf Deutsch heißen, und was sie bedeuten. Wer übersetzt,
// findet hier das eine Wort für jeden Begriff. Links ist sie, Rechts ist er, wie in den Arbeiten.

import type { TermNames } from '../names.ts';

export const terms: TermNames = {
  'absorbing game': {
    term: 'absorbierendes Spiel',
    meaning: 'Ein Spiel mehrerer Spieler, dessen Summe mit jedem neutralen Spiel unbestimmt ist.',
  },
  adjoint: {
    term: 'Adjungierte',
    meaning:
      'Ein aus G gebildetes Spiel G° mit o(G + G°) = P: Auf jeden Zug im einen gibt es eine Antwort im anderen.',
  },
  'atomic reversible': {
    term: 'atomar umkehrbar',
    meaning:
      'Eine linke Option ist atomar umkehrbar, wenn sie über ein Links-Ende umkehrbar ist: Sie zu umgehen ließe nichts an ihrer Stelle, darum tritt ein Grabstein dorthin.',
  },
  'augmented form': {
    term: 'erweiterte Form',
    meaning:
      'Eine Form, in der unter den Optionen Grabsteine stehen dürfen. Einfachste Formen sind erweiterte Formen.',
  },
  birthday: {
    term: 'Geburtstag',
    meaning:
      'Der kleinste Rang eines Spiels aus U, das modulo U gleich G ist. In den Arbeiten heißt auch eine Form vom Rang höchstens n „geboren bis zum Tag n“.',
  },
  'blocked end': {
    term: 'blockiertes Ende',
    meaning:
      'Ein Links-Ende ist blockiert, wenn jeder Zug von Rechts ein blockiertes Links-Ende hinterlässt oder Links ihn mit einem Zug in ein solches beantworten kann.',
  },
  blocking: {
    term: 'blockierend',
    meaning:
      'Ein Spiel ist blockierend, wenn jedes Ende unter seinen Teilstellungen blockiert ist. Diese Spiele bilden das Universum B.',
  },
  budget: {
    term: 'Budget',
    meaning:
      'Was eine Anweisung verbrauchen darf: Formen, Speicher, Zeit. Darüber hinaus bricht sie ab, und sonst geht nichts verloren.',
  },
  bypass: {
    term: 'umgehen',
    meaning:
      'Eine umkehrbare Option durch die Optionen ersetzen, die ihre Seite nach der Antwort hat.',
  },
  'canonical form': {
    term: 'kanonische Form',
    meaning:
      'Im Normalspiel die eine kleinste Form eines Wertes, G mod Normal. Modulo E und D ist canonical(G, U) eine Form ohne Grabsteine, die für die einfachste steht.',
  },
  census: {
    term: 'Zählung',
    meaning:
      'Alle Spiele eines Universums bis zu einem Rang, gezählt als Formen und als Klassen. born(n, U) nennt die Formen, classes(n, U) die Klassen.',
  },
  certificate: {
    term: 'Zertifikat',
    meaning:
      'Ein Beweis einer Ordnung oder Gleichheit als Daten, den auch ein Programm prüfen kann, das ihn nicht gefunden hat.',
  },
  class: {
    term: 'Klasse',
    meaning:
      'Alle Spiele, die modulo U einem von ihnen gleich sind; classes(n, U) nennt die Klassen vom Rang höchstens n.',
  },
  closure: {
    term: 'Abschluss',
    meaning:
      'D(A) ist das kleinste Universum, das die Spiele A enthält. Seine Links-Enden sind die Summen derjenigen unter den Teilstellungen von A und seinen Konjugierten.',
  },
  component: {
    term: 'Komponente',
    meaning:
      'Ein Teil eines Bretts, in dem das Spiel den Rest nicht berührt. Ein Brett ist die Summe seiner Komponenten, und diese werden einzeln ausgewertet.',
  },
  conjugate: {
    term: 'Konjugierte',
    meaning:
      'G mit vertauschten Rollen von Links und Rechts, geschrieben -G oder mit einem Strich darüber. Im Normalspiel ist es das Negative; im Misère-Spiel ist G - G nur für manche Spiele 0.',
  },
  'dead end': {
    term: 'totes Ende',
    meaning:
      'Ein totes Links-Ende ist ein Spiel, in dem Links weder jetzt noch später einen Zug hat: Jede seiner Teilstellungen ist ein Links-Ende.',
  },
  'dead-ending': {
    term: 'mit toten Enden',
    meaning:
      'Ein Spiel hat tote Enden, wenn jedes Ende unter seinen Teilstellungen tot ist: Wer dort keinen Zug hat, bekommt nie wieder einen. Diese Spiele bilden das Universum E.',
  },
  dicot: {
    term: 'Dikot',
    meaning:
      'Ein Spiel, in dem an jeder Stellung beide Spieler ziehen können oder keiner. Diese Spiele bilden das Universum D.',
  },
  'distinguishing game': {
    term: 'unterscheidendes Spiel',
    meaning:
      'Ein Spiel X aus U, für das o(G + X) und o(H + X) verschieden sind: der Beweis, dass G und H modulo U nicht gleich sind.',
  },
  dominated: {
    term: 'dominiert',
    meaning:
      'Eine linke Option ist modulo U dominiert, wenn eine andere linke Option mindestens so gut ist, ≥ modulo U. Sie kann weggelassen werden.',
  },
  edges: {
    term: 'Kanten',
    meaning:
      'Die Züge im Baum einer Form, die einer Teilstellung so oft, wie sie vorkommt. Ein Grabstein zählt eins.',
  },
  end: {
    term: 'Ende',
    meaning:
      'Ein Links-Ende ist ein Spiel, in dem Links keine Option hat; ist sie dort am Zug, hat sie im Misère-Spiel gewonnen.',
  },
  'end-like': {
    term: 'endartig',
    meaning:
      'Links-endartig ist ein Links-Ende oder eine Form mit einem Grabstein auf der linken Seite. Wo das Proviso „Ende“ sagt, steht bei erweiterten Formen „endartig“.',
  },
  'equal modulo U': {
    term: 'gleich modulo U',
    meaning:
      'G ist gleich H modulo U, wenn o(G + X) = o(H + X) für jedes Spiel X aus U gilt. Formen, die als Bäume übereinstimmen, sind dieselben; siehe same(G, H).',
  },
  form: {
    term: 'Form',
    meaning:
      'Ein Spiel als Baum von Optionen, wie es geschrieben steht. Summen und Konjugierte sind Formen; vereinfacht wird nur, wenn man es verlangt.',
  },
  impartial: {
    term: 'neutral',
    meaning:
      'Ein Spiel, in dem an jeder Stellung alle Spieler dieselben Optionen haben, wie in Nim.',
  },
  incomparable: {
    term: 'unvergleichbar',
    meaning: 'Weder G ≥ H noch H ≥ G; als Relation <> geschrieben und als Antwort ||.',
  },
  invertible: {
    term: 'invertierbar',
    meaning:
      'G ist modulo U invertierbar, wenn für ein H aus U die Summe G + H modulo U gleich 0 ist. Liegt G in U, so ist dieses H gleich der Konjugierten von G.',
  },
  maintenance: {
    term: 'Erhaltung',
    meaning:
      'Die erste Hälfte des Tests auf G ≥ H: Auf jeden Zug von Rechts in G und auf jeden Zug von Links in H gibt es eine Antwort, die ≥ erhält. Die zweite Hälfte ist das Proviso.',
  },
  member: {
    term: 'Element',
    meaning:
      'Ein Spiel ist Element von U, wenn es in U liegt; G in U fragt danach. Auch Spiele, die keine Elemente sind, lassen sich modulo U vergleichen und vereinfachen.',
  },
  'misère play': {
    term: 'Misère-Spiel',
    meaning: 'Wer nicht ziehen kann, gewinnt. Es ist das Normalspiel mit umgekehrter Gewinnregel.',
  },
  'misère quotient': {
    term: 'Misère-Quotient',
    meaning:
      'Die Summen gewisser Spiele, wobei zwei als eine zählen, wenn keine weitere solche Summe sie unterscheidet: ein kommutatives Monoid, mit dem Spielausgang jedes Elements. Für Nim mit drei Spielern hat es 16 Elemente.',
  },
  modulo: {
    term: 'modulo',
    meaning:
      'G ≥ H modulo U sagt, dass o(G + X) ≥ o(H + X) für jedes X aus dem Universum U gilt. G und H selbst müssen nicht in U liegen.',
  },
  'nim-heap': {
    term: 'Nim-Haufen',
    meaning:
      'Der Nim-Haufen *n hat für beide Spieler die Optionen 0, *, … bis *(n-1); * ist {0 | 0}.',
  },
  'normal play': {
    term: 'Normalspiel',
    meaning:
      'Wer nicht ziehen kann, verliert. Als Universum, geschrieben Normal, ist es das, modulo dem jedes Spiel stark ist.',
  },
  option: {
    term: 'Option',
    meaning:
      'Eine Stellung, in die ein Spieler ziehen kann. {a, b | c} hat die linken Optionen a und b und die rechte Option c.',
  },
  outcome: {
    term: 'Spielausgang',
    meaning:
      'Wer gewinnt: L (Links), R (Rechts), N (next: wer am Zug ist und beginnt) oder P (previous: wer zuletzt gezogen hat). L steht über N und P, diese stehen über R, und N und P sind unvergleichbar.',
  },
  'outcome of several players': {
    term: 'Spielausgang mehrerer Spieler',
    meaning:
      'Die Menge der Spieler, die den Gewinn erzwingen können, benannt von dem an, der am Zug ist: N (next), O (other; bei mehr als drei O1, O2, …) und P (previous). Ein parteiisches Spiel hat eine Menge für jeden Spieler, der beginnen kann.',
  },
  'P-free': {
    term: 'P-frei',
    meaning:
      'Eine Form ist P-frei, wenn keine Teilstellung den Ausgang P hat; G ist modulo U P-frei, wenn eine P-freie Form aus U ihm gleich ist. Modulo B und E sind das genau die invertierbaren Spiele.',
  },
  'P-position': {
    term: 'P-Stellung',
    meaning:
      'Eine Stellung mit Ausgang P: Wer dort ziehen muss, verliert. Spiele, die keine enthalten, sind P-frei.',
  },
  partizan: {
    term: 'parteiisch',
    meaning:
      'Ein Spiel, in dem die Spieler verschiedene Optionen haben dürfen. Jedes Spiel hier ist es, und neutrale sind ein Sonderfall.',
  },
  'passing game': {
    term: 'Passspiel',
    meaning:
      'Ein Links-Ende, in dem Rechts abwarten kann. Links, die beginnt, gewinnt G + B_n genau dann, wenn G, ein blockierendes Spiel vom Rang n, modulo B links-stark ist; für andere Spiele leistet das A_n, mit n um eins größer als der Rang.',
  },
  'passing outcome': {
    term: 'Ausgang mit Passen',
    meaning: 'Wer gewinnt, wenn Rechts passen darf, statt zu ziehen.',
  },
  'perfect murder': {
    term: 'perfekter Mord',
    meaning:
      'M_n, das Links-Ende, in dem Rechts beliebig viele Züge bis zu n machen und aufhören kann, wann er will. Zusammen mit 0 entscheidet es, wer modulo E stark ist.',
  },
  periodic: {
    term: 'periodisch',
    meaning:
      'Eine Folge, die sich von einem Element an wiederholt. period(xs) sagt, was in der gegebenen Liste zu sehen ist, und beweist nichts über das, was folgt.',
  },
  position: {
    term: 'Stellung',
    meaning:
      'Worauf ein Regelwerk gespielt wird: ein Haufen, ein Streifen, ein Gitter, oder mehrere davon. Ein Brett ist ein Regelwerk mit einer Stellung.',
  },
  proviso: {
    term: 'Proviso',
    meaning:
      'Die zweite Hälfte des Tests auf G ≥ H modulo U: Ist H ein Links-Ende, so ist G links-stark; ist G ein Rechts-Ende, so ist H rechts-stark. Nur darin unterscheiden sich die Universen.',
  },
  rank: {
    term: 'Rang',
    meaning:
      'Die Länge der längsten Zugfolge in einer Form, wer auch zieht. Grabsteine zählen nicht.',
  },
  restriction: {
    term: 'Einschränkung',
    meaning:
      'Das neutrale Spiel, das von einem parteiischen Spiel mehrerer Spieler übrig bleibt, wenn einer von ihnen beginnt und alle reihum ziehen.',
  },
  reversible: {
    term: 'umkehrbar',
    meaning:
      'Eine linke Option ist modulo U umkehrbar, wenn Rechts darauf eine Antwort hat, die höchstens G ist, ≤ modulo U: Er kann den Zug ungeschehen machen. Sie kann umgangen werden.',
  },
  revertible: {
    term: 'zurückführbar',
    meaning:
      'Bei mehreren Spielern: H ist auf G zurückführbar, wenn es Optionen hat, die denen von G gleich sind, und sich jede andere Option von H nach G zurückspielen lässt. Wer dann in H + X den Gewinn erzwingen kann, kann es auch in G + X.',
  },
  ruleset: {
    term: 'Regelwerk',
    meaning:
      'Die Regeln eines Spiels, das Menschen spielen: seine Stellungen und die Züge von Links und Rechts. Einige sind eingebaut, und ruleset, strip und grid machen weitere.',
  },
  'simplest form': {
    term: 'einfachste Form',
    meaning:
      'Die eine erweiterte Form, die modulo U gleich G ist und weder eine dominierte noch eine umkehrbare Option hat noch einen Grabstein, der sich streichen ließe. Sie ist G mod U.',
  },
  strong: {
    term: 'stark',
    meaning:
      'G ist modulo U links-stark, wenn Links, die beginnt, G + X für jedes Links-Ende X aus U gewinnt.',
  },
  'strong outcome': {
    term: 'starker Ausgang',
    meaning:
      'Der Ausgang, den die Tests auf links-stark und rechts-stark ergeben: wer beginnt und neben den ungünstigsten Enden des Universums gewinnt.',
  },
  subposition: {
    term: 'Teilstellung',
    meaning:
      'Eine Stellung, die von G aus durch beliebige Züge erreichbar ist, abwechselnd oder nicht; auch G selbst ist eine.',
  },
  sum: {
    term: 'Summe',
    meaning: 'G + H: Wer am Zug ist, wählt eines der beiden und zieht dort.',
  },
  'super end': {
    term: 'Super-Ende',
    meaning:
      'S_n, das Links-Ende mit jeder rechten Option vom Rang unter n, mit der es blockierend bleibt. Jedes blockierte Links-Ende vom Rang n ist mindestens S_n.',
  },
  switch: {
    term: 'Schalter',
    meaning: 'Die Form {x | -x}, geschrieben +-x: Wer zuerst zieht, nimmt x.',
  },
  'test set': {
    term: 'Testmenge',
    meaning:
      'Die endlich vielen Links-Enden, die genügen, um zu sehen, ob ein Spiel vom Rang n modulo U links-stark ist.',
  },
  tombstone: {
    term: 'Grabstein',
    meaning:
      'Das Zeichen # oder ■ unter den Optionen einer Seite: Sie darf das Spiel dort als beendet ansehen. Er ist, was von einer atomar umkehrbaren Option bleibt, und für sich allein kein Spiel.',
  },
  truncation: {
    term: 'Abschneiden',
    meaning: 'Das Spiel G, nach n Zügen abgebrochen, als Form.',
  },
  undetermined: {
    term: 'unbestimmt',
    meaning:
      'Ein Spiel mehrerer Spieler, in dem niemand den Gewinn erzwingen kann: Sein Ausgang ist die leere Menge, geschrieben -.',
  },
  universe: {
    term: 'Universum',
    meaning:
      'Eine Menge von Spielen, die deren Optionen, Summen und Konjugierte enthält sowie jedes {a, … | b, …} mit Optionen aus ihr auf beiden Seiten. M (alle Spiele), B, E, D(A) und D sind Universen.',
  },
  'universe B': {
    term: 'Universum B',
    meaning:
      'Die blockierenden Spiele. Modulo B ist ein Spiel links-stark, wenn Links, die beginnt, es gewinnt, obwohl Rechts passen darf.',
  },
  'universe D': {
    term: 'Universum D',
    meaning:
      'Die Dikots. Das einzige Ende darin ist 0; ein Spiel ist also modulo D links-stark, wenn Links, die beginnt, es gewinnt.',
  },
  'universe D(1̄)': {
    term: 'Universum D(1̄)',
    meaning:
      'Das kleinste Universum mit -1, dem Spiel, in dem Rechts einen Zug hat und Links keinen. Seine Enden sind die ganzen Zahlen.',
  },
  'universe D(1̄0)': {
    term: 'Universum D(1̄0)',
    meaning:
      'Das kleinste Universum mit {· | 0, -1} und das kleinste, in dem ganz Domineering liegt. Seine Links-Enden sind die Summen von -1 und {· | 0, -1}.',
  },
  'universe E': {
    term: 'Universum E',
    meaning:
      'Die Spiele mit toten Enden. Modulo E ist ein Spiel vom Rang n links-stark, wenn Links, die beginnt, es sowohl für sich allein als auch neben dem perfekten Mord M_n gewinnt.',
  },
  'universe M': {
    term: 'Universum M',
    meaning:
      'Alle Spiele. Modulo M ist ein Spiel nur dann links-stark, wenn es links-endartig ist; darum lässt sich wenig vereinfachen.',
  },
  worksheet: {
    term: 'Arbeitsblatt',
    meaning:
      'Eine Datei von Anweisungen (.pvs), von oben ausgeführt durch `proviso run` oder Zelle für Zelle auf der Seite.',
  },
};
