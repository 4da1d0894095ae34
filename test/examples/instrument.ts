// Turns the comments of an example into assertions:
//
//   expression             // → value      the expression, or the constant declared, shows as value
//   console.log(x)         // → value      the same of x
//   expression             // throws text  an error is thrown whose message contains the text
//
// The statement may span lines and stand inside blocks; the comment follows it on its last line.

import ts from 'typescript';

const mark = /^\s*\/\/ (→|throws) (.+?)\s*$/;

interface Edit {
  at: number;
  to: number;
  text: string;
}

/** The expression whose value a statement is about, and whether the statement declares it. */
function subject(
  statement: ts.Node,
  file: ts.SourceFile,
): { text: string; declared: boolean } | null {
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...more] = statement.declarationList.declarations;
    if (!declaration || more.length > 0 || !ts.isIdentifier(declaration.name)) return null;
    return { text: declaration.name.text, declared: true };
  }
  if (!ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  const isLog =
    ts.isCallExpression(expression) && expression.expression.getText(file) === 'console.log';
  const shown = isLog && expression.arguments.length === 1 ? expression.arguments[0] : expression;
  return { text: (shown ?? expression).getText(file), declared: false };
}

/** The code with its comments made into calls of `witness`, and how many there were. */
export function instrument(code: string): { code: string; assertions: number } {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    const lineEnd = code.indexOf('\n', node.end);
    const rest = code.slice(node.end, lineEnd < 0 ? undefined : lineEnd);
    const found = ts.isStatement(node) && mark.exec(rest);
    const about = found && subject(node, file);
    if (found && about) {
      const expected = JSON.stringify(found[2]);
      const assertion =
        found[1] === '→'
          ? `witness.shows(${about.text}, ${expected});`
          : `witness.throws(() => (${about.text}), ${expected});`;
      const at = about.declared ? node.end : node.getStart(file);
      edits.push({ at, to: node.end + rest.length, text: ` ${assertion}` });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const written = code.split('\n').filter((line) => /\/\/ (→|throws) ./.test(line)).length;
  if (written !== edits.length) {
    throw new Error(`${written} expectations are written, but ${edits.length} follow a statement`);
  }
  let out = code;
  for (const { at, to, text } of edits.reverse()) out = out.slice(0, at) + text + out.slice(to);
  return { code: out, assertions: edits.length };
}
