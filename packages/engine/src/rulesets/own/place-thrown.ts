/** Where in somebody's file something was thrown, as the frames of its stack say. */

/**
 * A place such as `line 3, column 8`, of the innermost call in a file. The message stands before the frames and
 * may say anything, so that it is left out.
 */
export function placeThrown(thrown: Error, file: string): string | undefined {
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const stack = String(thrown.stack);
  const message = stack.indexOf(thrown.message);
  const [, ...frames] = stack.slice(message < 0 ? 0 : message + thrown.message.length).split('\n');
  const found = frames.find(
    (line) => /^\s*at /.test(line) && (line.includes(`${name}:`) || line.includes(`${name}?`)),
  );
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(found?.trim() ?? '') ?? [];
  return line === undefined ? undefined : `line ${line}, column ${column}`;
}
