// Rulesets that a program brings: they are values like the shipped ones, under a name of their own.
import { nim, octal, type Ruleset } from '@proviso/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { complete, rulesetDefinition, Session } from '../../src/index.ts';

const below = (n: number) => Array.from({ length: n }, (_, k) => k);
const heaps = { left: below, right: below };

const text = (session: Session, statement: string): string => {
  const { result } = session.run(statement);
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
};

describe('a session takes rulesets', () => {
  it('as options and later, and they play as the shipped one', () => {
    const session = new Session({}, { rulesets: { heaps } });
    expect(text(session, 'all(n -> same(heaps(n), nim(n)), 0..5)')).toBe('true');
    expect(text(session, 'heaps([3, 2])')).toBe('heaps([3, 2])');
    expect(session.addRuleset({ ...heaps, name: 'piles' }, 'ignored')).toBe('piles');
    expect(text(session, 'outcome(piles(2) + heaps(2))')).toBe('P');
    expect(text(session, 'count(unique([piles(2), heaps(2), heaps(2)]))')).toBe('2');
  });

  it('as objects of the library too, which name their positions themselves or take them as they are', () => {
    const bare: Ruleset<number> = { moves: (n) => below(n) };
    const session = new Session({}, { rulesets: { bare } });
    expect(text(session, 'same(bare(3), *3)')).toBe('true');
    expect(text(session, 'bare(3)')).toBe('bare(3)');
    expect(text(session, 'moves(bare(2), L)')).toBe('[bare(0), bare(1)]');
  });

  it('keeps them when it goes back, and lets a variable of the name go before them', () => {
    const session = new Session({}, { rulesets: { heaps } });
    session.run('heaps := 3');
    expect(text(session, 'heaps')).toBe('3');
    session.returnTo(0);
    expect(text(session, 'heaps')).toBe('heaps');
  });

  it('remembers functions of them, and completes and explains their names', () => {
    const rules = 'Each player takes any number of counters.';
    const session = new Session({}, { rulesets: { heaps: { ...heaps, title: 'Heaps', rules } } });
    session.run('r(n: integer) := rank(heaps(n))');
    expect(text(session, 'r(4)')).toBe('4');
    expect(complete('hea', 3, session).options.map(({ label }) => label)).toContain('heaps');
    expect(text(session, 'help(heaps)')).toContain('A position of Heaps.');
    expect(text(session, 'help(heaps)')).toContain(rules);
  });

  it('gives them no text that travels: they are code', () => {
    const session = new Session({}, { rulesets: { heaps } });
    const value = session.variables.get('heaps');
    expect(value?.type === 'ruleset' && rulesetDefinition(value.ruleset)).toBeUndefined();
    session.run('Q := ruleset(n -> [position(heaps(n))], n -> [])');
    const own = session.variables.get('Q');
    expect(own?.type === 'ruleset' && rulesetDefinition(own.ruleset)).toBeUndefined();
  });

  it.each(['mod', 'E', '3x', 'a b', 'b; a', '', '_1 := 2; x'])('refuses the name %j', (name) => {
    expect(() => new Session({}, { rulesets: { [name]: heaps } })).toThrow(
      'a ruleset cannot be called',
    );
  });

  it('refuses names of rulesets that ship, and rulesets without any', () => {
    expect(() => new Session().addRuleset(heaps, 'nim')).toThrow('ships with Proviso');
    expect(() => new Session().addRuleset(octal('0.77'), 'kayles')).toThrow('ships with Proviso');
    expect(() => new Session().addRuleset(nim)).toThrow('ships with Proviso');
    expect(() => new Session().addRuleset(heaps)).toThrow('the ruleset has no name');
  });

  it('says what went wrong in them, and goes on', () => {
    const left = (n: number): number[] => {
      if (n > 2) throw new Error('too high');
      return below(n);
    };
    const session = new Session({}, { rulesets: { shaky: { left, right: below } } });
    expect(text(session, 'outcome(shaky(3))')).toMatch(
      /^value: left\(3\) of shaky threw Error: too high;/,
    );
    expect(text(session, 'try(outcome(shaky(3)), 0)')).toBe('0');
    expect(text(session, 'outcome(shaky(2))')).toBe('N');
  });
});
