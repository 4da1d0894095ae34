// The mutants of a place in the code, `packages/…/file.ts#name`: small changes to the declaration of
// that name and to whatever it uses of the same file.

import ts from 'typescript';

/** A stretch of the source and what it becomes. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What was done, for the report and for a fair choice among many. */
  readonly kind: string;
}

/** Each of two becomes the other. Maps, because `toString` is a name like any other here. */
const exchanged = (...pairs: readonly (readonly [string, string])[]) =>
  new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

const COMPARISONS = exchanged(['>=', '>'], ['<=', '<'], ['===', '!==']);
const LOGIC = exchanged(['&&', '||']);
const QUANTIFIERS = exchanged(['every', 'some']);
const SIDES = new Set(['Left', 'Right', 'side']);

/** The changes to what `name` declares and uses in the file; without a name, to all of the file. */
export function changesOf(source: string, name: string | undefined): Change[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  return reached(file, name).flatMap((node) => changesIn(node, file));
}

/** The declarations at the top level that a name leads to, itself first. */
function reached(file: ts.SourceFile, name: string | undefined): ts.Statement[] {
  const declared = new Map<string, ts.Statement>();
  for (const statement of file.statements) {
    for (const each of namesOf(statement)) declared.set(each, statement);
  }
  if (name === undefined) return [...new Set(declared.values())];
  const found = new Set<ts.Statement>();
  const follow = (statement: ts.Statement | undefined): void => {
    if (statement === undefined || found.has(statement)) return;
    found.add(statement);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) follow(declared.get(node.text));
      ts.forEachChild(node, visit);
    };
    visit(statement);
  };
  follow(declared.get(name));
  return [...found];
}

/** What a statement declares that can run. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name === undefined ? [] : [statement.name.text];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

function changesIn(root: ts.Node, file: ts.SourceFile): Change[] {
  const found: Change[] = [];
  const add = (node: ts.Node, kind: string, text: string): void => {
    found.push({ start: node.getStart(file), end: node.getEnd(), kind, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    const text = node.getText(file);
    if (ts.isIfStatement(node))
      add(node.expression, 'condition', `!(${node.expression.getText(file)})`);
    if (ts.isConditionalExpression(node)) {
      add(node.condition, 'condition', `!(${node.condition.getText(file)})`);
    }
    if (ts.isBinaryExpression(node)) binary(node, file, add);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const other = QUANTIFIERS.get(name.text);
      if (other !== undefined) {
        const rest = text.slice(node.expression.getEnd() - node.getStart(file));
        add(node, 'quantifier', `${expression.getText(file)}.${other}${rest}`);
      }
    }
    if (ts.isIdentifier(node) && SIDES.has(node.text) && isValue(node)) {
      add(node, 'side', `((1 - ${node.text}) as never)`);
    }
    if (ts.isReturnStatement(node) && node.expression !== undefined) {
      const { kind } = node.expression;
      if (kind === ts.SyntaxKind.TrueKeyword) add(node.expression, 'constant', 'false');
      if (kind === ts.SyntaxKind.FalseKeyword) add(node.expression, 'constant', 'true');
    }
    if (ts.isNumericLiteral(node) && isValue(node)) add(node, 'number', `(${text} + 1)`);
    if (ts.isExpressionStatement(node)) add(node.expression, 'dropped', 'undefined');
    if (ts.isFunctionLike(node)) predicate(node, file, found);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

type Add = (node: ts.Node, kind: string, text: string) => void;

function binary(node: ts.BinaryExpression, file: ts.SourceFile, add: Add): void {
  const sign = node.operatorToken.getText(file);
  const [left, right] = [node.left.getText(file), node.right.getText(file)];
  const compared = COMPARISONS.get(sign);
  if (compared !== undefined) add(node, 'comparison', `${left} ${compared} ${right}`);
  const logical = LOGIC.get(sign);
  if (logical !== undefined) add(node, 'logic', `(${left}) ${logical} (${right})`);
  if (sign === '+' || sign === '-')
    add(node, 'arithmetic', `(${left}) ${sign === '+' ? '-' : '+'} (${right})`);
}

/** A function said to answer yes or no always answers yes, or always no. */
function predicate(node: ts.SignatureDeclaration, file: ts.SourceFile, found: Change[]): void {
  if (node.type?.kind !== ts.SyntaxKind.BooleanKeyword || !('body' in node)) return;
  const body = node.body as ts.Node | undefined;
  if (body === undefined) return;
  for (const answer of ['true', 'false']) {
    if (ts.isBlock(body)) {
      const at = body.getStart(file) + 1;
      found.push({ start: at, end: at, kind: 'constant', text: answer });
    } else {
      found.push({
        start: body.getStart(file),
        end: body.getEnd(),
        kind: 'constant',
        text: answer,
      });
    }
  }
}

/** Whether the node is used as a value: no name of a member, a parameter, an import, an index type. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return true;
  if (ts.isBinaryExpression(parent) || ts.isReturnStatement(parent)) return true;
  if (ts.isArrayLiteralExpression(parent) || ts.isConditionalExpression(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return ts.isVariableDeclaration(parent) && parent.initializer === node;
}

/** A few of many, of each kind in turn, spread over the source. */
export function chosen(changes: readonly Change[], most: number): Change[] {
  const kinds = new Map<string, Change[]>();
  for (const change of changes) kinds.set(change.kind, [...(kinds.get(change.kind) ?? []), change]);
  const found: Change[] = [];
  for (let round = 0; found.length < most && kinds.size > 0; round++) {
    for (const [kind, list] of kinds) {
      // First, last, middle: large steps first.
      const next = list.splice(round % 2 === 0 ? 0 : Math.floor(list.length / 2), 1)[0];
      if (list.length === 0) kinds.delete(kind);
      if (next !== undefined && found.length < most) found.push(next);
    }
  }
  return found;
}

/**
 * The source with all its mutants inside, each switched on by its number: an expression becomes a choice
 * among itself and its changes, and an empty stretch at the top of a body a return.
 */
export function withMutants(
  source: string,
  changes: readonly (Change & { readonly number: number })[],
): string {
  const sorted = [...changes].sort((a, b) => a.start - b.start || b.end - a.end);
  const emit = (from: number, to: number, inside: readonly (typeof sorted)[number][]): string => {
    let text = '';
    let at = from;
    for (let i = 0; i < inside.length; ) {
      const first = inside[i];
      if (first === undefined) break;
      let next = i;
      while (next < inside.length && same(inside[next], first)) next++;
      const own = inside.slice(i, next);
      const children: typeof own = [];
      while (next < inside.length && (inside[next]?.start ?? 0) < first.end) {
        const child = inside[next++];
        if (child !== undefined) children.push(child);
      }
      text += source.slice(at, first.start);
      text +=
        first.start === first.end
          ? returns(own)
          : choice(own, emit(first.start, first.end, children));
      at = first.end;
      i = next;
    }
    return text + source.slice(at, to);
  };
  return `const MUTANT = Number((globalThis as never)['MUTANT'] ?? 0);\n${emit(0, source.length, sorted)}`;
}

type Numbered = Change & { readonly number: number };

function same(change: Change | undefined, other: Change): boolean {
  return change?.start === other.start && change.end === other.end;
}

const choice = (own: readonly Numbered[], original: string): string =>
  `(${own.map(({ number, text }) => `MUTANT === ${number} ? (${text}) : `).join('')}(${original}))`;

const returns = (own: readonly Numbered[]): string =>
  own.map(({ number, text }) => ` if (MUTANT === ${number}) return ${text};`).join('');
