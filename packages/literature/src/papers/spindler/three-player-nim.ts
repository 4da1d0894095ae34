/** [Spindler, section 2.3.1]: the outcomes of Nim for three players. */

import {
  absorbing,
  ContextTable,
  checkCertificate,
  nimOutcome,
  nimQuotient,
  normalPlay,
  starSequence,
} from '@proviso/engine/multiplayer';
import type { Entry, Finding } from '../../entry.ts';
import { agrees, type Fixture, holds } from '../../fixture.ts';
import { multisets, stars } from './nim-positions.ts';
import { periodicityLaw, stabilityLaw } from './periodicity.ts';
import { definition, PlayersSetup, sourcePath } from './players-setup.ts';
import { TABLE_4, TABLE_5 } from './printed-tables.ts';

const nimCode = sourcePath('nim', 'nimQuotient');
const certificateCode = sourcePath('certificate', 'checkCertificate');

/** Nim positions that are undetermined, by play and by the certified quotient. */
function undetermined(positions: (fixture: Fixture) => readonly (readonly number[])[]) {
  return (fixture: Fixture): Finding => {
    const setup = new PlayersSetup();
    const quotient = nimQuotient({ players: 3 });
    const all = positions(fixture);
    for (const sizes of all) {
      agrees(`o of heaps ${sizes.join(', ')}`, setup.name(nimOutcome(quotient, sizes)), '-');
      // Small ones are played out as well.
      if (sizes.reduce((sum, size) => sum + size, 0) > 12) continue;
      agrees(`play with heaps ${sizes.join(', ')}`, setup.outcome(setup.nim(...sizes)), '-');
    }
    return {
      cases: all.length,
      summary:
        'heaps up to 8 beside up to 8 and 100 single counters, by the certified quotient, and small ones by play',
    };
  };
}

/** Nim positions that are absorbing: proved, and undetermined beside all games of rank at most 3. */
function absorbingPositions(positions: readonly (readonly number[])[], range: string) {
  return (): Finding => {
    const setup = new PlayersSetup();
    const games = positions.map((sizes) => setup.nim(...sizes));
    const play = new ContextTable(setup.store, games, normalPlay(3), true);
    for (const [place, game] of games.entries()) {
      const name = `heaps ${positions[place]?.join(', ')}`;
      agrees(name, absorbing(setup.store, game).verdict, 'proved');
      for (const context of setup.small) {
        holds(play.outcome(game, context, 0) === 0, () => `${name} beside ${setup.text(context)}`);
      }
    }
    return {
      cases: positions.length,
      summary: `${range}: proved by Theorem 3.14 and Proposition 2.24, and played beside all games of rank at most 3`,
    };
  };
}

/** The heaps of a position from `from` on, at most `largest` and `count` of them. */
function heapsFrom(from: number, largest: number, count: number): number[][] {
  return multisets(count, largest).filter(
    (sizes) => sizes.length === count && sizes.every((size) => size >= from),
  );
}

/** So many single counters beside other heaps; 100 as one that is far out. */
const COUNTERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100];

export const threePlayerNim: readonly Entry[] = [
  {
    item: 'Lemma 2.29',
    says: 'The outcomes of 40 Nim positions are those of Table 4.',
    code: [sourcePath('outcome', 'outcome'), nimCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const quotient = nimQuotient({ players: 3 });
      for (const [sizes, outcomes] of TABLE_4) {
        for (const [k, printed] of outcomes.split(' ').entries()) {
          agrees('the quotient', setup.name(nimOutcome(quotient, stars(k, sizes))), printed);
        }
      }
      return { cases: 40, summary: 'read from the certified quotient; Table 4 is played out' };
    },
  },
  {
    item: 'Table 4',
    says: 'The outcomes of k·* + G for ten G and k from 0 to 3.',
    code: [sourcePath('outcome', 'outcome')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const rows = TABLE_4.map(([sizes, outcomes]) => {
        const found = [0, 1, 2, 3].map((k) => setup.outcome(setup.nim(...stars(k, sizes))));
        agrees(`heaps ${sizes.join(', ')}`, found.join(' '), outcomes);
        return [sizes.map((size) => `*${size}`).join(' + ') || '0', ...found];
      });
      const head = ['G \\ k', '0', '1', '2', '3'];
      const caption = 'Table 4. The three-player outcomes of 40 Nim positions k·* + G';
      return { cases: 40, summary: 'all 40 cells by play', tables: [{ caption, head, rows }] };
    },
  },
  definition('Definition 2.30', '3-periodic games.', sourcePath('periodicity', 'isNPeriodic')),
  {
    item: 'Lemma 2.31',
    says: 'If all options of G are 3-periodic and o(G) = o(3·* + G), then G is 3-periodic.',
    code: [sourcePath('periodicity', 'isNPeriodic')],
    standing: 'sampled',
    run: periodicityLaw([3], 200),
  },
  {
    item: 'Lemma 2.32',
    says: 'If o(H + *4) = o(H + *3) for all subpositions H of G, then heaps beside G are alike from *3 on.',
    code: [sourcePath('periodicity', 'heapSequence')],
    standing: 'sampled',
    run: stabilityLaw([3], 100),
  },
  {
    item: 'Lemma 2.33',
    says: 'The patterns of Table 5 are accurate.',
    code: [sourcePath('periodicity', 'starSequence'), certificateCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      for (const [sizes, outcomes] of TABLE_5) {
        const heaps = sizes.map((size) => (size === 'm' ? 3 : size));
        const sequence = starSequence(setup.store, setup.nim(...heaps));
        agrees('index', sequence.index, 0);
        agrees('3 is a period', 3 % sequence.period, 0);
        const found = [0, 1, 2].map((k) => sequence.outcomes[k % sequence.outcomes.length] ?? 0);
        agrees('period', found.map((set) => setup.name(set)).join(' '), outcomes);
      }
      agrees('the certificate', checkCertificate(nimQuotient({ players: 3 }).table), undefined);
      return {
        cases: TABLE_5.length + 1,
        summary: 'exact periods, and the certificate for all heaps',
      };
    },
  },
  {
    item: 'Table 5',
    says: 'The outcomes of k·* + G by k modulo 3, m ≥ 3.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const quotient = nimQuotient({ players: 3 });
      let cases = 0;
      for (const [sizes, outcomes] of TABLE_5) {
        for (const m of [3, 4, 7, 1000]) {
          const heaps = sizes.map((size) => (size === 'm' ? m : size));
          for (const k of [0, 1, 2, 3, 4, 5, 300, 301, 302]) {
            const found = setup.name(nimOutcome(quotient, stars(k, heaps)));
            agrees(`${k}·* beside ${heaps.join(', ')}`, found, outcomes.split(' ')[k % 3]);
            cases++;
          }
        }
      }
      return { cases, summary: 'k up to 302 and m up to 1000, from the certified quotient' };
    },
  },
  {
    item: 'Lemma 2.34',
    says: 'k·* + *m + *m′ is undetermined for m, m′ ≥ 3.',
    code: [nimCode],
    standing: 'exhaustive',
    run: undetermined(() => COUNTERS.flatMap((k) => heapsFrom(3, 8, 2).map((m) => stars(k, m)))),
  },
  {
    item: 'Lemma 2.35',
    says: 'k·* + *2 + *2 + *n is undetermined for n ≥ 2.',
    code: [nimCode],
    standing: 'exhaustive',
    run: undetermined(() =>
      COUNTERS.flatMap((k) => heapsFrom(2, 8, 1).map((n) => stars(k, [2, 2, ...n]))),
    ),
  },
  {
    item: 'Lemma 2.36',
    says: 'k·* + *2 + *m + *m′ is undetermined for m, m′ ≥ 3.',
    code: [nimCode],
    standing: 'exhaustive',
    run: undetermined(() =>
      COUNTERS.flatMap((k) => heapsFrom(3, 8, 2).map((m) => stars(k, [2, ...m]))),
    ),
  },
  {
    item: 'Lemma 2.37',
    says: 'Three heaps of size at least 3 are absorbing.',
    code: [sourcePath('undetermined', 'absorbing')],
    standing: 'exhaustive',
    run: absorbingPositions(heapsFrom(3, 5, 3), 'heaps from 3 to 5'),
  },
  {
    item: 'Lemma 2.38',
    says: '*2 + *2 and two heaps of size at least 2 are absorbing.',
    code: [sourcePath('undetermined', 'absorbing')],
    standing: 'exhaustive',
    run: absorbingPositions(
      heapsFrom(2, 4, 2).map((sizes) => [2, 2, ...sizes]),
      'heaps from 2 to 4',
    ),
  },
  {
    item: 'Lemma 2.39',
    says: 'Three heaps from 3 or four from 2 make any Nim position absorbing.',
    code: [sourcePath('undetermined', 'absorbing')],
    standing: 'exhaustive',
    run: absorbingPositions(
      multisets(5, 3).filter((sizes) => {
        const [two, three] = [2, 3].map((least) => sizes.filter((size) => size >= least).length);
        return (three ?? 0) >= 3 || (two ?? 0) >= 4;
      }),
      'all positions of at most five heaps up to 3 that have them',
    ),
  },
  {
    item: 'Theorem 2.40',
    says: 'The outcome of a Nim position depends on the numbers of heaps of 1, of 2 and of 3 or more.',
    code: [nimCode, certificateCode],
    standing: 'exhaustive',
    run(fixture) {
      const setup = new PlayersSetup();
      const quotient = nimQuotient({ players: 3 });
      agrees('the certificate', checkCertificate(quotient.table), undefined);
      let cases = 0;
      for (const sizes of multisets(fixture.quick ? 4 : 5, 5)) {
        const found = setup.name(nimOutcome(quotient, sizes));
        agrees(`heaps ${sizes.join(', ')}`, found, setup.outcome(setup.nim(...sizes)));
        agrees('by the theorem', found, byTheorem(sizes));
        cases++;
      }
      return { cases, summary: 'the certified quotient, play and the theorem: heaps up to 5' };
    },
  },
  {
    item: 'Section 2.3, no Nim position has outcome P',
    says: 'The positions of Nim for three players are not dense: none has outcome P.',
    code: [nimCode],
    standing: 'exact',
    run() {
      const { outcomes, order } = nimQuotient({ players: 3 });
      agrees('P among the outcomes of the quotient', outcomes.includes(4), false);
      return { cases: order, summary: 'all elements of the certified quotient' };
    },
  },
];

/** Theorem 2.40 read literally. */
function byTheorem(sizes: readonly number[]): string {
  const k = sizes.filter((size) => size === 1).length;
  const rest = sizes.filter((size) => size > 1).map((size) => (size === 2 ? 2 : 'm'));
  const row = TABLE_5.find(([heaps]) => heaps.join() === rest.join());
  return row?.[1].split(' ')[k % 3] ?? '-';
}
