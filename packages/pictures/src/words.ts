/** Games as words in a picture: a short text and the same in LaTeX. */

import { type Arena, type FormId, formToText } from '@proviso/engine';
import type { Words } from './scene.ts';

/** The text of a form, abbreviated to about so many characters. */
export function formWords(arena: Arena, id: FormId, maxLength: number): Words {
  return {
    text: formToText(arena, id, { style: 'unicode', maxLength }),
    latex: formToText(arena, id, { style: 'latex', maxLength: maxLength * 4 }),
  };
}

/** Plain words, the same in both. */
export function plainWords(text: string): Words {
  return { text, latex: `\\mbox{${text.replace(/[\\{}$&#^_%~]/g, (sign) => `\\${sign}`)}}` };
}
