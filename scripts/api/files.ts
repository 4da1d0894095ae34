// Where the public face of a module is kept.

/** `@proviso/engine/forms` is in `engine-forms.txt`. */
export function fileOf(module: string): string {
  return `${module.replace('@proviso/', '').replaceAll('/', '-')}.txt`;
}
