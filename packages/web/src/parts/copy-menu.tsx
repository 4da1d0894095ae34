// "Copy as …": everything that is shown can be taken along, as text into the clipboard and as a
// file.

import { useSignal } from '@preact/signals';
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

/** A menu of formats, each to copy or to save. */
export function CopyMenu({ label, items, of }: Props) {
  const suffix = of === undefined ? '' : ` of ${of}`;
  const said = useSignal('');
  const take = async (item: Copyable) => {
    const text = item.text?.();
    said.value =
      text !== undefined && (await copy(text))
        ? `${item.label} copied`
        : 'the browser does not let this page copy; save it instead';
  };
  const save = async (item: Copyable) => {
    const content = (await item.blob?.()) ?? new Blob([item.text?.() ?? ''], { type: item.type });
    download(item.file, content);
    said.value = `${item.file} saved`;
  };
  return (
    <details class="menu">
      <summary aria-label={of && `${label}: ${of}`}>{label}</summary>
      <div class="menu-body">
        {items.map((item) => (
          <div class="menu-row" key={item.label}>
            <span>{item.label}</span>
            {item.text && (
              <button
                type="button"
                onClick={() => take(item)}
                aria-label={`Copy ${item.label}${suffix}`}
              >
                copy
              </button>
            )}
            <button
              type="button"
              onClick={() => save(item)}
              aria-label={`Save ${item.label}${suffix}`}
            >
              save
            </button>
          </div>
        ))}
        <p class="quiet" role="status">
          {said}
        </p>
      </div>
    </details>
  );
}

/** The ways a text can be taken. */
export function textCopy(label: string, file: string, text: () => string): Copyable {
  return { label, file, type: 'text/plain', text };
}
