// Prints what the page's worker finds for the game of the first view, part by part, for the page that is
// being built. It is the worker's own code that is asked.

import { FIRST } from '../../packages/web/src/start/first-game.ts';
import { UNIVERSE_LABELS } from '../../packages/web/universe-labels.ts';

// The build puts these into the worker; here they are put where it looks for them.
for (const [name, json] of Object.entries(UNIVERSE_LABELS)) {
  Object.assign(globalThis, { [name]: JSON.parse(json) });
}
const { studyGame } = await import('../../packages/web/src/worker/study-game.ts');
const parts: unknown[] = [];
studyGame(FIRST, (part) => parts.push(part));
process.stdout.write(JSON.stringify({ game: FIRST, parts }));
