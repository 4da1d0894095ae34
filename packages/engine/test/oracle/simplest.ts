// The U-simplest form by the naive loop of [Siegel, Definition 5.19]: simplify the options, then as
// long as anything applies do any one step (Lemmas 5.12–5.14), and erase tombstones last (5.16).
// The steps may be tried in any order: a `shuffle` lets a test show that the order does not matter.
import { conjugate, type G, game, isLeftEnd } from './game.ts';
import { geq } from './order.ts';
import type { OracleUniverse } from './universes.ts';

type Shuffle = <T>(items: readonly T[]) => readonly T[];

/** One step on the Left side, or undefined when none applies. */
function leftStep(g: G, u: OracleUniverse, shuffle: Shuffle): G | undefined {
  for (const l of shuffle(g.left)) {
    const others = g.left.filter((o) => o !== l);
    if (others.some((o) => geq(o, l, u))) return game(others, g.right, g.tombLeft, g.tombRight);
    for (const lr of shuffle(l.right)) {
      if (!geq(g, lr, u)) continue;
      return isLeftEnd(lr)
        ? game(others, g.right, true, g.tombRight)
        : game([...others, ...lr.left], g.right, g.tombLeft || lr.tombLeft, g.tombRight);
    }
  }
  return undefined;
}

const mirrored = (step: (g: G) => G | undefined) => (g: G) => {
  const done = step(conjugate(g));
  return done === undefined ? undefined : conjugate(done);
};

function eraseLeft(g: G, u: OracleUniverse): G {
  const erased = game(g.left, g.right, false, g.tombRight);
  return g.tombLeft && u.leftStrong(erased) ? erased : g;
}

function simplify(g: G, u: OracleUniverse, shuffle: Shuffle, known: Map<G, G>): G {
  const memo = known.get(g);
  if (memo !== undefined) return memo;
  const inner = (option: G) => simplify(option, u, shuffle, known);
  let current = game(g.left.map(inner), g.right.map(inner), g.tombLeft, g.tombRight);
  const left = (h: G) => leftStep(h, u, shuffle);
  for (;;) {
    const next = left(current) ?? mirrored(left)(current);
    if (next === undefined) break;
    current = next;
  }
  current = eraseLeft(current, u);
  current = conjugate(eraseLeft(conjugate(current), u));
  known.set(g, current);
  return current;
}

const memos = new WeakMap<OracleUniverse, Map<G, G>>();

/** The U-simplest form of any augmented form. */
export function simplest(g: G, u: OracleUniverse): G {
  const known = memos.get(u) ?? new Map<G, G>();
  memos.set(u, known);
  return simplify(g, u, (items) => items, known);
}

/** The same with the steps tried in the order the shuffle gives. */
export const simplestInOrder = (g: G, u: OracleUniverse, shuffle: Shuffle): G =>
  simplify(g, u, shuffle, new Map());
