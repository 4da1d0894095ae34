// The gallery: the example worksheets of the project, loaded when one is opened. The first is meant
// for someone who has never seen any of this.

const files = import.meta.glob<string>('../../../../examples/*.pvs', {
  query: '?raw',
  import: 'default',
});

const FIRST = 'first-steps';

/** Their names, the first one first. */
export const exampleNames: readonly string[] = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.pvs$/g, ''))
  .sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));

/** The text of an example. */
export async function example(name: string): Promise<string | undefined> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.pvs`));
  return found?.[1]();
}

/** `first-steps` as a title. */
export function exampleTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
