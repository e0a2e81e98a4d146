import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { TaskRow } from '@waymark/api';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { amara, ines } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

type Form = { id: string; name: string; version: number };

test('a form is filled in on the phone, kept through a reload, sent with a file, read by the team, and changed when they ask', async ({
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const rows = () => api.list<TaskRow>('tasks', { planId: processId });
  const first = (await rows()).find(({ id }) => id === tasks[0])!;
  const form = (await api.list<Form>('forms', {})).find(
    ({ name }) => name === 'Single sign-on setup',
  )!;
  const taskId = randomUUID();
  const content = {
    type: 'form',
    formId: form.id,
    version: form.version,
    name: form.name,
  } as const;
  const where = { plan, moduleId: first.moduleId, taskId, blockId: randomUUID() };
  await api.command('AddTask', { ...where, headline: 'Set up sign-on', content });
  await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
  const status = async () => (await rows()).find(({ id }) => id === taskId)?.status;
  const phone = await phoneOf(browser);
  await enter(phone, amara);

  await test.step('a form that could not be loaded says so, and comes by trying again', async () => {
    await phone.route('**/api/formVersions?*', (route) => route.fulfill({ status: 500, body: '' }));
    await phone.goto(`/portal/task/${processId}/${taskId}`);
    await expect(phone.getByRole('alert').filter({ hasText: 'Not loaded.' })).toBeVisible();
    await expectGoodScreen(phone, 'a form that could not be loaded');
    await phone.unroute('**/api/formVersions?*');
    await phone.getByRole('button', { name: 'Try again' }).click();
    await expect(phone.getByText('Another', { exact: true })).toBeVisible();
  });

  await test.step('what was answered is there after a reload', async () => {
    await phone.getByText('Another', { exact: true }).click();
    await phone.getByLabel('Name of the provider').fill('Ping Identity');
    await expectGoodScreen(phone, 'a form that is being filled in');
    await phone.reload();
    await expect(phone.getByLabel('Name of the provider')).toHaveValue('Ping Identity');
  });

  await test.step('what lacks is named, and each name leads to its question', async () => {
    await phone.getByRole('button', { name: 'Send answers' }).click();
    await expect(phone.getByText(/^Not sent: \d answers need a look/)).toBeVisible();
    await expectGoodScreen(phone, 'a form with answers that lack');
    await phone.getByRole('link', { name: 'How many people will sign in?' }).click();
    await expect(phone.getByLabel('How many people will sign in?')).toBeFocused();
    expect(await status()).toBe('TODO');
  });

  await test.step('sent, it is done', async () => {
    await phone.getByLabel('Region of the directory').selectOption('Europe');
    await phone.getByRole('radio', { name: '3' }).check();
    const file = {
      name: 'metadata.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    };
    await phone.locator('input[type=file]').first().setInputFiles(file);
    await expect(phone.getByRole('button', { name: 'Remove metadata.pdf' })).toBeVisible();
    await phone.getByLabel('How many people will sign in?').fill('140');
    await phone.getByLabel('E-mail of the technical contact').fill('noor@harrowgate.example');
    await phone.getByLabel('I may decide this for our company').check();
    await phone.getByRole('button', { name: 'Send answers' }).click();
    await expect(phone.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect.poll(status).toBe('DONE');
  });

  const desk = await deskOf(browser);
  await test.step('the team reads them and asks for a change', async () => {
    await enter(desk, ines);
    await desk.goto(`/module/${processId}/${first.moduleId}/tasks#${taskId}`);
    await expect(desk.getByText('Ping Identity')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'metadata.pdf' })).toHaveAttribute(
      'href',
      /\/api\/files\//,
    );
    await desk.getByRole('button', { name: 'Ask for a change' }).click();
    await desk
      .getByRole('dialog')
      .getByLabel('How many people will sign in?')
      .fill('Is that with the contractors?');
    await desk.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.poll(status).toBe('IN_PROGRESS');
  });

  await test.step('who changes it sees the words above the question, the team old and new', async () => {
    await expect(phone.getByText('Is that with the contractors?')).toBeVisible();
    await phone.getByLabel('How many people will sign in?').fill('152');
    await phone.getByRole('button', { name: 'Send answers' }).click();
    await expect.poll(status).toBe('DONE');
    await expect(desk.locator('del', { hasText: '140' })).toBeVisible();
    await expect(desk.getByText('152')).toBeVisible();
    await expectGoodScreen(desk, 'answers beside a task');
  });

  await test.step('the answers of all projects stand in a grid, the version that was answered last first', async () => {
    await goWithin(desk, `/settings/forms/${form.id}/answers`);
    await expect(desk.getByRole('combobox', { name: 'Version' })).toHaveText(
      `Version ${form.version}`,
    );
    await expect(desk.getByRole('cell', { name: '152' })).toBeVisible();
    await expectGoodScreen(desk, 'answers of all projects');
    await desk.getByRole('combobox', { name: 'Version' }).click();
    await desk.getByRole('option', { name: 'Version 1' }).click();
    await expect(desk.getByRole('cell', { name: '152' })).toHaveCount(0);
    await desk.getByRole('link', { name: 'Form Templates' }).click();
    await expect(desk).toHaveURL('/settings/forms');
    await goWithin(desk, `/module/${processId}/${first.moduleId}/tasks#${taskId}`);
  });

  await test.step('the team takes them back, and what was said waits to be sent anew', async () => {
    await desk.getByRole('button', { name: 'Take answers back' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Take answers back' }).click();
    await expect.poll(status).toBe('IN_PROGRESS');
    await expect(desk.getByText('The answers were taken back.')).toBeVisible();
    await expect(phone.getByLabel('How many people will sign in?')).toHaveValue('152');
  });
});

test('a task that is not here yet shows once it is', async ({ browser }) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const plan = { kind: 'process', id: processId } as const;
  const [first] = await api.list<TaskRow>('tasks', { id: tasks[0] });
  const taskId = randomUUID();
  const phone = await phoneOf(browser);
  await enter(phone, amara);
  await phone.goto(`/portal/task/${processId}/${taskId}`);
  await expect(phone.getByRole('heading', { name: 'This task was not found' })).toBeVisible();
  const where = { plan, moduleId: first!.moduleId, taskId, blockId: randomUUID() };
  await api.command('AddTask', { ...where, headline: 'Come along' });
  await expect(phone.getByRole('heading', { name: 'Come along' })).toBeVisible();
  await phone.context().close();
});
