// Files out of the page, and texts into the clipboard.

/** Hands a file to the reader. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file when the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a text into the clipboard; `false` where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
