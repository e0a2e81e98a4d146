import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const grid = (page: Page): Locator => page.getByRole('table', { name: 'Executions' });
const clients = (page: Page): Locator => grid(page).locator('tbody .lead-link');
const header = (page: Page, name: string): Locator =>
  grid(page).getByRole('columnheader', { name });
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** However many executions of that client there are by now: other journeys add some. */
const expectOnly = (page: Page, client: string) =>
  expect.poll(async () => [...new Set(await clients(page).allInnerTexts())]).toEqual([client]);

test.beforeEach(async ({ page }) => {
  await enter(page, priya);
  await page.goto('/');
  await expect(clients(page).first()).toBeVisible();
});

test('sorts, and the order is in the address', async ({ page }) => {
  await header(page, 'Client').getByRole('button').click();
  await expect(page).toHaveURL(/sort=clientName/);
  await expect(header(page, 'Client')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => isSorted(await clients(page).allInnerTexts())).toBe(true);
  await header(page, 'Client').getByRole('button').click();
  await expect(header(page, 'Client')).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(async () => isSorted((await clients(page).allInnerTexts()).toReversed()))
    .toBe(true);
  await page.reload();
  await expect(header(page, 'Client')).toHaveAttribute('aria-sort', 'descending');
  expect(isSorted((await clients(page).allInnerTexts()).toReversed())).toBe(true);
});

const isSorted = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.every((word, i) => i === 0 || collator.compare(words[i - 1] as string, word) <= 0);

test('filters and searches, and both are in the address', async ({ page }) => {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
  const done = ['Kelpline', /^Ravelin/];
  await expect(clients(page)).toHaveText(done);
  await expect(page).toHaveURL(/DONE/);
  await page.reload();
  await expect(clients(page)).toHaveText(done);
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect(clients(page)).not.toHaveCount(done.length);

  await page.getByRole('searchbox').fill('tidepool');
  await expectOnly(page, 'Tidepool');
  await expect(page).toHaveURL(/tidepool/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('tidepool');
  await expectOnly(page, 'Tidepool');
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('Nothing matches “no such thing”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(clients(page).first()).toBeVisible();
});

test('columns are chosen, and stay in the address', async ({ page }) => {
  await expect(header(page, 'Created')).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Created' }).click();
  await page.getByRole('switch', { name: 'Last Updated At' }).click();
  await page.getByRole('switch', { name: 'Turn' }).click();
  await page.getByRole('switch', { name: 'Status' }).press('Alt+ArrowDown');
  await expect(page.getByRole('switch', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header(page, 'Created')).toBeVisible();
  await expect(header(page, 'Turn')).toBeHidden();
  await expect(page).toHaveURL(/columns?=/);
  await page.reload();
  await expect(header(page, 'Created')).toBeVisible();
  await expect(header(page, 'Turn')).toBeHidden();
  await expect(grid(page).locator('th')).toHaveText([
    /^$/,
    'Client / Project',
    'Process / Module',
    'Status and progress',
    /^Last/,
    'Created',
    'Next',
  ]);
  await header(page, 'Client').getByRole('button').click();
  await expect(page).toHaveURL(/columns=.*sort=|sort=.*columns=/);
  await page.goto('/?columns=client,dates');
  await expect(grid(page).locator('th')).toHaveText([/^$/, 'Client / Project', 'Start and end']);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(header(page, 'Turn')).toBeVisible();
  await expect(page).not.toHaveURL(/columns/);
});

test('a view is saved, renamed, given to the team, changed and deleted', async ({ page }) => {
  const own = page.getByRole('region', { name: 'Mine', exact: true });
  const team = page.getByRole('region', { name: 'Team' });
  const name = `By the sea ${randomUUID().slice(0, 8)}`;
  await page.getByRole('searchbox').fill('tidepool');
  await expectOnly(page, 'Tidepool');
  await page.getByRole('button', { name: 'Save for me' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'All executions' }).click();
  await expect(clients(page).filter({ hasNotText: 'Tidepool' }).first()).toBeVisible();
  // It is kept by the server, not by this browser.
  await page.evaluate(() => localStorage.removeItem('RaStore.executions.view'));
  await page.reload();
  await own.getByRole('link', { name }).click();
  await expectOnly(page, 'Tidepool');
  await header(page, 'Status').getByRole('button').click();
  await expect(own.getByRole('img', { name: 'changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(own.getByRole('img', { name: 'changed' })).toBeHidden();
  await own.getByRole('link', { name }).press('F2');
  await page.getByLabel('Name of the view').fill(`${name} 2`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await own.getByRole('link', { name: `${name} 2` }).hover();
  await own.getByRole('button', { name: `Menu of ${name} 2` }).click();
  await page.getByRole('menuitem', { name: 'Move to Team' }).click();
  await expect(team.getByRole('link', { name: `${name} 2` })).toBeVisible();
  await team.getByRole('link', { name: `${name} 2` }).hover();
  await team.getByRole('button', { name: `Menu of ${name} 2` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(team.getByRole('link', { name })).toHaveCount(0);
});

test('several get an owner and other dates at once, and one Undo takes it back', async ({
  page,
}) => {
  const row = (n: number) => grid(page).locator('tbody tr').nth(n);
  const owners = () => Promise.all([0, 1].map((n) => row(n).locator('.column-owner').innerText()));
  await page.goto('/?columns=client,process,owner&sort=clientName&order=ASC');
  await expect(clients(page).first()).toBeVisible();
  // Names come after the rows.
  await expect.poll(async () => (await owners()).join()).not.toContain('…');
  const before = await owners();
  const choose = async () => {
    for (const n of [0, 1]) await row(n).getByRole('checkbox').check();
  };
  const bar = page.getByRole('toolbar');
  await choose();
  await bar.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('option', { name: /^Priya/ }).click();
  await expect(page.getByText('2 of 2 changed')).toBeVisible();
  await expect
    .poll(owners)
    .toEqual([expect.stringContaining('Priya'), expect.stringContaining('Priya')]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(owners).toEqual(before);

  await choose();
  await bar.getByRole('button', { name: 'Dates' }).click();
  const dates = page.getByRole('dialog', { name: 'Dates for 2 executions' });
  await dates.getByLabel('End', { exact: true }).fill('31.12.2031');
  await dates.getByRole('button', { name: 'Change 2' }).click();
  await expect(page.getByText('2 of 2 changed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const api = await apiAs(priya);
  // Whoever leaves at once may leave before it has gone out.
  await expect
    .poll(async () => (await api.list('executions', { endFrom: '2031-12-31' })).length)
    .toBe(0);
  await page.goto('/?filter={"endFrom":"2031-12-31"}');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('what is selected is exported, else all that is filtered', async ({ page }) => {
  const linesOf = async (click: Promise<void>): Promise<string[]> => {
    const [download] = await Promise.all([page.waitForEvent('download'), click]);
    return readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
  };
  const before = await clients(page).count();
  const lines = await linesOf(page.getByRole('button', { name: 'Export CSV' }).click());
  // Another journey may add one in between, which the list shows soon after.
  await expect.poll(async () => [before, await clients(page).count()]).toContain(lines.length - 1);
  await grid(page).locator('tbody').getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('toolbar');
  const [head, row, ...others] = await linesOf(
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  );
  expect(head).toMatch(/^\uFEFFClient,Project,Process,/);
  expect(row).toContain(await clients(page).nth(1).innerText());
  expect(others).toEqual([]);
});

test('an export that fails says why', async ({ page }) => {
  const detail = 'So many rows cannot be read at once.';
  await expect(clients(page).first()).toBeVisible();
  const reads = ({ pathname }: URL) => pathname === '/api/executions';
  await page.route(reads, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Refused',
        status: 400,
        code: 'invalid',
        detail,
      }),
    }),
  );
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(detail)).toBeVisible();
});

test('rows are selected, and the first cell is a real link', async ({ page }) => {
  const boxes = grid(page).locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByRole('toolbar', { name: '2 executions selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();

  const own = `/project/${demo.project}/${demo.process}`;
  const row = grid(page)
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${own}"]`) });
  const link = row.getByRole('link', { name: 'Tidepool', exact: true });
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(new RegExp(`/${demo.process}$`));
  await opened.close();
  await row.getByText('Sandbox 2026').click();
  await expect(page).toHaveURL(new RegExp(`/${demo.process}$`));
});

test('an execution is deleted by typing its name', async ({ page }) => {
  const api = await apiAs(priya);
  const processId = randomUUID();
  const name = `Doomed ${processId.slice(0, 8)}`;
  await api.command('CreateProcess', {
    processId,
    projectId: demo.project,
    blueprintId: demo.blueprint,
    name,
    start: '2026-11-01',
    end: '2027-01-02',
    matching: {},
    variables: {},
  });
  await page.goto(`/?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = grid(page).getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: 'Tidepool', exact: true }).press('Delete');
  await page
    .getByRole('dialog', { name: 'Delete execution' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await row.getByRole('button', { name: `Menu of ${name} of Tidepool` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete execution' });
  const button = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect(button).toBeDisabled();
  await dialog.getByRole('textbox').fill(name.slice(0, -1));
  await expect(button).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await button.click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await page.goto('/');
  await expect(clients(page).first()).toBeVisible();
  await expect(row).toHaveCount(0);
});
