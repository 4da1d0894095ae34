// What can be done where the reader is, by name: each view says what it offers, and the palette and
// the page of keys show it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface Command {
  readonly name: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** What stands below its name. */
  readonly detail?: string;
  /** What it writes into the box of the palette, which then stays open; `run` does nothing. */
  readonly types?: string;
  readonly run: () => void;
}

/** What a key does. */
export interface KeyHelp {
  readonly keys: string;
  readonly what: string;
}

/** What a view offers; its words in the language of the moment. */
export interface Offer {
  readonly title: string;
  /** Asked for when the palette opens. */
  readonly commands: () => readonly Command[];
  readonly keys: readonly KeyHelp[];
}

/** The offers of what is on the page, the frame's first. */
export const offers = signal<readonly Offer[]>([]);

/** Offers something as long as the component is there. */
export function useOffer(offer: Offer): void {
  useEffect(() => {
    offers.value = [...offers.peek(), offer];
    return () => {
      offers.value = offers.peek().filter((one) => one !== offer);
    };
  }, [offer]);
}

/** What lies over the page. */
export const overlay = signal<'palette' | 'keys' | undefined>(undefined);

/** Whether a key that is pressed there writes something. */
export function writes(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** The element that has the focus, in whatever shadow it is. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
