import { test } from '@fast-check/vitest';
import { LimitError, ValueError } from '@proviso/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../src/index.ts';

describe('canonical JSON', () => {
  it('sorts members by UTF-16 units and leaves out what is undefined', () => {
    expect(canonicalJson({ b: 1, a: [true, null], '10': 'x', '9': 'y' })).toBe(
      '{"10":"x","9":"y","a":[true,null],"b":1}',
    );
    expect(canonicalJson({ a: undefined, b: 0 } as unknown as Json)).toBe('{"b":0}');
  });

  it('writes the members of RFC 8785, 3.2.3 in its order', () => {
    const members = {
      '\u20ac': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '\ud83d\ude00': 5,
      '\u0080': 6,
      '\u00f6': 7,
    };
    const names = Object.keys(JSON.parse(canonicalJson(members)));
    expect(names).toEqual(['1', '\r', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']);
  });

  test.prop([fc.jsonValue()])('reads back, and is the same for the same value', (value) => {
    const text = canonicalJson(value as Json);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });

  it.each([[Number.NaN], [Infinity], [1n], [undefined], [() => 1], [new Map()], [[undefined]]])(
    'refuses %s',
    (value) => {
      expect(() => canonicalJson(value as unknown as Json)).toThrow(ValueError);
    },
  );

  it('refuses what is nested too deep, and does not run out of stack', () => {
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => canonicalJson(deep)).toThrow(LimitError);
  });
});
