// Boards of all kinds are played in their own way: Hackenbush on its picture, graphs by their vertices,
// heaps by their counters, pieces by dragging, and rules of one's own at once; and a match is looked at
// afterwards, with who wins marked when somebody asks.

import type { Page } from '@playwright/test';
import { serious } from './axe.ts';
import { expect, open, test, universeRow } from './workbench.ts';

const yours = (page: Page) => page.getByText('Your move, Left.');
const moves = (page: Page) => page.getByRole('button', { name: /^move \d+, / });

test('Hackenbush is played on its picture', async ({ page, site }) => {
  // Two stalks alike, and one of Right's: the one that is pressed is cut.
  await open(page, site, 'board', 'hackenbush', 'b+bb+r', 'play', 'misere.two-people');
  await expect(page.getByText('Left to move.')).toBeVisible();
  const blue = page.getByRole('button', { name: /^edge .* blue, Left’s; you can move here/ });
  const red = page.getByRole('button', { name: /^edge .* red, Right’s; you can move here/ });
  await expect(blue).toHaveCount(3);
  await expect(red).toHaveCount(0);
  await blue.first().click();
  await expect(page.getByText('Right to move.')).toBeVisible();
  await red.click();
  await expect(page.getByText('Left to move.')).toBeVisible();
  await blue.first().press('Enter');
  await expect(page.getByText(/^Right won: Right has no move left/)).toBeVisible();
  await expect(page.getByText(/^Left's first mistake|^Left made no mistake/)).toBeVisible();
  // What is left can be drawn on.
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel(/^Position/)).toBeVisible();
});

test('graphs are played by their vertices', async ({ page, site }) => {
  await open(page, site, 'board', 'graphsnort', 'a-b-c', 'play', 'misere');
  await expect(yours(page)).toBeVisible();
  await page.getByRole('button', { name: /^vertex a, .*you can move here/ }).click();
  await expect(moves(page).first()).toHaveAccessibleName('move 1, Left: a');
  await expect(page.getByText(/^The program played c/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^vertex c, coloured by Right/ })).toBeVisible();
});

test('where a heap can be split in several ways, these are offered', async ({ page, site }) => {
  await open(page, site, 'board', 'octal', '0.07', '5', 'play', 'misere.two-people');
  await page.getByRole('button', { name: 'heap of 5: take 2' }).click();
  const ways = page.getByRole('list', { name: 'Moves to choose from' });
  await ways.getByRole('button', { name: 'take 2 from 5, leave 2 and 1' }).click();
  await expect(page.getByText('Right to move.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'heap of 2: take 2' })).toBeVisible();
});

test('a piece is dragged to where it goes', async ({ page, site }) => {
  await open(page, site, 'board', 'clobber', 'xo|ox', 'play', 'misere.two-people');
  await expect(page.getByText('Left to move.')).toBeVisible();
  await page.locator('[data-square="0"]').dragTo(page.locator('[data-square="1"]'));
  await expect(moves(page)).toHaveAccessibleName('move 1, Left: a1 b1');
});

test('heaps are played by keys alone, one move after the other', async ({ page, site }) => {
  await open(page, site, 'board', 'nim', '2 1', 'play', 'misere.two-people');
  await page.getByRole('button', { name: 'heap of 2: take 1' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right to move.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'heap of 1: take 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Left won/)).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a domino is laid by two taps, and a heap taken by one', async ({ page, site }) => {
    await open(page, site, 'board', 'domineering', '....|....', 'play', 'misere.two-people');
    await page.locator('[data-square="1"]').tap();
    await page.locator('[data-square="5"]').tap();
    await expect(moves(page)).toHaveAccessibleName('move 1, Left: b1 b2');
    await open(page, site, 'board', 'nim', '3', 'play', 'misere.two-people');
    await page.getByRole('button', { name: 'heap of 3: take 2' }).tap();
    await expect(moves(page)).toHaveAccessibleName('move 1, Left: take 2 from 3');
  });

  test('a tall heap fits on a phone, and how many are taken is typed', async ({ page, site }) => {
    await open(page, site, 'board', 'nim', '37 52', 'play', 'misere.two-people');
    const take = page.getByRole('button', { name: 'heap of 52: take 52' });
    await expect(take).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    const box = await page.locator('.heaps').boundingBox();
    expect(box?.height).toBeLessThan(1000);
    const many = page.getByLabel('How many to take from the heap of 37');
    await many.fill('38');
    const form = page.locator('.take-many').filter({ has: many });
    await expect(form.getByRole('button', { name: 'Take' })).toBeDisabled();
    await many.fill('29');
    await form.getByRole('button', { name: 'Take' }).tap();
    await expect(moves(page)).toHaveAccessibleName('move 1, Left: take 29 from 37');
  });

  test('a board that is wider than the page scrolls under the finger', async ({ page, site }) => {
    const wide = ['.'.repeat(12), '.'.repeat(12)].join('|');
    await open(page, site, 'board', 'domineering', wide, 'play', 'misere.two-people');
    await expect(page.getByText('Left to move.')).toBeVisible();
    const box = await page.locator('[data-square="4"]').boundingBox();
    if (box === null) throw new Error('the square is not there');
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + 5 }],
      });
    await finger('touchStart', box.x);
    for (let way = 15; way <= 150; way += 15) await finger('touchMove', box.x - way);
    await finger('touchEnd');
    const along = () => page.locator('.play-squares').evaluate((board) => board.scrollLeft);
    await expect.poll(along).toBeGreaterThan(80);
    await expect(moves(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });

  test('a domino is laid by drawing over its squares', async ({ page, site }) => {
    await open(page, site, 'board', 'domineering', '....|....', 'play', 'misere.two-people');
    await expect(page.getByText('Left to move.')).toBeVisible();
    const spot = async (square: number) => {
      const box = await page.locator(`[data-square="${square}"]`).boundingBox();
      if (box === null) throw new Error('the square is not there');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: object[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots as { x: number; y: number }[],
      });
    const [from, to] = [await spot(2), await spot(6)];
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await expect(moves(page)).toHaveAccessibleName('move 1, Left: c1 c2');
  });
});

test('rules of one’s own play at once', async ({ page, site }) => {
  await open(page, site, 'board', 'own', 'grid(".|. -> #|#", ".. -> ##")', '...|...');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(yours(page)).toBeVisible();
  await page.getByRole('gridcell', { name: /^row 1, column 2: / }).click();
  await page.getByRole('gridcell', { name: /^row 2, column 2: / }).click();
  await expect(page.getByText(/^The program won|^You won/)).toBeVisible();
});

test('a sum is played on its boards side by side, and its address holds it', async ({
  page,
  site,
  context,
}) => {
  await open(page, site, 'board', 'sum', 'domineering(2, 2) + nim(2)');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(yours(page)).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await page.getByLabel('Opponent').selectOption('none');
  await page.locator('[data-square="0"]').click();
  await page.locator('[data-square="2"]').click();
  await expect(moves(page)).toHaveAccessibleName('move 1, Left: a1 a2 on board 1');
  await page.getByRole('button', { name: 'heap of 2: take 1' }).click();
  await expect(moves(page).nth(1)).toHaveAccessibleName('move 2, Right: take 1 from 2 on board 2');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Left to move.')).toBeVisible();
  await expect(other.getByRole('gridcell', { name: /covered by Left/ })).toHaveCount(2);
  await expect(other.getByRole('button', { name: /^heap of 1: take 1/ })).toBeVisible();
});

test('functions of one’s own play by names', async ({ page, site }) => {
  await open(
    page,
    site,
    'board',
    'own',
    'ruleset(n -> [k for k in 0..n-1], n -> [k for k in 0..n-1])',
    '3',
  );
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page
    .getByRole('list', { name: 'Moves to choose from' })
    .getByRole('button', { name: '1' })
    .press('Enter');
  await expect(page.getByText(/^The program played to 0/)).toBeVisible();
  await expect(page.getByText(/^You won/)).toBeVisible();
});

test('who wins is silent until asked, and then marked on board and moves', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'domineering', '....|....|....|....', 'play', 'misere', '0.8');
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByText('Left to move.')).toBeVisible();
  const marks = page.locator('.move-mark, .mark-sign');
  await expect(marks).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open as a game' })).toBeVisible();
  await expect(page.locator('.outcome')).toHaveCount(0);
  await page.getByLabel('Show who wins').check();
  await expect(page.locator('.board-value .outcome')).toHaveCount(2);
  const said = page.getByText(/^Left, to move, (wins by|loses)/);
  await expect(said).toBeVisible();
  // One mark for each move.
  const count = /of (\d+) moves|all (\d+) moves/.exec((await said.textContent()) ?? '');
  await expect(marks).toHaveCount(Number(count?.[1] ?? count?.[2]));
  await expect(page.getByRole('gridcell', { name: /, (wins|loses)$/ }).first()).toBeVisible();
  // What it comes to stands beside it, and follows the line.
  await expect(universeRow(page, 'Normal').locator('td').nth(1)).not.toHaveText('');
  await expect(page.url()).toContain('/analyse/misere.marked/');
});

test('a line of best play is there when asked for, and each of its moves leads to the board', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'nim', '3 2', 'analyse', 'misere');
  await expect(page.getByText('Left to move.')).toBeVisible();
  const line = page.getByRole('list', { name: 'Moves of best play' });
  await expect(line).toHaveCount(0);
  await page.getByLabel('Show who wins').check();
  // Taking one leaves two heaps of two, which whoever moves loses.
  const best = line.getByRole('button');
  await expect(best.first()).toHaveAccessibleName('best move 1, Left: take 1 from 3');
  await expect(page.getByText('Then Left has won.')).toBeVisible();
  const names = await best.allTextContents();
  await best.nth(1).click();
  await expect(moves(page)).toHaveCount(2);
  // The rest of the line is that of the new position.
  await expect(best).toHaveText(names.slice(2));
  await page.keyboard.press('ArrowLeft');
  await expect(best).toHaveText(names.slice(1));
  await page.getByLabel('Show who wins').uncheck();
  await expect(line).toHaveCount(0);
});

test('from a ruleset to a match on a board that is a game, with others to choose from', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'cram');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-square]')).toHaveCount(16);
  const boards = page.getByRole('combobox', { name: 'Board', exact: true });
  await boards.selectOption('5 × 5');
  await expect(page.locator('[data-square]')).toHaveCount(25);
  // A board that somebody drew is the one that is played.
  await open(page, site, 'board', 'cram', '..|..');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-square]')).toHaveCount(4);
});

test('components are outlined where a board falls apart', async ({ page, site }) => {
  await open(page, site, 'board', 'domineering', '..#..|..#..', 'analyse', 'misere');
  await expect(page.locator('.part-outline.part-0')).toHaveCount(4);
  await expect(page.locator('.part-outline.part-1')).toHaveCount(4);
});

test('on a large board the program guesses, and says so and how deep', async ({ page, site }) => {
  const large = Array.from({ length: 12 }, () => '.'.repeat(12)).join('|');
  await open(page, site, 'board', 'domineering', large, 'play', 'misere.right-first');
  await page.getByRole('button', { name: 'Let it guess' }).click();
  await expect(
    page.getByText(/^The program played .*: this is a guess: .* too large .* looked .* deep/),
  ).toBeVisible();
  await expect(yours(page)).toBeVisible();
});

test('a program that thinks can be stopped, and the page stays in use', async ({ page, site }) => {
  const large = Array.from({ length: 12 }, () => '.'.repeat(12)).join('|');
  await open(page, site, 'board', 'domineering', large, 'play', 'misere.right-first');
  await expect(page.getByText(/^Thinking/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  await expect(moves(page)).toHaveCount(0);
  await page.getByLabel('First to move').selectOption('left');
  await expect(yours(page)).toBeVisible();
});

test('of a damaged line the good part is played, and the rest is told', async ({ page, site }) => {
  await open(page, site, 'board', 'nim', '3', 'play', 'misere.two-people', '2.99');
  await expect(page.getByRole('alert')).toContainText('move 2, 99, is none');
  await expect(page.getByText('Right to move.')).toBeVisible();
  await page.getByRole('button', { name: 'heap of 2: take 1' }).click();
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an unknown word of who plays is refused, and what is known is offered', async ({
  page,
  site,
}) => {
  await open(page, site, 'board', 'nim', '2', 'play', 'foo.you-right', '0');
  await expect(page.getByRole('alert')).toContainText('“foo” is none of them');
  await page.getByRole('link', { name: 'Play it as misere.you-right' }).click();
  await expect(moves(page).first()).toBeVisible();
});

for (const [name, ...parts] of [
  ['squares', 'domineering', '....|....|....|....', 'play', 'misere', '0.8'],
  ['heaps', 'nim', '3 2', 'play', 'misere'],
  ['a graph', 'graphsnort', 'a-b-c-a, c-d', 'analyse', 'misere.marked'],
  ['Hackenbush', 'hackenbush', 'bbr', 'play', 'misere'],
  ['a sum', 'sum', 'domineering(3, 3) + nim(12) + graphsnort("a-b")', 'analyse', 'misere.marked'],
] as const) {
  test(`everyone can play on ${name}, wide and light, narrow and dark`, async ({ page, site }) => {
    for (const [width, scheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await open(page, site, 'board', ...parts);
      await expect(page.getByText(/to move\.|Your move/).first()).toBeVisible();
      expect(await serious(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test('another address shows another board at once, and never the one before under it', async ({
  page,
  site,
}) => {
  const addressOf = (sum: string) => ['board', 'sum', sum, 'play', 'misere.two-people'];
  /** What the table shows when the page has heard of a new address, mostly before a worker has answered. */
  const tableAfter = (sum: string) =>
    page.evaluate(
      (hash) =>
        new Promise<string>((resolve) => {
          addEventListener('hashchange', () =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(document.querySelector('.table')?.textContent ?? 'none')),
            ),
          );
          location.hash = hash;
        }),
      `#/${addressOf(sum).map(encodeURIComponent).join('/')}`,
    );
  await open(page, site, ...addressOf('nim(2)'));
  await expect(page.getByText('1. Nim')).toBeVisible();
  expect(await tableAfter('domineering(3, 3) + clobber("xo|ox")')).not.toContain('Nim');
  await expect(page.getByText('2. Clobber')).toBeVisible();
  await tableAfter('domineering(3, 3) - clobber("xo|ox") + nim(30)');
  await expect(page.getByText(/^Boards are added with \+/)).toBeVisible();
  await expect(page.locator('.table')).toHaveText('');
});
