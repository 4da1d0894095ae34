// The sheets one can go to, as menus.

import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { Menu } from './menu.tsx';
import type { SheetController } from './sheet-controller.ts';
import { ExampleList, SheetList } from './sheet-lists.tsx';

export function OwnSheets({ controller }: { readonly controller: SheetController }) {
  // The list is made anew with every opening: sheets may have changed meanwhile.
  const openings = useSignal(0);
  return (
    <Menu name="own" label={texts.value.worksheet.yourSheets} onOpen={() => openings.value++}>
      {openings.value > 0 && <SheetList key={openings.value} controller={controller} />}
    </Menu>
  );
}

export function Examples() {
  return (
    <Menu name="examples" label={texts.value.worksheet.examples}>
      <ExampleList />
    </Menu>
  );
}
