// What the stories share: a page on the site that fails where anything goes wrong behind the
// scenes, and the places on it.

import { test as base, type CDPSession, expect, type Locator, type Page } from '@playwright/test';

export { expect };

interface Workbench {
  /** Where the site is. */
  readonly site: string;
  /** What went wrong unseen: errors, refusals of the policy, requests to elsewhere. */
  readonly mishaps: string[];
}

/** `PROVISO_SLOW=6 npx playwright test -c e2e`: every story on a machine that is so much slower. */
const SLOWER = Number(process.env['PROVISO_SLOW'] ?? 1);

export const test = base.extend<Workbench>({
  site: async ({ page: _ }, use) => {
    await use(process.env['PROVISO_SITE'] ?? '');
  },
  mishaps: [
    async ({ page, site }, use) => {
      const mishaps: string[] = [];
      if (SLOWER > 1) await slowly(page, SLOWER);
      page.on('pageerror', (error) => mishaps.push(String(error)));
      page.on('console', (message) => {
        // Where something did not load, its address says what.
        const at = message.location().url;
        if (message.type() === 'error') mishaps.push(`${message.text()} ${at}`.trim());
      });
      page.on('request', (request) => {
        const own = request.url().startsWith(site) || /^(blob|data):/.test(request.url());
        if (!own) mishaps.push(`a request to ${request.url()}`);
      });
      await use(mishaps);
      expect(mishaps).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page at an address of the site, from a cold start. */
export async function open(page: Page, site: string, ...parts: string[]): Promise<void> {
  await page.goto(`${site}#/${parts.map(encodeURIComponent).join('/')}`);
}

/** Keeps whoever asks for a file of the page waiting, until what this returns is called. */
export async function held(page: Page, file: RegExp): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    // Who asked may be gone by now.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Keeps the workers of the page waiting for their code. */
export const workersHeld = (page: Page): Promise<() => void> => held(page, /\/worker-[^/]*\.js$/);

/** The row of a universe in the table, by its place in the fixed order. */
const ORDER = ['M', 'B', 'E', 'D10', 'D1', 'D', 'Normal'] as const;

export function universeRow(page: Page, universe: (typeof ORDER)[number]): Locator {
  return page.locator('table.universes tbody tr').nth(ORDER.indexOf(universe));
}

/** The editor of a cell, by its number. */
export function editor(page: Page, place: number): Locator {
  return page.getByRole('textbox', { name: `Cell ${place}`, exact: true });
}

/**
 * Writes over what stands in an editor. Selected by the editor's own key: what `fill` selects in the
 * document is undone when the editor is drawn again in the same moment.
 */
export async function write(place: Locator, text: string): Promise<void> {
  await place.press('ControlOrMeta+a');
  if (text === '') await place.press('Delete');
  else await place.page().keyboard.insertText(text);
}

/** The cell itself. */
export function cell(page: Page, place: number): Locator {
  return page.getByRole('region', { name: `Cell ${place}`, exact: true });
}

/** A worksheet as a link holds it, packed here and not by the page. */
export async function link(worksheet: string): Promise<string> {
  const { deflateRawSync } = await import('node:zlib');
  return deflateRawSync(Buffer.from(worksheet)).toString('base64url');
}

/** Makes the page's main thread slower, as on a small phone. */
export async function slowly(page: Page, rate = 6): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export type Spot = readonly [x: number, y: number];

/** Fingers that are told to the browser itself, so that it scrolls as it would on a phone. */
export async function fingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    spots: readonly Spot[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  };
  return {
    down: (...spots: Spot[]) => send('touchStart', spots),
    /**
     * One finger down, and where it or a second one is next, without a rest in between, however slow the
     * machine is: a finger that rests on a board paints.
     */
    downAndOn: async (at: Spot, ...next: Spot[]) => {
      await Promise.all([
        send('touchStart', [at]),
        send(next.length > 1 ? 'touchStart' : 'touchMove', next),
      ]);
    },
    move: (...spots: Spot[]) => send('touchMove', spots),
    up: () => send('touchEnd', []),
  };
}
