// A strict reader of the XML that we write: elements with attributes and their own text. It throws
// where tags do not match, an attribute is not quoted or a sign is not escaped.

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(text: string): string {
  return text.replace(/&(\w*);?/g, (entity, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined || !entity.endsWith(';')) throw new Error(`"${entity}" is no entity`);
    return sign;
  });
}

/** The elements in document order. */
export function elements(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const token = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;
  for (const [, closing, name = '', attributes = '', alone, text, stray] of xml.matchAll(token)) {
    if (stray !== undefined) throw new Error('a < is not escaped');
    if (text !== undefined) {
      const around = open.at(-1);
      if (around !== undefined) around.text += unescaped(text);
      else if (text.trim() !== '') throw new Error(`"${text}" stands outside`);
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const entries = pairs.map(([, key = '', value = '']) => [key, unescaped(value)] as const);
      const element: Element = { name, attributes: Object.fromEntries(entries), text: '' };
      found.push(element);
      if (alone !== '/') open.push(element);
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return found;
}
