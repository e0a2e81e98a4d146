import { randomUUID } from 'node:crypto';
import type { TaskRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { demo, jonas, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('sign-in and code', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectGoodScreen(page, 'sign-in');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodScreen(page, 'sign-in, refused');
  await page.getByLabel('E-mail').fill('somebody@example.org');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodScreen(page, 'code, refused');
});

test('mailbox', async ({ page }) => {
  await page.goto('/mailbox');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectGoodScreen(page, 'mailbox');
  await page.goto(`/mailbox/${(await mailsTo('noor@kelpline.example')).at(-1)?.id}`);
  await expect(page.getByTitle('The mail as it looks')).toBeVisible();
  await expectGoodScreen(page, 'mail');
  await page.goto('/mailbox?to=nobody@example.org');
  await expectGoodScreen(page, 'mailbox, empty');
});

test('portal', async ({ page }) => {
  await enter(page, jonas);
  await page.goto(`/portal/process/${demo.process}`);
  await expect(page.getByText('Next for you')).toBeVisible();
  await expectGoodScreen(page, 'portal, home');
  await goWithin(page, `/portal/tasks/${demo.process}`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectGoodScreen(page, 'portal, tasks');
  await goWithin(page, `/portal/process/${demo.process}`);
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All steps' })).toBeVisible();
  await expectGoodScreen(page, 'portal, all steps');
  const mine = page.getByRole('button', { name: /^Mine, / });
  await mine.click();
  await page.reload();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const { open, stuck, done } = await tasksOf();
  await show(page, stuck);
  await expect(page.getByRole('region', { name: 'Stuck' })).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();
  await expectGoodScreen(page, 'portal, stuck task');
  await show(page, done);
  await expectGoodScreen(page, 'portal, done task');
  await show(page, open);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await expectGoodScreen(page, 'portal, task');
  for (const [button, sheet] of [
    ['I’m stuck', 'What is in the way?'],
    ['Hand to a colleague', 'Hand to a colleague'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: sheet });
    await expect(dialog).toBeVisible();
    await expectGoodScreen(page, `portal, ${sheet}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  // As the button of a mail leads there: it is asked, and nothing is done by that.
  await page.goto(`/portal/task/${demo.process}/${open?.id}#done`);
  const asked = page.getByRole('dialog', { name: 'Mark this as done?' });
  await expect(asked).toBeVisible();
  await expectGoodScreen(page, 'portal, asked whether it is done');
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/[^#]$/);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await goWithin(page, '/portal/task/no/such');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodScreen(page, 'portal, not there');
});

const show = (page: Page, task: TaskRow | undefined) =>
  goWithin(page, `/portal/task/${demo.process}/${task?.id}`);

/** Tasks of Jonas in the demo's stuck process. */
async function tasksOf() {
  const api = await apiAs(mikkel);
  const people = await api.list<{ id: string; email: string | null }>('people', {
    clientId: 'demo-tidepool',
  });
  const me = people.find(({ email }) => email === jonas)?.id;
  const mine = (await api.list<TaskRow>('tasks', { planId: demo.process })).filter(
    ({ assignee }) => assignee === me,
  );
  const by = (status: TaskRow['status']) => mine.find((task) => task.status === status);
  return {
    open: mine.find(({ status, moduleStatus }) => status === 'TODO' && moduleStatus === 'ACTIVE'),
    stuck: by('STUCKED'),
    done: by('DONE'),
  };
}

test('portal of somebody with nothing to do', async ({ page }) => {
  const api = await apiAs(mikkel);
  const clientId = randomUUID();
  const email = `idle-${clientId}@example.org`;
  await api.command('AddClient', { clientId, name: 'A client without projects' });
  await api.command('InviteClientUser', {
    clientId,
    email,
    profile: { firstName: 'Ida', lastName: 'Idle', gender: 'FEMALE' },
  });
  await enter(page, email);
  await page.goto('/portal/');
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expectGoodScreen(page, 'portal, invited and nothing else');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ida' })).toBeVisible();
  await expectGoodScreen(page, 'portal, no project');
});
