// Slips that people make, and the cures they are told.

import { expect, test } from 'vitest';
import { Session } from '../src/index.ts';

test.each([
  ['2*', 'write `2 + *`'],
  ['*2*', 'write `*2 + *`'],
  ['3**2*', 'write `*2 + *`'],
  ['{0|1} *', 'write `G + *`'],
  ['∗2', 'the star is written `*`'],
  ['0 – 1', 'minus is written `-`'],
  ['–1', 'minus is written `-`'],
  ['clobber(“xo”)', 'texts stand between double quotes `"`'],
  ['{0 ∣ 1}', 'the bar is written `|`'],
  ['0 ‖ 1', 'incomparable is `<>`'],
  ['3 × *', 'copies are written `3 * G`'],
  ['# all dicots', 'comments begin with `//`'],
  ['end(10)', 'write `end"…"`, without a blank'],
  ['end', 'write `end"…"`, without a blank'],
  ['outcom(0)', 'did you mean `outcome`?'],
  ['rnak(0)', 'did you mean `rank`?'],
  ['birtday(0)', 'did you mean `birthday`?'],
])('%s: %s', (input, cure) => {
  const { result } = new Session().run(input);
  expect(result.ok ? '' : result.error.message).toContain(cure);
});

test.each(['import("fs")', 'eval("1")', 'xyz', 'fs'])('%s resembles nothing', (input) => {
  const { result } = new Session().run(input);
  expect(result.ok ? '' : result.error.message).not.toContain('did you mean');
});
