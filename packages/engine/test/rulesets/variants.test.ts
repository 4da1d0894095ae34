// Variants of rulesets, against their definitions on plain objects: on all small positions of every ruleset
// that ships, told naively, and on rules of all other kinds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneIn } from '../../../../test/long/size.ts';
import { Arena, B, D, type FormId, Left, M, Right, type Universe } from '../../src/index.ts';
import {
  boardForm,
  boardMoves,
  boardToText,
  cram,
  dicoticVariant,
  domineering,
  drawBoard,
  impartialVariant,
  makeBoard,
  nim,
  octal,
  partizanOctal,
  positionToText,
  type Ruleset,
  readBoard,
  realise,
  rewritingGrid,
  rulesetFromModule,
  rulesetKey,
  rulesetOfMoves,
  rulesets,
  rulesetToText,
  toadsAndFrogs,
  twistedVariant,
} from '../../src/rulesets/index.ts';
import { type PositionSizes, sizesOf } from '../../src/rulesets/sizes.ts';
import { holds, ordinaryForm } from '../oracle/arbitrary.ts';
import { toEngine } from '../oracle/bridge.ts';
import { conjugate, type G, game, once, sum } from '../oracle/game.ts';
import { same } from '../same.ts';
import { smallPositions } from './small-positions.ts';

type Maker = (base: Ruleset) => Ruleset;

/** Both players have the options of both. */
const impartial: (g: G) => G = once((g) => {
  const options = [...g.left, ...g.right].map(impartial);
  return game(options, options);
});

/** Nobody has options where one has none. */
const dicotic: (g: G) => G = once((g) =>
  g.left.length === 0 || g.right.length === 0
    ? game([], [])
    : game(g.left.map(dicotic), g.right.map(dicotic)),
);

/** After a move Left is Right and Right is Left. */
const twisted: (g: G) => G = once((g) =>
  game(
    g.left.map((l) => conjugate(twisted(l))),
    g.right.map((r) => conjugate(twisted(r))),
  ),
);

const variants: readonly (readonly [string, Maker, (g: G) => G])[] = [
  ['impartial', impartialVariant, impartial],
  ['dicotic', dicoticVariant, dicotic],
  ['twisted', twistedVariant, twisted],
];

const universes: Readonly<Record<string, Universe>> = { M, B, D };

describe.each(variants)('the %s variant', (name, variant, definition) => {
  it.each([...rulesets.values()])(
    'of $name is the definition, and lives where it says',
    (entry) => {
      const arena = new Arena();
      const { parameters = [] } = entry.ruleset;
      const rules = variant(entry.member?.(...parameters) ?? entry.ruleset);
      const home = universes[rules.habitat?.universe ?? ''];
      const positions = smallPositions[entry.name] ?? [];
      expect(positions.length).toBeGreaterThan(20);
      for (const { text, form } of oneIn(3, positions)) {
        const board = readBoard(rules, [text]);
        const made = boardForm(arena, board);
        same(made, toEngine(arena, definition(form())), `${name} ${entry.name} ${text}`);
        same(home?.contains(arena, made), true, text);
      }
    },
  );

  it('is itself a ruleset: each move is written, read back, and is a move by the definition', () => {
    const arena = new Arena();
    for (const base of [domineering, toadsAndFrogs, nim, partizanOctal('0.7', '0.07')]) {
      const rules = variant(base as Ruleset);
      for (const text of base.examples) {
        const board = readBoard(rules, [text]);
        for (const side of [Left, Right]) {
          const options = boardMoves(board, side);
          const forms = options.map((option) => boardForm(arena, option));
          const wanted = arena.options(boardForm(arena, board), side);
          expect(new Set(forms)).toEqual(new Set(wanted));
          for (const option of options) {
            const back = readBoard(rules, [positionToText(option)]);
            expect(positionToText(back)).toBe(positionToText(option));
            expect(boardForm(arena, back)).toBe(boardForm(arena, option));
            expect(drawBoard(option)).toBeDefined();
          }
        }
      }
    }
  });

  it('of rules of any other kind is the definition too', () => {
    const takes = (n: number, k: number) => (n > k ? [n - k, [1, n - k - 1]] : n === k ? [0] : []);
    const functions = rulesetOfMoves((n, side) => takes(Number(n), side === Left ? 1 : 2));
    const module = rulesetFromModule({
      left: (n: number) => takes(n, 1),
      right: (n: number) => takes(n, 2),
      name: 'mine',
    });
    const plain: Ruleset = { moves: (n, side) => below(Number(n), side === Left ? 1 : 2) };
    const below = (n: number, k: number) => (n >= k ? [n - k] : []);
    const grid = rewritingGrid('.|. -> #|#', '... -> ###');
    const arena = new Arena();
    const check = (base: Ruleset, position: unknown) => {
      const rules = variant(base);
      const board = { ruleset: rules, position };
      const form = boardForm(arena, makeBoard(base, position));
      const wanted = definition(naive(arena, form));
      expect(boardForm(arena, board)).toBe(toEngine(arena, wanted));
    };
    for (let n = 0; n <= 4; n++) {
      for (const base of [functions, module, plain]) check(base as Ruleset, n);
      check(functions as Ruleset, [n, [2, n]]);
    }
    const rules = variant(grid as Ruleset);
    const form = definition(naive(arena, boardForm(arena, readBoard(grid as Ruleset, [2, 3]))));
    expect(boardForm(arena, readBoard(rules, [2, 3]))).toBe(toEngine(arena, form));
  });

  it('is one object for one ruleset, and for members of a family goes by their codes', () => {
    expect(variant(domineering as Ruleset)).toBe(variant(domineering as Ruleset));
    const [a, b, c] = ['0.77', '0.77', '0.07'].map((code) => variant(octal(code) as Ruleset));
    expect(rulesetKey(a!)).toBe(rulesetKey(b!));
    expect(rulesetKey(a!)).not.toBe(rulesetKey(c!));
    expect(rulesetKey(a!)).not.toBe(rulesetKey(octal('0.77') as Ruleset));
    const keys = variants.map(([, make]) => rulesetKey(make(octal('0.77') as Ruleset)));
    expect(new Set(keys).size).toBe(3);
    expect(rulesetToText(a!)).toBe(`${name}(octal("0.77"))`);
    const rules = variant(domineering as Ruleset);
    expect(boardToText(readBoard(rules, ['..']))).toBe(`${name}(domineering)("..")`);
    const own = variant(rewritingGrid('.|. -> #|#', '.. -> ##') as Ruleset);
    expect(rulesetToText(own)).toBe(`${name}(grid(".|. -> #|#", ".. -> ##"))`);
    expect(rulesetToText(variant({ moves: () => [] }))).toBe('these rules');
  });

  it('takes the methods of a class with the object they are of', () => {
    class Lengths implements PositionSizes<number> {
      private readonly longest = 9;
      readonly unit = 'counter';
      positions(n: number) {
        return n <= this.longest ? [n] : [];
      }
    }
    class Rows implements Ruleset<number> {
      private readonly taken = 1;
      readonly sizes = new Lengths();
      moves(n: number) {
        return n >= this.taken ? [n - this.taken] : [];
      }
      components(n: number) {
        return n === 0 ? [] : [n * this.taken];
      }
      symmetries(n: number) {
        return [n * this.taken];
      }
      fromSizes(n = 0) {
        return n * this.taken;
      }
    }
    const arena = new Arena();
    const rules = variant(new Rows() as Ruleset);
    expect([...sizesOf(rules)!.positions(3)]).toContain(3);
    expect([...sizesOf(rules)!.positions(10)]).toEqual([]);
    const form = boardForm(arena, readBoard(rules, [3]));
    expect(form).toBe(
      toEngine(arena, definition(naive(arena, boardForm(arena, makeBoard(new Rows(), 3))))),
    );
  });
});

function naive(arena: Arena, id: FormId): G {
  const options = (side: typeof Left | typeof Right) =>
    arena.options(id, side).map((option) => naive(arena, option));
  return game(options(Left), options(Right));
}

describe('laws', () => {
  const form = ordinaryForm(4);
  const bases: readonly Ruleset[] = [domineering, nim, octal('0.77')].map((q) => q as Ruleset);

  it('impartial twice is impartial once, dicotic likewise, and twisted twice is nothing', () => {
    holds(
      fc.property(form, (g) => {
        expect(impartial(impartial(g))).toBe(impartial(g));
        expect(dicotic(dicotic(g))).toBe(dicotic(g));
        expect(dicotic(impartial(g))).toBe(impartial(g));
        expect(twisted(twisted(g))).toBe(g);
        expect(twisted(impartial(g))).toBe(impartial(g));
        expect(impartial(twisted(g))).toBe(impartial(g));
      }),
    );
    for (const base of bases) {
      for (const [, variant] of variants.slice(0, 2)) {
        expect(variant(variant(base))).toBe(variant(base));
      }
      expect(dicoticVariant(impartialVariant(base))).toBe(impartialVariant(base));
      expect(twistedVariant(twistedVariant(base))).toBe(base);
    }
  });

  it('of the conjugate is the conjugate', () => {
    holds(
      fc.property(form, (g) => {
        expect(impartial(conjugate(g))).toBe(impartial(g));
        expect(dicotic(conjugate(g))).toBe(conjugate(dicotic(g)));
        expect(twisted(conjugate(g))).toBe(conjugate(twisted(g)));
      }),
    );
  });

  it('of a sum is the sum for the impartial variant alone', () => {
    const small = ordinaryForm(2);
    const unequal = new Set<string>();
    holds(
      fc.property(small, small, (g, h) => {
        expect(impartial(sum(g, h))).toBe(sum(impartial(g), impartial(h)));
        if (dicotic(sum(g, h)) !== sum(dicotic(g), dicotic(h))) unequal.add('dicotic');
        if (twisted(sum(g, h)) !== sum(twisted(g), twisted(h))) unequal.add('twisted');
      }),
    );
    expect(unequal.size).toBe(2);
  });
});

it('Cram is impartial Domineering', () => {
  const arena = new Arena();
  const rules = impartialVariant(domineering as Ruleset);
  for (const { text } of smallPositions['cram'] ?? []) {
    expect(boardForm(arena, readBoard(rules, [text]))).toBe(
      boardForm(arena, readBoard(cram as Ruleset, [text])),
    );
  }
});

describe('positions after a change of roles', () => {
  it('have a minus before them, and a plus where the text itself begins with a sign', () => {
    const signs: Ruleset<string> = {
      moves: (text) => (text === '' ? [] : [text.slice(1)]),
      parse: String,
      print: String,
    };
    const rules = twistedVariant(signs as Ruleset);
    for (const text of ['', 'a', '-', '+', '-a', '--', '+-']) {
      const board = { ruleset: rules, position: { position: text, changed: false } };
      const after = { ruleset: rules, position: { position: text, changed: true } };
      expect(rules.parse?.(positionToText(board))).toEqual(board.position);
      expect(rules.parse?.(positionToText(after))).toEqual(after.position);
      expect(positionToText(after)).not.toBe(positionToText(board));
    }
    expect(positionToText({ ruleset: rules, position: rules.parse?.('-a') })).toBe('-a');
  });

  it('are drawn with the colours changed', () => {
    const rules = twistedVariant(toadsAndFrogs as Ruleset);
    const owners = (text: string) =>
      drawBoard(readBoard(rules, [text]))?.pieces.map(({ owner }) => owner);
    expect(owners('t.f')).toEqual(['left', 'right']);
    expect(owners('-t.f')).toEqual(['right', 'left']);
  });

  it('of heaps, texts and lists are texts with a minus, and read back', () => {
    const base = rulesetOfMoves((n) => (n === 0 ? [] : [[Number(n) - 1, 0]]));
    const rules = twistedVariant(base as Ruleset);
    const after = boardMoves(readBoard(rules, [2]), Right);
    expect(after.map((board) => boardToText(board, () => 'T'))).toEqual(['T("-[1, 0]")']);
    const arena = new Arena();
    for (const board of after) {
      const back = readBoard(rules, [positionToText(board)]);
      expect(boardForm(arena, back)).toBe(boardForm(arena, board));
    }
    // A text that begins with a sign and is nothing else stands for itself.
    expect(boardToText(readBoard(rules, ['"-t.f"']), () => 'T')).toBe('T("-t.f")');
  });

  it('are found by size, both ways', () => {
    const arena = new Arena();
    const rules = twistedVariant(domineering as Ruleset);
    const minusOne = arena.intern([], [arena.intern([], [])]);
    const { found } = realise(arena, minusOne, rules, M, { largest: 2 });
    expect(found?.size).toBe(2);
  });
});
