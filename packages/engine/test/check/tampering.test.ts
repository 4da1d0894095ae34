// The checker against files that were tampered with. Whatever it accepts is true (by the oracle);
// and what cannot be good any more — a pair, a test end, a winning move dropped, X outside the
// universe — it rejects outright.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { checkCertificate } from '../../src/check/index.ts';
import { holds } from '../oracle/arbitrary.ts';
import { lazy } from '../oracle/lazy.ts';
import { random } from '../oracle/random.ts';
import { claimIsTrue, someFiles } from './files.ts';
import { mutations, tampered } from './mutations.ts';

const FILES = size(500, 1_200);
const files = lazy(() => someFiles(71, FILES));

describe('files as they are written', () => {
  it('are accepted, and claim what is true', () => {
    for (const file of files()) {
      expect(checkCertificate(file)).toMatchObject({ valid: true, claim: file.claim });
      expect(claimIsTrue(file)).toBe(true);
    }
    const yes = files().filter(({ claim }) => claim === 'G >= H').length;
    expect(Math.min(yes, files().length - yes)).toBeGreaterThan(FILES / 4);
  });
});

describe('tampered files', () => {
  it.each(mutations)('$name', (mutation) => {
    const rng = random(72);
    const tally = { applied: 0, rejected: 0, acceptedAndFalse: 0 };
    for (const file of [...files(), ...files()]) {
      const copy = tampered(file, mutation, rng);
      if (copy === undefined) continue;
      tally.applied++;
      if (!checkCertificate(copy).valid) tally.rejected++;
      else if (!claimIsTrue(copy)) tally.acceptedAndFalse++;
    }
    expect(tally.applied).toBeGreaterThan(FILES / 20);
    expect(tally.acceptedAndFalse).toBe(0);
    if (mutation.spoils) expect(tally.rejected).toBe(tally.applied);
    else expect(tally.rejected).toBeGreaterThan(tally.applied / 20);
  });
});

describe('anything else', () => {
  it('is rejected with a fault, never with an exception', () => {
    holds(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkCertificate(value)).toMatchObject({ valid: false });
      }),
    );
  });

  it('such as a file in which one value was replaced by another one', () => {
    holds(
      fc.property(
        fc.constantFrom(...files().slice(0, 200)),
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        fc.jsonValue(),
        (file, path, value) => {
          const copy = structuredClone(file);
          replaceAt(copy, path, value);
          const verdict = checkCertificate(copy);
          if (verdict.valid) expect(claimIsTrue(copy)).toBe(true);
          else expect(verdict.fault).not.toBe('');
        },
      ),
      size(800, 3_000),
    );
  });

  it('such as two changes at once', () => {
    holds(
      fc.property(
        fc.constantFrom(...files()),
        fc.constantFrom(...mutations),
        fc.constantFrom(...mutations),
        fc.nat(),
        (file, one, two, seed) => {
          const rng = random(seed);
          const copy = tampered(tampered(file, one, rng) ?? file, two, rng) ?? file;
          if (checkCertificate(copy).valid) expect(claimIsTrue(copy)).toBe(true);
        },
      ),
      size(800, 3_000),
    );
  });
});

/** Follows a path of numbers into a JSON value and replaces what is found at its end. */
function replaceAt(root: object, path: readonly number[], value: unknown): void {
  let place: Record<string, unknown> = root as Record<string, unknown>;
  for (const [i, step] of path.entries()) {
    const keys = Object.keys(place);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return;
    const next = place[key];
    if (i === path.length - 1 || typeof next !== 'object' || next === null) {
      place[key] = value;
      return;
    }
    place = next as Record<string, unknown>;
  }
}
