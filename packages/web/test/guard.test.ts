// Something that cannot be drawn: its place says so, what is around it is drawn, and another thing in
// the same place is tried again. Drawn into as little of a document as Preact needs.

import { h, render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Guard } from '../src/parts/guard.tsx';

/** An element or a text, and what is in it. */
class Place {
  readonly childNodes: Place[] = [];
  readonly attributes: Record<string, unknown>[] = [];
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly nodeType: number;
  readonly localName: string;
  parentNode: Place | null = null;
  data: string;

  constructor(localName: string, data = '') {
    this.localName = localName;
    this.nodeType = localName === '' ? 3 : 1;
    this.data = data;
  }

  get firstChild(): Place | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): Place | null {
    const around = this.parentNode?.childNodes ?? [];
    return around[around.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.data + this.childNodes.map((child) => child.textContent).join('');
  }

  insertBefore(child: Place, before: Place | null): void {
    child.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
  }

  removeChild(child: Place): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }

  contains(other: Place | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.push({ [name]: value });
  }

  removeAttribute(): void {}
}

beforeEach(() => {
  vi.stubGlobal('document', {
    createElementNS: (_: string, name: string) => new Place(name),
    createElement: (name: string) => new Place(name),
    createTextNode: (text: string) => new Place('', text),
  });
  // What went wrong is on the console, for whoever looks for it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Answer({ of }: { readonly of: string }) {
  if (of === 'damaged') throw new TypeError('no such answer');
  return h('b', {}, of);
}

it('draws what it can, says what it cannot, and tries again', async () => {
  const root = new Place('main');
  const draw = async (of: string) => {
    const guarded = h(Guard, { of, what: 'The answer', children: h(Answer, { of }) });
    render(h('div', {}, 'before, ', guarded, ', after'), root as unknown as Element);
    // What was caught is drawn in the next turn.
    await new Promise((resolve) => setTimeout(resolve));
    return root.textContent;
  };
  expect(await draw('one')).toBe('before, one, after');
  expect(console.error).not.toHaveBeenCalled();
  const broken = 'before, The answer cannot be shown. The rest of the page is as it was., after';
  expect(await draw('damaged')).toBe(broken);
  expect(console.error).toHaveBeenCalledOnce();
  expect(await draw('two')).toBe('before, two, after');
});
