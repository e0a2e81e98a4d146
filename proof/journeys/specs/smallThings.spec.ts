import { expect, type Locator, type Page } from '@playwright/test';
import { adminAddress } from '@waymark/api/addresses';
import type { TaskRow } from '@waymark/api';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { demo, mikkel } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const stuckCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByLabel('Stuck', { exact: true }) });
const openContext = (page: Page) =>
  page.getByRole('navigation', { name: 'Module' }).getByRole('link', { name: 'Context' }).click();

/** Width of the words against the room that they have, in CSS pixels. */
const fits = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(input.value || input.placeholder).width <= room;
  });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await deskOf(browser);
  await enter(page, mikkel);
});
test.afterAll(() => page.context().close());

test('the board of a process opens on what is stuck, on the phone too', async ({ browser }) => {
  const phone = await phoneOf(browser);
  await enter(phone, mikkel);
  for (const each of [page, phone]) {
    await each.goto(`/project/${demo.project}/${demo.process}`);
    await expect(stuckCard(each).first()).toBeInViewport({ ratio: 1 });
  }
  await phone.context().close();
});

test('participants of a module are those too who have its tasks', async () => {
  await goWithin(page, `/project/${demo.project}/${demo.process}`);
  await stuckCard(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Participants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Participants' });
  await expect(dialog.getByRole('list', { name: 'Assigned to tasks' })).toContainText(
    'Jonas Weidenfeller',
  );

  // Several are ticked one after the other; what a view asks for is left by Esc, one view up.
  const mikkel = dialog.getByRole('option', { name: 'Mikkel Sørensen' });
  await mikkel.click();
  const group = dialog.getByRole('group', { name: 'Participants' });
  await expect(group.getByRole('option', { name: 'Mikkel Sørensen' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await dialog.getByLabel('Search people').fill('SØRENSEN');
  await expect(dialog.getByText('Nobody else matches “SØRENSEN”.')).toBeVisible();
  await mikkel.click();
  await expect(mikkel).toHaveAttribute('aria-selected', 'false');
  await dialog.getByLabel('Search people').fill('');
  await dialog.getByRole('button', { name: 'Create internal user' }).click();
  const view = page.getByRole('dialog', { name: 'Create internal user' });
  await expect(view.getByText('First name is missing')).toBeVisible();
  await expect(view.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Create placeholder' }).click();
  const form = page.getByRole('dialog', { name: 'Create placeholder' });
  await form.getByLabel('Name').fill('SAP partner');
  await page.keyboard.press('Enter');
  await expect(group.getByRole('option', { name: 'SAP partner' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the menu of what can be added hangs at its button, with icon and word side by side', async () => {
  await goWithin(page, `/settings/process/${demo.blueprint}`);
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await openContext(page);
  const button = page.getByRole('button', { name: 'Add text, image, PDF, video or task' });
  const at = await button.boundingBox();
  await button.click();
  const menu = page.getByRole('menu', { name: 'Add' });
  const item = menu.getByRole('menuitem', { name: 'Simple Task' });
  await expect(item).toBeVisible();
  const gap = await item.evaluate((row) => {
    const words = document.createRange();
    words.selectNodeContents(
      row.lastChild?.nodeType === Node.TEXT_NODE ? row.lastChild : row.childNodes[1]!,
    );
    return (
      words.getBoundingClientRect().left - row.querySelector('svg')!.getBoundingClientRect().right
    );
  });
  expect(gap).toBeLessThanOrEqual(8);
  const hanging = await menu.boundingBox();
  expect(Math.abs(hanging!.x - at!.x)).toBeLessThanOrEqual(8);
});

test('a due date that is not set is not cut off', async () => {
  await goWithin(page, `/settings/process/${demo.blueprint}`);
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await openContext(page);
  await page.getByRole('article', { name: 'Content' }).locator('.task-link').first().click();
  const field = page.getByLabel('Due, in days after module start');
  await field.fill('');
  await expect(field).toHaveAttribute('placeholder', 'None');
  expect(await fits(field)).toBe(true);
  await page.keyboard.press('Escape');
});

test('users are shown by name and address, and the palette has a name', async () => {
  await goWithin(page, '/settings/users');
  const row = page.getByRole('row').filter({ hasText: 'dana@projectservices.example' });
  await expect(row).toContainText('Dana Okafor');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the links of the navbar stand in one place on every page, with a side menu and without', async () => {
  const bars: { page: string; at: string }[] = [];
  const pages = [
    '/',
    '/inbox',
    `/project/${demo.project}/${demo.process}`,
    adminAddress.project({ projectId: demo.project }),
    adminAddress.profile(),
  ];
  for (const address of pages) {
    await goWithin(page, address);
    const bar = page.getByRole('banner').first();
    const { height } = (await bar.boundingBox())!;
    const { x } = (await bar.getByRole('link').first().boundingBox())!;
    bars.push({ page: address, at: `${x}, ${height}` });
  }
  expect(bars).toEqual(pages.map((address) => ({ page: address, at: bars[0]!.at })));
});

test('beside a task, whose turn it is after a reply is whole, and so is the button that sends it', async () => {
  const api = await apiAs(mikkel);
  const tasks = await api.list<TaskRow>('tasks', { planId: demo.process, audience: 'EXTERN' }, [
    'place',
    'ASC',
  ]);
  const { id, moduleId } = tasks.find(
    ({ assignee }) => assignee !== null && !assignee.startsWith('p::'),
  )!;
  const cut = () =>
    page
      .locator('.composer > footer')
      .evaluate((footer) =>
        [footer, ...footer.querySelectorAll('button, b')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ className, textContent }) => `${className}: ${textContent}`),
      );
  try {
    for (const language of ['en', 'de'] as const) {
      await api.command('ChooseLanguage', { language });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/module/${demo.process}/${moduleId}/tasks?panel=talk#${id}`);
        await page.locator('.composer textarea').fill('Can you send it until Friday?');
        await expect(page.locator('.then-whose button')).toBeVisible();
        expect(await cut(), `${language}, ${width}`).toEqual([]);
      }
    }
  } finally {
    await api.command('ChooseLanguage', { language: null });
  }
});
