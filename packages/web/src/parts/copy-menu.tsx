// "Copy as …": everything that is shown can be taken along, as text into the clipboard and as a
// file.

import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { copy, download } from './files.ts';

export interface Copyable {
  readonly label: string;
  readonly file: string;
  readonly type: string;
  /** The text; what has none is a file only. */
  readonly text?: () => string;
  readonly blob?: () => Promise<Blob>;
}

interface Props {
  readonly label: string;
  readonly items: readonly Copyable[];
  /** What it is of, in spoken names, where there are several on the page: `the answer of cell 3`. */
  readonly of?: string | undefined;
}

const NOTHING = () => '';

/** Formats have the same names everywhere, but for plain text. */
function nameOf({ label }: Copyable): string {
  return label === 'text' ? texts.value.common.text : label;
}

/** A menu of formats, each to copy or to save. */
export function CopyMenu({ label, items, of }: Props) {
  const t = texts.value.parts.copy;
  /** Told anew when the page changes its language. */
  const said = useSignal<() => string>(NOTHING);
  const take = async (item: Copyable) => {
    const text = item.text?.();
    const copied = text !== undefined && (await copy(text));
    said.value = () => {
      const { copied: done, refused } = texts.value.parts.copy;
      return copied ? done(nameOf(item)) : refused;
    };
  };
  const save = async (item: Copyable) => {
    const content = (await item.blob?.()) ?? new Blob([item.text?.() ?? ''], { type: item.type });
    download(item.file, content);
    said.value = () => texts.value.parts.copy.saved(item.file);
  };
  /** Most menus are never opened: what is in one is made when it is. */
  const asked = useSignal(false);
  return (
    <details
      class="menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) asked.value = true;
      }}
    >
      <summary aria-label={of && `${label}: ${of}`}>{label}</summary>
      <div class="menu-body">
        {(asked.value ? items : []).map((item) => (
          <div class="menu-row" key={item.label}>
            <span>{nameOf(item)}</span>
            {item.text && (
              <button
                type="button"
                onClick={() => take(item)}
                aria-label={of ? t.copyOf(nameOf(item), of) : t.copyAs(nameOf(item))}
              >
                {t.copy}
              </button>
            )}
            <button
              type="button"
              onClick={() => save(item)}
              aria-label={of ? t.saveOf(nameOf(item), of) : t.saveAs(nameOf(item))}
            >
              {t.save}
            </button>
          </div>
        ))}
        <p class="quiet" role="status">
          {said.value()}
        </p>
      </div>
    </details>
  );
}

/** The ways a text can be taken. */
export function textCopy(label: string, file: string, text: () => string): Copyable {
  return { label, file, type: 'text/plain', text };
}
