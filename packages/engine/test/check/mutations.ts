// Ways to tamper with a reason file. Each returns a changed copy, or `undefined` where there is
// nothing of the kind to change. `spoils` says that no file so changed may be accepted; the others
// can hit upon another true claim or another good reason.
import type { Random } from '../oracle/random.ts';
import type { ReasonFile } from './files.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are taken apart without regard to their type
type Loose = any;

export interface Mutation {
  readonly name: string;
  readonly spoils: boolean;
  readonly apply: (file: Loose, rng: Random) => boolean;
}

const forms = (file: Loose): Loose[] => file.dag.forms;
const pairs = (file: Loose): Loose[] => file.pairs ?? [];
const reasons = (file: Loose): Loose[] =>
  pairs(file).flatMap((pair) => [pair.leftStrong, pair.rightStrong].filter(Boolean));
const replies = (file: Loose): Loose[] => pairs(file).flatMap((p) => [...p.left, ...p.right]);
const moves = (file: Loose): Loose[] =>
  file.strategies ? [...file.strategies.left, ...file.strategies.right] : [];

/** Changes one of some things; nothing where there are none. */
const one =
  (things: (file: Loose) => Loose[], change: (thing: Loose, file: Loose, rng: Random) => boolean) =>
  (file: Loose, rng: Random): boolean => {
    const found = things(file);
    return found.length > 0 && change(rng.pick(found), file, rng);
  };

/** Sets a field to another index. */
const otherIndex = (thing: Loose, field: string, file: Loose, rng: Random): boolean => {
  const index = rng.below(forms(file).length);
  if (thing[field] === undefined || thing[field] === index) return false;
  thing[field] = index;
  return true;
};

const dropFrom = (list: Loose[] | undefined, rng: Random): boolean => {
  if (!list || list.length === 0) return false;
  list.splice(rng.below(list.length), 1);
  return true;
};

const NAMES = ['M', 'B', 'E', 'D'];

export const mutations: readonly Mutation[] = [
  {
    name: 'a reply changed',
    spoils: false,
    apply: one(replies, (reply, file, rng) =>
      otherIndex(reply, 'meet' in reply ? 'meet' : 'revert', file, rng),
    ),
  },
  {
    name: 'a reply of the other kind',
    spoils: false,
    apply: one(replies, (reply) => {
      const [from, to] = 'meet' in reply ? ['meet', 'revert'] : ['revert', 'meet'];
      reply[to] = reply[from];
      delete reply[from];
      return true;
    }),
  },
  {
    name: 'a reply dropped',
    spoils: true,
    apply: one(pairs, (pair, _, rng) => dropFrom(rng.chance(0.5) ? pair.left : pair.right, rng)),
  },
  { name: 'a pair dropped', spoils: true, apply: (file, rng) => dropFrom(file.pairs, rng) },
  {
    name: 'a test end dropped',
    spoils: true,
    apply: one(
      (file) => reasons(file).filter(({ by }) => by === 'tests'),
      (reason, _, rng) => dropFrom(reason.ends, rng),
    ),
  },
  {
    name: 'a reason dropped',
    spoils: true,
    apply: one(
      (file) => pairs(file).filter((pair) => pair.leftStrong ?? pair.rightStrong),
      (pair) => {
        delete pair[pair.leftStrong ? 'leftStrong' : 'rightStrong'];
        return true;
      },
    ),
  },
  {
    name: 'a reason replaced by "end-like"',
    spoils: true,
    apply: one(
      (file) => reasons(file).filter(({ by }) => by !== 'end-like'),
      (reason) => {
        reason.by = 'end-like';
        return true;
      },
    ),
  },
  {
    name: 'a winning move changed',
    spoils: false,
    apply: one(moves, (move, file, rng) => otherIndex(move, 'move', file, rng)),
  },
  {
    name: 'a winning move dropped',
    spoils: true,
    apply: (file, rng) =>
      dropFrom(rng.chance(0.5) ? file.strategies?.left : file.strategies?.right, rng),
  },
  {
    name: 'X replaced',
    spoils: false,
    apply: (file, rng) => file.x !== undefined && otherIndex(file, 'x', file, rng),
  },
  {
    name: 'X replaced by one outside the universe',
    spoils: true,
    apply: (file) => {
      if (file.x === undefined || file.universe.name === 'M') return false;
      // {X | ·} beside {· | {X | ·}}: a Left end that Left cannot get back to.
      const at = forms(file).length;
      forms(file).push([[file.x], []], [[at], []], [[], [at + 1]]);
      file.x = at + 2;
      return true;
    },
  },
  {
    name: 'X given a tombstone',
    spoils: true,
    apply: (file, rng) => {
      if (file.x === undefined) return false;
      const [left, right] = forms(file)[file.x];
      file.x = forms(file).push([left, right, 1 + rng.below(3)]) - 1;
      return true;
    },
  },
  {
    name: 'an outcome changed',
    spoils: true,
    apply: (file, rng) => {
      if (!file.outcomes) return false;
      const which = rng.pick(['g', 'h']);
      const others = ['L', 'N', 'P', 'R'].filter((o) => o !== file.outcomes[which]);
      file.outcomes[which] = rng.pick(others);
      return true;
    },
  },
  {
    name: 'another universe named',
    spoils: false,
    apply: (file, rng) => {
      const name = rng.pick(NAMES.filter((other) => other !== file.universe.name));
      file.universe = { name };
      return true;
    },
  },
  {
    name: 'generators changed',
    spoils: false,
    apply: (file, rng) => {
      const generators = file.universe.generators;
      if (!generators) return false;
      const at = forms(file).length;
      forms(file).push([[], []], [[], [at]], [[], [at + 1]]);
      file.universe.generators = rng.pick([[], [at + 1], [at + 2], [...generators, at + 2]]);
      return true;
    },
  },
  {
    name: 'a form altered',
    spoils: false,
    apply: one(
      (file) => forms(file).slice(1),
      (node, file, rng) => {
        const index = forms(file).indexOf(node);
        const options = node[rng.below(2)];
        if (rng.chance(0.5)) return dropFrom(options, rng);
        const option = rng.below(index);
        if (options.includes(option)) return false;
        options.push(option);
        return true;
      },
    ),
  },
  {
    name: 'a tombstone added or removed',
    spoils: false,
    apply: one(forms, (node, _, rng) => {
      node[2] = (node[2] ?? 0) ^ (1 + rng.below(3));
      return true;
    }),
  },
  {
    name: 'G and H exchanged',
    spoils: false,
    apply: (file) => {
      if (file.g === file.h) return false;
      [file.g, file.h] = [file.h, file.g];
      return true;
    },
  },
  {
    name: 'the other claim',
    spoils: true,
    apply: (file) => {
      file.claim = file.claim === 'G >= H' ? 'not G >= H' : 'G >= H';
      return true;
    },
  },
];

/** A tampered copy, or `undefined` where the mutation does not apply. */
export function tampered(
  file: ReasonFile,
  mutation: Mutation,
  rng: Random,
): ReasonFile | undefined {
  const copy = structuredClone(file);
  return mutation.apply(copy, rng) ? copy : undefined;
}
