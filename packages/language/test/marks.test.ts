// Going back to a mark: from there on a session answers as a new one does that has run only what
// stood before the mark.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Session } from '../src/index.ts';

const STATEMENTS = [
  'G := *',
  'G := {0, * | *}',
  'G := G + 1',
  'H := [G, {G | 0}]',
  'f(x) := x + G',
  'g := (x -> y -> x + y + G)(G)',
  'use D',
  'use M',
  'use 3 players',
  'use 2 players',
  'G := nothing_of_the_kind',
] as const;

const QUESTIONS = ['outcome(G)', 'G == 0', 'f(1)', 'g(*)', 'H', 'G mod D', '{1 | 2 | 3}'] as const;

type Step =
  | { readonly run: string }
  | { readonly back: number }
  /** A bound on bytes that the arena has half used up makes the session leave it. */
  | { readonly leave: true };

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ run: fc.constantFrom(...STATEMENTS) }) },
    { weight: 2, arbitrary: fc.record({ back: fc.nat(6) }) },
    { weight: 1, arbitrary: fc.constant({ leave: true } as const) },
  ),
  { maxLength: 14 },
);

const answers = (session: Session) => QUESTIONS.map((one) => session.run(one).result);

test('a session that went back answers as one that never went on', () => {
  fc.assert(
    fc.property(steps, (list: readonly Step[]) => {
      const session = new Session();
      let before: string[] = [];
      for (const step of list) {
        if ('run' in step) {
          session.run(step.run);
          session.mark();
          before.push(step.run);
        } else if ('back' in step) {
          before = before.slice(0, step.back);
          session.returnTo(before.length);
        } else {
          session.run('1', { budget: { maxBytes: 1 } });
        }
      }
      const fresh = new Session();
      for (const statement of before) fresh.run(statement);
      expect(answers(session)).toEqual(answers(fresh));
    }),
  );
});

test('a mark that was never made is refused', () => {
  expect(() => new Session().returnTo(1)).toThrow('there are only 0 marks');
});
