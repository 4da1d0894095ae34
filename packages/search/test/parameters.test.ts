import { describe, expect, it } from 'vitest';
import { settleParameters } from '../src/index.ts';

const problem = {
  name: 'toy',
  parameters: [
    { name: 'size', summary: '', default: 3 },
    { name: 'deep', summary: '', default: false },
    { name: 'universe', summary: '', default: 'D', values: ['D', 'E'] },
  ],
};

describe('parameters', () => {
  it('have their defaults, and are read by the type of the default', () => {
    expect(settleParameters(problem, {})).toEqual({ size: 3, deep: false, universe: 'D' });
    const typed = { size: '12', deep: 'true', universe: 'E' };
    expect(settleParameters(problem, typed)).toEqual({ size: 12, deep: true, universe: 'E' });
  });

  it.each([
    [{ sizes: 1 }, 'toy has no parameter sizes; it has size, deep, universe'],
    [{ size: 'many' }, 'toy cannot take size=many; size is a whole number, such as 3'],
    [{ size: '' }, 'toy cannot take size=; size is a whole number, such as 3'],
    [{ size: 1.5 }, 'toy cannot take size=1.5; size is a whole number, such as 3'],
    [{ size: true }, 'toy cannot take size=true; size is a whole number, such as 3'],
    [{ deep: 'yes' }, 'toy cannot take deep=yes; deep is true or false, such as false'],
    [{ universe: 'F' }, 'toy cannot take universe=F; universe is one of D, E'],
    [JSON.parse('{"__proto__": 1}'), 'toy has no parameter __proto__; it has size, deep, universe'],
  ])('%j is refused', (given, message) => {
    expect(() => settleParameters(problem, given)).toThrow(message);
  });
});
