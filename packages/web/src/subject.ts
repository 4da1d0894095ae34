// What the view shows, in a few words: the title of the page tells tabs and entries of the history apart.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Nothing where a view has not said it. */
export const subject = signal('');

/** Longer subjects are cut: titles are read in narrow places. */
const LONGEST = 60;

/** Says what is shown, as long as it is. */
export function useSubject(text: string): void {
  useEffect(() => {
    const own = inTitle(text);
    subject.value = own;
    return () => {
      // What takes its place on the page may have said what it shows before this one has gone.
      if (subject.peek() === own) subject.value = '';
    };
  }, [text]);
}

/** A subject in one short line. */
export function inTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
