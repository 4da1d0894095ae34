// The literature as pages: one for each paper, made from its entries by running them, an overview, the
// errata, and the code that the entries point to. The quick run is enough: tables and figures are the
// same in both, only samples are smaller.

import {
  type Entry,
  type EntryReport,
  type Erratum,
  type Finding,
  type FoundTable,
  itemId,
  type Paper,
  papers,
  runPapers,
  STANDING_NAMES,
  STANDINGS,
  tally,
} from '@proviso/literature';
import { prose } from '../markdown.ts';
import { workbenchFrom } from '../page-links.ts';
import { drawPictures } from '../pictures.ts';
import { checksOf, codePage, codeTarget, namesByFile } from './code-pages.ts';

/** The generated pages, each by its path on the site. */
export function papersPages(): Map<string, string> {
  const runs = papers.map((paper) => ({
    paper,
    reports: [...runPapers([paper], { quick: true })],
  }));
  const pages = new Map<string, string>();
  for (const { paper, reports } of runs) {
    const checks = checksOf(paper.key);
    for (const [path, text] of checks.pages) pages.set(path, text);
    pages.set(`papers/${paper.key}.md`, drawPictures(paperPage(paper, reports, checks.target)));
  }
  pages.set('papers/index.md', overviewPage(runs));
  pages.set('papers/errata.md', errataPage());
  const references = papers.flatMap(({ entries }) => entries.flatMap(({ code }) => code));
  for (const [file, names] of namesByFile(references)) {
    pages.set(`code/${file}.md`, codePage(file, names));
  }
  return pages;
}

function paperPage(paper: Paper, reports: readonly EntryReport[], checkOf: CheckOf): string {
  return [
    `# ${prose(paper.title)}`,
    `${prose(paper.authors)}. ${prose(capital(paper.reference))}.`,
    ...(paper.extent === undefined ? [] : [`What is here of it: ${prose(paper.extent)}`]),
    `Every entry below was run when this page was made. To run them yourself, with larger samples:`,
    `\`\`\`bash\nproviso papers --paper ${paper.key}\n\`\`\``,
    tallyTable([{ paper, reports }]),
    ...reports.map((report) => entrySection(paper, report, checkOf(report.entry.item))),
    '',
  ].join('\n\n');
}

/** Where the check of an item stands, if it is found. */
type CheckOf = (item: string) => string | undefined;

function entrySection(paper: Paper, { entry, verdict }: EntryReport, check?: string): string {
  if (verdict.kind === 'failed') throw new Error(`${paper.key}, ${entry.item}: ${verdict.message}`);
  const { finding } = verdict;
  const code = entry.code.map((place) => `[\`${shortened(place)}\`](${codeTarget(place)})`);
  const figures = entry.drawings?.() ?? [];
  return [
    `## ${prose(entry.item)} {#${itemId(entry.item)}}`,
    prose(entry.says),
    entry.standing === 'not-runnable'
      ? `*Not runnable.* ${prose(entry.reason)}`
      : finding === undefined
        ? '*A definition.*'
        : `*${capital(STANDING_NAMES[entry.standing])}.* ${prose(capital(finding.summary))}${counted(finding)}.`,
    ...(entry.erratum === undefined ? [] : [erratumBlock(entry.erratum)]),
    ...(finding?.tables ?? []).map(tableText),
    ...figures.map((expression) => `\`\`\`picture\n${expression}\n\`\`\``),
    [
      ...(code.length > 0 ? [`Code: ${code.join(', ')}.`] : []),
      ...(check === undefined || finding === undefined ? [] : [`[The check](${check}).`]),
      ...(finding === undefined
        ? []
        : [`${inWorkbench(paper, entry, 'Run it in the workbench')}.`]),
    ].join(' '),
  ].join('\n\n');
}

/** A link to the item in the workbench, which stands above the guide. */
function inWorkbench({ key }: Paper, { item }: Entry, label: string): string {
  const place = `${workbenchFrom('papers/any.md')}#/papers/${key}/${itemId(item)}`;
  return `<a href="${place}" target="_self">${label}</a>`;
}

/** Where a statement applied to some of the cases only: to how many. */
function counted({ cases, tried }: Finding): string {
  if (tried === undefined) return '';
  return `; the statement applied to ${cases.toLocaleString('en')} of ${tried.toLocaleString('en')} cases`;
}

function erratumBlock({ printed, computed, argument }: Erratum): string {
  return [
    '::: warning In print',
    `Printed: ${prose(printed)}.`,
    '',
    `Computed: ${prose(computed)}.`,
    '',
    `${prose(capital(argument))}.`,
    ':::',
  ].join('\n');
}

type Run = { readonly paper: Paper; readonly reports: readonly EntryReport[] };

function tallyTable(runs: readonly Run[]): string {
  const rows = runs.map(({ paper, reports }) => {
    const counts = tally(reports);
    const cells = STANDINGS.map((standing) => String(counts[standing]));
    const name = runs.length > 1 ? `[${prose(paper.authors)}](./${paper.key}.md)` : 'entries';
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const head = ['', ...STANDINGS.map((standing) => STANDING_NAMES[standing])];
  return [`| ${head.join(' | ')} |`, `| --- |${' --: |'.repeat(STANDINGS.length)}`, ...rows].join(
    '\n',
  );
}

function overviewPage(runs: readonly Run[]): string {
  return [
    '# The papers, item by item',
    'Proviso rests on a handful of papers. Each has a page in its own order: every definition leads ' +
      'to the code that is it, and every theorem, table, figure and example is a check that runs, or ' +
      'says why it cannot.',
    tallyTable(runs),
    '*Recomputed exactly*: printed values, computed again. *Tested exhaustively*: a statement, on ' +
      'all games up to a size. *Sampled*: a statement, on seeded random games. *Shown by examples*: ' +
      'a statement, on games picked by hand. A case counts only where the statement applies to it, ' +
      'and a check without such a case fails. What is wrong in print is listed among the ' +
      '[errata](./errata.md).',
    '```bash\nproviso papers --quick\n```',
    `In the workbench, under <a href="${workbenchFrom('papers/index.md')}#/papers" target="_self">Papers</a>, the same ` +
      'items are found by number, word or file, and their checks run in the page, one, those of a paper, ' +
      'or all that are listed, with the cases counted. Quick runs take some of the games; thorough runs ' +
      'take all, as the command does. What stands there was run there: what the tests of a version ' +
      'have run is said apart. An item has an address that stays, such as ' +
      '`#/papers/siegel/theorem-5-5`, and is cited in words, LaTeX or BibTeX.',
    '',
  ].join('\n\n');
}

function errataPage(): string {
  const chapters = papers.flatMap((paper) => {
    const wrong = paper.entries.flatMap(({ item, erratum }) =>
      erratum === undefined ? [] : [{ item, erratum }],
    );
    if (wrong.length === 0) return [];
    return [
      `## ${prose(paper.authors)}: ${prose(paper.title)}`,
      ...wrong.flatMap(({ item, erratum }) => [
        `### [${prose(item)}](./${paper.key}.md#${itemId(item)})`,
        `Printed: ${prose(erratum.printed)}.`,
        `Computed: ${prose(erratum.computed)}.`,
        `${prose(capital(erratum.argument))}.`,
      ]),
    ];
  });
  return [
    '# Errata',
    'What the papers print, where the program computes something else, and why. Some of these are ' +
      'slips of the press, some a missing condition; none touches a main result.',
    ...chapters,
    '',
  ].join('\n\n');
}

function tableText({ caption, head, rows }: FoundTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(prose).join(' | ')} |`;
  const rule = `|${' --- |'.repeat(head.length)}`;
  return [`**${prose(caption)}**`, '', line(head), rule, ...rows.map(line)].join('\n');
}

/** `packages/engine/src/order/compare.ts#geq` as `order/compare: geq`. */
function shortened(place: string): string {
  const [file = '', name] = place.split('#');
  const short = file.replace(/^packages\/(engine\/)?src\//, '').replace(/\.ts$/, '');
  return name === undefined ? short : `${short}: ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
