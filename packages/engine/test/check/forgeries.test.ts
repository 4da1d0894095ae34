// Forged certificates: every condition of both checkers has one that nothing else refuses, shown by
// leaving out the conditions one by one.
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type * as checker from '../../src/check/index.ts';
import { checkCertificate } from '../../src/check/index.ts';
import { lazy } from '../oracle/lazy.ts';
import { mutableCopy, refusedBy } from './conditions.ts';
import { byGame, byTests, forgeries as comparisons, trivial, UNDER_STAR } from './forgeries.ts';
import { byList, byRules, outcomeForgeries } from './outcome-forgeries.ts';
import { PythonChecker, pythonConditions } from './python.ts';
import { byPassing, byTable, tableForgeries } from './table-forgeries.ts';

const python = new PythonChecker();
const copy = mutableCopy(['storage', 'notation', 'forms', 'play', 'check'], {
  'check/check.ts': /./,
  'check/reader.ts': /./,
  'check/universe.ts': /./,
  'check/dead-ends.ts': /^DeadEnds$/,
  'check/any-ends.ts': /^AnyEnds$/,
  'check/strength-table.ts': /./,
  'check/strategies.ts': /./,
  'check/pairs.ts': /./,
  'check/outcome.ts': /./,
  'check/listed-moves.ts': /./,
  'check/rules.ts': /./,
});
afterAll(() => {
  copy.remove();
  python.remove();
});

const forgeries = [...comparisons, ...tableForgeries, ...outcomeForgeries];
const rows = forgeries.flatMap(({ fault, files }) => files.map((file) => ({ fault, file })));
const lines = (files: readonly unknown[]): string =>
  files.map((file) => `${JSON.stringify(file)}\n`).join('');

/** What the second checker says of all of them, told in one process. */
const said = lazy(() => {
  const { status, verdicts } = python.run(lines(rows.map(({ file }) => file)));
  const of = new Map(rows.map(({ file }, i) => [file, verdicts[i]]));
  return { status, count: verdicts.length, of: (file: unknown) => of.get(file) };
});

/** Whether a condition refuses by itself: it is not the call of a part of the checker that does. */
const isDemand = ({ text }: { text: string }): boolean =>
  /^(if \(.*\) )?(demand|throw)\b/.test(text);

describe('forged certificates', () => {
  it('are made from certificates that hold', () => {
    const files = [
      trivial(),
      byTests(),
      byGame('M', 1, 0, 0),
      byTable(),
      byPassing(UNDER_STAR),
      byPassing(),
      byRules(),
      byList(),
    ];
    for (const file of files) expect(checkCertificate(file)).toMatchObject({ valid: true });
    expect(python.run(lines(files)).status).toBe(0);
  });

  it.each(forgeries)('$fault', ({ fault, files }) => {
    const verdicts = files.map((file) => checkCertificate(file));
    for (const verdict of verdicts) {
      expect(verdict).toMatchObject({ valid: false, code: 'certificate' });
      expect(!verdict.valid && verdict.fault).toMatch(new RegExp(`(^|: )${literally(fault)}$`));
    }
    expect(said()).toMatchObject({ status: 1, count: rows.length });
    expect(files.map(said().of)).toEqual(files.map(() => ({ kind: 'not valid', sentence: fault })));
  });

  it('pass the first checker without their condition, and each condition has one', async () => {
    const altered: typeof checker = await import(join(copy.folder, 'check/index.ts'));
    const needed = rows.map(({ fault, file }) => {
      const accepts = (): boolean => {
        try {
          return altered.checkCertificate(file).valid;
        } catch {
          return true; // it is not refused any more; it breaks something
        }
      };
      expect(accepts(), fault).toBe(false);
      const conditions = refusedBy(copy.conditions, accepts);
      expect(
        conditions.filter(isDemand).map(({ text }) => text),
        fault,
      ).toHaveLength(1);
      return conditions;
    });
    expect(new Set(needed.flat())).toEqual(new Set(copy.conditions));
  });

  it('pass the second checker without their condition, and each condition has one', () => {
    const conditions = pythonConditions(
      python.folder,
      rows.map(({ file }) => file),
    );
    expect(conditions.length).toBeGreaterThan(30);
    for (const { text, passed } of conditions) expect(passed, text).not.toEqual([]);
    for (const [i, { fault }] of rows.entries()) {
      const alone = conditions.filter(isDemand).filter(({ passed }) => passed.includes(i));
      expect(
        alone.map(({ text }) => text),
        fault,
      ).toHaveLength(1);
    }
  });
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
