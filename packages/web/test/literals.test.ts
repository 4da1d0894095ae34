// No words in the views: what the page says stands in `src/texts`, so that it can be said in another
// language. Biome's `noJsxLiterals` sees the words between tags; this sees those in attributes, in
// braces and in plain code. Read by the TypeScript parser, with `biome.json` saying where.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What the rule for words between tags leaves out: the texts, and files that have not been converted. */
function leftOut(): string[] {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const { includes } = overrides.find((one: { readonly linter: object }) =>
    JSON.stringify(one.linter).includes('noJsxLiterals'),
  );
  return includes.flatMap((glob: string) => (glob.startsWith('!') ? [glob.slice(1)] : []));
}

/** Speaks to the page alone, or in the words of the engine and of its errors, which are English. */
const WITHOUT_WORDS = [
  'packages/web/src/worker/**',
  'packages/web/src/protocol/**',
  // Goes into files that are English in all else.
  'packages/web/src/worksheet/taken-sheet.ts',
  'packages/web/src/catalogue/class-citation.ts',
  'packages/web/src/parts/universe-latex.ts',
  'packages/web/src/parts/marked-terms.ts',
  'packages/web/src/parts/universe-term.tsx',
  'packages/web/src/client/asker.ts',
  'packages/web/src/client/worker-client.ts',
];

const isIn = (path: string) => (glob: string) =>
  glob.endsWith('/**') ? path.startsWith(glob.slice(0, -2)) : path === glob;

/** Attributes that nobody reads or hears. */
const TECHNICAL =
  /^(?:aria-(?!label$|description|roledescription|valuetext)[a-z]+|auto[a-z]+|class|cx|cy|d|data-.*|dir|dx|dy|file|fill|for|height|href|hreflang|id|inert|inputMode|key|kind|lang|name|naming|on[A-Z].*|popover.*|points|preserveAspectRatio|r|ref|rel|role|keys|accept|scope|side|spellcheck|src|style|tab[iI]ndex|target|text|to|transform|type|value|viewBox|what|who|width|x|y|x1|x2|y1|y2|universe)$/;

/** The same where attributes are gathered first. */
const TECHNICAL_NAMES = new Set(['class', 'role', 'key', 'type']);

/** Said alike in every language: names, signs of mathematics, names of formats, keys. */
const ALIKE = new Set([
  'Proviso',
  'G',
  'H',
  'X',
  'SVG',
  'PNG',
  'TikZ',
  'LaTeX',
  'JSON',
  'CSV',
  'Markdown',
  "proviso eval '…'",
  'Ctrl+K',
  'Ctrl+Y',
  'Ctrl+…',
  'Esc',
  'Shift+Enter',
  'Shift+Z',
  'sha256sum',
  'Ctrl+Z',
  'proviso catalogue certificate … | proviso check',
  'E.2.117, {0|*}, domineering("..|..")',
]);

/** Words between parts of the program. */
const CODE = new Set([
  'with places',
  'without places',
  'noopener noreferrer',
  // A name in the glossary.
  'strong outcome',
  'old dimmed',
  'keep the guide',
  'proviso folder',
  'proviso: draft ',
  'proviso sheets',
  'proviso papers --paper … --item …',
]);

type Mode = 'code' | 'shown' | 'technical';

/** The words of a file that stand in the code. */
function wordsIn(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const note = (node: ts.Node, text: string, mode: Mode) => {
    const isWords =
      mode === 'shown'
        ? /\p{L}{2}/u.test(text) && !ALIKE.has(text.trim())
        : mode === 'code' &&
          !CODE.has(text) &&
          !/^\d+px |^\(pointer/.test(text) &&
          /(?:^|[^\p{L}-])\p{L}{2,}[,;:]? \p{L}{2,}/u.test(text);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (isWords) found.push(`${path}:${line + 1}: ${text}`);
  };
  const visit = (node: ts.Node, mode: Mode): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isThrowStatement(node)) return;
    if (ts.isStringLiteralLike(node)) {
      note(node, node.text, mode);
      return;
    }
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map((span) => `…${span.literal.text}`).join('');
      note(node, node.head.text + spans, mode);
      for (const { expression } of node.templateSpans) visit(expression, mode);
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, TECHNICAL_NAMES.has(node.name.getText()) ? 'technical' : mode);
      return;
    }
    if (ts.isJsxAttribute(node)) {
      const technical = TECHNICAL.test(node.name.getText());
      if (node.initializer) visit(node.initializer, technical ? 'technical' : 'shown');
      return;
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node)) {
      ts.forEachChild(node, (child) => visit(child, 'shown'));
      return;
    }
    if (ts.isFunctionLike(node)) {
      ts.forEachChild(node, (child) => visit(child, 'code'));
      return;
    }
    if (ts.isCallExpression(node)) {
      const named = /(?:querySelector(?:All)?|closest|matches|keep|kept|unkeep|addEventListener)$/;
      if (named.test(node.expression.getText())) return;
      const inside = mode === 'technical' ? 'technical' : 'code';
      visit(node.expression, inside);
      for (const argument of node.arguments) visit(argument, inside);
      return;
    }
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return;
    if (ts.isElementAccessExpression(node)) {
      visit(node.expression, mode);
      return;
    }
    if (ts.isConditionalExpression(node)) {
      visit(node.condition, mode === 'technical' ? 'technical' : 'code');
      visit(node.whenTrue, mode);
      visit(node.whenFalse, mode);
      return;
    }
    ts.forEachChild(node, (child) => visit(child, mode));
  };
  visit(source, 'code');
  return found;
}

it('no words stand in the views', () => {
  const folder = 'packages/web/src';
  const out = [...leftOut(), ...WITHOUT_WORDS];
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) => !out.some(isIn(path)));
  expect(files).toContain('packages/web/src/app.tsx');
  expect(files.flatMap(wordsIn)).toEqual([]);
});
