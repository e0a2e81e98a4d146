import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen, settled } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const mei = 'mei@sig-release.example';
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const job = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** By the keys alone, each heard before the next. */
async function carry(
  page: Page,
  what: ReturnType<Page['locator']>,
  ...steps: readonly (readonly [string, RegExp])[]
) {
  await what.focus();
  for (const [key, said] of [['Space', /^Lifted/], ...steps] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said).first()).toBeAttached();
  }
  await page.keyboard.press('Space');
}

test('jobs are made, worked on by client and team, moved by keys and by mouse, and done once what is mandatory is', async ({
  page,
  browser,
}) => {
  const run = randomUUID().slice(0, 8);
  const api = await apiAs(priya);
  const projectId = `board-${run}`;
  await api.command('AddProject', {
    projectId,
    clientId: 'demo-sig-release',
    name: `Billing ${run}`,
  });
  const people = await api.list<{ id: string; email: string | null }>('people', {});
  const meis = people.find(({ email }) => email === mei)!.id;
  const jobs = () =>
    api.list<{ id: string; title: string; status: string }>('modules', { planId: projectId }, [
      'weight',
      'ASC',
    ]);
  const tasks = () =>
    api.list<{ id: string; headline: string; moduleTitle: string }>('tasks', { planId: projectId });
  await enter(page, priya);

  await test.step('two jobs, and tasks by Enter', async () => {
    await page.goto(`/project/${projectId}`);
    await expect(page.getByText('No jobs here')).toHaveCount(3);
    await expectGoodScreen(page, 'board of a project without jobs');
    for (const name of ['Go-live day', 'Connect the ERP']) {
      await page.getByRole('button', { name: 'Add job', exact: true }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.keyboard.press('Enter');
      await expect(job(page, name)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Add task to Connect the ERP' }).click();
    const form = page.getByRole('form', { name: 'Add task to Connect the ERP' });
    for (const headline of ['Name the contact', 'Open the firewall']) {
      await form.getByLabel('Headline').fill(headline);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: headline })).toBeVisible();
    }
    await form.getByLabel('Headline').fill('Watch the film');
    await form.getByLabel('Mandatory').uncheck();
    await form.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByRole('link', { name: 'Watch the film' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  });

  await test.step('begun by the keyboard, but not done before its tasks are', async () => {
    const handle = job(page, 'Connect the ERP').getByRole('button', {
      name: 'Connect the ERP',
      exact: true,
    });
    await carry(page, handle, ['ArrowRight', /to Active, 1 of 1/]);
    await expect(
      column(page, 'Active').getByRole('heading', { name: 'Connect the ERP' }),
    ).toBeVisible();
    await expect
      .poll(async () => (await jobs()).map(({ status }) => status).toSorted())
      .toEqual(['ACTIVE', 'PENDING']);
    await carry(page, handle, ['ArrowRight', /cannot go to Done yet: 2 mandatory tasks are open/]);
    await expect(
      column(page, 'Active').getByRole('heading', { name: 'Connect the ERP' }),
    ).toBeVisible();
  });

  await test.step('a task goes to another job', async () => {
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Watch the film' }) });
    await line.last().hover();
    await page.getByRole('button', { name: 'Menu of Watch the film' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Job' }).click();
    await page.getByRole('option', { name: 'Go-live day' }).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(
      job(page, 'Go-live day').getByRole('link', { name: 'Watch the film' }),
    ).toBeVisible();
    await expect
      .poll(
        async () =>
          (await tasks()).find(({ headline }) => headline === 'Watch the film')?.moduleTitle,
      )
      .toBe('Go-live day');
    await expectGoodScreen(page, 'board of a project');
  });

  await test.step('the client does what is theirs, on the phone', async () => {
    for (const { id: taskId } of (await tasks()).filter(
      ({ moduleTitle }) => moduleTitle === 'Connect the ERP',
    ))
      await api.command('SetTaskAssignee', {
        plan: { kind: 'project', id: projectId },
        taskId,
        assignee: meis,
      });
    const phone = await phoneOf(browser);
    await enter(phone, mei);
    await phone.goto('/portal?w=demo');
    await phone.getByRole('link', { name: new RegExp(`Billing ${run}`) }).click();
    await expect(
      phone.getByRole('heading', { level: 1, name: 'Hello Mei, one thing this week' }),
    ).toBeVisible();
    await expect(phone).toHaveTitle(`Billing ${run} · Project Services`);
    await expect(phone.getByRole('heading', { level: 2, name: 'Name the contact' })).toBeVisible();
    await expect(phone.getByRole('listitem').filter({ hasText: 'Connect the ERP' })).toContainText(
      '0 of 2, you are here',
    );
    await expectGoodScreen(phone, 'jobs in the portal');
    await goWithin(phone, `/portal/steps/${projectId}`);
    await expect(phone.getByRole('heading', { level: 1, name: 'All steps' })).toBeVisible();
    await expect(phone.getByText('Go-live day')).toBeVisible();
    await expectGoodScreen(phone, 'all jobs in the portal');
    await goWithin(phone, `/portal/process/${projectId}`);
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.getByRole('link', { name: 'Hand over' }).click();
    await phone
      .getByRole('dialog', { name: 'Hand to a colleague' })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    await expect(phone).toHaveURL(/[^#]$/);
    await phone.getByRole('button', { name: 'Mark as done' }).click();
    await expect(phone.getByRole('heading', { name: 'Open the firewall' })).toBeVisible();
    await phone.getByRole('button', { name: 'Mark as done' }).click();
    await expect(
      phone.getByRole('heading', { level: 1, name: 'Hello Mei, nothing for you right now' }),
    ).toBeVisible();
    await expect(phone.getByText('2 are done')).toBeVisible();
    await phone.context().close();
  });

  await test.step('which is seen at once, and lets the job be done, by the mouse', async () => {
    const erp = job(page, 'Connect the ERP');
    await expect(erp.getByRole('img', { name: '2 of 2 tasks are done' })).toBeVisible();
    await settled(page);
    const from = (await erp
      .getByRole('button', { name: 'Connect the ERP', exact: true })
      .boundingBox())!;
    const to = (await column(page, 'Done').boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 6 });
    await page.mouse.move(to.x + 80, to.y + 120, { steps: 12 });
    await expect(page.getByText(/to Done, 1 of 1/).first()).toBeAttached();
    await page.mouse.up();
    await expect(
      column(page, 'Done').getByRole('heading', { name: 'Connect the ERP' }),
    ).toBeVisible();
    await expect
      .poll(async () => (await jobs()).map(({ status }) => status).toSorted())
      .toEqual(['DONE', 'PENDING']);
  });

  await test.step('a job goes by its name, and comes back', async () => {
    await page.getByRole('button', { name: 'Menu of Go-live day' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Go-live day');
    await page.keyboard.press('Enter');
    await expect(job(page, 'Go-live day')).toHaveCount(0);
    const told = page.getByRole('alert').filter({ hasText: 'The job was deleted' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(
      job(page, 'Go-live day').getByRole('link', { name: 'Watch the film' }),
    ).toBeVisible();
  });
});
