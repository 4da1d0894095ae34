// What the Players view offers in the palette, and its keys.

import type { Offer } from '../commands.ts';
import { go, route } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { playersAddress, readPlayersAddress, TABS } from './players-address.ts';

export const PLAYERS_OFFER: Offer = {
  get title() {
    return texts.value.players.heading;
  },
  get keys() {
    const t = texts.value.players.keys;
    return [
      { keys: '↑ ↓ ← →', what: t.walk },
      { keys: '← →', what: t.back },
    ];
  },
  commands: () => {
    const { heading, tabs } = texts.value.players;
    const at = readPlayersAddress(route.value);
    return TABS.map((tab) => ({
      name: `${heading}: ${tabs[tab]}`,
      run: () => go(...playersAddress({ ...at, tab, rest: [] })),
    }));
  },
};
