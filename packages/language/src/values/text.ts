// Values as text: what a statement prints.

import { boardToText, formToText, type PrintStyle, renderLatex, renderText } from '@proviso/engine';
import { signature } from '../functions/descriptor.ts';
import type { Value } from './value.ts';

export interface TextOptions {
  readonly style?: PrintStyle;
  /** Games are abbreviated beyond this many characters. */
  readonly maxLength?: number;
}

/** The text of a value. */
export function valueText(value: Value, options: TextOptions = {}): string {
  const style = options.style ?? 'ascii';
  switch (value.type) {
    case 'boolean':
      return String(value.value);
    case 'integer':
      return String(value.value);
    case 'outcome':
      return value.value;
    case 'text':
      return value.value;
    case 'universe':
      return value.universe.name;
    case 'game':
      return formToText(value.game.arena, value.game.id, options);
    case 'board':
      return boardToText(value.board);
    case 'list':
      return `[${value.items.map((item) => itemText(item, options)).join(', ')}]`;
    case 'certificate':
      return (
        style === 'latex'
          ? renderLatex(value.arena, value.explanation)
          : renderText(value.arena, value.explanation, { style })
      ).trimEnd();
    case 'nothing':
      return 'nothing';
    case 'function':
      if (value.builtIn !== undefined) return signature(value.builtIn);
      return value.name === ''
        ? value.source.text.slice(value.body.from, value.body.to)
        : `${value.name}(${value.parameters.join(', ')})`;
  }
}

/** A text inside a list stands between quotes. */
function itemText(value: Value, options: TextOptions): string {
  return value.type === 'text' ? JSON.stringify(value.value) : valueText(value, options);
}
