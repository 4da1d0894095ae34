// Finds the examples that the documentation shows: fenced `ts` and `console` blocks in Markdown,
// and the fenced blocks under `@example` in doc comments.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packages, root } from '../../scripts/workspace.ts';

export interface Example {
  /** Where the code starts, as `README.md:12`. */
  place: string;
  language: string;
  code: string;
  /** The package whose doc comment holds the example; its names need no import there. */
  home?: string;
}

/** A piece of code, and the line of its text on which it starts. */
interface Block {
  line: number;
  language: string;
  code: string;
}

/** Fenced blocks, with the indentation of their fence taken off. */
export function fencedBlocks(text: string): Block[] {
  const fence = /^([ \t]*)(`{3,})([\w-]*)[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gm;
  return [...text.matchAll(fence)].map(({ index, 1: indent, 3: language, 4: body }) => ({
    line: text.slice(0, index).split('\n').length + 1,
    language: language ?? '',
    code: (body ?? '').replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/**
 * The `@example` blocks of a TypeScript source: fenced, or else all the lines up to the next tag.
 */
export function docCommentExamples(source: string): Block[] {
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const text = comment.slice(0, -2).replaceAll(/^[ \t]*\* ?/gm, '');
    const lineOf = (at: number) =>
      source.slice(0, index).split('\n').length + text.slice(0, at).split('\n').length - 1;
    const tagged = /^@example[ \t]*\n([\s\S]*?)(?=^@\w|$(?![\s\S]))/gm;
    return [...text.matchAll(tagged)].flatMap(({ 1: body = '', index: at }): Block[] => {
      const first = lineOf(at) + 1;
      const fenced = fencedBlocks(body);
      if (fenced.length === 0) return [{ line: first, language: 'ts', code: body }];
      return fenced.map((block) => ({ ...block, line: block.line + first - 1 }));
    });
  });
}

function filesUnder(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort();
}

function existingFilesUnder(folder: string, extension: string): string[] {
  try {
    return filesUnder(folder, extension);
  } catch {
    return [];
  }
}

/** All examples of the project. */
export function examples(): Example[] {
  const place = (file: string, line: number) => `${relative(root, file)}:${line}`;
  const pages = [
    ...readdirSync(root).flatMap((name) => (name.endsWith('.md') ? [join(root, name)] : [])),
    ...existingFilesUnder(join(root, 'docs'), '.md'),
    ...packages().flatMap(({ folder }) => existingFilesUnder(folder, 'README.md')),
  ];
  const inPages = pages.flatMap((file) =>
    fencedBlocks(readFileSync(file, 'utf8')).map(
      ({ line, language, code }): Example => ({ place: place(file, line), language, code }),
    ),
  );
  const inSources = packages().flatMap(({ folder, manifest }) =>
    existingFilesUnder(join(folder, 'src'), '.ts').flatMap((file) =>
      docCommentExamples(readFileSync(file, 'utf8')).map(
        ({ line, language, code }): Example => ({
          place: place(file, line),
          language,
          code,
          home: manifest.name,
        }),
      ),
    ),
  );
  return [...inPages, ...inSources];
}
