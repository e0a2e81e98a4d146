import { randomUUID } from 'node:crypto';
import type { ModuleRow, TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { longChecklist } from '../fixtures/checklist.ts';
import { demo, ines, noor } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { test } from '../fixtures/test.ts';
import { milestoneNames } from '../pages/builder.ts';
import { importPreviewed, previewImport } from '../pages/library.ts';
import { openTask } from '../pages/modulePage.ts';
import { expectTask, markDone } from '../pages/portal.ts';
import { line, showAs, shownPercentage, startModule } from '../pages/processPage.ts';
import { createInPlace, openWizard, pickTemplate, proceed, wizard } from '../pages/wizard.ts';

const TASKS = 1000;
const WRITTEN = '1,000';

test('a checklist of 1,000 tasks imports, rolls out, and every page of it can be used', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const name = `A thousand ${randomUUID().slice(0, 8)}`;
  await enter(page, ines);
  const dialog = await previewImport(page, 'thousand.md', longChecklist(name, TASKS));
  await expect(dialog.getByRole('status')).toContainText('10 milestones, 100 modules, 1,000 tasks');
  const blueprintId = await importPreviewed(page, dialog);
  await expect.poll(() => milestoneNames(page)).toHaveLength(10);
  await expect(page.getByRole('link', { name: 'Part 100', exact: true })).toBeAttached();

  const api = await apiAs(ines);
  const tenant = 'p::tenant';
  await api.command('AddPlaceholder', {
    plan: { kind: 'blueprint', id: blueprintId },
    placeholderId: tenant,
    name: 'Tenant',
    description: '',
  });
  const tasks = await api.list<TaskRow>('tasks', { planId: blueprintId });
  expect(tasks.length).toBe(TASKS);
  for (const task of tasks.filter(({ headline }) => /^Step [12] of/.test(headline))) {
    await api.command('SetTaskAssignee', {
      plan: { kind: 'blueprint', id: blueprintId },
      taskId: task.id,
      assignee: tenant,
    });
  }

  await openWizard(page);
  const client = wizard(page).getByRole('combobox', { name: 'Client', exact: true });
  await client.fill('Kelpline');
  await page.getByRole('option', { name: 'Kelpline' }).click();
  await createInPlace(page, 'project', name);
  await pickTemplate(page, name);
  await proceed(page);
  await proceed(page);
  await wizard(page)
    .getByRole('button', { name: /^Person for Tenant/ })
    .click();
  await page.getByLabel('Search people').fill('Noor');
  await page.getByRole('option', { name: 'Noor' }).click();
  await wizard(page).getByRole('button', { name: 'Create', exact: true }).click();
  // A thousand tasks are copied, and written to every read model, before the page opens.
  await expect(page).toHaveURL(/\/project\/[^/]+\/[^/]+$/, { timeout: 60_000 });
  const processId = new URL(page.url()).pathname.split('/')[3] as string;

  await expect(page.getByText(`0 of ${WRITTEN} tasks`, { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(100);
  await startModule(page, 'Part 1');
  await showAs(page, 'List');
  // The list draws a thousand rows, some at a time.
  await expect(line(page, 'Step 1000 of many')).toBeAttached({ timeout: 60_000 });
  await line(page, 'Step 1000 of many').getByRole('link').click();
  await expect(page.getByRole('complementary', { name: 'Task Step 1000 of many' })).toBeVisible();
  const modules = await api.list<ModuleRow>('modules', { planId: processId });
  await page.goto(
    `/module/${processId}/${modules.find(({ title }) => title === 'Part 50')?.id}/tasks`,
  );
  await openTask(page, 'Step 495 of many');

  const phone = await phoneOf(browser);
  await enter(phone, noor);
  await phone.goto(`/portal/process/${processId}?w=${demo.workspace}`);
  await phone.getByRole('link', { name: 'Open task' }).click();
  await expectTask(phone, 'Step 1 of many');
  await markDone(phone);
  await expectTask(phone, 'Step 2 of many');
  await phone.goto(`/portal/process/${processId}`);
  await expect(phone.getByText(`1 of ${TASKS} done`).first()).toBeVisible();
  await phone.context().close();

  await page.goto(`/project/x/${processId}`);
  await expect(page.getByText(`1 of ${WRITTEN} tasks`)).toBeVisible();
  await expect(shownPercentage(page)).toHaveText('0%');
});
