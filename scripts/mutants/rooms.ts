// The rooms whose tests can be tried with mutants: what is changed, and which tests must notice.

interface Room {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const engineRoom = (room: string): Room => ({
  sources: [`packages/engine/src/${room}/**/*.ts`],
  tests: [`packages/engine/test/${room}/**/*.test.ts`],
});

const ROOMS: Readonly<Record<string, Room>> = Object.fromEntries(
  ['order', 'reduction', 'universes', 'play', 'check', 'reasons', 'rulesets', 'multiplayer'].map(
    (room) => [room, engineRoom(room)],
  ),
);

function roomNamed(name: string): Room {
  const room = ROOMS[name];
  if (room === undefined) {
    throw new Error(`there is no room \`${name}\`; one of ${Object.keys(ROOMS).join(', ')}`);
  }
  return room;
}

export const sourcesOf = (name: string): string[] => [...roomNamed(name).sources];
export const testsOf = (name: string): string[] => [...roomNamed(name).tests];
