// The ruleset that the guide shows as a module: it stands on the page as it is, its type is checked, and
// a module that says something else is refused by the same type.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../scripts/workspace.ts';

const file = join(root, 'examples/rulesets/odd-and-even.mjs');
const code = readFileSync(file, 'utf8');

/** What the compiler has against a module of JavaScript. */
function complaints(path: string): string[] {
  const program = ts.createProgram([path], {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@proviso/source'],
  });
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('is the one on the page, in 16 lines', () => {
  const page = readFileSync(join(root, 'docs/own-ruleset.md'), 'utf8');
  expect(page).toContain(`\`\`\`js\n${code}\`\`\``);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(16);
});

it('has the type it says, and one without `right` has not', () => {
  expect(complaints(file)).toEqual([]);
  const wrong = file.replace('.mjs', `.${process.pid}.mjs`);
  writeFileSync(wrong, code.replace('right:', 'wrong:'));
  try {
    expect(complaints(wrong).join()).toContain("'wrong' does not exist in type");
  } finally {
    rmSync(wrong);
  }
});
