// The sheets one can go to, as menus.

import { useSignal } from '@preact/signals';
import { Menu } from './menu.tsx';
import { ExampleList, SheetList } from './sheet-lists.tsx';

export function OwnSheets() {
  // The list is made anew with every opening: sheets may have changed meanwhile.
  const openings = useSignal(0);
  return (
    <Menu label="Your sheets" onOpen={() => openings.value++}>
      {openings.value > 0 && <SheetList key={openings.value} />}
    </Menu>
  );
}

export function Examples() {
  return (
    <Menu label="Examples">
      <ExampleList />
    </Menu>
  );
}
