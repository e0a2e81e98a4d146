import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, nameOfDemoBlueprint } from '../fixtures/api.ts';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { movingIn } from '../fixtures/checklist.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { dana, demo, mikkel, onboarding } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { openPlanDialog } from '../pages/builder.ts';
import { previewImport } from '../pages/library.ts';
import { openTask } from '../pages/modulePage.ts';
import { card, showAs } from '../pages/processPage.ts';
import { chooseKnown, fillDemoVariables, openWizard, wizard } from '../pages/wizard.ts';

/** Goes to a page, waits until it shows what it is for, and looks at it. */
async function look(
  page: Page,
  path: string,
  shows: (page: Page) => Locator,
  name = path,
): Promise<void> {
  await goWithin(page, path);
  await expect(shows(page)).toBeVisible();
  await expectGoodScreen(page, name);
}

/** Whether a field has room for what stands in it. */
const wholeText = (field: Locator): Promise<boolean> =>
  field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

test('executions and the wizard', async ({ page }) => {
  await enter(page, dana);
  await look(
    page,
    '/',
    (p) => p.getByRole('link', { name: 'Tidepool', exact: true }).first(),
    'executions',
  );
  await look(
    page,
    `/?filter=${encodeURIComponent('{"q":"nothing like it"}')}`,
    (p) => p.getByText('Nothing matches'),
    'executions, nothing found',
  );
  await openWizard(page);
  await expectGoodScreen(page, 'wizard, project');
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await wholeText(wizard(page).getByLabel('End', { exact: true })),
    'a date is whole on a phone',
  ).toBe(true);
  await page.setViewportSize(desk ?? { width: 1440, height: 900 });
  await chooseKnown(page, 'Tidepool', await nameOfDemoBlueprint());
  await expectGoodScreen(page, 'wizard, variables');
  await fillDemoVariables(page);
  await expectGoodScreen(page, 'wizard, people');
  await wizard(page)
    .getByRole('button', { name: /^Person for Maintainer/ })
    .click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectGoodScreen(page, 'wizard, picking a person');
});

test('blueprints, import and builder', async ({ page }) => {
  await enter(page, dana);
  await look(
    page,
    '/settings/processes',
    (p) => p.getByRole('main').getByRole('link').first(),
    'library',
  );
  await page.getByRole('button', { name: `Expand ${await nameOfDemoBlueprint()}` }).click();
  // A module: sub-processes, which are in no milestone, stand between them and their process.
  await page
    .getByRole('row', { level: 2 })
    .filter({ has: page.locator('a[href*="/module/"]') })
    .first()
    .getByRole('button', { name: /^Menu for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  await expect(page.getByRole('dialog').getByText('Choose a milestone')).toBeVisible();
  await expectGoodScreen(page, 'library, clone of a module');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: /Sub Process/ }).click();
  await expectGoodScreen(page, 'library, new sub-process');
  await page.keyboard.press('Escape');
  await previewImport(page, 'a.md', movingIn('A preview'));
  await expectGoodScreen(page, 'import, preview');
  await page.goto('/settings/processes');
  await page.getByRole('button', { name: 'Import' }).click();
  await expectGoodScreen(page, 'import, choosing');
  await look(
    page,
    `/settings/process/${demo.blueprint}`,
    (p) => p.getByRole('article').first(),
    'builder, board',
  );
  const dialog = await openPlanDialog(page);
  await expect(dialog.getByText('Maintainer', { exact: true })).toBeVisible();
  for (const tab of ['Placeholders', 'Roles', 'Variables'] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(
      dialog.getByRole('list', { name: tab }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectGoodScreen(page, `plan dialog, ${tab}`);
  }
  await page.goto(`/settings/process/${demo.blueprint}`);
  await showAs(page, 'List');
  await expect(page.getByRole('grid', { name: /^Tasks of/ }).first()).toBeVisible();
  await expectGoodScreen(page, 'builder, list');
});

test('module page, task sidebar and activity', async ({ page }) => {
  await enter(page, mikkel);
  await page.goto(`/project/${demo.project}/${demo.process}`);
  const stuck = page
    .getByRole('article')
    .filter({ has: page.getByLabel('Stuck') })
    .first();
  await expect(stuck).toBeVisible();
  const ground = await page.locator('.process-board').boundingBox();
  expect(
    ground && Math.round(ground.y + ground.height),
    'the board reaches the foot of the window',
  ).toBe(page.viewportSize()?.height);
  await stuck.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tasks$/);
  const tasks = page.url();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'About this module' });
  await expect(facts).toContainText('Visible to');
  await expect(facts).toContainText('Whose turn it is');
  await expect(page.locator('.task-row.is-stuck').first()).toContainText('“');
  await expectGoodScreen(page, 'module, tasks');
  await look(
    page,
    tasks.replace(/tasks$/, 'context'),
    (p) => p.getByRole('article', { name: 'Content' }),
    'module, context',
  );
  await look(
    page,
    tasks.replace(/tasks$/, 'activity'),
    (p) => p.getByRole('region', { name: 'Activity' }).getByRole('listitem').first(),
    'module, activity',
  );
  await goWithin(page, tasks);
  const aside = await openTask(page, await page.locator('.task-link').first().innerText());
  await expectGoodScreen(page, 'task sidebar');
  await aside.getByRole('tab', { name: 'Details' }).click();
  await expect(aside.getByRole('listitem').first()).toBeVisible();
  await expectGoodScreen(page, 'task sidebar, details');
});

test('process page', async ({ page }) => {
  await enter(page, mikkel);
  await look(
    page,
    `/project/${demo.project}/${demo.process}`,
    (p) => p.getByRole('article').first(),
    'process, board',
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Share Tidepool, / })).toBeVisible();
  await expectGoodScreen(page, 'process, share');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await look(
    page,
    `/project/${demo.project}/${demo.process}?view=list`,
    (p) => p.getByRole('list', { name: /^Tasks of/ }).first(),
    'process, list',
  );
  await look(
    page,
    `/project/${onboarding.begunIn}/${onboarding.begun}`,
    (p) => p.getByText(/^planned for/).first(),
    'process, planned',
  );
  const apart = await page.locator('.card-meta:has(.card-planned)').evaluateAll(
    (metas) =>
      metas.filter((meta) => {
        const top = (part: string) => meta.querySelector(part)?.getBoundingClientRect().top ?? 0;
        return Math.abs(top(':scope > span') - top('.card-people')) > 8;
      }).length,
  );
  expect(apart, 'people stand on the line of the count').toBe(0);
  await look(
    page,
    `/project/${demo.project}/${demo.process}/activity`,
    (p) => p.getByRole('region', { name: 'Activity' }).getByRole('listitem').first(),
    'process, activity',
  );
  await goWithin(page, `/project/${demo.project}/${demo.process}`);
  await whoseTurn(page);
  await page.getByRole('button', { name: 'Users from Tidepool' }).click();
  const dialog = page.getByRole('dialog', { name: 'Users from Tidepool' });
  await expect(dialog.getByText('Jonas Weidenfeller')).toBeVisible();
  for (const tab of ['Client Users', 'Placeholders', 'Variables', 'Share'] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expectGoodScreen(page, `client users, ${tab}`);
  }
});

test('settings, profile and the pages around a workspace', async ({ page }) => {
  await enter(page, dana);
  await look(page, '/settings/forms', (p) => p.getByText('Single sign-on setup'), 'forms');
  await look(page, '/settings/roles', (p) => p.getByText('IT lead at the client'), 'roles');
  await look(page, '/settings/users', (p) => p.getByText('(OWNER)'), 'users');
  await look(
    page,
    '/settings/user-invite',
    (p) => p.getByRole('dialog').getByLabel('E-mail'),
    'invite',
  );
  await look(
    page,
    '/settings/update-name',
    (p) => p.getByLabel('Workspace name'),
    'workspace name',
  );
  await look(page, '/user/profile', (p) => p.getByLabel('First name'), 'profile');
  await look(
    page,
    '/select-workspace/',
    (p) => p.getByRole('button', { name: /Project Services/ }),
    'select workspace',
  );
  await look(page, '/no-permission', (p) => p.getByText('Logged in as'), 'no permission');
  await look(
    page,
    '/nowhere/at/all',
    (p) => p.getByText('There is nothing at this address'),
    'not found',
  );
});

test('a workspace with nothing in it', async ({ page }) => {
  const email = `empty-${randomUUID()}@example.org`;
  await enter(page, email, 'signUp');
  await page.goto('/select-workspace/');
  await expectGoodScreen(page, 'first workspace');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Workspace name').fill('Nothing yet');
  await page.getByLabel('Workspace name').press('Enter');
  await expect(page.getByText('You have not created a process template until now')).toBeVisible();
  await expectGoodScreen(page, 'first blueprint');
  await look(
    page,
    '/',
    (p) => p.getByText('You have not created a process template until now'),
    'executions, empty',
  );
  await look(
    page,
    '/settings/processes',
    (p) => p.getByText('You have not created a process template until now'),
    'library, empty',
  );
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Empty');
  await expectGoodScreen(page, 'library, new process');
  await expect(page.getByRole('radio', { name: /^Empty/ })).toBeChecked();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add your first milestone' })).toBeVisible();
  await expectGoodScreen(page, 'builder, empty');
});

test('long names break nothing', async ({ page }) => {
  const api = await apiAs(mikkel);
  const blueprintId = randomUUID();
  const long =
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und noch ein langer Name dazu, der kein Ende nehmen will';
  await api.command('ImportBlueprint', {
    blueprintId,
    name: `${long} 1`,
    fileName: 'long.md',
    source: `# ${long}\n\n## ${long}\n\n### ${long}\n\n- [ ] ${long}\n`,
    shape: { shortTitles: false },
  });
  await enter(page, mikkel);
  await look(
    page,
    '/settings/processes',
    (p) => p.getByRole('link', { name: `${long} 1` }),
    'library, long names',
  );
  await look(page, `/settings/process/${blueprintId}`, (p) => card(p, long), 'builder, long names');
  await card(page, long).getByRole('link').first().click();
  await expect(page.getByRole('article', { name: 'Content' })).toBeVisible();
  await expectGoodScreen(page, 'module, long names');
  await openTask(page, long);
  await expectGoodScreen(page, 'task sidebar, long names');
  const processId = randomUUID();
  const dates = { start: '2026-11-01', end: '2026-12-31' };
  await api.command('CreateProcess', {
    ...{
      processId,
      projectId: demo.project,
      blueprintId,
      name: `${long} 1`,
      matching: {},
      variables: {},
    },
    ...dates,
  });
  const tasks = (p: Page) => p.getByRole('list', { name: `Tasks of ${long}` });
  await look(
    page,
    `/project/${demo.project}/${processId}?view=list`,
    tasks,
    'process list, long names',
  );
  const named = (level: number) => page.getByRole('heading', { name: long, level });
  await expect(named(2), 'a milestone that is one module of its own name').toHaveCount(1);
  await expect(named(3), 'says it once').toHaveCount(0);
  await page.getByRole('button', { name: 'Execution menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete execution' })).toBeVisible();
  await expectGoodScreen(page, 'process, removal, long names');
});

/**
 * By keyboard alone: `W` opens it, arrows go from side to side, Escape leads back to where one was.
 */
async function whoseTurn(page: Page) {
  const button = page.getByRole('button', { name: /turn/i });
  await expect(button, 'it says what the hub says').toHaveText(
    /^Us: \S+ stuck \d+ days?, client: \d+/,
  );
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Whose turn it is' });
  await expect(dialog.getByRole('tab', { name: /^Client/ })).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toContainText(/’s? turn since .*\. .+\./);
  await expect(dialog.getByRole('img', { name: /Tidepool: \d+ days?/ })).toBeVisible();
  await expectGoodScreen(page, 'whose turn, client');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: /^Us/ })).toBeFocused();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'is stuck.' }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('listitem').first()).toContainText('Nobody’s turn yet');
  await dialog.getByRole('button', { name: 'As a table' }).click();
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  await expectGoodScreen(page, 'whose turn, nobody, as a table');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
