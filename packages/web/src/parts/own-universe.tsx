// The box for a universe of the reader's own. What is no universe yet leaves the choice as it is.

import { useSignal } from '@preact/signals';
import { ownUniverse, readUniverse, type UniverseKey } from '../protocol/universes.ts';
import { texts } from '../texts/texts.ts';

interface Props {
  readonly chosen: UniverseKey | undefined;
  readonly choose: (key: UniverseKey) => void;
  /** What is chosen when the box is emptied. */
  readonly clear: () => void;
}

export function OwnUniverse({ chosen, choose, clear }: Props) {
  /** What stands in the box while it is typed. */
  const typed = useSignal<string | undefined>(undefined);
  const type = (text: string) => {
    typed.value = text;
    const key = ownUniverse(readUniverse(text.trim()));
    if (key !== undefined) choose(key);
    else if (text.trim() === '') clear();
  };
  return (
    <div class="game-box own-universe">
      <label for="own-universe">{texts.value.parts.ownUniverse}</label>
      <input
        id="own-universe"
        type="text"
        value={typed.value ?? ownUniverse(chosen) ?? ''}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        placeholder="D({.|0,*})"
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
    </div>
  );
}
