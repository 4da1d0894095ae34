// A certificate as a file: `proviso check` reads it.

export function certificateText(file: unknown): string {
  return JSON.stringify(file, null, 1);
}
