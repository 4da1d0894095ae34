// The page of keys: what every key does where the reader is.

import { offers } from '../commands.ts';
import { keyNames } from '../parts/key-names.ts';
import { texts } from '../texts/texts.ts';
import { close, Dialog } from './dialog.tsx';

export function KeysPage() {
  const t = texts.value.palette;
  return (
    <Dialog label={t.keys}>
      <div class="overlay-head">
        <h2>{t.keys}</h2>
        <button type="button" onClick={() => close()}>
          {t.close}
        </button>
      </div>
      {offers.value
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <table class="keys">
              <tbody>
                {keys.map((one) => (
                  <tr key={one.keys}>
                    <th scope="row">
                      <kbd>{keyNames(one.keys)}</kbd>
                    </th>
                    <td>{one.what}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </Dialog>
  );
}
