// What stands in a box for a number while somebody is in it. Whoever empties the box is about to type, and what
// is drawn meanwhile takes nothing away.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

export interface TypedNumber {
  /** What the box shows. */
  readonly shown: string | number;
  type(text: string): void;
  /** Somebody has left the box, which shows the number again. */
  leave(): void;
}

export function useTypedNumber(value: string | number): TypedNumber {
  const typed = useSignal<string | undefined>(undefined);
  // One that was not typed here, to which the way back leads, say.
  useLayoutEffect(() => {
    if (Number(typed.peek()) !== Number(value)) typed.value = undefined;
  }, [value]);
  return {
    shown: typed.value ?? value,
    type: (text) => {
      typed.value = text;
    },
    leave: () => {
      typed.value = undefined;
    },
  };
}
