// Explanations: every relation and outcome they state is so (by the oracle), and text, Markdown and
// LaTeX say the same words.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  closure,
  D,
  E,
  formToText,
  integer,
  Normal,
  NotDecidedError,
  nimHeap,
  ZERO,
} from '../../src/index.ts';
import { explainCertificate } from '../../src/reasons/explain-comparison.ts';
import {
  certify,
  type Explanation,
  explainAtLeast,
  explainComparison,
  explainInvertible,
  explainOutcome,
  explainSimplest,
  renderLatex,
  renderMarkdown,
  renderText,
  type Token,
} from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { type G, sum } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misere } from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';
import type { OracleUniverse } from '../oracle/universes.ts';

function* sentences(node: Explanation): Generator<Explanation> {
  yield node;
  for (const reason of node.because) yield* sentences(reason);
}

function* formulas(node: Explanation): Generator<readonly Token[]> {
  for (const { says } of sentences(node))
    for (const part of says) if (typeof part !== 'string') yield part.formula;
}

/** Judges the formulas of an explanation; returns how many stated something. */
function judge(arena: Arena, node: Explanation, u: OracleUniverse): number {
  let stated = 0;
  const total = (tokens: readonly Token[]): G =>
    tokens
      .flatMap((token) => ('game' in token ? [fromEngine(arena, token.game)] : []))
      .reduce((a, b) => sum(a, b));
  for (const formula of formulas(node)) {
    const [first, relation, second] = formula;
    if (first !== undefined && 'outcomeOf' in first) {
      expect(misere(total(first.outcomeOf))).toBe(first.is);
      stated++;
    }
    if (relation === undefined || !('sign' in relation) || relation.sign === 'plus') continue;
    const [g, h] = [total([first!]), total([second!])];
    stated++;
    const truth = {
      'at least': oracle.geq(g, h, u),
      'not at least': !oracle.geq(g, h, u),
      equal: oracle.equal(g, h, u),
      incomparable: !oracle.geq(g, h, u) && !oracle.geq(h, g, u),
      identical: g === h,
    }[relation.sign];
    expect(truth).toBe(true);
  }
  return stated;
}

describe.each(sixPairings(new Arena()))('explanations modulo $name', ({ oracle: u, engine }) => {
  it('state only what is so', () => {
    const arena = new Arena();
    const rng = random(61);
    for (let i = 0; i < 60; i++) {
      const form = () => toEngine(arena, randomForm(rng, 2 + (i % 2), i % 4 === 3));
      const [g, h] = [form(), form()];
      expect(judge(arena, explainComparison(arena, g, h, engine), u)).toBeGreaterThan(0);
      judge(arena, explainSimplest(arena, g, engine), u);
      expect(judge(arena, explainOutcome(arena, g), u)).toBe(1);
    }
  });

  it('explain both answers about inverses', () => {
    const arena = new Arena();
    const rng = random(62);
    for (let i = 0; i < 60; i++) {
      const g = toEngine(arena, randomForm(rng, 2));
      try {
        judge(arena, explainInvertible(arena, g, engine), u);
      } catch (error) {
        expect(error).toBeInstanceOf(NotDecidedError);
      }
    }
  });
});

describe('what is written', () => {
  const arena = new Arena();
  const star = nimHeap(arena, 1);
  const g = arena.intern([ZERO, star], [star]);
  const murder = closure(arena, [arena.intern([], [ZERO, integer(arena, -1)])]);

  /** The words between the formulas, as each format leaves them. */
  const words = (text: string, formula: RegExp): string[] =>
    text
      .replaceAll(/^\s*(- |\{\\leftskip=[\d.]+em\\noindent )?/gm, '')
      .replaceAll('\\par}', '')
      .replaceAll('$\\blacksquare$', '■')
      .split(formula);

  it('is the same in text, Markdown and LaTeX', () => {
    for (const universe of [D, E, B, murder, Normal]) {
      for (const explained of [
        explainComparison(arena, g, ZERO, universe),
        explainSimplest(arena, g, universe),
        explainOutcome(arena, g),
      ]) {
        const markdown = words(renderMarkdown(arena, explained), /`[^`]*`/);
        expect(words(renderLatex(arena, explained), /\$[^$]*\$/)).toEqual(markdown);
        const text = renderText(arena, explained);
        const bare = renderMarkdown(arena, explained).replaceAll('`', '');
        expect(text).toBe(bare.replaceAll(/^(\s*)- /gm, '$1'));
      }
    }
  });

  it('reads like prose', () => {
    const [one, zero] = [integer(arena, 1), ZERO];
    const written = renderText(arena, explainAtLeast(arena, one, zero, Normal));
    expect(written).toContain('1 ≥ 0 in normal play.');
    const answered = renderText(arena, explainAtLeast(arena, g, ZERO, D));
    expect(answered).toContain(
      "Right's move to * in {0, * | *} is answered by Left's move back to 0, and 0 ≥ 0, the same game.",
    );
    expect(answered).toContain('0 is Left end-like, so {0, * | *} must be Left strong, and it is');
  });

  it('in ASCII is ASCII', () => {
    const ascii = renderText(arena, explainSimplest(arena, g, D), { style: 'ascii' });
    expect(ascii).toMatch(/^[\x20-\x7e\n]*$/);
    expect(ascii).toContain('{0, # | *}');
  });

  it('can be folded, telling how much is left out', () => {
    const explained = explainComparison(arena, g, ZERO, D);
    const all = renderText(arena, explained).trimEnd().split('\n').length;
    const folded = renderText(arena, explained, { depth: 0 });
    expect(folded.trimEnd().split('\n').length).toBe(1);
    expect(folded).toContain(`(… ${all - 1} more)`);
  });

  it('names closures by their generators in each notation', () => {
    const explained = explainAtLeast(arena, g, ZERO, closure(arena, [integer(arena, -1)]));
    expect(renderText(arena, explained)).toContain('D(1̄)');
    expect(renderLatex(arena, explained)).toContain('\\mathcal{D}(\\overline{1})');
  });

  it('tells of the P-position that keeps a game from being invertible modulo E', () => {
    const explained = renderText(arena, explainInvertible(arena, star, E));
    expect(explained).toContain('* is not invertible modulo E.');
    expect(explained).toContain('P-position *');
  });

  it('explains a pair once and refers to it afterwards', () => {
    const heaps = [nimHeap(arena, 2), nimHeap(arena, 3)];
    const both = arena.intern(heaps, heaps);
    const more = arena.intern([...heaps, ZERO], heaps);
    const certificate = certify(arena, more, both, Normal) ?? certify(arena, both, both, Normal);
    const explained = explainCertificate(arena, certificate!);
    const said = [...sentences(explained)].map(({ says }) =>
      says.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(''),
    );
    expect(said.filter((line) => line.endsWith('.')).length).toBe(said.length);
  });

  it('writes long games short', () => {
    const long = toEngine(arena, read('{*4, *5, {*4 | *3}, {*3 | *2, *4} | *4, {*4 | *2}}'));
    const written = renderText(arena, explainOutcome(arena, long), { maxGameLength: 20 });
    expect(formToText(arena, long).length).toBeGreaterThan(20);
    expect(written.split('\n')[0]!.length).toBeLessThan(70);
  });
});
