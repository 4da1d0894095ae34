// The public face of a module as text: each exported name with its type, members of classes and
// interfaces included, in the order of the alphabet. What is marked @internal is left out.

import { join } from 'node:path';
import ts from 'typescript';
import { modules, packages, root, sourceCondition } from '../workspace.ts';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** A module people import, and its public face. */
export interface Face {
  /** As it is imported. */
  name: string;
  text: string;
}

/** The libraries; the command and the page are programs. */
const LIBRARIES = ['@proviso/engine', '@proviso/language', '@proviso/pictures', '@proviso/search'];

/** The faces of all modules that our libraries offer. */
export function faces(): Face[] {
  const entries = packages()
    .filter(({ manifest }) => LIBRARIES.includes(manifest.name))
    .flatMap((item) =>
      modules(item).map(({ name, targets }) => {
        return { name, file: join(item.folder, targets[sourceCondition] ?? '') };
      }),
    );
  return facesOf(entries);
}

/** The faces of these source files. */
export function facesOf(entries: readonly { name: string; file: string }[]): Face[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return entries.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module`);
    const exported = checker.getExportsOfModule(module).filter((symbol) => !isInternal(symbol));
    const lines = exported
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => describe(checker, symbol));
    return { name, text: `${lines.join('\n')}\n` };
  });
}

function isInternal(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal');
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const aliased = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = aliased ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined) return `? ${name}`;
  if (ts.isFunctionDeclaration(declaration)) {
    return signatures(checker, checker.getTypeOfSymbol(symbol), `function ${name}`).join('\n');
  }
  if (ts.isClassDeclaration(declaration)) return classText(checker, name, symbol, declaration);
  if (ts.isInterfaceDeclaration(declaration)) {
    const head = `interface ${name}${generics(declaration)}${heritage(declaration)}`;
    const members = membersOf(checker, checker.getDeclaredTypeOfSymbol(symbol));
    return [head, ...members].join('\n');
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return `type ${name}${generics(declaration)} = ${squeezed(declaration.type)}`;
  }
  return `const ${name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, FLAGS)}`;
}

function classText(
  checker: ts.TypeChecker,
  name: string,
  symbol: ts.Symbol,
  declaration: ts.ClassDeclaration,
): string {
  const isAbstract = declaration.modifiers?.some(
    ({ kind }) => kind === ts.SyntaxKind.AbstractKeyword,
  );
  const made = checker.getTypeOfSymbol(symbol);
  const constructors = made
    .getConstructSignatures()
    .map((one) => `  new ${checker.signatureToString(one, declaration, FLAGS)}`);
  const statics = checker
    .getPropertiesOfType(made)
    .filter((member) => member.name !== 'prototype' && isOurs(member))
    .flatMap((member) => memberText(checker, member, '  static '));
  const head = `${isAbstract ? 'abstract ' : ''}class ${name}${generics(declaration)}${heritage(declaration)}`;
  const members = membersOf(checker, checker.getDeclaredTypeOfSymbol(symbol));
  return [head, ...constructors, ...statics.sort(), ...members].join('\n');
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter((member) => isOurs(member) && isPublic(member) && !isInternal(member))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((member) => memberText(checker, member, '  '));
}

function memberText(checker: ts.TypeChecker, member: ts.Symbol, indent: string): string[] {
  const type = checker.getTypeOfSymbol(member);
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
  if ((member.flags & ts.SymbolFlags.Method) !== 0) {
    const called = optional ? checker.getNonNullableType(type) : type;
    return signatures(checker, called, `${indent}${member.name}${optional}`);
  }
  const at = member.declarations?.[0];
  // The checker writes `| undefined` after every optional type; the source tells who means it.
  const isProperty = at && (ts.isPropertySignature(at) || ts.isPropertyDeclaration(at));
  if (optional && isProperty && at.type) {
    return [`${indent}${member.name}?: ${squeezed(at.type)}`];
  }
  return [`${indent}${member.name}${optional}: ${checker.typeToString(type, at, FLAGS)}`];
}

function signatures(checker: ts.TypeChecker, type: ts.Type, head: string): string[] {
  const flags = FLAGS & ~ts.TypeFormatFlags.WriteArrowStyleSignature;
  return type
    .getCallSignatures()
    .map((one) => head + checker.signatureToString(one, one.declaration, flags));
}

/** Not inherited from the language's own library or from another's. */
function isOurs(member: ts.Symbol): boolean {
  const files = member.declarations?.map((one) => one.getSourceFile().fileName) ?? [];
  return files.every((file) => !file.includes('/node_modules/'));
}

function isPublic(member: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (member.declarations ?? []).every(
    (one) => (ts.getCombinedModifierFlags(one) & hidden) === 0 && !isHashName(one),
  );
}

function isHashName(declaration: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(declaration);
  return name !== undefined && ts.isPrivateIdentifier(name);
}

function generics({
  typeParameters,
}: {
  readonly typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined;
}): string {
  return typeParameters ? `<${typeParameters.map(squeezed).join(', ')}>` : '';
}

function heritage({
  heritageClauses,
}: {
  readonly heritageClauses?: ts.NodeArray<ts.HeritageClause> | undefined;
}): string {
  return (heritageClauses ?? []).map((clause) => ` ${squeezed(clause)}`).join('');
}

/** The source of a node on one line, without its comments. */
function squeezed(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.trim().replaceAll(/\s+/g, ' ');
}
