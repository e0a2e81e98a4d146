import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { amara, demo, jonas, mikkel } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string };

test('who of the client takes part in a module takes what nobody has in it, and stands first where a colleague is chosen', async ({
  browser,
}) => {
  const [processId, moduleId, taskId] = [randomUUID(), randomUUID(), randomUUID()];
  const staff = await apiAs(mikkel);
  await staff.command('CreateProcess', {
    ...{ processId, projectId: demo.project, blueprintId: demo.blueprint },
    ...{ name: 'Taking part', start: '2026-11-01', end: '2026-12-31' },
  });
  const plan = { kind: 'process', id: processId } as const;
  const [milestone] = await staff.list<Row>('milestones', { planId: processId }, ['place', 'ASC']);
  await staff.command('AddModule', {
    plan,
    moduleId,
    milestoneId: milestone!.id,
    title: 'Open work',
  });
  await staff.command('AddTask', {
    plan,
    moduleId,
    taskId,
    blockId: randomUUID(),
    headline: 'Name a tester',
  });
  await staff.command('SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
  const people = await staff.list<Row & { email: string | null }>('people', {});
  const idOf = (email: string) => people.find((person) => person.email === email)!.id;
  const takingPart = (email: string) =>
    staff.command('SetModuleParticipants', { plan, moduleId, participants: [idOf(email)] });
  await takingPart(jonas);

  const page = await phoneOf(browser);
  await enter(page, amara);
  const open = () => page.goto(`/portal/task/${processId}/${taskId}`);
  const takeOver = page.getByRole('button', { name: 'Take it over' });
  await open();
  await expect(page.getByRole('heading', { name: 'Name a tester' })).toBeVisible();
  await expect(takeOver).toHaveCount(0);

  await takingPart(amara);
  await open();
  await takeOver.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio').first()).toBeChecked();
  await expect(sheet.locator('label').first()).toContainText('Takes part here');
  await sheet.getByRole('button', { name: 'Take it over' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  // The page shows it before the server has it.
  await expect
    .poll(() => staff.list<Row & { assignee: string | null }>('tasks', { id: taskId }))
    .toMatchObject([{ assignee: idOf(amara) }]);
  await page.context().close();
});
