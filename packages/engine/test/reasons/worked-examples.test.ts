// The page docs/explained-examples.md is what the engine writes today, and it says what the papers say.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainedExamples, page } from '../../../../scripts/docs/explained-examples.ts';

describe('docs/explained-examples.md', () => {
  const written = readFileSync(page, 'utf8');

  it('is up to date', () => {
    expect(written).toBe(explainedExamples());
  });

  it.each([
    ['Siegel, section 5', 'The simplest form of `{0, * | *}` modulo `D` is `{0, ■ | *}`.'],
    ['Siegel, section 5', '`{0, {* | 0, ↓} | *} ≡ {0, * | *}` modulo `D`.'],
    ['Siegel, section 5', 'The simplest form of `{1̄ | *}` modulo `E` is `{· | *}`.'],
    ['Siegel, section 5', 'is `{0, ■ | 0, 5̄}`.'],
    ['Davies–Milley, section 4', '`{· | 0, 1}` is invertible modulo `B`'],
    ['Davies–Milley, section 4', '`{1̄ | 0, *}` is invertible modulo `E`'],
    ['Davies–Milley, section 4', '`{1̄ | 0, *}` is not invertible modulo `B`.'],
  ])('%s: %s', (_, sentence) => {
    expect(written).toContain(sentence);
  });
});
