import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { demo, mikkel, noor } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/**
 * Mikkel's second workspace, with a process of a client whose user Noor is; both are in the demo's
 * first.
 */
const second = {
  workspace: randomUUID(),
  name: 'Zenith Rollouts',
  blueprint: randomUUID(),
  process: randomUUID(),
};
const project = randomUUID();
let moduleId: string;
let taskId: string;

/** Begins anew in the demo's workspace. */
async function inDemo(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?w=${demo.workspace}`);
  await page.waitForFunction(
    (id) => localStorage.getItem('waymark.workspace') === id,
    demo.workspace,
  );
}

test.beforeAll(async () => {
  const staff = await apiAs(mikkel, second.workspace);
  await staff.command('CreateWorkspace', { workspaceId: second.workspace, name: second.name });
  await staff.command('CreateBlueprint', {
    blueprintId: second.blueprint,
    name: 'Rollout',
    template: 'SALES_1',
  });
  const clientId = randomUUID();
  await staff.command('AddClient', { clientId, name: 'Kelpline' });
  await staff.command('AddProject', { projectId: project, clientId, name: 'Autumn' });
  await staff.command('CreateProcess', {
    processId: second.process,
    projectId: project,
    blueprintId: second.blueprint,
    name: 'Rollout at Kelpline',
    start: '2026-11-01',
    end: '2026-12-31',
    matching: {},
    variables: {},
  });
  await staff.command('InviteClientUser', { clientId, email: noor });
  const client = await apiAs(noor, second.workspace);
  await client.command('AcceptInvitation', { workspaceId: second.workspace, clientId });
  const [module] = await staff.list<{ id: string }>('modules', { planId: second.process });
  moduleId = module!.id;
  const [task] = await client.list<{ id: string }>('tasks', { planId: second.process });
  taskId = task!.id;
});

test('a link into another workspace of the person’s is offered by its name, and works then', async ({
  browser,
}) => {
  const page = await deskOf(browser);
  await enter(page, mikkel);
  for (const [address, what] of [
    [`/project/${project}/${second.process}`, 'execution'],
    [`/project/${project}/${second.process}/activity`, 'execution'],
    [`/module/${second.process}/${moduleId}/tasks`, 'module'],
    [`/settings/process/${second.blueprint}`, 'process template'],
  ] as const) {
    await inDemo(page, '/');
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: `This ${what} is in ${second.name}` }),
    ).toBeVisible();
    await expect(page.getByText('no longer exists')).toBeHidden();
    await page.getByRole('button', { name: 'Switch there' }).click();
    await expect(page.getByRole('button', { name: `Workspace: ${second.name}` })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByText(/^Rollout/).first()).toBeVisible();
  }
  await page.goto(`/module/${randomUUID()}/${randomUUID()}/tasks`);
  await expect(page.getByText('This module no longer exists')).toBeVisible();
  await page.context().close();
});

test('so is one of the portal, to a client’s user of two sellers', async ({ browser }) => {
  const page = await phoneOf(browser);
  await enter(page, noor);
  for (const [address, what, there] of [
    [`/portal/process/${second.process}`, 'This project', 'Rollout at Kelpline'],
    [`/portal/task/${second.process}/${taskId}`, 'This task', undefined],
  ] as const) {
    await inDemo(page, '/portal/');
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: `${what} is with ${second.name}` }),
    ).toBeVisible();
    await page.getByRole('link', { name: `Switch to ${second.name}` }).click();
    await expect(
      page.getByRole('heading', { level: 1, ...(there && { name: there }) }),
    ).toBeVisible();
    await expect(page.getByText(`is with ${second.name}`)).toBeHidden();
  }
  await page.context().close();
});
