// Labels: the order they are taken from against plain objects, look-ups both ways, and the first release,
// whose labels are frozen.
import { createHash } from 'node:crypto';
import {
  CATALOGUE_TABLES,
  catalogueText,
  classLabelled,
  contentsOf,
  labelOf,
  parseLabel,
  tableNamed,
} from '@proviso/catalogue';
import {
  Arena,
  D,
  E,
  type FormId,
  M,
  nimHeap,
  simplestForm,
  USUAL_UNIVERSES,
  usualUniverse,
} from '@proviso/engine';
import { born, randomStream } from '@proviso/engine/census';
import { describe, expect, it } from 'vitest';
import { edges, formsOfRankAtMost, rank } from '../../packages/engine/test/oracle/game.ts';
import { read } from '../../packages/engine/test/oracle/notation.ts';
import { simplest } from '../../packages/engine/test/oracle/simplest.ts';
import { six } from '../../packages/engine/test/oracle/universes.ts';

const arena = new Arena();
const textsOf = (name: string) =>
  contentsOf(arena, tableNamed(name)).forms.map((form) => catalogueText(arena, form));

describe('the tables', () => {
  it('have as many classes as the papers count', () => {
    const counts = Object.fromEntries(
      CATALOGUE_TABLES.map((table) => [table.name, contentsOf(arena, table).forms.length]),
    );
    expect(counts).toMatchObject({
      // [Siegel, Figure 3]
      ...{ 'M.2': 256, 'E.2': 196, 'D.2': 9, 'Normal.2': 22 },
      // [Dorbec et al.]
      'D.3': 1268,
      // [Siegel, section 3]
      ...{ 'Ends.0': 1, 'Ends.1': 2, 'Ends.2': 4, 'Ends.3': 10, 'Ends.4': 52, 'Ends.5': 21278 },
    });
  });

  it.each(six.map((universe, i) => [USUAL_UNIVERSES[i]?.key ?? '', universe] as const))(
    '%s.2 lists what plain objects reduce to, by rank, edges and text',
    (key, universe) => {
      const members = formsOfRankAtMost(2).filter((g) => universe.contains(g));
      const classes = new Set(members.map((g) => simplest(g, universe)));
      const texts = textsOf(`${key}.2`);
      const games = texts.map(read);
      expect(new Set(games)).toEqual(classes);
      expect(games).toHaveLength(classes.size);
      for (const [i, game] of games.entries()) {
        const before = games[i - 1];
        if (before === undefined) continue;
        const [a, b] = [before, game].map((g) => [rank(g), Number(edges(g))] as const);
        const difference = (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
        const inOrder =
          difference < 0 || (difference === 0 && (texts[i - 1] ?? '') < (texts[i] ?? ''));
        expect([before, game, inOrder]).toEqual([before, game, true]);
      }
    },
    60_000,
  );

  it('begin with the tables of the days before, so that a number stays', () => {
    const before = { '1': '0', '2': '1', '3': '2', '4': '3', '5': '4' } as Record<string, string>;
    let checked = 0;
    for (const { name } of CATALOGUE_TABLES) {
      const [key = '', day = ''] = name.split('.');
      const earlier = before[day];
      if (earlier === undefined) continue;
      const texts = textsOf(`${key}.${earlier}`);
      expect(textsOf(name).slice(0, texts.length)).toEqual(texts);
      checked++;
    }
    expect(checked).toBe(7 * 2 + 1 + 5);
  });

  // The labels of the first release. They never change: a class may be added to a new table, but what
  // stands in these keeps its number. The digests are of lines `label text`.
  it('keep the labels of the first release', () => {
    const digest = (name: string) =>
      createHash('sha256')
        .update(
          textsOf(name)
            .map((text, i) => `${name}.${i + 1} ${text}\n`)
            .join(''),
        )
        .digest('hex')
        .slice(0, 16);
    expect(
      Object.fromEntries(
        CATALOGUE_TABLES.filter(({ day }) => day > 1).map(({ name }) => [name, digest(name)]),
      ),
    ).toEqual(FIRST_RELEASE);
  });
});

const FIRST_RELEASE: Record<string, string> = {
  'M.2': '1547ddc72b377b55',
  'B.2': '6afec7a72eefe8d3',
  'E.2': '1a22c3069eccb025',
  'D10.2': 'c60bccc8b7a47c1f',
  'D1.2': 'aa9d604b799e9b9b',
  'D.2': '0de00aac9f49d682',
  'Normal.2': '3722156f3b590b3e',
  'D.3': '04c6d8ced173d6f6',
  'E.3d': '38ca73bdfd75a815',
  'Ends.2': 'cc2c1577d938b568',
  'Ends.3': '7f2e720360860521',
  'Ends.4': '580396a8166bb7fb',
  'Ends.5': 'd5754172233c384e',
};

describe('look-ups', () => {
  it('of 10,000 random games agree with reduction, both ways', () => {
    const random = randomStream(20_261_118);
    const draw = <T>(items: readonly T[]): T => items[random.below(items.length)] as T;
    const dicots = born(arena, 2, D);
    const some = (): FormId[] => {
      const chosen = dicots.filter(() => random.below(3) === 0);
      return chosen.length === 0 ? [draw(dicots)] : chosen;
    };
    const seen = new Set<string>();
    for (let i = 0; i < 10_000; i++) {
      const ofDayThree = i % 4 === 0;
      const key = ofDayThree ? draw(['D', 'E'] as const) : draw(USUAL_UNIVERSES).key;
      const universe = usualUniverse(key).in(arena);
      const game = ofDayThree ? arena.intern(some(), some()) : draw(born(arena, 2, universe));
      const label = labelOf(arena, game, universe);
      const found = classLabelled(arena, parseLabel(label ?? ''));
      if (found !== simplestForm(arena, game, universe)) {
        expect([i, label, catalogueText(arena, game)]).toBe('the label of another class');
      }
      expect(labelOf(arena, found, universe)).toBe(label);
      seen.add(label ?? '');
    }
    expect(seen.size).toBeGreaterThan(2_000);
  });

  it('give the label of the smallest day, and read those of later ones', () => {
    const star = nimHeap(arena, 1);
    expect(labelOf(arena, star, E)).toMatch(/^E\.1\./);
    const { number } = parseLabel(labelOf(arena, star, E) ?? '');
    expect(classLabelled(arena, parseLabel(`E.2.${number}`))).toBe(star);
    expect(classLabelled(arena, parseLabel(`e.2.${number}`))).toBe(star);
  });

  it('find nothing where no table lists the class', () => {
    expect(labelOf(arena, nimHeap(arena, 3), M)).toBeUndefined();
    expect(labelOf(arena, nimHeap(arena, 3), E)).toMatch(/^E\.3d\./);
    expect(labelOf(arena, nimHeap(arena, 4), E)).toBeUndefined();
  });

  it('say what is wrong with a label', () => {
    expect(() => parseLabel('E.2')).toThrow('write one like E.2.117');
    expect(() => parseLabel('E.7.1')).toThrow('no table is called "E.7"; the tables are M.0');
    expect(() => classLabelled(arena, parseLabel('E.2.197'))).toThrow('1 to 196, and not 197');
    expect(() => classLabelled(arena, parseLabel('E.2.0'))).toThrow('1 to 196, and not 0');
  });
});
