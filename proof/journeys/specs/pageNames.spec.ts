import { expect, type Page } from '@playwright/test';
import { adminAddress, portalAddress } from '@waymark/api/addresses';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { dana, demo, mikkel, noor } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** What has the focus, as one hears it; 'the document' is where it never is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    return on === null || on === document.body ? 'the document' : on.tagName.toLowerCase();
  });

/** Goes there within the app: the window is named, and who goes by keys is at the heading. */
async function expectNamed(page: Page, path: string, title: string | RegExp) {
  await goWithin(page, path);
  await expect(page, path).toHaveTitle(title);
  await expect.poll(() => focused(page), path).toBe('h1');
}

test('each page of the staff names its window, and takes the focus when it is reached', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto('/');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveTitle(/ · Waymark$/);
  const api = await apiAs(mikkel);
  const [module] = await api.list<{ id: string; title: string }>('modules', {
    planId: demo.process,
  });
  const [process] = await api.list<{ id: string; name: string; clientName: string }>('executions', {
    id: demo.process,
  });
  const within = `${process!.name}`;
  const ofProcess = { projectId: demo.project, processId: demo.process };
  await expectNamed(page, adminAddress.tasks(), 'All Tasks · Waymark');
  await expectNamed(
    page,
    adminAddress.process(ofProcess),
    `${within} · ${process!.clientName} · Waymark`,
  );
  await expectNamed(
    page,
    adminAddress.module({ planId: demo.process, moduleId: module!.id, tab: 'tasks' }),
    `${module!.title} · ${within} · Waymark`,
  );
  await expectNamed(
    page,
    adminAddress.processActivity(ofProcess),
    `Activity · ${within} · Waymark`,
  );
  await expectNamed(
    page,
    adminAddress.project({ projectId: demo.project }),
    /^Tidepool, .+ · Waymark$/,
  );
  await expectNamed(page, adminAddress.inbox(), 'Inbox · Waymark');
  await expectNamed(page, adminAddress.blueprints(), 'Blueprints · Waymark');
  await expectNamed(
    page,
    adminAddress.blueprint({ typeId: demo.blueprint }),
    /^.+ · .+ · Waymark$/,
  );
  const names = new Set<string>();
  for (const path of [
    adminAddress.forms(),
    adminAddress.emails(),
    adminAddress.roles(),
    adminAddress.users(),
    adminAddress.clients(),
    adminAddress.workspaceName(),
    adminAddress.settings(),
    adminAddress.scheduling(),
    adminAddress.apiKeys(),
    adminAddress.activity(),
    adminAddress.profile(),
  ]) {
    const before = await page.title();
    await goWithin(page, path);
    await expect(page, path).not.toHaveTitle(before);
    await expect(page, path).toHaveTitle(/.+ · Waymark$/);
    await expect.poll(() => focused(page), path).toBe('h1');
    names.add(await page.title());
  }
  expect(names.size, 'each has a name of its own').toBe(11);
  await expectNamed(page, '/nowhere/at/all', 'There is nothing at this address · Waymark');
});

test('what closes gives the focus back, and what was made has it, never the document', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto(adminAddress.blueprints());
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: '+ Process' }).press('Enter');
  await page.getByRole('radio', { name: /^Empty/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('By keys alone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^By keys alone/);
  await expect.poll(() => focused(page), 'a process was made').not.toBe('the document');
  await page.getByRole('button', { name: 'Add your first milestone' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Kick-off');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Kick-off' })).toBeVisible();
  await expect.poll(() => focused(page), 'a milestone was added').not.toBe('the document');
  await page.getByRole('button', { name: 'Add module at the end of Kick-off' }).press('Enter');
  await page.keyboard.type('Meet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Add module at the end of Kick-off' }),
  ).toBeFocused();
});

test('each page of the portal names its window, and takes the focus when it is reached', async ({
  page,
}) => {
  await enter(page, noor);
  const board = 'demo-kelpline-billing';
  await page.goto(portalAddress.process({ processId: board }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello Noor');
  await expect(page).toHaveTitle('Billing rollout · Project Services');
  await expectNamed(
    page,
    portalAddress.steps({ processId: board }),
    'All steps · Billing rollout · Project Services',
  );
  await expectNamed(
    page,
    portalAddress.tasks({ processId: board }),
    'Your tasks · Billing rollout · Project Services',
  );
  const api = await apiAs(mikkel);
  const tasks = await api.list<{ id: string; headline: string }>('tasks', { planId: board });
  const task = tasks.find(({ headline }) => headline === 'Run the connection test')!;
  await expectNamed(
    page,
    portalAddress.task({ processId: board, taskId: task.id }),
    'Run the connection test · Billing rollout · Project Services',
  );
  await expect(page.getByRole('banner'), 'one banner').toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, `${portalAddress.task({ processId: board, taskId: task.id })}#talk`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the talk on a phone').toHaveText(
    'Run the connection test',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNamed(
    page,
    portalAddress.process({ processId: board }),
    'Billing rollout · Project Services',
  );
  await expectNamed(page, portalAddress.invitations(), / · Project Services$/);
  await goWithin(page, '/portal/nowhere');
  await expect(page).toHaveTitle('Not found · Project Services');
});

test('what a client has to hit is 44 pixels high, on a phone and on a desk', async ({ page }) => {
  await enter(page, noor);
  const board = 'demo-kelpline-billing';
  const low = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
        .filter(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) &&
            !each.matches('.skip, .lnk:not(.tall)'),
        )
        .map((each) => ({ each, height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44)
        .map(
          ({ each, height }) =>
            `${each.textContent.trim() || each.getAttribute('aria-label')}: ${height}`,
        ),
    );
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(portalAddress.process({ processId: board }));
    await expect(page.getByRole('heading', { name: 'The way' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a second company code' })).toBeVisible();
    expect(await low(), `home, ${size.width}`).toEqual([]);
    await goWithin(page, portalAddress.steps({ processId: board }));
    await expect(page.getByRole('heading', { level: 1, name: 'All steps' })).toBeVisible();
    expect(await low(), `steps, ${size.width}`).toEqual([]);
    await goWithin(page, portalAddress.process({ processId: board }));
    await page.getByRole('link', { name: 'Open task' }).click();
    await expect(page.getByRole('button', { name: 'Hand to a colleague' })).toBeVisible();
    expect(await low(), `task, ${size.width}`).toEqual([]);
  }
});
