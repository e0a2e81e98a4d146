import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** Thirty-eight letters each: the longest that has its place at 1440. */
const run = randomUUID().slice(0, 8);
const client = `Northern Harbour Logistics of ${run}`;
const project = 'Move of the billing system to Hamburg.';
const blueprint = `Onboarding in Germany by team ${run}`;
const module = 'Check of the master data before import';

const table = (page: Page): Locator => page.getByRole('table', { name: /^(Executions|Prozesse)$/ });
const find = (q: string) => `/?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

test.beforeAll(async () => {
  for (const name of [client, project, blueprint, module]) expect(name).toHaveLength(38);
  const api = await apiAs(priya);
  const [clientId, projectId, blueprintId] = [randomUUID(), randomUUID(), randomUUID()];
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await api.command('CreateBlueprint', { blueprintId, name: blueprint, template: 'EMPTY' });
  await api.command('AddMilestone', { plan, milestoneId: 's', name: 'Start' });
  await api.command('AddModule', { plan, moduleId: 'm', milestoneId: 's', title: module });
  const known = Array.from({ length: 10 }, (_, n) => `Known ${n}`);
  for (const [n, headline] of ['Read', 'Check', 'Sign', ...known].entries())
    await api.command('AddTask', {
      ...{ plan, moduleId: 'm', taskId: `t${n}`, blockId: `b${n}`, headline },
    });
  await api.command('AddClient', { clientId, name: client });
  await api.command('AddProject', { projectId, clientId, name: project });
  for (const name of ['Started', 'Waiting']) {
    const processId = randomUUID();
    await api.command('CreateProcess', {
      ...{
        processId,
        projectId,
        blueprintId,
        name: name === 'Started' ? blueprint : `${name} one ${run}`,
      },
      ...{ start: '2026-11-01', end: '2027-01-02', matching: {}, variables: {} },
    });
    if (name === 'Waiting') continue;
    const of = { kind: 'process', id: processId } as const;
    const tasks = await api.list<{ id: string; moduleId: string; headline: string }>(
      'tasks',
      { planId: processId },
      ['place', 'ASC'],
    );
    const { moduleId } = tasks[0]!;
    await api.command('SetModuleStatus', { plan: of, moduleId, status: 'ACTIVE' });
    for (const { id: taskId, headline } of tasks)
      if (headline === 'Read')
        await api.command('SetTaskDueDate', { plan: of, taskId, dueDate: '2026-11-02' });
      else if (known.includes(headline))
        await api.command('SetTaskStatus', { plan: of, taskId, status: 'DONE' });
  }
});

test.afterEach(async () => {
  await (await apiAs(priya)).command('ChooseLanguage', { language: null });
});

for (const language of ['en', 'de'] as const)
  test(`names of 38 letters are whole at 1440, and so are that nobody of us has it and how much is overdue, in ${language}`, async ({
    page,
  }) => {
    const api = await apiAs(priya);
    await api.command('ChooseLanguage', { language });
    await enter(page, priya);
    await page.goto(find(client));
    const row = table(page).getByRole('row').filter({ hasText: blueprint });
    for (const name of [client, project, blueprint, module]) await expect(row).toContainText(name);
    await expect(row).toContainText(language === 'en' ? 'Nobody of us' : 'Niemand von uns');
    await expect(row).toContainText(
      language === 'en' ? '10 of 13, 1 overdue' : '10 von 13, 1 überfällig',
    );
    await expect(
      row.getByRole('button', { name: language === 'en' ? /^Assign / : /^Jemanden von uns/ }),
    ).toBeInViewport({ ratio: 1 });
    await expect(
      row.getByRole('img', { name: language === 'en' ? /^76% done/ : /^76 % erledigt/ }),
    ).toBeVisible();
    expect(await cutIn(table(page))).toEqual([]);
    await expectGoodScreen(page, `the hub with long names, ${language}`);
  });

/** Texts that do not fit into what holds them. */
const cutIn = (of: Locator): Promise<string[]> =>
  of.locator('th, td, th *, td *').evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one instanceof HTMLElement &&
          one.closest('.visually-hidden') === null &&
          one.textContent !== '',
      )
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
      .map((one) => `${one.className}: ${one.textContent}`),
  );

test('each row has one act, by whose turn it is', async ({ page }) => {
  await enter(page, priya);
  await page.goto(find(client));
  const rows = table(page).getByRole('row');
  const waiting = rows.filter({ hasText: 'Waiting one' });
  await waiting.getByRole('link', { name: `Launch Waiting one ${run} of ${client}` }).click();
  await expect(page.getByRole('complementary', { name: 'Launch' })).toBeVisible();
  await page.goto(find(client));
  const begun = rows.filter({ hasText: blueprint });
  await begun.getByRole('button', { name: /^Assign / }).click();
  await page.getByRole('option', { name: /^Priya/ }).click();
  await expect(begun).toContainText('Us: Priya');
  await begun.getByRole('link', { name: `Open the task in ${blueprint} of ${client}` }).click();
  await expect(page).toHaveURL(/\/tasks#/);
  await expect(page.getByRole('complementary').getByText('Read').first()).toBeVisible();
});

test('a phone shows the name, whose turn, how far, and one act', async ({ browser }) => {
  const phone = await phoneOf(browser);
  await enter(phone, priya);
  await phone.goto('/');
  const entry = phone.getByRole('listitem').filter({ hasText: 'Tidepool' }).first();
  await expect(entry).toContainText(/(Us|Client|Nobody)[^:]*: /);
  await expect(entry).toContainText(/\d+ of \d+/);
  await entry.getByRole('button', { name: /^Menu of / }).click();
  await expect(phone.getByRole('menuitem')).toHaveText(['Project board', 'Copy link', /^Delete/]);
  await phone.keyboard.press('Escape');
  await expectGoodScreen(phone, 'the hub on a phone');
  await phone.context().close();
});

test('where nothing matches, all filters that are on are told, and one press clears them', async ({
  page,
}) => {
  await enter(page, priya);
  const filter = { q: 'tidepool', status: ['DONE'], turn: ['client'], overdue: true };
  await page.goto(`/?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByText('3 filters are on: Status, Turn, Overdue')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(
    table(page).getByRole('link', { name: 'Tidepool', exact: true }).first(),
  ).toBeVisible();
});

test('what is found alone is opened by Enter, also when that is pressed before it is found', async ({
  page,
}) => {
  await enter(page, priya);
  await page.goto('/');
  await expect(table(page)).toBeVisible();
  await page.getByRole('searchbox').fill(`Waiting one ${run}`);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: `Waiting one ${run}` })).toBeVisible();
});

test('the head counts what wants attention, and each count opens what it counts', async ({
  page,
}) => {
  await enter(page, priya);
  await page.goto('/');
  const counts = page.getByRole('navigation', { name: 'What needs attention' });
  const ours = counts.getByRole('link', { name: /^\d+ waits? for us$/ });
  const shown = async () => Number((await ours.innerText()).split(' ')[0]);
  await expect(ours).toBeVisible();
  const count = await shown();
  await ours.click();
  await expect(page).toHaveURL(/turn.*seller/);
  await expect(table(page).locator('tbody tr')).toHaveCount(count);
  await expect(ours).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: /^Our turn/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await ours.click();
  await expect(page.getByRole('link', { name: /^All executions/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const sides = () => table(page).locator('.turn-cell .two-lines > span').allInnerTexts();
  const rank = (words: string) =>
    /^(Us|Nobody of us)/.test(words) ? 0 : words.startsWith('Client') ? 1 : 2;
  const ranks = async () => (await sides()).map(rank);
  await expect.poll(async () => (await ranks()).join()).toMatch(/^0.*1.*2$/);
  expect(await ranks()).toEqual((await ranks()).toSorted());
});

test('the keys of the page choose rows, filter, choose columns and save the view, and never while somebody types', async ({
  page,
}) => {
  await enter(page, priya);
  await page.goto('/');
  const rows = table(page).locator('tbody tr');
  const chosen = table(page).locator('tbody input:checked');
  await rows.nth(0).locator('.lead-link').focus();
  await page.keyboard.press('x');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(3);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(chosen).toHaveCount(2);
  await expect(rows.nth(1).locator('.lead-link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2).locator('.lead-link')).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Status' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('switch', { name: 'Owner' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('x');
  await page.getByRole('searchbox').press('x');
  await page.getByRole('searchbox').press('f');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save for me' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Name of the view')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the search tells of projects, and of the executions of a client, whose turn they are', async ({
  page,
}) => {
  await enter(page, priya);
  await page.goto('/');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('complementary', { name: 'What is chosen' });
  const height = async () => (await dialog.boundingBox())?.height;
  const before = await height();
  await dialog.getByRole('combobox').fill(`Executions of ${client}`);
  await expect(preview).toContainText(`Executions of ${client}`);
  await expect(preview).toContainText(/Waiting one/);
  await expect(preview).toContainText(/Nobody|Us/);
  await expect(preview.getByRole('button')).toHaveText([
    'What waits for us',
    'Open the client',
    'Activity',
    'Copy link',
  ]);
  await dialog.getByRole('combobox').fill(project);
  await expect(
    preview.getByRole('button', { name: 'All executions of this client' }),
  ).toBeVisible();
  await expect(preview).toContainText(blueprint);
  expect(await height()).toBe(before);
  await dialog.getByRole('combobox').fill('nothing is called so');
  await expect(dialog.getByText('Nothing matches')).toBeVisible();
  expect(await height()).toBe(before);
});

test('a process is dated, paused, resumed, owned and exported from its menu', async ({ page }) => {
  await enter(page, priya);
  await page.goto(find(blueprint));
  await table(page).getByRole('link', { name: client, exact: true }).click();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Execution menu' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Dates');
  const dates = page.getByRole('dialog', { name: 'Dates for 1 execution' });
  await dates.getByLabel('End', { exact: true }).fill('31.01.2027');
  await dates.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('31.01.2027')).toBeVisible();
  await choose('Pause');
  await page
    .getByRole('dialog', { name: 'Pause 1 execution' })
    .getByRole('button', { name: 'Pause' })
    .click();
  await expect(page.getByText('1 of 1 changed')).toBeVisible();
  await choose('Resume');
  await expect(page.getByText('1 module goes on')).toBeVisible();
  await choose('Owner');
  await page.getByRole('option', { name: /^Dana/ }).click();
  await expect(page.locator('.process-owner')).toContainText('Dana');
  const [download] = await Promise.all([page.waitForEvent('download'), choose('Export CSV')]);
  expect(download.suggestedFilename()).toBe(`${blueprint}.csv`);
});

test('a deletion that is refused brings the row back, and says why', async ({ page }) => {
  const api = await apiAs(priya);
  const processId = randomUUID();
  const name = `Stays ${processId.slice(0, 8)}`;
  await api.command('CreateProcess', {
    ...{ processId, projectId: demo.project, blueprintId: demo.blueprint, name },
    ...{ start: '2026-11-01', end: '2027-01-02', matching: {}, variables: {} },
  });
  await enter(page, priya);
  await page.goto(find(name));
  const row = table(page).getByRole('row').filter({ hasText: name });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/commands/DeleteProcess', async (route) => {
    await asked;
    await route.fulfill({
      ...{ status: 422, contentType: 'application/problem+json' },
      body: JSON.stringify({
        ...{ type: 'about:blank', title: 'Refused', status: 422, code: 'invalid-input' },
        detail: 'You may not delete this.',
      }),
    });
  });
  await row.getByRole('link', { name: 'Tidepool', exact: true }).press('Delete');
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toHaveCount(0);
  answer();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('You may not delete this.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
});

test('deleted on its own page, a process is left at once and can be put back; refused, its page is back and says why', async ({
  page,
}) => {
  const api = await apiAs(priya);
  const processId = randomUUID();
  const name = `Leaves ${processId.slice(0, 8)}`;
  await api.command('CreateProcess', {
    ...{ processId, projectId: demo.project, blueprintId: demo.blueprint, name },
    ...{ start: '2026-11-01', end: '2027-01-02', matching: {}, variables: {} },
  });
  await enter(page, priya);
  await page.goto(find(name));
  await table(page).getByRole('link', { name: 'Tidepool', exact: true }).click();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let refuses = true;
  await page.route('**/api/commands/DeleteProcess', async (route) => {
    await asked;
    if (!refuses) return route.continue();
    await route.fulfill({
      ...{ status: 422, contentType: 'application/problem+json' },
      body: JSON.stringify({
        ...{ type: 'about:blank', title: 'Refused', status: 422, code: 'invalid-input' },
        detail: 'You may not delete this.',
      }),
    });
  });
  const remove = async () => {
    await page.getByRole('button', { name: 'Execution menu' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(table(page).getByText(name)).toHaveCount(0);
  answer();
  await expect(
    page.getByRole('alert').filter({ hasText: 'You may not delete this.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  refuses = false;
  await remove();
  await expect(table(page)).toBeVisible();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Execution deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(table(page).getByText(name, { exact: true })).toBeVisible();
});
