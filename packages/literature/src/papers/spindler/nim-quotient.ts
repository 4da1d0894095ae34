/** [Spindler, section 2.3.2]: the quotient of Nim for three players. */

import {
  checkCertificate,
  multiplicationTable,
  nimOutcome,
  nimQuotient,
  printMonomial,
  printPresentation,
  proppPlay,
  type Quotient,
} from '@proviso/engine/multiplayer';
import type { Entry, Finding } from '../../entry.ts';
import { agrees } from '../../fixture.ts';
import { multisets } from './nim-positions.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';
import { TABLE_6 } from './printed-tables.ts';

const nimCode = sourcePath('nim', 'nimQuotient');
const certificateCode = sourcePath('certificate', 'checkCertificate');

/** The counts of a printed product such as a^2bc. */
function powers(name: string): number[] {
  const counts = [0, 0, 0];
  for (const [, letter = '', power] of name.matchAll(/([abc])(?:\^(\d))?/g)) {
    counts['abc'.indexOf(letter)] = Number(power ?? 1);
  }
  return counts;
}

const [PRODUCTS = [], PRINTED_PI = []] = TABLE_6;

function element(quotient: Quotient, name: string): number {
  return quotient.elementOf(powers(name));
}

/** How many heaps there are of 1, of 2 and of 3 or more. */
function countsOf(sizes: readonly number[]): number[] {
  return [1, 2, 3].map((kind) => sizes.filter((size) => Math.min(size, 3) === kind).length);
}

/** A product as a Nim position. */
function positionOf(name: string): number[] {
  return powers(name).flatMap((count, kind) => Array.from({ length: count }, () => kind + 1));
}

/**
 * Relations between products: in the certified quotient, and by Definition 2.41, in play beside Nim
 * positions. The classes told to be equal are no others.
 */
function relations(...equal: readonly (readonly string[])[]) {
  return (): Finding => {
    const quotient = nimQuotient({ players: 3 });
    const setup = new PlayersSetup();
    const contexts = multisets(2, 4);
    const played = (name: string): string =>
      contexts.map((x) => setup.outcome(setup.nim(...positionOf(name), ...x))).join(' ');
    let cases = 0;
    for (const [first = '1', ...others] of equal) {
      for (const other of others) {
        agrees(`${other} = ${first}`, element(quotient, other), element(quotient, first));
        agrees(`${other} = ${first} in play`, played(other), played(first));
        cases++;
      }
      const same = PRODUCTS.filter((name) => element(quotient, name) === element(quotient, first));
      agrees(`the products of Table 6 equal to ${first}`, same.join(), first);
    }
    return {
      cases,
      summary: 'in the certified quotient, and in play beside two heaps up to 4',
    };
  };
}

type Relation = readonly [left: string, right: string];

/** Theorem 2.46: a³ = 1 and b³ = b²c = c² = c³ = ac². */
const PRESENTATION: readonly Relation[] = [
  ['a^3', '1'],
  ['b^3', 'c^2'],
  ['b^2c', 'c^2'],
  ['c^3', 'c^2'],
  ['ac^2', 'c^2'],
];

/** The classes of products under some relations: those are closed under multiplication. */
function classesByRelations(equal: readonly Relation[], most: number): (readonly number[])[][] {
  const range = Array.from({ length: most + 1 }, (_, count) => count);
  const products = range.flatMap((a) => range.flatMap((b) => range.map((c) => [a, b, c])));
  const leader = new Map(products.map((counts) => [counts.join(), counts.join()]));
  const find = (name: string): string => {
    const up = leader.get(name) ?? name;
    return up === name ? name : find(up);
  };
  for (const relation of equal) {
    for (const factor of products) {
      const [left = '', right = ''] = relation.map((side) =>
        powers(side)
          .map((count, kind) => count + (factor[kind] ?? 0))
          .join(),
      );
      if (leader.has(left) && leader.has(right)) leader.set(find(left), find(right));
    }
  }
  const classes = new Map<string, (readonly number[])[]>();
  for (const counts of products) {
    const name = find(counts.join());
    classes.set(name, [...(classes.get(name) ?? []), counts]);
  }
  return [...classes.values()];
}

export const nimQuotients: readonly Entry[] = [
  definition('Definition 2.41', 'G ≡ H over Nim contexts.', nimCode),
  {
    item: 'Proposition 2.42',
    says: 'If G ≡ H, then G + J ≡ H + J.',
    code: [sourcePath('quotient', 'quotientOf')],
    standing: 'exhaustive',
    run() {
      const quotient = nimQuotient({ players: 3 });
      const setup = new PlayersSetup();
      const positions = multisets(3, 4);
      let cases = 0;
      for (const g of positions) {
        const phi = quotient.elementOf(countsOf(g));
        const h = positions.find((sizes) => quotient.elementOf(countsOf(sizes)) === phi) ?? g;
        if (h === g) continue;
        for (const j of multisets(2, 3)) {
          const sums = [g, h].map((sizes) => [...sizes, ...j]);
          const [first, second] = sums.map((sizes) => quotient.elementOf(countsOf(sizes)));
          agrees(`Φ(${g.join()} + ${j.join()})`, first, second);
          const [played, other] = sums.map((sizes) => setup.outcome(setup.nim(...sizes)));
          agrees(`o(${g.join()} + ${j.join()})`, played, other);
          cases++;
        }
      }
      return {
        cases,
        summary:
          'equivalent positions of at most three heaps up to 4, beside two heaps up to 3; in the quotient and by play',
      };
    },
  },
  {
    item: 'Proposition 2.43',
    says: 'If G ≡ H and J ≡ K, then G + J ≡ H + K: the classes form a commutative monoid.',
    code: [sourcePath('monoid', 'multiplicationTable'), sourcePath('quotient', 'quotientOf')],
    standing: 'exhaustive',
    run() {
      const quotient = nimQuotient({ players: 3 });
      const table = multiplicationTable(quotient);
      const elements = quotient.elements.map((_, number) => number);
      for (const [x, monomial] of quotient.elements.entries()) {
        agrees('the identity', table[x]?.[0], x);
        for (const [y, other] of quotient.elements.entries()) {
          const sum = monomial.map((count, kind) => count + (other[kind] ?? 0));
          agrees('the product of classes', table[x]?.[y], quotient.elementOf(sum));
          agrees('commutative', table[x]?.[y], table[y]?.[x]);
          for (const z of elements) {
            const [left, right] = [
              table[table[x]?.[y] ?? -1]?.[z],
              table[x]?.[table[y]?.[z] ?? -1],
            ];
            agrees('associative', left, right);
          }
        }
      }
      return { cases: elements.length ** 3, summary: 'all elements of the quotient' };
    },
  },
  {
    item: 'Proposition 2.44',
    says: 'Φ(G) determines o(G).',
    code: [sourcePath('nim', 'nimOutcome')],
    standing: 'exhaustive',
    run() {
      const setup = new PlayersSetup();
      const quotient = nimQuotient({ players: 3 });
      const outcomes = new Map<number, string>();
      const all = multisets(4, 4);
      for (const sizes of all) {
        const phi = quotient.elementOf(countsOf(sizes));
        agrees('Π', setup.name(nimOutcome(quotient, sizes)), setup.outcome(setup.nim(...sizes)));
        const played = setup.outcome(setup.nim(...sizes));
        agrees(`Π of the class of ${sizes.join(', ')}`, outcomes.get(phi) ?? played, played);
        outcomes.set(phi, played);
      }
      return { cases: all.length, summary: 'positions of at most four heaps up to 4, by play' };
    },
  },
  definition('Definition 2.45', 'The Nim quotient (Q, ·, Π).', nimCode),
  {
    item: 'Theorem 2.46',
    says: 'The Nim quotient is ⟨a, b, c | a³ = 1, b³ = b²c = c² = c³ = ac²⟩, of order 16.',
    code: [nimCode, certificateCode],
    standing: 'exact',
    run() {
      const quotient = nimQuotient({ players: 3 });
      agrees('the certificate', checkCertificate(quotient.table), undefined);
      agrees('order', quotient.order, 16);
      relations(['1', 'a^3'], ['c^2', 'b^3', 'b^2c', 'c^3', 'ac^2'])();
      const zero = quotient.zero === undefined ? undefined : quotient.elements[quotient.zero];
      agrees('zero', zero === undefined ? 'none' : printMonomial(quotient, zero), 'c^2');
      return { cases: 7, summary: `certified for all heaps; ${printPresentation(quotient)}` };
    },
  },
  {
    item: 'Table 6',
    says: 'Π of the 16 elements.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const quotient = nimQuotient({ players: 3 });
      const found = PRODUCTS.map((name) =>
        setup.name(quotient.outcomes[element(quotient, name)] ?? 7),
      );
      agrees('Table 6', found.join(' '), PRINTED_PI.join(' '));
      const tables = [
        {
          caption: 'Table 6. Outcomes of the three-player Nim quotient',
          head: ['x', ...PRODUCTS],
          rows: [['Π(x)', ...found]],
        },
      ];
      return { cases: 16, summary: 'all 16 cells', tables };
    },
  },
  {
    item: 'Lemma 2.47',
    says: 'The outcomes in Table 6 are accurate.',
    code: [sourcePath('outcome', 'outcome')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      for (const [place, name] of PRODUCTS.entries()) {
        agrees(`Π(${name})`, setup.outcome(setup.nim(...positionOf(name))), PRINTED_PI[place]);
      }
      return { cases: 16, summary: 'one position of each class, by play' };
    },
  },
  {
    item: 'Lemma 2.48',
    says: 'a³ = 1, that is, 3·* ≡ 0.',
    code: [nimCode],
    standing: 'exact',
    run: relations(['1', 'a^3']),
  },
  {
    item: 'Lemma 2.49',
    says: 'The 16 classes of Table 6 are distinct.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const quotient = nimQuotient({ players: 3 });
      agrees('classes', new Set(PRODUCTS.map((name) => element(quotient, name))).size, 16);
      const rows = quotient.elements.map((_, x) =>
        quotient.elements.map((_, y) => quotient.outcomes[quotient.multiply(x, y)]).join(),
      );
      agrees('told apart by an outcome', new Set(rows).size, 16);
      return { cases: 120, summary: 'every two elements are told apart by a third' };
    },
  },
  {
    item: 'Lemma 2.50',
    says: '*n ≡ *3 for n ≥ 3.',
    code: [certificateCode],
    standing: 'exact',
    run() {
      const { table } = nimQuotient({ players: 3 });
      agrees('heaps alike from', table.folds.length, 3);
      agrees('all larger heaps', table.rules.alike, true);
      agrees('the certificate', checkCertificate(table), undefined);
      return { cases: 3, summary: 'proved for all sizes by the certificate' };
    },
  },
  {
    item: 'Lemma 2.51',
    says: 'xb³ = xb²c = xc² for every x.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const quotient = nimQuotient({ players: 3 });
      for (const [x] of quotient.elements.entries()) {
        const [one, two, three] = ['b^3', 'b^2c', 'c^2'].map((name) =>
          quotient.multiply(x, element(quotient, name)),
        );
        agrees('xb³ = xb²c = xc²', `${one} ${two}`, `${three} ${three}`);
      }
      return { cases: 16, summary: 'all 16 elements x' };
    },
  },
  {
    item: 'Corollary 2.52',
    says: 'b³ = b²c = c² = c³ = ac².',
    code: [nimCode],
    standing: 'exact',
    run: relations(['c^2', 'b^3', 'b^2c', 'c^3', 'ac^2']),
  },
  {
    item: 'Lemma 2.53',
    says: 'There are no other elements, and the presentation is accurate.',
    code: [sourcePath('presentation', 'printPresentation')],
    standing: 'exact',
    run() {
      const quotient = nimQuotient({ players: 3 });
      const printed = new Set(PRODUCTS.map((name) => element(quotient, name)));
      agrees('elements', quotient.elements.length, printed.size);
      // The relations, as printed and as the engine writes them, give the classes of the quotient.
      const written = [...printPresentation(quotient).matchAll(/([abc^\d]+) = ([abc^\d]+)/g)];
      const shown = written.map(([, left = '', right = '']): Relation => [left, right]);
      for (const given of [PRESENTATION, shown]) {
        const classes = classesByRelations(given, 6);
        agrees('classes by the relations', classes.length, 16);
        for (const members of classes) {
          const found = members.map((counts) => quotient.elementOf(counts));
          agrees(`the class of ${members[0]?.join()}`, new Set(found).size, 1);
        }
      }
      return { cases: 16, summary: 'the classes of the printed relations are the elements' };
    },
  },
  {
    item: 'Section 2.3.2, the quotient under Propp’s convention',
    says: 'The quotient of Nim where Previous is the only winner of 0.',
    code: [nimCode, sourcePath('players', 'proppPlay')],
    standing: 'exact',
    erratum: {
      printed: 'the quotient has size 9',
      computed: 'the quotient has size 7',
      argument:
        'The certified quotient for all heaps has the elements 1, a, a², b, ab, a²b and b², told apart by outcomes of sums.',
    },
    run() {
      const quotient = nimQuotient({ players: 3, convention: proppPlay(3) });
      agrees('the certificate', checkCertificate(quotient.table), undefined);
      agrees('order', quotient.order, 7);
      const names = quotient.elements.map((monomial) => printMonomial(quotient, monomial)).sort();
      agrees('elements', names.join(), ['1', 'a', 'a^2', 'a^2b', 'ab', 'b', 'b^2'].join());
      return { cases: 7, summary: `certified for all heaps; ${printPresentation(quotient)}` };
    },
  },
  {
    item: 'Section 2.3.2, infinitely many Nim positions under Propp’s convention',
    says: 'Under Propp’s convention there are infinitely many equality classes of Nim positions.',
    code: [sourcePath('compare', 'equal')],
    standing: 'not-runnable',
    reason:
      'The claim is about infinitely many classes and is proved in Propp’s paper, which is not among these.',
  },
  {
    item: 'Corollary 2.54',
    says: 'A Nim position with outcome OP can be left out of any Nim position.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const quotient = nimQuotient({ players: 3 });
      const setup = new PlayersSetup();
      const identities = quotient.outcomes.flatMap((set, number) =>
        set === 0b110 ? [number] : [],
      );
      agrees('elements with outcome OP', identities.join(), '0');
      let cases = quotient.outcomes.length;
      for (const g of multisets(4, 3)) {
        if (setup.outcome(setup.nim(...g)) !== 'OP') continue;
        for (const h of multisets(2, 4)) {
          const [alone, beside] = [h, [...g, ...h]].map((sizes) =>
            setup.outcome(setup.nim(...sizes)),
          );
          agrees(`o(${g.join()} + ${h.join()})`, beside, alone);
          cases++;
        }
      }
      return { cases, summary: 'only the identity has outcome OP; and in play' };
    },
  },
];
