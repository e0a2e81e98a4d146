import { randomUUID } from 'node:crypto';
import { devices, expect } from '@playwright/test';
import type { TaskRow } from '@waymark/api';
import { apiAs } from '../fixtures/api.ts';
import { codeAfter } from '../fixtures/mailbox.ts';
import { origin } from '../fixtures/origin.ts';
import { demo, jonas, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { expectTask, sayStuck } from '../pages/portal.ts';

test('a session that is ended from elsewhere leaves nothing readable on the device, and what was not sent comes back', async ({
  browser,
}) => {
  const processId = randomUUID();
  const { userAgent } = devices['iPhone 14'];
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent,
  };
  const context = await browser.newContext({ baseURL: origin, ...phone, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await enter(page, jonas);
  const staff = await apiAs(mikkel);
  const people = await staff.list<{ id: string; email: string | null }>('people', {
    clientId: 'demo-tidepool',
  });
  const me = people.find(({ email }) => email === jonas)!.id;
  await staff.command('CreateProcess', {
    ...{
      processId,
      projectId: demo.project,
      blueprintId: demo.blueprint,
      name: 'On a shared device',
    },
    ...{ start: '2026-11-01', end: '2026-12-31', matching: {}, variables: {} },
  });
  const plan = { kind: 'process', id: processId } as const;
  const [module] = await staff.list<{ id: string }>('modules', {
    planId: processId,
    audience: 'EXTERN',
  });
  await staff.command('SetModuleStatus', { plan, moduleId: module!.id, status: 'ACTIVE' });
  const [task] = await staff.list<TaskRow>('tasks', { planId: processId, audience: 'EXTERN' }, [
    'place',
    'ASC',
  ]);
  await staff.command('SetTaskAssignee', { plan, taskId: task!.id, assignee: me });

  await page.goto(`/portal/task/${processId}/${task!.id}`);
  await expectTask(page, task!.headline);
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).join(' '));
  await expect.poll(caches).toContain('waymark.last-seen');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waymark.owner'))).toContain(me);
  await context.setOffline(true);
  await sayStuck(page, 'I have a question', 'Who signs this?');
  const lines = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await lines()).toContain('Who signs this?');

  const elsewhere = await browser.newContext({ baseURL: origin });
  const other = await elsewhere.newPage();
  await enter(other, jonas);
  await other.goto('/portal/sessions');
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(other.getByText('You are signed out everywhere but here.')).toBeVisible();
  await elsewhere.close();

  await context.setOffline(false);
  // The page stays under the question who is there; the device keeps nothing that can be read.
  await expect(page.getByRole('dialog', { name: 'Login', exact: true })).toBeVisible();
  await expect.poll(lines).toContain('waymark.sealed.');
  await expect.poll(lines).not.toMatch(/Who signs this|waymark\.(waits|owner|first-reads)/);
  await expect.poll(caches).not.toContain('waymark.last-seen');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sign in to send the change waiting on this device.')).toBeVisible();

  await page.getByLabel('E-mail').fill(jonas);
  const code = await codeAfter(jonas, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect
    .poll(async () => (await staff.list<TaskRow>('tasks', { id: task!.id }))[0]?.stuckReason)
    .toBe('I have a question: Who signs this?');
  await expect.poll(lines).not.toContain('waymark.sealed.');
  await context.close();
});
