// Pictures in pages: a fenced block `picture` holds statements of the language, the last of them with a
// picture for its value. It is drawn when the site is built, with the title as its caption.

import { Session, splitStatements, type Value } from '@proviso/language';
import { toSvg } from '@proviso/pictures';

const BLOCK = /^```picture\n([\s\S]*?)^```$/gm;

/** The expressions of a page's pictures. */
export function pictureExpressions(page: string): string[] {
  return [...page.matchAll(BLOCK)].map(([, expression = '']) => expression.trim());
}

/** The page with its pictures drawn. */
export function drawPictures(page: string): string {
  return page.replace(BLOCK, (_, expression: string) => {
    const { title, svg } = draw(expression.trim());
    const plain = svg.replace(/<style>[\s\S]*?<\/style>\n/, '').replace(/\n+/g, '');
    return `<figure v-pre>${plain}<figcaption>${escaped(title)}</figcaption></figure>`;
  });
}

/** The style that all pictures share: Vue takes none inside a page. */
export function pictureStyle(): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(draw('tree(0)').svg)?.[1];
  if (style === undefined) throw new Error('the picture has no style');
  return style;
}

/** Draws what an expression says; throws with the language's reason where it says nothing. */
export function draw(expression: string): { title: string; svg: string } {
  const session = new Session({ style: 'unicode' }, { naming: 'all' });
  let value: Value | undefined;
  for (const { text } of splitStatements(expression)) {
    const run = session.run(text);
    if (!run.result.ok) throw new Error(`${text}: ${run.result.error.message}`);
    value = run.value;
  }
  if (value?.type !== 'picture') throw new Error(`${expression} is no picture`);
  return { title: value.scene.title, svg: toSvg(value.scene, { theme: 'page' }) };
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
