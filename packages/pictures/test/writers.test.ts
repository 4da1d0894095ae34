import { Arena, D, nimHeap } from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { rulesets } from '@proviso/engine/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTwoGrid } from '../src/censuses/index.ts';
import {
  boardPicture,
  dagPicture,
  escapeXml,
  hassePicture,
  type Scene,
  tablePicture,
  toSvg,
  toTikz,
  treePicture,
} from '../src/index.ts';
import { form } from './games.ts';
import { elements } from './xml.ts';

const arena = new Arena();
const scenes: Scene[] = [
  treePicture(arena, arena.intern([nimHeap(arena, 2)], [], 3)),
  dagPicture(arena, nimHeap(arena, 5)),
  hassePicture(arena, born(arena, 2, D), D),
  boardPicture(rulesets.get('hackenbush')!.board('b(r)(gb)r+g')),
  boardPicture(rulesets.get('clobber')!.board(2, 2)),
  tablePicture(dayTwoGrid(arena)),
];

const hostile = `<script>alert("1")</script>&amp;]]>\u0000\u001b\ud800{}\\%$#_^~`;
const withText = (text: string): Scene => ({
  title: text,
  description: text,
  width: 10,
  height: 10,
  items: [
    { item: 'label', at: { x: 5, y: 5 }, words: { text, latex: '' }, width: 8, hint: text },
    { item: 'disc', at: { x: 5, y: 5 }, radius: 3, fill: 'left', letter: text },
    { item: 'dot', at: { x: 5, y: 5 }, hint: text },
  ],
});

describe('SVG', () => {
  it.each(scenes.map((scene) => [scene.title, scene] as const))(
    'is well formed: %s',
    (_, scene) => {
      const found = elements(toSvg(scene));
      expect(found[0]).toMatchObject({ name: 'svg', attributes: { role: 'img' } });
      const count = (kind: string) => scene.items.filter(({ item }) => item === kind).length;
      const withClass = (name: string) =>
        found.filter(({ attributes }) => attributes['class']?.split(' ').includes(name)).length;
      expect(withClass('line')).toBe(count('line'));
      expect(withClass('dot')).toBe(count('dot'));
      expect(withClass('stone')).toBe(count('tombstone'));
      expect(withClass('ring')).toBe(count('ring'));
    },
  );

  it('has a title and a description that a screen reader finds', () => {
    const found = elements(toSvg(scenes[0]!));
    const [svg, title, description] = found;
    expect(title).toMatchObject({ name: 'title', text: scenes[0]!.title });
    expect(description).toMatchObject({ name: 'desc', text: scenes[0]!.description });
    expect(svg!.attributes['aria-labelledby']).toBe(title!.attributes['id']);
    expect(svg!.attributes['aria-describedby']).toBe(description!.attributes['id']);
  });

  it('keeps any text from becoming markup', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(hostile)), (text) => {
        const found = elements(toSvg(withText(text)));
        const names = new Set(found.map(({ name }) => name));
        expect([...names].sort()).toEqual(
          expect.arrayContaining(['circle', 'desc', 'style', 'svg', 'text', 'title']),
        );
        expect(names.has('script')).toBe(false);
        expect(found[1]!.text).toBe(text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' '));
      }),
    );
  });

  it('says the same of pictures as of their text', () => {
    expect(escapeXml('{0 | *} < "1" & 2 > 1')).toBe('{0 | *} &lt; &quot;1&quot; &amp; 2 &gt; 1');
  });

  it('follows the reader, a class of the page, or neither', () => {
    const styles = (theme: 'auto' | 'page' | 'light' | 'dark') =>
      toSvg(scenes[0]!, { theme }).match(/<style>([\s\S]*?)<\/style>/)![1]!;
    expect(styles('auto')).toContain('prefers-color-scheme:dark');
    expect(styles('auto')).toContain('.light .proviso');
    expect(styles('auto')).toContain('.dark .proviso');
    expect(styles('page')).not.toContain('prefers-color-scheme');
    expect(styles('page')).toContain('.dark .proviso');
    for (const theme of ['light', 'dark'] as const) expect(styles(theme)).not.toContain('@media');
  });

  it('gives two pictures on a page different ids', () => {
    const ids = scenes.map((scene) => elements(toSvg(scene))[1]!.attributes['id']);
    expect(new Set(ids).size).toBe(scenes.length);
  });

  it('draws bars instead of combining marks', () => {
    fc.assert(
      fc.property(form, ({ arena, id }) => {
        const texts = elements(toSvg(treePicture(arena, id))).filter(({ name }) => name === 'text');
        for (const { text } of texts) expect(text).not.toMatch(/\p{M}/u);
      }),
    );
  });
});

describe('colours', () => {
  const colours = (theme: 'light' | 'dark') => {
    const style = toSvg(scenes[0]!, { theme });
    const value = (name: string) => new RegExp(`${name}:(#[0-9a-f]+)`).exec(style)![1]!;
    return { value, paper: value('--paper') };
  };

  it.each(['light', 'dark'] as const)('stand out from the %s page (WCAG AA)', (theme) => {
    const { value, paper } = colours(theme);
    for (const name of ['{color', '--left', '--right', '--either', '--muted', '--p3', '--p4']) {
      expect(contrast(value(name), paper)).toBeGreaterThan(4.5);
    }
  });
});

/** The contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const c = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('TikZ', () => {
  it.each(scenes.map((scene) => [scene.title, scene] as const))(
    'has balanced braces: %s',
    (_, scene) => {
      const text = toTikz(scene).replace(/%.*|\\[{}]/g, '');
      let depth = 0;
      for (const sign of text) {
        if (sign === '{') depth++;
        if (sign === '}') depth--;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
    },
  );

  it("draws Left's moves solid and Right's dashed", () => {
    const text = toTikz(treePicture(arena, nimHeap(arena, 1)));
    expect(text.match(/\\draw\[[^\]]*provisoleft\]/g)).toHaveLength(1);
    expect(text.match(/\\draw\[[^\]]*provisoright,dashed\]/g)).toHaveLength(1);
    expect(text).toContain('{$*$}');
  });

  it('keeps lengths that TeX can hold', () => {
    const wide: Scene = { ...scenes[0]!, width: 140_000 };
    expect(toTikz(wide)).toContain('[x=0.1pt,y=-0.1pt,');
    expect(toTikz(wide, { standalone: true })).toContain('paperwidth=14002pt');
  });

  it('keeps titles inside their comment', () => {
    const text = toTikz(withText('a\nb\u2028\\input{x}'));
    expect(text.split(/[\n\u2028]/)[0]).toBe('% a b \\input{x}');
  });
});
