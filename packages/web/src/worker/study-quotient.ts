// Quotients studied: of the heaps of a code or a ruleset, told while heap follows heap, or of games.

import { type Arena, type FormId, integer, ProvisoError, ValueError } from '@proviso/engine';
import {
  monoidLatex,
  multiplicationTable,
  printMonomial,
  type QuotientElement,
  type QuotientOfGames,
  type QuotientOfHeaps,
  quotientComponents,
  quotientOfGames,
  quotientOfHeaps,
  quotientPresentation,
  quotientStructure,
  type TwoPlayerQuotient,
} from '@proviso/engine/quotients';
import { boardForm, octal, partizanOctal, type Ruleset } from '@proviso/engine/rulesets';
import {
  gamesQuotientValue,
  heapsQuotientValue,
  type Session,
  type Value,
} from '@proviso/language';
import { picture, show, written } from '@proviso/language/sheets';
import type { Scene } from '@proviso/pictures';
import {
  cayleyPicture,
  classWords,
  elementWords,
  groupWords,
  multiplicationTablePicture,
  phiPeriod,
  phiPicture,
  quotientOrderPicture,
  semilatticePicture,
  weightsPicture,
} from '@proviso/pictures/quotients';
import type { Picture, Written } from '../protocol/answers.ts';
import type {
  FiniteQuotient,
  QuotientElementView,
  QuotientPlay,
  QuotientStudy,
} from '../protocol/quotients.ts';
import { ReadError } from './errors.ts';
import { addressOf } from './own-rules.ts';
import { PAGE_BUDGET } from './page-budget.ts';
import { pageSession } from './page-session.ts';

/** Products are told of quotients up to this size: the page has a cell for each. */
const MOST_MULTIPLIED = 60;
/** Elements are told one by one up to this many. */
const MOST_LISTED = 1_000;
/** Milliseconds between two accounts of how far it is, and the share of the time that they may take. */
const INTERVAL = 600;
const SHARE = 0.2;

/** Tells what there is to know of a quotient, again and again while heaps are added. */
export function studyQuotient(
  text: string,
  heaps: string,
  play: QuotientPlay,
  tell: (study: QuotientStudy) => void,
): void {
  const session = pageSession();
  const asked = readSubject(session, text);
  session.arena.under(PAGE_BUDGET, () => {
    if ('ruleset' in asked) studyHeaps(session, asked.ruleset, sizeIn(heaps), play, tell);
    else tell(gamesStudy(session, quotientOfGames(session.arena, asked.games, { play }), play));
  });
}

function studyHeaps(
  session: Session,
  ruleset: Ruleset,
  wanted: number,
  play: QuotientPlay,
  tell: (study: QuotientStudy) => void,
): void {
  const { arena } = session;
  const began = performance.now();
  let [last, spent] = [began, 0];
  let latest: (() => QuotientOfHeaps) | undefined;
  const account = (found: QuotientOfHeaps) => {
    const start = performance.now();
    tell(heapsStudy(session, found, ruleset, wanted, play));
    last = performance.now();
    spent += last - start;
  };
  const onHeap = (heap: number, soFar: () => QuotientOfHeaps) => {
    latest = soFar;
    const now = performance.now();
    const due = now - last >= INTERVAL && spent <= SHARE * (now - began);
    if (due && heap < wanted) account(soFar());
  };
  try {
    account(quotientOfHeaps(ruleset, wanted, { play, onHeap }, arena));
  } catch (error) {
    // What was found before it went too far is an answer too.
    if (latest !== undefined && error instanceof ProvisoError) account(latest());
    throw error;
  }
}

/** A code, two codes, or what the language makes of a text: a ruleset, or games. */
function readSubject(
  session: Session,
  text: string,
): { readonly ruleset: Ruleset } | { readonly games: readonly FormId[] } {
  const codes = /^\s*(\d*\.\d+)(?:[,\s]+(\d*\.\d+))?\s*$/u.exec(text);
  if (codes !== null) {
    const [, left = '', right] = codes;
    return { ruleset: right === undefined ? octal(left) : partizanOctal(left, right) };
  }
  if (text.trim() === '') {
    throw new ValueError('write a code such as 0.77, two codes, games such as *2, or a ruleset');
  }
  // A bracket more makes a list of what stands between commas; the reader's columns do not count it.
  const { result, value } = session.run(`[${text}]`, { budget: PAGE_BUDGET });
  if (!result.ok) {
    const { line, column } = result.error;
    throw new ReadError({ ...result.error, column: line === 1 ? Math.max(1, column - 1) : column });
  }
  const values = value?.type === 'list' ? flat(value.items) : [];
  const [first] = values;
  if (values.length === 1 && first?.type === 'ruleset') return { ruleset: first.ruleset };
  if (values.length === 0) throw new ValueError('a quotient is taken of at least one game');
  return { games: values.map((each) => formOf(session, each)) };
}

function flat(values: readonly Value[]): Value[] {
  return values.flatMap((value) => (value.type === 'list' ? flat(value.items) : [value]));
}

function formOf(session: Session, value: Value): FormId {
  const { arena } = session;
  if (value.type === 'game') return value.game.id;
  if (value.type === 'integer') return integer(arena, Number(value.value));
  if (value.type === 'board') return arena.under(PAGE_BUDGET, () => boardForm(arena, value.board));
  const cure = 'a quotient is of games, of a code such as 0.77, or of one ruleset';
  throw new ValueError(`this is of type ${value.type}; ${cure}`);
}

function sizeIn(text: string): number {
  if (/^\s*\d{1,6}\s*$/u.test(text)) return Number(text);
  throw new ValueError(`"${text}" is no number of heaps; write a whole number such as 20`);
}

function heapsStudy(
  session: Session,
  found: QuotientOfHeaps,
  ruleset: Ruleset,
  wanted: number,
  play: QuotientPlay,
): QuotientStudy {
  const value = heapsQuotientValue(session.arena, found, ruleset);
  const period = phiPeriod(found);
  const board = addressOf({ ruleset, position: ruleset.parse?.('1') ?? 1 })?.slice(0, -1);
  const phi = found.heaps === 0 ? undefined : drawn(() => phiPicture(found));
  const common = studied(session, found, value, play);
  return {
    ...common,
    of: 'heaps',
    subject: found.codes?.join(' and ') ?? value.of ?? '',
    ...(board && { board, ...largestPlayed(ruleset) }),
    heaps: found.heaps,
    wanted,
    kinds: found.names.map((name, kind) => ({
      name: { text: name },
      element: elementView(found, found.elementOf([kind])),
    })),
    ...(period && { period }),
    pictures: { ...common.pictures, ...(phi && { phi }) },
  };
}

/** The largest power of ten that is a heap on a board, where not every one of them is. */
function largestPlayed({ parse }: Ruleset): { readonly largestPlayed?: number } {
  if (parse === undefined) return {};
  const sizes = Array.from({ length: 9 }, (_, i) => 10 ** (i + 1));
  const refused = sizes.findIndex((size) => {
    try {
      parse(String(size));
      return false;
    } catch {
      return true;
    }
  });
  return refused < 0 ? {} : { largestPlayed: 10 ** refused };
}

function gamesStudy(session: Session, found: QuotientOfGames, play: QuotientPlay): QuotientStudy {
  const { arena } = session;
  const value = gamesQuotientValue(arena, found);
  const names = arena.named('all', () => found.forms.map((form) => written(arena, form)));
  return {
    ...studied(session, found, value, play),
    of: 'games',
    // What is too long to be named is too long to be shown.
    subject: value.of ?? '…',
    ...(value.of !== undefined && { asked: shownGames(arena, found.games) }),
    heaps: 0,
    wanted: 0,
    kinds: names.map((name, kind) => ({
      name: nameOf(name),
      element: elementView(found, found.elementOf([kind])),
    })),
  };
}

function shownGames(arena: Arena, games: readonly FormId[]): NonNullable<QuotientStudy['asked']> {
  return arena
    .named('all', () => games.map((form) => written(arena, form)))
    .map(({ text, latex }) => ({ text, ...(latex !== undefined && { latex }) }));
}

/** Text that can be typed, and how it is typeset. */
function nameOf({ text, ascii, latex }: Written): Pick<Written, 'text' | 'latex'> {
  return { text: ascii ?? text, ...(latex !== undefined && { latex }) };
}

type Common = Omit<QuotientStudy, 'of' | 'subject' | 'heaps' | 'wanted' | 'kinds'>;

function studied(
  session: Session,
  found: TwoPlayerQuotient,
  value: ReturnType<typeof gamesQuotientValue>,
  play: QuotientPlay,
): Common {
  const told = session.arena.named('all', () => show(value)) as QuotientStudy['told'];
  const [file] = value.files;
  const finite = found.order !== Infinity;
  const pictures = {
    table: finite ? drawn(() => multiplicationTablePicture(found)) : undefined,
    order:
      finite && found.kinds.movers === 2 ? drawn(() => quotientOrderPicture(found)) : undefined,
    semilattice: finite ? drawn(() => semilatticePicture(found)) : undefined,
    cayley: finite ? drawn(() => cayleyPicture(found)) : undefined,
    weights: finite ? undefined : drawn(() => weightsPicture(found)),
  };
  return {
    play,
    partizan: found.kinds.movers === 2,
    ...(finite
      ? { finite: finiteStudy(found) }
      : { classes: classNames(found), presentation: presentationOf(found) }),
    pictures: Object.fromEntries(Object.entries(pictures).filter(([, each]) => each !== undefined)),
    file: file as QuotientStudy['file'],
    told,
  };
}

/** The classes without their weights. */
function classNames(found: TwoPlayerQuotient): string[] {
  return found.monoid.elements.map((_, at) => classWords(found, at).text);
}

/** A picture; none where it would be too large. */
function drawn(scene: () => Scene): Picture | undefined {
  try {
    return picture(scene());
  } catch (error) {
    if (error instanceof ProvisoError) return undefined;
    throw error;
  }
}

function presentationOf(found: TwoPlayerQuotient): { text: string; latex: string } {
  const text = quotientPresentation(found);
  return { text, latex: monoidLatex(text) };
}

function finiteStudy(found: TwoPlayerQuotient): FiniteQuotient {
  const { monoid, model, order } = found;
  const structure = quotientStructure(found);
  const { kernel, units, isCancellative, tame } = structure;
  return {
    presentation: presentationOf(found),
    letters: model.letters.map((kind) => ({
      letter: printMonomial(monoid, monoid.elements[model.classes[kind] ?? 0] ?? []).trim(),
      kind,
    })),
    elements: monoid.elements
      .slice(0, MOST_LISTED)
      .map((_, at) => elementView(found, { class: at, weight: 0 })),
    ...(order <= MOST_MULTIPLIED && { products: multiplicationTable(monoid) }),
    parts: quotientComponents(found, structure).map(({ idempotent, group, cyclic, others }) => ({
      idempotent,
      group,
      groupName: mathOf(groupWords(cyclic)),
      others,
    })),
    kernel,
    units,
    isGroup: isCancellative,
    ...(tame !== undefined && { tame }),
  };
}

function elementView(found: TwoPlayerQuotient, element: QuotientElement): QuotientElementView {
  return { ...mathOf(elementWords(found, element)), outcome: found.outcomeOf(element) };
}

/** Words of pictures have their mathematics between dollar signs. */
function mathOf({ text, latex }: { readonly text: string; readonly latex: string }) {
  return latex.includes('$') ? { text, latex: latex.replaceAll('$', '') } : { text };
}
