// Games, pictures and sentences as the page gets them.

import { type Arena, type FormId, formToText, Left, Right, type Side } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import { type Explanation, renderMarkdown } from '@proviso/engine/reasons';
import { type Scene, toSvg, toTikz } from '@proviso/pictures';
import type { Phrase, Picture, Sentence, Written } from '../protocol/answers.ts';

/** Longer games are abbreviated on the page. */
const SHOWN_LENGTH = 400;
/** Longer games are not handed out as text. */
const LONGEST = 20_000;
/** Longer formulas are not typeset. */
const TYPESET_LENGTH = 300;

export function written(arena: Arena, id: FormId): Written {
  const length = textLength(arena, id);
  return {
    text: formToText(arena, id, { style: 'unicode', maxLength: SHOWN_LENGTH }),
    ...(length <= LONGEST && { ascii: formToText(arena, id, { maxLength: Infinity }) }),
    ...(length <= TYPESET_LENGTH && {
      latex: formToText(arena, id, { style: 'latex', maxLength: Infinity }),
    }),
  };
}

/** Longer games are told by the number of their options where there is one line for them: so much
 * fits beside or above the other columns on the smallest phone. */
const LINE_LENGTH = 44;

/** A game as it fits on a line of a table. */
export function writtenInTable(arena: Arena, id: FormId): Written {
  const all = written(arena, id);
  if (textLength(arena, id) <= LINE_LENGTH) return all;
  const side = (which: Side) => {
    const n = arena.options(id, which).length;
    return `${n} option${n === 1 ? '' : 's'}${arena.hasTombstone(id, which) ? ', ■' : ''}`;
  };
  return { ...all, summary: `{ ${side(Left)} | ${side(Right)} }` };
}

export function picture(scene: Scene): Picture {
  return { title: scene.title, svg: toSvg(scene, { theme: 'page' }), tikz: toTikz(scene) };
}

/** More sentences than this are not handed to the page; the certificate has them all. */
const MOST_SENTENCES = 3_000;

/** An explanation as nested sentences. */
export function sentence(arena: Arena, root: Explanation): Sentence {
  let left = MOST_SENTENCES;
  const convert = ({ says, because }: Explanation): Sentence => {
    left--;
    const shown = because.slice(0, Math.max(0, left));
    const reasons = shown.map((reason) => (left > 0 ? convert(reason) : undefined));
    const kept = reasons.filter((reason) => reason !== undefined);
    const missing = because.length - kept.length;
    const more = missing > 0 ? [{ says: [`… ${missing} more`], because: [] }] : [];
    return { says: phrases(arena, says), because: [...kept, ...more] };
  };
  return convert(root);
}

/** One sentence: in Markdown formulas stand between backticks, and words have none. */
export function phrases(arena: Arena, says: Explanation['says']): Phrase[] {
  const line = renderMarkdown(arena, { says, because: [] }, { maxGameLength: 160 });
  const parts = line.replace(/^- /, '').trimEnd().split('`');
  return parts
    .map((part, i): Phrase => (i % 2 === 0 ? part : { math: part }))
    .filter((part) => part !== '');
}
