// What the census offers by name, and its keys.

import type { Offer } from '../commands.ts';
import { UNIVERSES } from '../protocol/universes.ts';
import { go, route } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { COLOURINGS, censusAddress, readCensusAddress, usualKey } from './census-address.ts';

export const CENSUS_OFFER: Offer = {
  get title() {
    return texts.value.frame.views.census;
  },
  get keys() {
    const { walk, edges, open } = texts.value.census.keysHelp;
    return [
      { keys: '↑ ↓ ← →', what: walk },
      { keys: 'Home', what: edges },
      { keys: 'Enter', what: open },
    ];
  },
  commands: () => {
    const { colourings, command } = texts.value.census;
    const at = readCensusAddress(route.peek());
    return [
      ...COLOURINGS.map((colouring) => ({
        name: command.colour(colourings[colouring]),
        run: () => go(...censusAddress({ ...at, colouring })),
      })),
      ...UNIVERSES.flatMap(({ key, label }) => {
        const universe = usualKey(key);
        if (universe === undefined) return [];
        const there = { ...at, universe, chosen: undefined, other: undefined, to: undefined };
        return { name: command.universe(label), run: () => go(...censusAddress(there)) };
      }),
    ];
  },
};
