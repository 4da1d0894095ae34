// The box in which a label, a game or a board is looked up; and the ways to the lists.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { address, go } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { classAddress, listAddress, lookUpAddress } from './catalogue-address.ts';

/** As labels are written, of whatever table. */
const LABEL = /^\s*[a-z]\w*\.\w+\.\d{1,9}\s*$/i;

interface Props {
  /** What was looked up, or the label that is shown. */
  readonly text?: string;
}

export function LookUpBox({ text = '' }: Props) {
  const t = texts.value.catalogue;
  const typed = useSignal(text);
  // At once: later it would wipe out what was typed meanwhile.
  useLayoutEffect(() => {
    typed.value = text;
  }, [text]);
  const find = () => {
    const sought = typed.value.trim();
    if (sought === '') return;
    go(...(LABEL.test(sought) ? classAddress(sought) : lookUpAddress(sought)));
  };
  return (
    <form
      class="look-up"
      role="search"
      aria-label={t.lookUp}
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <label for="look-up">{t.lookUp}</label>
      <div class="look-up-row">
        <input
          id="look-up"
          type="search"
          value={typed.value}
          placeholder='E.2.117, {0|*}, domineering("..|..")'
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        <button type="submit">{t.find}</button>
        <a href={address(...listAddress('E.2'))}>{t.lists}</a>
      </div>
    </form>
  );
}
