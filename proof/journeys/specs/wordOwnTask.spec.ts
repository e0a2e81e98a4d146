import { randomUUID } from 'node:crypto';
import type { TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { mei, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('who has added a task to a board words it, until somebody begins it', async ({ browser }) => {
  const run = randomUUID().slice(0, 8);
  const [projectId, jobId] = [`own-${run}`, `job-${run}`];
  const plan = { kind: 'project', id: projectId } as const;
  const api = await apiAs(priya);
  const headline = 'Add a second company code';
  await api.command('AddProject', {
    ...{ projectId, clientId: 'demo-sig-release', name: `Codes ${run}` },
  });
  await api.command('AddJob', { projectId, jobId, name: 'Connect the ERP', group: 'active' });
  await api.command('AddTask', {
    ...{ plan, moduleId: jobId, taskId: `first-${run}`, blockId: `of-first-${run}` },
    ...{ headline, mandatory: false, userAddable: true },
  });
  const addedTask = async () =>
    (await api.list<TaskRow>('tasks', { planId: projectId })).find(
      ({ id }) => id !== `first-${run}`,
    );

  const phone = await phoneOf(browser);
  await enter(phone, mei);
  await phone.goto(`/portal/process/${projectId}`);
  await phone.getByRole('button', { name: new RegExp(`^${headline}`) }).click();
  await expect(phone.getByText(`${headline} was added`)).toBeVisible();
  await expect.poll(addedTask).toBeDefined();
  const { id: taskId } = (await addedTask())!;

  await phone.goto(`/portal/task/${projectId}/${taskId}`);
  const change = phone.getByRole('button', { name: 'Change the words' });
  const sheet = phone.getByRole('dialog', { name: 'Change the words' });
  const title = sheet.getByLabel('What is to be done');
  const description = sheet.getByLabel(/^Description/);

  await test.step('without a headline it says what is missing', async () => {
    await change.click();
    await expect(title).toHaveValue(headline);
    await title.fill(' ');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Say in a few words');
    await expect(title).toBeFocused();
    expect((await title.boundingBox())!.width).toBe((await description.boundingBox())!.width);
    await expectGoodScreen(phone, 'a sheet that words a task, on a phone');
  });

  await test.step('what was typed outlives a close and a reload', async () => {
    await title.fill('Add the code of Lisbon');
    await description.fill('4711\nFrom January on.');
    await phone.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await phone.reload();
    await change.click();
    await expect(title).toHaveValue('Add the code of Lisbon');
    await expect(description).toHaveValue('4711\nFrom January on.');
    await phone.setViewportSize({ width: 1440, height: 900 });
    await expectGoodScreen(phone, 'a sheet that words a task, on a desk');
    await phone.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('saved, it is read by both sides', async () => {
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(
      phone.getByRole('heading', { level: 1, name: 'Add the code of Lisbon' }),
    ).toBeVisible();
    await expect(phone.getByText('From January on.')).toBeVisible();
    await expect(change).toBeFocused();
    expect(await addedTask()).toMatchObject({
      headline: 'Add the code of Lisbon',
      description: '<p>4711</p><p>From January on.</p>',
    });
  });

  await test.step('once somebody has begun it, it is worded by the team alone', async () => {
    await api.command('SetTaskStatus', { plan, taskId, status: 'IN_PROGRESS' });
    await expect(change).toBeHidden();
  });
  await phone.context().close();
});
