import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { TaskRow } from '@waymark/api';
import { newField } from '@waymark/events/forms';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

test('a process is shared by link and password; a guest works on the phone under their own name until sharing stops', async ({
  page,
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(priya);
  const formTask = await oneThatAsksFor(api, processId, tasks[0]);
  await enter(page, priya);
  await page.goto(`/project/${demo.project}/${processId}`);
  await page.getByRole('button', { name: /Users from/ }).click();
  await page.getByRole('tab', { name: 'Share' }).click();
  const password = page.getByRole('textbox', { name: 'Password' });
  const set = page.getByRole('button', { name: 'Set password' });

  await test.step('the first password makes the link', async () => {
    await expect(set).toBeDisabled();
    await page.getByRole('button', { name: 'Suggest' }).click();
    await expect(password).toHaveValue(/^([a-z]+-){4}\d\d$/);
    await expect(page.getByRole('button', { name: 'Copy password' })).toBeVisible();
    await password.fill('harbour');
    await set.click();
    await expect(page.getByText('The password must have at least 10 characters.')).toBeVisible();
    await expect(password).toHaveValue('harbour');
    await password.fill('harbour-lantern-42');
    await set.click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await expectGoodScreen(page, 'a process that is shared');
  });
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toMatch(/\/portal\/share#[\w-]{22}$/);

  const statusOf = async (taskId: string) =>
    (await api.list<TaskRow>('tasks', { planId: processId })).find(({ id }) => id === taskId)
      ?.status;
  const phone = await phoneOf(browser);
  await test.step('a guest comes in and does what is next', async () => {
    await phone.goto(link);
    await expect(phone.getByText('shared this with you.')).toBeVisible();
    await expectGoodScreen(phone, 'the door of a share');
    await phone.getByLabel('Your name').fill('Gil Guest');
    await phone.getByLabel('Password', { exact: true }).fill('harbor-lantern-42');
    await phone.getByRole('button', { name: 'Open project' }).click();
    await expect(phone.getByRole('alert')).toHaveText('This is not the password.');
    await expect(phone.getByLabel('Your name')).toHaveValue('Gil Guest');
    await phone.getByLabel('Password', { exact: true }).fill('harbour-lantern-42');
    await phone.getByRole('button', { name: 'Open project' }).click();
    await expect(phone.getByText('Next for you')).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
    await phone.goto(`/portal/task/${processId}/${tasks[0]}`);
    await phone.getByRole('button', { name: 'Mark as done' }).click();
    await expect.poll(() => statusOf(tasks[0])).toBe('DONE');
  });

  await test.step('and fills in a form, with a file, which the team reads', async () => {
    await phone.goto(`/portal/task/${processId}/${formTask}`);
    await phone.getByLabel('Who signs for you?').fill('Noor Haddad');
    const file = {
      name: 'mandate.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    };
    await phone.locator('input[type=file]').setInputFiles(file);
    await expect(phone.getByRole('button', { name: 'Remove mandate.pdf' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByLabel('Who signs for you?')).toHaveValue('Noor Haddad');
    await expectGoodScreen(phone, 'a form that a guest fills in');
    await phone.getByRole('button', { name: 'Send answers' }).click();
    await expect(phone.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect.poll(() => statusOf(formTask)).toBe('DONE');
    const [row] = await api.list<{ guests: Record<string, string>; files: { name: string }[] }>(
      'answers',
      { taskId: formTask },
    );
    expect([Object.values(row!.guests), row!.files.map(({ name }) => name)]).toEqual([
      ['Gil Guest'],
      ['mandate.pdf'],
    ]);
  });

  await test.step('the team sees who looked, and the history calls them as they did', async () => {
    await expect(page.getByText('Gil Guest')).toBeVisible();
    await expect
      .poll(async () =>
        (
          await api.list<{ actorName: string }>(
            'history',
            { planId: processId, event: 'TaskStatusSet' },
            ['position', 'DESC'],
          )
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
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

/** A task beside another, with whom that is, that asks for a form of two questions. */
async function oneThatAsksFor(
  api: Awaited<ReturnType<typeof apiAs>>,
  processId: string,
  beside: string,
): Promise<string> {
  const plan = { kind: 'process', id: processId } as const;
  const tasks = await api.list<TaskRow>('tasks', { planId: processId });
  const { moduleId, assignee } = tasks.find(({ id }) => id === beside)!;
  const [formId, taskId] = [randomUUID(), randomUUID()];
  const name = `Mandate ${formId.slice(0, 8)}`;
  const fields = [
    newField('shortText', 'who', { label: 'Who signs for you?' }),
    newField('file', 'mandate', { label: 'The mandate' }),
  ].map((field) => ({ ...field, required: true }));
  await api.command('AddForm', { formId, name, fields });
  await api.command('PublishForm', { formId });
  const content = { type: 'form', formId, version: 1, name } as const;
  await api.command('AddTask', {
    plan,
    moduleId,
    taskId,
    blockId: randomUUID(),
    headline: 'Who signs',
    content,
  });
  await api.command('SetTaskAssignee', { plan, taskId, assignee });
  return taskId;
}
