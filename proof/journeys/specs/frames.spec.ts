import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { TaskRow } from '@waymark/api';
import { newField } from '@waymark/events/forms';
import { anotherSite } from '../fixtures/anotherSite.ts';
import { apiAs } from '../fixtures/api.ts';
import { amara, demo, ines } from '../fixtures/people.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

test('another site shows a form in a frame, without a cookie, and it is filled in there', async ({
  page,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const rows = () => api.list<TaskRow>('tasks', { planId: processId });
  const first = (await rows()).find(({ id }) => id === tasks[0])!;
  const formId = randomUUID();
  const fields = Array.from({ length: 6 }, (_, nth) =>
    newField('shortText', `q${nth}`, { label: `Question ${nth}` }),
  );
  await api.command('AddForm', { formId, name: 'Kick-off', fields });
  await api.command('PublishForm', { formId });
  const key = `wmk_${randomBytes(32).toString('base64url')}`;
  await api.command('SetFormKey', { formId, key });
  const plan = { kind: 'process', id: processId } as const;
  const taskId = randomUUID();
  const content = { type: 'form', formId, version: 1, name: 'Kick-off' } as const;
  const where = { plan, moduleId: first.moduleId, taskId, blockId: randomUUID() };
  await api.command('AddTask', { ...where, headline: 'Before we begin', content });
  await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
  const task = { planKind: 'process', planId: processId, taskId } as const;
  const asked = { workspaceId: demo.workspace, formId };
  const site = await anotherSite(key, {
    '/': { ...asked, task, email: amara },
    '/builder': { ...asked, email: ines },
  });
  const ours = `http://127.0.0.1:${site.port}`;
  await api.command('SetFormOrigins', { formId, origins: [ours] });
  const frame = page.frameLocator('#form');
  const height = () =>
    page.locator('#form').evaluate((element) => element.getBoundingClientRect().height);

  await test.step('it is as high as it is, and sends what was answered', async () => {
    await page.goto(ours);
    await expect(frame.getByRole('heading', { name: 'Before we begin' })).toBeVisible();
    await expect.poll(height).toBeGreaterThan(500);
    const inside = await frame
      .locator('main')
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBe(Math.ceil(inside / 10) * 10 + 10);
    for (const nth of fields.keys())
      await frame.getByLabel(`Question ${nth}`).fill(`Answer ${nth}`);
    await frame.getByRole('button', { name: 'Send answers' }).click();
    await expect(frame.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(page.locator('#told')).toHaveText('FORM_UPDATED GO_BACK ');
    await expect
      .poll(async () => (await rows()).find(({ id }) => id === taskId)?.status)
      .toBe('DONE');
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('the ticket was used up by that', async () => {
    const address = await page.locator('#form').getAttribute('src');
    await page.goto('about:blank');
    await page.goto(address!);
    await expect(page.getByRole('heading', { name: 'This form is no longer open' })).toBeVisible();
  });

  await test.step('the form is made there by who is of the team', async () => {
    await page.goto(`${ours}/builder`);
    await expect.poll(height).toBe(730);
    await frame.getByRole('button', { name: 'Phone' }).first().click();
    await expect(page.locator('#told')).toContainText('FORM_UPDATED');
    await expect(frame.getByRole('button', { name: 'Embed' })).toHaveCount(0);
    await frame.getByRole('link', { name: 'Back' }).click();
    await expect(page.locator('#told')).toContainText('GO_BACK');
    const [draft] = await api.list<{ definition: { fields: unknown[] } }>('formDrafts', {
      id: formId,
    });
    expect(draft?.definition.fields.length).toBe(7);
  });

  await test.step('a site that is not named shows it to nobody; where somebody develops, the demo says why', async () => {
    await page.goto(`http://localhost:${site.port}`);
    // A frame that is silent for ten seconds counts as one that may not be shown there.
    await expect(frame.getByRole('note')).toContainText(
      `cannot be reached from http://localhost:${site.port}`,
      { timeout: 20_000 },
    );
    await frame.getByLabel('Your name').fill('Ada');
    await frame.getByRole('radio', { name: 'An intranet' }).check();
    await frame.getByRole('button', { name: 'Send answers' }).click();
    await expect(frame.getByText('Nothing was sent.')).toBeVisible();
  });
  await site.stop();
  // Others look at what there is of its client.
  await api.command('DeleteProcess', { processId });
});
