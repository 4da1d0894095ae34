// An answer as notebooks keep it: in the formats there are, by their media types; a reader takes the richest
// it knows. Exported sheets and the kernel for Jupyter have their outputs from here.

import { escapeXml } from '@proviso/pictures';
import { dataAddress } from './data-address.ts';
import { sentencesToHtml } from './html-words.ts';
import type { Picture, Shown, ShownTable } from './shown.ts';
import { MarkdownWriter } from './shown-markdown.ts';
import { plainText } from './spelled.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What stands in an output: by media type the text, or a value where the type is one of JSON. */
export interface MimeBundle {
  readonly data: { readonly [type: string]: Json };
  readonly metadata: { readonly [type: string]: Json };
}

/** The answer in the formats there are; `json` is the answer as the command prints it. */
export function mimeBundle(shown: Shown, json: string): MimeBundle {
  const picture = pictureIn(shown);
  const markdown = ['explanation', 'table'].includes(shown.kind)
    ? { 'text/markdown': new MarkdownWriter().shown(withoutFiles(shown)) }
    : {};
  const html = htmlOf(shown);
  const latex = latexOf(shown);
  return {
    data: {
      'text/plain': textOf(shown),
      ...markdown,
      ...(html && { 'text/html': html }),
      ...(latex !== undefined && { 'text/latex': `$${latex}$` }),
      ...(picture && { 'image/svg+xml': picture.svg }),
      // What programs want: the value, and certificates. A picture would be there twice.
      ...(shown.kind !== 'picture' && { 'application/vnd.proviso.answer+json': JSON.parse(json) }),
    },
    metadata: picture ? { 'image/svg+xml': { needs_background: 'light' } } : {},
  };
}

/** The answer for consoles: a table as the terminal prints it. */
function textOf(shown: Shown): string {
  const printed = shown.kind === 'table' ? fileOf(shown, 'text') : undefined;
  return printed?.trimEnd() ?? plainText(shown);
}

function fileOf({ files }: ShownTable, format: string): string | undefined {
  return files?.find((file) => file.format === format)?.text;
}

/**
 * What is shown where HTML is known. Converters take drawings apart that stand in the page by themselves, and
 * lists in lists that are deeper than a few levels; as HTML both stay whole.
 */
function htmlOf(shown: Shown): string | undefined {
  if (shown.kind === 'table') return fileOf(shown, 'HTML');
  if (shown.kind === 'explanation') {
    return sentencesToHtml(shown.sentence).replaceAll(
      'class="barred"',
      'style="text-decoration:overline"',
    );
  }
  const picture = pictureIn(shown);
  if (picture === undefined) return undefined;
  const title = escapeXml(shown.kind === 'board' ? shown.text : picture.title);
  const source = dataAddress('image/svg+xml', picture.svg);
  return `<img alt="${title}" style="background:#fff" src="${source}"/>`;
}

/** Longer formulas break into no lines, and are better read as text. */
const LONGEST_FORMULA = 300;

/** A game, or a short list of games, as a formula. */
function latexOf(shown: Shown): string | undefined {
  if (shown.kind === 'game') return shown.game.latex;
  if (shown.kind !== 'list' || shown.items.length < shown.total || shown.note !== undefined)
    return undefined;
  const items = shown.items.map((item) => (item.kind === 'game' ? item.game.latex : undefined));
  if (items.length === 0 || items.includes(undefined)) return undefined;
  const latex = `[${items.join(',\\; ')}]`;
  return latex.length > LONGEST_FORMULA ? undefined : latex;
}

function pictureIn(shown: Shown): Picture | undefined {
  return shown.kind === 'picture' || shown.kind === 'board' ? shown.picture : undefined;
}

/** Certificates are in the answer's JSON. */
function withoutFiles(shown: Shown): Shown {
  return shown.kind === 'explanation' ? { ...shown, files: [] } : shown;
}
