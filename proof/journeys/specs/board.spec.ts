import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { milestone, milestoneNames, modulesIn } from '../pages/builder.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const source = `# Board

## One

### Alpha
- [ ] a

### Beta
- [ ] b

## Two

### Gamma
- [ ] c

## Three

### Delta
- [ ] d
`;

/** A blueprint of its own, open in the builder. */
async function openBoard(page: Page): Promise<void> {
  const blueprintId = randomUUID();
  await (
    await apiAs(ines)
  ).command('ImportBlueprint', {
    blueprintId,
    name: `Board ${blueprintId.slice(0, 8)}`,
    fileName: 'board.md',
    source,
  });
  await enter(page, ines);
  await page.goto(`/settings/process/${blueprintId}`);
  await expect(cardLink(page, 'Delta')).toBeVisible();
}

const cardLink = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

const expectModules = (page: Page, name: string, titles: readonly string[]): Promise<void> =>
  expect.poll(() => modulesIn(page, name), { message: `modules of ${name}` }).toEqual(titles);
const expectMilestones = (page: Page, names: readonly string[]): Promise<void> =>
  expect.poll(() => milestoneNames(page)).toEqual(names);

/** Does what moves something, and waits until the server has taken it. */
async function moving(
  page: Page,
  command: 'MoveModule' | 'MoveMilestone',
  work: () => Promise<unknown>,
): Promise<void> {
  const stored = page.waitForResponse((response) =>
    response.url().endsWith(`/api/commands/${command}`),
  );
  await work();
  expect((await stored).status()).toBe(200);
}

/** A key, and what a screen reader then says. */
async function press(page: Page, key: string, said: RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByText(said).first()).toBeAttached();
}

test('by keyboard alone', async ({ page }) => {
  await openBoard(page);
  for (let i = 0; i < 80 && (await focused(page)) !== 'Alpha'; i++)
    await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Alpha');
  await press(page, 'Space', /^Lifted Alpha, One, 1 of 2/);
  await press(page, 'ArrowRight', /^Alpha to Two, \d of 2/);
  await moving(page, 'MoveModule', () => press(page, 'Space', /^Moved Alpha to Two/));
  await expectModules(page, 'One', ['Beta']);
  await expect
    .poll(async () => (await modulesIn(page, 'Two')).toSorted())
    .toEqual(['Alpha', 'Gamma']);
  await expect.poll(() => focused(page)).toBe('Alpha');

  await press(page, 'Space', /^Lifted Alpha, Two/);
  await press(page, 'ArrowRight', /^Alpha to Three/);
  await press(page, 'Escape', /^Alpha stays where it was/);
  await expectModules(page, 'Three', ['Delta']);

  for (let i = 0; i < 40 && (await focused(page)) !== 'One'; i++)
    await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('One');
  await press(page, 'Space', /^Lifted One, place 1 of 3/);
  await press(page, 'ArrowRight', /^One to place 2 of 3/);
  await moving(page, 'MoveMilestone', () => press(page, 'Space', /^Moved One to place 2 of 3/));
  await expectMilestones(page, ['Two', 'One', 'Three']);

  await cardLink(page, 'Delta').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Menu of Delta',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Delta' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Milestone').press('Enter');
  await page.getByRole('option', { name: 'One' }).press('Enter');
  await dialog.getByLabel('Place').press('Enter');
  await page.getByRole('option', { name: '1 of 2, first' }).press('Enter');
  await moving(page, 'MoveModule', () =>
    dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter'),
  );
  await expectModules(page, 'One', ['Delta', 'Beta']);

  await page.reload();
  await expectMilestones(page, ['Two', 'One', 'Three']);
  await expectModules(page, 'One', ['Delta', 'Beta']);
  await expectModules(page, 'Three', []);
});

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

test('by mouse', async ({ page }) => {
  await openBoard(page);
  await moving(page, 'MoveModule', () =>
    drag(
      page,
      cardLink(page, 'Alpha'),
      milestone(page, 'Three').getByRole('link', { name: 'Delta' }),
    ),
  );
  await expectModules(page, 'One', ['Beta']);
  await expect
    .poll(async () => (await modulesIn(page, 'Three')).toSorted())
    .toEqual(['Alpha', 'Delta']);
  const order = await modulesIn(page, 'Three');
  await moving(page, 'MoveMilestone', () =>
    drag(
      page,
      milestone(page, 'Three').locator('.board-grip'),
      milestone(page, 'One').locator('.board-grip'),
    ),
  );
  await expectMilestones(page, ['Three', 'One', 'Two']);
  await page.reload();
  await expectMilestones(page, ['Three', 'One', 'Two']);
  await expectModules(page, 'Three', order);
});

async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(onto)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.move(to.x - 2, to.y, { steps: 4 });
  await page.mouse.up();
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('by touch: a long press lifts', async ({ page }) => {
    await openBoard(page);
    const [from, to] = [
      await middleOf(cardLink(page, 'Beta')),
      await middleOf(cardLink(page, 'Gamma')),
    ];
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    await expect(page.locator('.board-item.is-lifted')).toBeVisible();
    for (let i = 1; i <= 20; i++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * i) / 20, y: from.y + ((to.y - from.y) * i) / 20 },
      ]);
    await moving(page, 'MoveModule', () => touch('touchEnd', []));
    await expectModules(page, 'One', ['Alpha']);
    await expect
      .poll(async () => (await modulesIn(page, 'Two')).toSorted())
      .toEqual(['Beta', 'Gamma']);
    await page.reload();
    await expectModules(page, 'One', ['Alpha']);
  });
});
