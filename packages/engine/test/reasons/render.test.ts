// Explanations as they are written: folded, with names for long games, with long games cut short.
import { describe, expect, it } from 'vitest';
import { Arena, E, formToText } from '../../src/index.ts';
import {
  type Explanation,
  explainComparison,
  explainOutcome,
  renderLatex,
  renderMarkdown,
  renderText,
  type Token,
} from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { lazy } from '../oracle/lazy.ts';
import { random, randomForm } from '../oracle/random.ts';

const arena = new Arena();

/** Some explanations, small and large. */
const explained = lazy(() => {
  const rng = random(121);
  return Array.from({ length: 30 }, (_, i): Explanation => {
    const form = () => toEngine(arena, randomForm(rng, 2 + (i % 3), i % 4 === 3));
    return i % 3 === 0
      ? explainOutcome(arena, form())
      : explainComparison(arena, form(), form(), E);
  });
});

/** No game is given a name. */
const UNNAMED = { nameLongerThan: Infinity, maxGameLength: 100_000 };

const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const depthOf = (line: string): number => /^ */.exec(line)![0].length / 2;

describe('folding', () => {
  it('keeps what stands above a depth, and tells how much stands below', () => {
    for (const node of explained()) {
      const all = linesOf(renderText(arena, node, UNNAMED));
      for (let depth = 0; depth < 5; depth++) {
        const folded = linesOf(renderText(arena, node, { ...UNNAMED, depth }));
        const more = / \(… (\d+) more\)$/;
        const kept = all.filter((line) => depthOf(line) <= depth);
        expect(folded.map((line) => line.replace(more, ''))).toEqual(kept);
        // A line is followed by what stands below it, which is told if it is left out.
        let at = 0;
        for (const line of folded) {
          const hidden = Number(more.exec(line)?.[1] ?? 0);
          at += 1 + hidden;
          if (hidden > 0) expect(depthOf(line)).toBe(depth);
        }
        expect(at).toBe(all.length);
      }
    }
  });
});

it('reasons are indented by as much again at every depth, in every notation', () => {
  for (const node of explained()) {
    const depths = linesOf(renderText(arena, node)).map(depthOf);
    const bullets = linesOf(renderMarkdown(arena, node)).map((line) => /^( *)- /.exec(line)?.[1]);
    expect(bullets.map((spaces) => (spaces ?? '?').length / 2)).toEqual(depths);
    const skips = linesOf(renderLatex(arena, node)).map(
      (line) => /^\{\\leftskip=([\d.]+)em\\noindent .*\\par\}$/.exec(line)?.[1],
    );
    expect(skips.map(Number)).toEqual(depths.map((depth) => 1.5 * depth));
  }
});

describe('names', () => {
  /** How often each game is written below the first sentence. */
  function gamesBelow(root: Explanation): Map<string, number> {
    const counts = new Map<string, number>();
    const note = (tokens: readonly Token[]): void => {
      for (const token of tokens) {
        if ('outcomeOf' in token) note(token.outcomeOf);
        if (!('game' in token)) continue;
        const text = formToText(arena, token.game, { style: 'ascii' });
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    };
    const walk = (node: Explanation): void => {
      for (const part of node.says) if (typeof part !== 'string') note(part.formula);
      node.because.forEach(walk);
    };
    root.because.forEach(walk);
    return counts;
  }

  it.each([5, 12, 30])('stand for the games of more than %i characters that come again', (most) => {
    let named = 0;
    for (const node of explained()) {
      const options = { ...UNNAMED, nameLongerThan: most, style: 'ascii' } as const;
      const lines = linesOf(renderText(arena, node, options));
      const written = lines.map((line) => /^ {2}Write G(\d+) for (.*)\.$/.exec(line));
      const definitions = written.filter((match) => match !== null);
      const expected = [...gamesBelow(node)]
        .filter(([text, count]) => text.length > most && count > 1)
        .map(([text]) => text);
      expect(definitions.map(([, , text]) => text)).toEqual(expected);
      expect(definitions.map(([, name]) => Number(name))).toEqual(expected.map((_, i) => i + 1));
      // They come first, and what is left says the same with the games in place of their names.
      expect(written.slice(1, 1 + expected.length)).not.toContain(null);
      const rest = [...lines.slice(0, 1), ...lines.slice(1 + expected.length)];
      const plain = rest.map((line) =>
        line.replace(/\bG(\d+)\b/g, (_, i) => expected[i - 1] ?? '?'),
      );
      expect(plain).toEqual(linesOf(renderText(arena, node, { ...UNNAMED, style: 'ascii' })));
      named += expected.length;
    }
    expect(named).toBeGreaterThan(10);
  });

  it('are numbered below the line, in every notation', () => {
    const options = { nameLongerThan: 1 };
    const many = explained().find((node) => gamesBelow(node).size > 14)!;
    expect(renderText(arena, many, options)).toMatch(/ {2}Write G₁₀ for /);
    expect(renderMarkdown(arena, many, options)).toMatch(/ {2}- Write `G₁₀` for `/);
    expect(renderLatex(arena, many, options)).toContain('Write $G_{10}$ for $');
    expect(renderText(arena, many, { ...options, style: 'ascii' })).toContain('Write G10 for ');
  });
});

it('words are words in LaTeX: nothing in them is read by TeX', () => {
  const words = String.raw`^^5c \a # % $ _ & ~ {b} <c> ■ …` + '\n\f|';
  expect(renderLatex(arena, { says: [words], because: [] })).toBe(
    String.raw`{\leftskip=0.0em\noindent \textasciicircum{}\textasciicircum{}5c \textbackslash{}a \# \% \$ \_ \& \textasciitilde{} \{b\} \textless{}c\textgreater{} $\blacksquare$ \ldots{}  \textbar{}\par}` +
      '\n',
  );
});
