import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { amara, demo, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string };

test('a task that the team hides is gone for the client, count and all, and comes back when it is shown', async ({
  page,
  browser,
}) => {
  const [processId, moduleId, taskId, otherId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const staff = await apiAs(mikkel);
  await staff.command('CreateProcess', {
    ...{ processId, projectId: demo.project, blueprintId: demo.blueprint },
    ...{ name: 'Hidden tasks', start: '2026-11-01', end: '2026-12-31' },
  });
  const plan = { kind: 'process', id: processId } as const;
  const [milestone] = await staff.list<Row>('milestones', { planId: processId }, ['place', 'ASC']);
  await staff.command('AddModule', { plan, moduleId, milestoneId: milestone!.id, title: 'Prices' });
  for (const [id, headline] of [
    [taskId, 'Agree on the price'],
    [otherId, 'Name who signs'],
  ] as const)
    await staff.command('AddTask', { plan, moduleId, taskId: id, blockId: randomUUID(), headline });
  const people = await staff.list<Row & { email: string | null }>('people', {});
  const amaraId = people.find(({ email }) => email === amara)!.id;
  await staff.command('AssignTasks', { plan, taskIds: [taskId, otherId], assignee: amaraId });
  await staff.command('SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
  const client = await apiAs(amara);
  const seen = async () => {
    const [module] = await client.list<Row & { tasksTotal: number }>('modules', { id: moduleId });
    const tasks = await client.list<Row>('tasks', { moduleId });
    return { total: module?.tasksTotal, tasks: tasks.map(({ id }) => id).toSorted() };
  };
  const both = { total: 2, tasks: [taskId, otherId].toSorted() };
  await expect.poll(seen).toEqual(both);

  await enter(page, mikkel);
  await page.goto(`/module/${processId}/${moduleId}/context#${taskId}`);
  const visibleTo = page.getByRole('combobox', { name: 'Visible to' });
  const choose = async (words: string) => {
    await visibleTo.click();
    await page.getByRole('option', { name: words }).click();
  };
  // Amara has it: it is not for the team only, but may be hidden until it is shown.
  await choose('Team only');
  await expect(page.getByText(/Somebody of the client has “Agree on the price”/)).toBeVisible();
  await choose('Hidden for now');
  await expect(
    page.locator('.task-row').getByRole('img', { name: 'Hidden for now' }),
  ).toBeVisible();
  await expect.poll(seen).toEqual({ total: 1, tasks: [otherId] });

  const theirs = await browser.newContext();
  const portal = await theirs.newPage();
  await enter(portal, amara);
  await portal.goto(`/portal/task/${processId}/${taskId}`);
  await expect(portal.getByRole('heading', { name: 'Agree on the price' })).toHaveCount(0);
  await portal.goto(`/portal/task/${processId}/${otherId}`);
  await expect(portal.getByRole('heading', { name: 'Name who signs' })).toBeVisible();
  await theirs.close();

  await choose('As its module');
  await expect.poll(seen).toEqual(both);
});
