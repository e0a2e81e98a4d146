import { randomUUID } from 'node:crypto';
import type { TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { amara, ines } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';
import { openTask, saving } from '../pages/modulePage.ts';

test('a task that was added to a running execution is worded there, and the client reads it so', async ({
  page,
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const rows = await api.list<TaskRow>('tasks', { planId: processId });
  const { moduleId, assignee, headline: held } = rows.find(({ id }) => id === tasks[0])!;
  const taskId = randomUUID();
  await api.command('AddTask', {
    ...{ plan, moduleId, taskId, blockId: randomUUID() },
    headline: 'My New Task',
  });
  await api.command('SetTaskAssignee', { plan, taskId, assignee });

  await enter(page, ines);
  await page.goto(`/module/${processId}/${moduleId}/tasks`);
  await openTask(page, 'My New Task');
  const aside = page.getByRole('complementary', { name: /^Task / });
  await expect(aside.getByText(/edited in the process template/i)).toHaveCount(0);
  await saving(page, 'SetTaskHeadline', () =>
    aside.getByLabel('Headline').fill('Come along by boat'),
  );
  await aside.getByRole('group', { name: /^Description\. Press Enter to write/ }).click();
  const editor = aside.getByRole('textbox', { name: 'Description' });
  await saving(page, 'SetTaskDescription', () =>
    editor.pressSequentially('We meet at the harbour.'),
  );
  await editor.press('Escape');
  await expectGoodScreen(page, 'the sidebar of an added task');
  await page.reload();
  await expect(aside.getByLabel('Headline')).toHaveValue('Come along by boat');
  await expect(aside).toContainText('We meet at the harbour.');

  await test.step('what its blueprint holds is read there', async () => {
    await page
      .getByRole('complementary', { name: /^Task / })
      .getByRole('button', { name: 'Close' })
      .click();
    const other = await openTask(page, held);
    await expect(other.getByLabel('Headline')).toHaveCount(0);
    await expect(other.getByRole('link', { name: 'Open it' })).toBeVisible();
  });

  const phone = await phoneOf(browser);
  await enter(phone, amara);
  await phone.goto(`/portal/task/${processId}/${taskId}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Come along by boat' })).toBeVisible();
  await expect(phone.getByText('We meet at the harbour.')).toBeVisible();
  await phone.context().close();
});
