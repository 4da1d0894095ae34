// Games, pictures and sentences as plain data.

import { type Arena, type FormId, formToText } from '@proviso/engine';
import { textLength } from '@proviso/engine/forms';
import { type Explanation, renderMarkdown } from '@proviso/engine/reasons';
import { type Scene, toSvg, toTikz } from '@proviso/pictures';
import type { Phrase, Picture, Sentence, Written } from './shown.ts';

/** Longer games are abbreviated. */
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

export function picture(scene: Scene): Picture {
  return { title: scene.title, svg: toSvg(scene, { theme: 'page' }), tikz: toTikz(scene) };
}

/** More sentences than this are not handed out; the certificate has them all. */
const MOST_SENTENCES = 3_000;

/** An explanation as nested sentences. */
export function sentence(arena: Arena, root: Explanation): Sentence {
  let left = MOST_SENTENCES;
  const convert = ({ says, because, cites }: Explanation): Sentence => {
    left--;
    const shown = because.slice(0, Math.max(0, left));
    const reasons = shown.map((reason) => (left > 0 ? convert(reason) : undefined));
    const kept = reasons.filter((reason) => reason !== undefined);
    const missing = because.length - kept.length;
    const more = missing > 0 ? [{ says: [`… ${missing} more`], because: [] }] : [];
    return {
      says: phrases(arena, says),
      because: [...kept, ...more],
      ...(cites === undefined ? {} : { cites }),
    };
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
