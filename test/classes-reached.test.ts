// What the rulesets reach, as it is kept for the guide: against the program on small sizes, and against a
// second telling, in which small boards are played by naive rules and compared by definition.

import { Arena, B, E, simplestForm } from '@proviso/engine';
import { boardForm, rulesets } from '@proviso/engine/rulesets';
import { parseForm, Session } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import { formsOfRankAtMost, type G } from '../packages/engine/test/oracle/game.ts';
import { read } from '../packages/engine/test/oracle/notation.ts';
import { equal } from '../packages/engine/test/oracle/order.ts';
import * as oracle from '../packages/engine/test/oracle/universes.ts';
import { clobber, domineering } from '../packages/engine/test/rulesets/naive.ts';
import { smallPositions } from '../packages/engine/test/rulesets/small-positions.ts';
import { boards } from '../packages/engine/test/rulesets/words.ts';
import { classesReachedPage } from '../scripts/docs/classes-reached-page.ts';
import { hashOf, readReached } from '../scripts/reached/data.ts';
import { dayTwoClasses, type ReachedIn, reachedBy } from '../scripts/reached/search.ts';

const kept = readReached()!;
const PAIRS = [
  ['B', B, oracle.B],
  ['E', E, oracle.E],
] as const;

/** What was found up to a size. */
const within = ({ reached }: ReachedIn, upTo: number) => reached.filter(({ size }) => size <= upTo);

describe('the file', () => {
  it('has not been changed by hand', () => {
    expect(kept.format).toBe(1);
    expect(kept.proviso).toMatch(/^\d+\.\d+\.\d+/);
    expect(hashOf(kept)).toBe(kept.sha256);
  });

  it.each(PAIRS)('names day-2 classes modulo %s, each once', (name, universe) => {
    const arena = new Arena();
    const texts = new Set(
      dayTwoClasses(arena, universe).map((g) => simplestForm(arena, g, universe)),
    );
    // [Davies–Milley, section 4] [Dwyer–Milley–Willette, Theorem 8]
    expect(texts.size).toBe({ B: 220, E: 196 }[name]);
    for (const one of kept.rulesets) {
      const found = one.in[name].reached.map((each) =>
        simplestForm(arena, parseForm(arena, each.class), universe),
      );
      expect(new Set(found).size, one.ruleset).toBe(found.length);
      for (const each of found) expect(texts, one.ruleset).toContain(each);
    }
  });
});

/** The forms of rank at most 2, as the oracle has them. */
const dayTwo = formsOfRankAtMost(2);

/** Whole searches of these are quick. */
const WHOLE = ['nim', 'wythoff', 'grundysgame'];
const SMALL = { boards: 250, forms: 10_000, largest: 6 };

describe.each(kept.rulesets.map((one) => [one.ruleset, one] as const))('%s', (ruleset, one) => {
  const entry = rulesets.get(ruleset)!;

  it('is what the program finds on small boards', () => {
    const budget = WHOLE.includes(ruleset) ? kept.budget : SMALL;
    const again = reachedBy(entry, budget)!;
    expect([one.unit, one.codes]).toEqual([again.unit, again.codes]);
    for (const [name] of PAIRS) {
      const { upTo, reached } = again.in[name];
      expect(upTo).toBeLessThanOrEqual(one.in[name].upTo);
      expect(within(one.in[name], upTo)).toEqual(reached);
    }
    if (WHOLE.includes(ruleset)) expect(one).toEqual(again);
  });

  it('has boards that lie in the universe and are equal to the class, by their forms', () => {
    const arena = new Arena();
    for (const [name, universe] of PAIRS) {
      for (const { class: text, board } of one.in[name].reached) {
        const form = boardForm(arena, entry.board(...board));
        expect(universe.contains(arena, form), board.join(' ')).toBe(true);
        expect(simplestForm(arena, form, universe), board.join(' ')).toBe(
          simplestForm(arena, parseForm(arena, text), universe),
        );
      }
    }
  });
});

const total = (numbers: readonly (string | undefined)[]) =>
  numbers.reduce((sum, one) => sum + Number(one), 0);

/** How large a position is, read off its text; of others it is not known here. */
const SIZES: Readonly<Record<string, (text: string) => number>> = {
  square: (text) => text.replaceAll('|', '').length,
  counter: (text) => total(text.split(' ')),
  edge: (text) => text.replace(/[^brg]/g, '').length,
};

/** The same of a graph, where a vertex has its mark where it first stands, and the ground is no vertex. */
const GRAPH_SIZES: typeof SIZES = {
  vertex: (text) => new Set(text.replace(/:\w+/g, '').match(/[a-z]\w*|[1-9]\d*/g)).size,
  counter: (text) => total([...text.matchAll(/:(\d+)/g)].map(([, mark]) => mark)),
  edge: (text) => text.match(/[-<](?:[A-Z][->])?|>/g)?.length ?? 0,
};

/** All boards of up to so many squares. */
const rectangles = (signs: string, most: number, form: (text: string) => G) =>
  [...Array(most).keys()].flatMap((i) =>
    [...Array(i + 1).keys()]
      .filter((rows) => (i + 1) % (rows + 1) === 0)
      .flatMap((rows) => boards(signs, rows + 1, (i + 1) / (rows + 1)))
      .map((text) => ({ text, form: () => form(text) })),
  );

/** Where all positions of a size from 1 on are told, the largest such size. */
const COMPLETE: Readonly<Record<string, number>> = {
  ...{ domineering: 6, clobber: 5, toadsandfrogs: 5, elephantsandrhinos: 5, hackenbush: 3 },
  ...{ nim: 6, grundysgame: 6, shove: 4, push: 4 },
};

const played = kept.rulesets.flatMap((one) => {
  const size = (rulesets.get(one.ruleset)?.ruleset.graphs ? GRAPH_SIZES : SIZES)[one.unit];
  const all: Readonly<Record<string, () => (typeof smallPositions)[string]>> = {
    domineering: () => rectangles('.#', 6, domineering),
    clobber: () => rectangles('.xo', 5, clobber),
  };
  const positions = all[one.ruleset]?.() ?? smallPositions[one.ruleset];
  return positions && size ? [{ name: one.ruleset, one, positions, size }] : [];
});

describe('the size of a graph', () => {
  it.each([
    ['vertex', '0', 0],
    ['vertex', 'a-b:R, c', 3],
    ['vertex', 'a:L>b:R-c:L>a', 3],
    ['vertex', 'a-L-b-R-a2-E-a', 3],
    ['counter', '0', 0],
    ['counter', 'a:1-b:2', 3],
    ['counter', 'a:10-b:2-c:1-a', 13],
    ['edge', '0', 0],
    ['edge', '0-L-b-R-g-E-0', 3],
    ['edge', '0-L-1, 1-L-1, 0-E-2', 3],
  ])('in units %s of %s', (unit, text, size) => {
    expect(GRAPH_SIZES[unit]!(text)).toBe(size);
  });
});

describe('by the definitions alone', () => {
  it('many rulesets are looked at', () => {
    expect(played.length).toBeGreaterThan(20);
    for (const name of Object.keys(COMPLETE))
      expect(played.map((each) => each.name)).toContain(name);
  });

  it.each(played)('$name: no class is left out, and none has a smaller board', (told) => {
    const { name: ruleset, one, positions, size } = told;
    const complete = COMPLETE[ruleset] ?? 0;
    for (const [name, , plain] of PAIRS) {
      /** The smallest size of each game that occurs in the universe. */
      const games = new Map<G, number>();
      for (const { text, form } of positions) {
        if (size(text) > Math.max(5, complete)) continue;
        const g = form();
        if (!plain.contains(g)) continue;
        games.set(g, Math.min(games.get(g) ?? Number.POSITIVE_INFINITY, size(text)));
      }
      const classes = one.in[name].reached.map((each) => ({ ...each, game: read(each.class) }));
      const least = new Map<string, number>();
      for (const [g, here] of games) {
        const at = classes.find((each) => equal(g, each.game, plain));
        if (at === undefined) {
          // Then it is equal to nothing that is born by day 2.
          const born = dayTwo.find((each) => plain.contains(each) && equal(g, each, plain));
          expect(born).toBeUndefined();
          continue;
        }
        expect(at.size, at.class).toBeLessThanOrEqual(here);
        least.set(at.class, Math.min(least.get(at.class) ?? Number.POSITIVE_INFINITY, here));
      }
      for (const each of classes.filter((one) => one.size > 0 && one.size <= complete)) {
        expect(least.get(each.class), each.class).toBe(each.size);
      }
    }
  });

  it.each(played)('$name: its small boards are equal to their classes', (told) => {
    const forms = new Map(told.positions.map(({ text, form }) => [text, form]));
    for (const [name, , plain] of PAIRS) {
      for (const { class: text, board, size } of told.one.in[name].reached) {
        const usual = rulesets.get(told.name)!.ruleset.parameters ?? [];
        const form = forms.get(board.at(-1)!);
        if (form === undefined || size > 6 || board.slice(0, -1).join() !== usual.join()) continue;
        expect(plain.contains(form())).toBe(true);
        expect(equal(form(), read(text), plain), text).toBe(true);
      }
    }
  });
});

describe('the page', () => {
  const page = classesReachedPage();

  it('has a row and a list for each ruleset, with links into the workbench', () => {
    for (const { ruleset, in: universes } of kept.rulesets) {
      expect(page).toContain(`href="#reached-by-${ruleset}"`);
      expect(page).toContain(`{#reached-by-${ruleset}}`);
      for (const { board } of universes.E.reached) {
        const address = ['board', ruleset, ...board].map(encodeURIComponent).join('/');
        expect(page).toContain(`href="../#/${address.replaceAll('&', '&amp;')}"`);
      }
    }
  });

  it('shows answers that the language gives', () => {
    const [, block = ''] = /```console\n([\s\S]*?)```/.exec(page) ?? [];
    const [typed = '', ...answers] = block.trimEnd().split('\n');
    const session = new Session();
    const texts = [...typed.matchAll(/'([^']*)'/g)].map(
      ([, text = '']) => session.run(text).result,
    );
    expect(texts.map((result) => result.ok && result.text)).toEqual(answers);
  });

  it('says which rulesets have not been searched', () => {
    const [first, ...others] = kept.rulesets;
    expect(classesReachedPage({ ...kept, rulesets: others })).toMatch(
      new RegExp(`Not searched yet: .*\`${first!.ruleset}\``),
    );
  });

  it('has nothing that Vue would take for its own', () => {
    const outside = page.replace(/<(div|details) v-pre>[\s\S]*?<\/\1>/g, '');
    expect(outside.replace(/```[\s\S]*?```/g, '')).not.toContain('{{');
  });
});
