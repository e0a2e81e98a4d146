import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { devices, expect, type BrowserContext, type Page } from '@playwright/test';
import type { TaskRow } from '@waymark/api';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { origin } from '../fixtures/origin.ts';
import { expectTask, markDone, sayStuck } from '../pages/portal.ts';
import { demo, jonas, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** So many changes an hour without a line has. */
const CHANGES = 20;
const processId = randomUUID();
let context: BrowserContext;
let page: Page;
let tasks: TaskRow[];

test.beforeAll(async ({ browser }) => {
  // Before there are other mails than that of the code.
  const { userAgent } = devices['iPhone 14'];
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent,
  };
  context = await browser.newContext({
    baseURL: origin,
    ...phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  page = await context.newPage();
  await enter(page, jonas);
  const staff = await apiAs(mikkel);
  const people = await staff.list<{ id: string; email: string | null }>('people', {
    clientId: 'demo-tidepool',
  });
  const me = people.find(({ email }) => email === jonas)!.id;
  await staff.command('CreateProcess', {
    processId,
    projectId: demo.project,
    blueprintId: demo.blueprint,
    name: 'Without a line',
    start: '2026-11-01',
    end: '2026-12-31',
    matching: {},
    variables: {},
  });
  const plan = { kind: 'process', id: processId } as const;
  const modules = await staff.list<{ id: string }>('modules', {
    planId: processId,
    audience: 'EXTERN',
  });
  for (const { id: moduleId } of modules)
    await staff.command('SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
  tasks = await staff.list<TaskRow>('tasks', { planId: processId, audience: 'EXTERN' }, [
    'place',
    'ASC',
  ]);
  for (const { id: taskId } of tasks)
    await staff.command('SetTaskAssignee', { plan, taskId, assignee: me });
});
test.afterAll(() => context.close());

const waiting = () => page.getByRole('region', { name: 'Waiting to be sent' });
const home = () => page.goto(`/portal/process/${processId}`);
const statusChanges = async () =>
  (
    await (
      await apiAs(mikkel)
    ).list<{ event: string; actorName: string }>('history', { planId: processId }, [
      'position',
      'ASC',
    ])
  ).filter(({ event }) => event === 'TaskStatusSet');

/** The home page, once the portal can be opened without a line. */
async function keptAtHand(): Promise<void> {
  await home();
  await expect(page.locator('#root').getByText('Next for you')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('waymark.last-seen')).keys()).length),
    )
    .toBeGreaterThan(4);
}

test('an hour without a line: the portal opens, twenty changes wait through a closed tab, and each is made once', async () => {
  await keptAtHand();
  await context.setOffline(true);
  await page.close();
  page = await context.newPage();
  await home();
  await expect(page.locator('#root').getByText('Next for you')).toBeVisible();
  await expect(page.locator('#root').getByText('No connection.')).toBeVisible();

  await page.getByRole('link', { name: 'Open task' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  for (let n = 1; n < CHANGES; n += 1) {
    const before = await heading.innerText();
    await markDone(page);
    await expect(heading).not.toHaveText(before);
  }
  await sayStuck(page, 'I have a question', 'Who signs this?');
  await home();
  await expect(waiting().getByRole('listitem')).toHaveCount(CHANGES);
  expect(await statusChanges()).toHaveLength(0);
  await page.close();

  page = await context.newPage();
  await page.clock.install();
  await home();
  await page.clock.fastForward('01:00:00');
  await expect(waiting().getByRole('listitem').last()).toContainText('Who signs this?');
  await expectGoodScreen(page, 'portal, without a line');
  await context.setOffline(false);
  await expect(waiting()).toBeHidden();
  // They are sent one after the other, each once the one before it is answered.
  await expect.poll(async () => (await statusChanges()).length, { timeout: 30_000 }).toBe(CHANGES);
  expect((await statusChanges()).every(({ actorName }) => actorName.startsWith('Jonas'))).toBe(
    true,
  );
});

test('after a spell without a line it is offered to keep the portal at hand, and not again once that was declined', async () => {
  await keptAtHand();
  await context.setOffline(true);
  await home();
  await expect(page.locator('#root').getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await home();
  const offer = page.getByRole('region', { name: 'Keep Project Services at hand' });
  await expect(offer).toContainText('Choose “Add to Home Screen”.');
  await expectGoodScreen(page, 'portal, to keep at hand');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await home();
  await expect(page.locator('#root').getByText('Next for you')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The way' })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('what somebody else changed meanwhile comes back to its author, who compares and keeps it', async () => {
  const [task] = tasks.slice(-1);
  const staff = await apiAs(mikkel);
  const plan = { kind: 'process', id: processId } as const;
  await staff.command('SetTaskStatus', { plan, taskId: task!.id, status: 'TODO' });
  await keptAtHand();
  await page.goto(`/portal/task/${processId}/${task!.id}`);
  await expectTask(page, task!.headline);
  await expect(page.getByRole('button', { name: 'I’m stuck' })).toBeVisible();
  await context.setOffline(true);
  await sayStuck(page, 'I am waiting for somebody else', 'The auditor is away');
  await staff.command('SetTaskStatus', { plan, taskId: task!.id, status: 'IN_PROGRESS' });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(waiting()).toContainText('The auditor is away');
  await context.setOffline(false);
  const away = page.getByRole('region', { name: 'While you were away' });
  await expect(away).toContainText('The auditor is away');
  await expectGoodScreen(page, 'portal, a change came back');
  await away.getByRole('button', { name: 'Compare' }).click();
  const sheet = page.getByRole('dialog', { name: 'Two versions' });
  await expect(sheet).toContainText('In progress');
  await expectGoodScreen(page, 'portal, two versions');
  await sheet.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(async () => (await staff.list<TaskRow>('tasks', { id: task!.id }))[0])
    .toMatchObject({
      status: 'STUCKED',
      stuckReason: 'I am waiting for somebody else: The auditor is away',
    });
});

test('what the services cannot take is said on the page where it was done, and is sent by itself', async () => {
  const [task] = tasks.slice(-2);
  const staff = await apiAs(mikkel);
  const plan = { kind: 'process', id: processId } as const;
  await staff.command('SetTaskStatus', { plan, taskId: task!.id, status: 'TODO' });
  await page.goto(`/portal/task/${processId}/${task!.id}`);
  await expectTask(page, task!.headline);
  await context.route('**/api/commands/**', (route) =>
    route.fulfill({ status: 503, body: 'busy' }),
  );
  await sayStuck(page, 'I am waiting for somebody else', 'The auditor is away');
  const told = page.getByRole('status').filter({ hasText: 'Your change is not sent yet.' });
  await expect(told).toBeVisible();
  await expectGoodScreen(page, 'portal, a change that is not sent');
  await context.unroute('**/api/commands/**');
  await expect(told).toBeHidden({ timeout: 30_000 });
  expect((await staff.list<TaskRow>('tasks', { id: task!.id }))[0]).toMatchObject({
    status: 'STUCKED',
  });
});

test('a page opens as it was drawn last, before any script has run, and goes on as the app draws it', async () => {
  await home();
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  const drawn = () =>
    page.evaluate(async () =>
      (await caches.match('/drawn', { cacheName: 'waymark.last-seen' }))?.text(),
    );
  await expect.poll(drawn).toContain(await heading.innerText());
  const looking = await context.newPage();
  await looking.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      // All of the page has come, and none of its modules has run.
      const first = document.querySelector<HTMLElement>('#first');
      if (document.readyState === 'interactive')
        Object.assign(window, { before: { text: first?.textContent, takesNoKeys: first?.inert } });
    }),
  );
  await looking.goto(`/portal/process/${processId}`);
  const before = await looking.evaluate(
    () => (window as unknown as { before: { text?: string; takesNoKeys?: boolean } }).before,
  );
  expect(before.text).toContain(await heading.innerText());
  expect(before.takesNoKeys).toBe(true);
  await expect(looking.locator('#first')).toHaveCount(0);
  await expect(looking.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await looking.close();
});

test('once all is done the project says so', async () => {
  const staff = await apiAs(mikkel);
  const plan = { kind: 'process', id: processId } as const;
  const modules = await staff.list<{ id: string; status: string }>('modules', {
    planId: processId,
  });
  const people = await staff.list<{ id: string; email: string | null }>('people', {});
  const helper = people.find(({ email }) => email === mikkel)!.id;
  await staff.command('SetTaskFollowers', { plan, taskId: tasks[0]!.id, followers: [helper] });
  for (const { id: moduleId, status } of modules) {
    if (status === 'PENDING')
      await staff.command('SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
    await staff.command('SetModuleStatus', { plan, moduleId, status: 'DONE' });
  }
  await page.close();
  page = await context.newPage();
  await home();
  await expect(page.getByRole('region', { name: 'You’re live' })).toContainText('tasks done');
  await expect(page.locator('#root').getByText('Next for you')).toBeHidden();
  await expect(page.getByRole('link', { name: /goes on helping you/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything that happened' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toMatch(/^\uFEFFWhen,Who,What\r\n/);
  expect(table).toContain('Mikkel');
  await expectGoodScreen(page, 'portal, live');
});

test('who signs out leaves nothing of theirs on the device', async () => {
  await home();
  await page.getByRole('button', { name: /^You: / }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  // What was being written is written before it is deleted.
  const left = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => !name.startsWith('waymark.shell')),
    );
  await expect.poll(left).toEqual([]);
});
