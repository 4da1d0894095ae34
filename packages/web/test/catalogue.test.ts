// The catalogue on the page: addresses and conditions, classes of tables without a grid against play on plain
// objects, and look-ups against comparison.

import { classLabelled, parseLabel } from '@proviso/catalogue';
import { Arena, equal, type FormId, Left, Right, usualUniverse } from '@proviso/engine';
import { parseForm } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import {
  classAddress,
  listAddress,
  lookUpAddress,
  readCatalogueAddress,
} from '../src/catalogue/catalogue-address.ts';
import { holds, readConditions } from '../src/catalogue/conditions.ts';
import { listCsv } from '../src/catalogue/list-csv.ts';
import type { LookedUp } from '../src/protocol/catalogue.ts';
import { listClasses, lookUp, studyClass } from '../src/worker/study-class.ts';

describe('addresses', () => {
  it('hold a class, what is looked up, or a list, and leave the table of day 2 alone', () => {
    expect(readCatalogueAddress(classAddress('Ends.4.30'))).toEqual({
      page: 'class',
      label: 'Ends.4.30',
    });
    for (const text of ['{0|*}', 'a/b', '']) {
      expect(readCatalogueAddress(lookUpAddress(text))).toEqual({ page: 'look-up', text });
    }
    const conditions = { outcome: 'P', invertible: 'true', edges: '9', forms: '2' };
    expect(readCatalogueAddress(listAddress('E.3d', conditions))).toEqual({
      ...{ page: 'list', table: 'E.3d', conditions },
    });
    for (const of of ['', 'E', 'E.2.117', 'D.2.7', 'e.2.1', 'E.3', 'D.3.', 'nonsense']) {
      expect([of, readCatalogueAddress(['census', of])]).toEqual([of, undefined]);
    }
  });

  it('leave out what is no condition', () => {
    const parts = ['outcome=P', 'edges<=9', 'edges>=3', 'colour=red', 'forms<=2', 'rank<=x', ''];
    expect(readConditions(parts)).toEqual({ outcome: 'P', edges: '9' });
  });
});

/** Who wins in misère play, played out by options alone. */
function played(arena: Arena, form: FormId): string {
  const wins = (g: FormId, side: typeof Left | typeof Right): boolean => {
    const options = arena.options(g, side);
    return (
      options.length === 0 || options.some((option) => !wins(option, side === Left ? Right : Left))
    );
  };
  const [first, second] = [wins(form, Left), wins(form, Right)];
  return first ? (second ? 'N' : 'L') : second ? 'R' : 'P';
}

describe('a class', () => {
  it.each(['Ends.4.30', 'Ends.4.50', 'D.3.500'])('%s is what it says', (label) => {
    const study = studyClass(label);
    expect(study.label).toBe(label);
    const arena = new Arena();
    const smallest = parseForm(arena, study.smallest.ascii ?? '');
    expect(played(arena, smallest)).toBe(study.outcome);
    expect(study.above.length + study.below.length).toBeGreaterThan(0);
    for (const { label: other } of study.above) {
      expect(studyClass(other).below.map((each) => each.label)).toContain(label);
    }
  });

  it('with no such number says which there are', () => {
    expect(() => studyClass('Ends.4.53')).toThrow('1 to 52, and not 53');
    expect(() => studyClass('Ends.9.1')).toThrow('no table is called "Ends.9"');
  });
});

describe('a list', () => {
  const { classes } = listClasses('e.2');
  const count = (...parts: string[]) =>
    classes.filter((one) => holds(one, readConditions(parts))).length;

  it('has the published numbers', () => {
    // [Davies–Milley, section 4]: 196 classes, 46 invertible.
    expect([count(), count('invertible=true')]).toEqual([196, 46]);
    const outcomes = ['L', 'N', 'P', 'R'].map((outcome) => count(`outcome=${outcome}`));
    expect(outcomes.reduce((sum, each) => sum + each, 0)).toBe(196);
    expect(outcomes[0]).toBe(outcomes[3]);
    // 0, 1, −1 and *.
    expect([count('rank<=1'), count('rank<=0'), count('outcome=X')]).toEqual([4, 1, 0]);
    expect(count('forms>=2')).toBe(classes.filter(({ forms }) => forms > 1).length);
  });

  it('is taken along as CSV', () => {
    const [head, zero, ...rest] = listCsv(classes).trimEnd().split('\n');
    expect(head).toBe('label,simplest,outcome,strong,invertible,pFree,rank,edges,forms');
    expect(zero).toMatch(/^E\.0\.1,0,N,N,true,true,0,0,\d+$/);
    expect(rest).toHaveLength(195);
    expect(rest.some((line) => /^E\.2\.\d+,"\{.*,.*\}",/.test(line))).toBe(true);
  });
});

it.each(['{0,*|*}', 'domineering("..|..")', '{-1|1}'])('%s is looked up', (text) => {
  const rows: LookedUp[] = [];
  lookUp(text, (part) => {
    if ('row' in part) rows.push(part.row);
  });
  expect(rows.map(({ universe }) => universe)).toEqual([
    ...['M', 'B', 'E', 'D10', 'D1', 'D', 'Normal'],
  ]);
  const arena = new Arena();
  const game = parseForm(arena, text.startsWith('d') ? '{1|-1}' : text);
  let listed = 0;
  for (const { universe, label, member } of rows) {
    const modulo = usualUniverse(universe).in(arena);
    expect(member).toBe(modulo.contains(arena, game));
    if (label === undefined) continue;
    listed++;
    expect(equal(arena, classLabelled(arena, parseLabel(label)), game, modulo)).toBe(true);
  }
  expect(listed).toBeGreaterThanOrEqual(6);
});
