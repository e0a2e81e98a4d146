import { randomUUID } from 'node:crypto';
import type { ExecutionRow, PersonRow, PlaceholderRow, TaskRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs, type Api } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const run = randomUUID().slice(0, 8);
const addressOf = (who: string) => `${who}-${run}@example.org`;
const client = { id: randomUUID(), name: `Halcyon ${run}` };
const process = { id: randomUUID(), projectId: randomUUID() };
const plan = { kind: 'process', id: process.id } as const;
const NARROW = { width: 390, height: 844 };
let staff: Api;

const tasks = () => staff.list<TaskRow>('tasks', { planId: process.id }, ['place', 'ASC']);
const idOf = async (who: string) =>
  (await staff.list<PersonRow>('people', {})).find(({ email }) => email === addressOf(who))!.id;

/** A process of a client with two users; one of the team answers for it. */
test.beforeAll(async () => {
  staff = await apiAs(priya);
  await staff.command('AddClient', { clientId: client.id, name: client.name });
  await staff.command('AddProject', {
    projectId: process.projectId,
    clientId: client.id,
    name: 'Billing',
  });
  await staff.command('CreateProcess', {
    ...{
      processId: process.id,
      projectId: process.projectId,
      blueprintId: demo.blueprint,
      name: `Rollout ${run}`,
    },
    ...{ start: '2026-11-01', end: '2026-12-31', matching: {}, variables: {} },
  });
  const into = { workspaceId: demo.workspace, clientId: client.id };
  for (const [who, firstName] of Object.entries({ anna: 'Anna', ben: 'Ben' })) {
    const profile = { firstName, lastName: 'Leaf', gender: 'FEMALE' } as const;
    await staff.command('InviteClientUser', {
      clientId: client.id,
      email: addressOf(who),
      profile,
    });
    await (await apiAs(addressOf(who))).command('AcceptInvitation', into);
  }
  const profile = { firstName: 'Omar', lastName: 'Haddad' };
  await staff.command('InviteTeamUser', { email: addressOf('omar'), profile });
  await (
    await apiAs(addressOf('omar'))
  ).command('AcceptInvitation', { workspaceId: demo.workspace });
});

async function handTo(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: /^Person who takes it over/ }).click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(dialog.getByRole('button', { name: /^Person who takes it over/ })).toContainText(
    name,
  );
}

async function usersOf(page: Page): Promise<void> {
  await page.goto(`/project/${process.projectId}/${process.id}`);
  await page.getByRole('button', { name: `Users from ${client.name}` }).click();
}

test('who leaves a client hands what they have to a colleague in the act that removes them', async ({
  page,
}) => {
  const anna = await idOf('anna');
  const [first, second] = await tasks();
  for (const { id: taskId } of [first!, second!])
    await staff.command('SetTaskAssignee', { plan, taskId, assignee: anna });
  await tasks();
  await enter(page, priya);
  await usersOf(page);
  await page.getByRole('button', { name: 'Remove Anna Leaf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  const has = dialog.getByRole('region', { name: 'Anna Leaf still has' });
  await expect(has.getByRole('listitem')).toHaveText(
    `Rollout ${run}${client.name}, Billing2 open tasks`,
  );
  await expectGoodScreen(page, 'a client’s user leaves');
  await page.setViewportSize(NARROW);
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
  await dialog.getByRole('textbox').fill(addressOf('anna'));
  await expect(remove).toBeDisabled();
  await handTo(page, 'Ben Leaf');
  await expect(remove).toBeInViewport();
  await remove.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Client users' })).not.toContainText('Anna Leaf');
  const ben = await idOf('ben');
  await expect
    .poll(async () => (await tasks()).slice(0, 2).map(({ assignee }) => assignee))
    .toEqual([ben, ben]);
});

test('who leaves the team and answers for an execution leaves it openly with nobody', async ({
  page,
}) => {
  const omar = await idOf('omar');
  const third = (await tasks())[2]!;
  await staff.command('SetTaskAssignee', { plan, taskId: third.id, assignee: omar });
  await staff.command('SetProcessOwner', { processId: process.id, accountId: omar });
  await tasks();
  await enter(page, priya);
  await page.setViewportSize(NARROW);
  await page.goto('/settings/users');
  await page.getByRole('button', { name: `Delete ${addressOf('omar')}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  const has = dialog.getByRole('region', { name: 'Omar Haddad still has' });
  await expect(has.getByRole('listitem')).toHaveText(
    `Rollout ${run}${client.name}, Billing1 open task, owner`,
  );
  await expectGoodScreen(page, 'one of the team leaves');
  await page.setViewportSize(NARROW);
  await dialog.getByRole('checkbox', { name: /^Nobody for now/ }).check();
  await dialog.getByRole('textbox').fill(addressOf('omar'));
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(addressOf('omar'))).toHaveCount(0);
  const owner = async () =>
    (await staff.list<ExecutionRow>('executions', { id: process.id }))[0]?.owner;
  await expect.poll(owner).toBeNull();
  expect((await tasks()).find(({ id }) => id === third.id)?.assignee).toBeNull();
});

test('a placeholder of a running execution goes, and what it has goes to somebody', async ({
  page,
}) => {
  const ben = await idOf('ben');
  await staff.command('AddPlaceholder', { plan, placeholderId: 'p::tax', name: 'Tax adviser' });
  const fourth = (await tasks())[3]!;
  await staff.command('SetTaskAssignee', { plan, taskId: fourth.id, assignee: 'p::tax' });
  await tasks();
  await enter(page, priya);
  await usersOf(page);
  await page.getByRole('tab', { name: /^Placeholders/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tax adviser' });
  await page.getByRole('button', { name: 'Delete Tax adviser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete placeholder' });
  await expect(dialog).toContainText('Tax adviser stands for somebody in 1 task.');
  await expectGoodScreen(page, 'a placeholder goes');
  await page.setViewportSize(NARROW);
  await dialog.getByRole('textbox').fill('Tax adviser');
  await handTo(page, 'Ben Leaf');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  expect((await tasks()).find(({ id }) => id === fourth.id)?.assignee).toBe(ben);
  const names = (await staff.list<PlaceholderRow>('placeholders', { planId: process.id })).map(
    ({ id }) => id,
  );
  expect(names).not.toContain('p::tax');
});
