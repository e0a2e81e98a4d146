import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';

test('a process is shared by link and password; a guest works on the phone under their own name until sharing stops', async ({
  page,
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(priya);
  await enter(page, priya);
  await page.goto(`/project/${demo.project}/${processId}`);
  await page.getByRole('button', { name: /Users from/ }).click();
  await page.getByRole('tab', { name: 'Share' }).click();
  const password = page.getByRole('textbox', { name: 'Password' });
  const set = page.getByRole('button', { name: 'Set password' });

  await test.step('the first password makes the link', async () => {
    await expect(set).toBeDisabled();
    await page.getByRole('button', { name: 'Suggest' }).click();
    await expect(password).toHaveValue(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    await password.fill('harbour-lantern-42');
    await set.click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await expectGoodScreen(page, 'a process that is shared');
  });
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toMatch(/\/portal\/share#[\w-]{22}$/);

  const phone = await phoneOf(browser);
  await test.step('a guest comes in and does what is next', async () => {
    await phone.goto(link);
    await expect(phone.getByText('shared this with you.')).toBeVisible();
    await expectGoodScreen(phone, 'the door of a share');
    await phone.getByLabel('Your name').fill('Gil Guest');
    await phone.getByLabel('Password', { exact: true }).fill('harbor-lantern-42');
    await phone.getByRole('button', { name: 'Open process' }).click();
    await expect(phone.getByRole('alert')).toHaveText('This is not the password.');
    await expect(phone.getByLabel('Your name')).toHaveValue('Gil Guest');
    await phone.getByLabel('Password', { exact: true }).fill('harbour-lantern-42');
    await phone.getByRole('button', { name: 'Open process' }).click();
    await expect(phone.getByText('Next for you')).toBeVisible();
    await phone.goto(`/portal/task/${processId}/${tasks[0]}`);
    await phone.getByRole('button', { name: 'Mark as done' }).click();
    const status = async () =>
      (await api.list<{ id: string; status: string }>('tasks', { planId: processId })).find(({ id }) => id === tasks[0])
        ?.status;
    await expect.poll(status).toBe('DONE');
  });

  await test.step('the team sees who looked, and the history calls them as they did', async () => {
    await expect(page.getByText('Gil Guest')).toBeVisible();
    await expect
      .poll(async () =>
        (
          await api.list<{ actorName: string }>('history', { planId: processId, event: 'TaskStatusSet' }, [
            'position',
            'DESC',
          ])
        ).map(({ actorName }) => actorName),
      )
      .toContain('Gil Guest (guest)');
  });

  await test.step('once sharing is stopped the link leads nowhere, and the guest is out', async () => {
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    const asks = page.getByRole('dialog', { name: 'Stop sharing?' });
    await expect(asks).toContainText('one person loses access');
    await asks.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(set).toBeVisible();
    await phone.goto('/portal');
    await expect(phone.getByRole('heading', { name: 'This link does not lead anywhere any more' })).toBeVisible();
  });
});
