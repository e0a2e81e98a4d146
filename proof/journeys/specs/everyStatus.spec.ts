import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { ExecutionRow, TaskRow } from '@waymark/api';
import { apiAs } from '../fixtures/api.ts';
import { standInForProviders } from '../fixtures/bookingPages.ts';
import { amara, ines } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

type Form = { id: string; name: string; version: number };
type Made = { planId: string; taskId: string; kind: string; where: string };

const moduleStatuses = ['PENDING', 'ACTIVE', 'PAUSED', 'DONE'] as const;
const groups = ['inactive', 'active', 'done'] as const;

test('each kind of task can be worked on by the client wherever its module or job stands, or the page says why not', async ({
  browser,
}) => {
  const { processId, tasks } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(ines);
  const first = (await api.list<TaskRow>('tasks', { planId: processId })).find(
    ({ id }) => id === tasks[0],
  )!;
  const [execution] = await api.list<ExecutionRow>('executions', { id: processId });
  const form = (await api.list<Form>('forms', {})).find(
    ({ name }) => name === 'Single sign-on setup',
  )!;
  const contents = {
    simple: { type: 'simple', action: null },
    form: { type: 'form', formId: form.id, version: form.version, name: form.name },
    booking: {
      type: 'schedule',
      provider: 'CALENDLY',
      link: 'https://calendly.com/priya-ps/connection-test',
    },
    'form that is not chosen': { type: 'form', formId: '', version: 0, name: '' },
    'booking without a page': { type: 'schedule', provider: 'CALENDLY', link: '' },
  } as const;
  const made: Made[] = [];
  const fill = async (
    plan: { kind: 'process' | 'project'; id: string },
    moduleId: string,
    where: string,
  ) => {
    for (const [kind, content] of Object.entries(contents)) {
      const taskId = randomUUID();
      const headline = `${kind}, ${where}`;
      await api.command('AddTask', {
        plan,
        moduleId,
        taskId,
        blockId: randomUUID(),
        headline,
        content,
      });
      await api.command('SetTaskAssignee', { plan, taskId, assignee: first.assignee });
      made.push({ planId: plan.id, taskId, kind, where });
    }
  };

  await test.step('modules in each status, with a task of each kind', async () => {
    const plan = { kind: 'process', id: processId } as const;
    for (const status of moduleStatuses) {
      const moduleId = randomUUID();
      const set = (to: (typeof moduleStatuses)[number]) =>
        api.command('SetModuleStatus', { plan, moduleId, status: to, withoutMail: true });
      await api.command('AddModule', {
        plan,
        moduleId,
        milestoneId: first.milestoneId,
        title: `Module ${status}`,
      });
      await api.command('SetModuleAudience', { plan, moduleId, audience: 'EXTERN' });
      await fill(plan, moduleId, `module ${status}`);
      if (status !== 'PENDING') await set('ACTIVE');
      if (status === 'PAUSED' || status === 'DONE') await set(status);
      if (status === 'DONE')
        for (const { taskId } of made.filter(({ where }) => where === 'module DONE'))
          await api.command('SetTaskStatus', { plan, taskId, status: 'TODO' });
    }
  });

  await test.step('jobs in each group, with the same', async () => {
    const projectId = randomUUID();
    await api.command('AddProject', {
      projectId,
      clientId: execution!.clientId,
      name: 'Each kind',
    });
    for (const group of groups) {
      const jobId = randomUUID();
      await api.command('AddJob', { projectId, jobId, name: `Job ${group}`, group });
      await fill({ kind: 'project', id: projectId }, jobId, `job ${group}`);
    }
  });

  const client = await apiAs(amara);
  const phone = await phoneOf(browser);
  await standInForProviders(phone.context());
  await enter(phone, amara);
  for (const { planId, taskId, kind, where } of made)
    await test.step(`${kind}, ${where}`, async () => {
      await phone.goto(`/portal/task/${planId}/${taskId}`);
      await expect(phone.getByRole('heading', { name: `${kind}, ${where}` })).toBeVisible();
      await expect(phone.getByRole('button', { name: 'I’m stuck' })).toBeVisible();
      const done = phone.getByRole('button', { name: 'Mark as done' });
      const send = phone.getByRole('button', { name: 'Send answers' });
      const calendar = phone.getByRole('region', { name: 'Book a time' });
      const says = (text: string) => expect(phone.getByText(text)).toBeVisible();
      if (kind === 'simple') await expect(done).toBeVisible();
      if (kind === 'form') await expect(send).toBeVisible();
      if (kind === 'booking') await expect(calendar).toBeVisible();
      if (kind === 'form that is not chosen') await says('There is no form here yet.');
      if (kind === 'booking without a page') await says('There is no calendar here yet.');
      await expect(done).toHaveCount(kind === 'simple' ? 1 : 0);
      await expect(send).toHaveCount(kind === 'form' ? 1 : 0);
      await expect(calendar).toHaveCount(kind === 'booking' ? 1 : 0);
      // A button that sends a form has one to send.
      await expect
        .poll(() =>
          phone.evaluate(() =>
            [...document.querySelectorAll('button[form]')].filter(
              (button) => document.getElementById(button.getAttribute('form') ?? '') === null,
            ),
          ),
        )
        .toEqual([]);
      if (kind !== 'simple') {
        const plan = { kind: where.startsWith('job') ? 'project' : 'process', id: planId } as const;
        await expect(
          client.command('SetTaskStatus', { plan, taskId, status: 'DONE' }),
        ).rejects.toThrow();
      }
    });
  await phone.context().close();
});
