import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiAs, type Api } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string; name?: string; title?: string; headline?: string; place?: number };

/** All that a blueprint holds, with ids and places. */
async function contentOf(api: Api, planId: string): Promise<unknown> {
  const parts = ['milestones', 'modules', 'blocks', 'tasks'];
  const rows = await Promise.all(parts.map((part) => api.list<Row>(part, { planId })));
  return rows.map((list) =>
    list.map(({ id, name, title, headline, place }) => [id, name ?? title ?? headline, place]),
  );
}

/** Types the exact name where it is asked for, and deletes. */
async function confirm(page: Page, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (name !== undefined) await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const undo = (page: Page, said: string) =>
  page.getByRole('alert').filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();

test('what one deletes oneself comes back by Undo, under the same ids and in its place', async ({
  page,
}) => {
  await enter(page, priya);
  const api = await apiAs(priya);
  const blueprintId = randomUUID();
  const name = `Undone ${blueprintId.slice(0, 8)}`;
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name, fileName: 'a.md' },
    source:
      '# A\n\n## One\n\n### Page\n\nFirst words.\n\n- [ ] Do it\n- [ ] And that\n\n## Two\n\n### Other\n\n- [ ] Rest\n',
  });
  const before = await contentOf(api, blueprintId);
  const isBack = () => expect.poll(() => contentOf(api, blueprintId)).toEqual(before);
  const isChanged = () => expect.poll(() => contentOf(api, blueprintId)).not.toEqual(before);
  const [module] = await api.list<Row>('modules', {
    planId: blueprintId,
    milestoneId: await first(api, blueprintId),
  });

  await page.goto(`/module/${blueprintId}/${module!.id}/context`);
  await page.getByRole('group', { name: /^Text\./ }).hover();
  await page.getByRole('button', { name: 'Move or delete text' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await isChanged();
  await undo(page, 'Text deleted');
  await isBack();

  await page
    .getByRole('article', { name: 'Content' })
    .getByRole('link', { name: 'And that' })
    .hover();
  await page.getByRole('button', { name: 'Move or delete task And that' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'And that');
  await isChanged();
  await undo(page, 'Task deleted');
  await isBack();

  await page.getByRole('button', { name: 'Module menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Page');
  await expect(page).toHaveURL(new RegExp(`/settings/process/${blueprintId}`));
  await undo(page, 'Module deleted');
  await expect(page.getByRole('heading', { level: 3, name: 'Page' })).toBeVisible();
  await isBack();

  await page.getByRole('button', { name: 'Menu of One' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'One');
  await isChanged();
  await undo(page, 'Milestone deleted');
  await isBack();

  await goWithin(page, '/settings/processes');
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: `Menu for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, name);
  await undo(page, 'Process template deleted');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await isBack();
});

test('a project that was deleted is put back from the activity of the workspace, with its jobs', async ({
  page,
}) => {
  const api = await apiAs(priya);
  const projectId = randomUUID();
  const name = `Returning ${projectId.slice(0, 8)}`;
  await api.command('AddProject', { projectId, clientId: 'demo-sig-release', name });
  await api.command('AddJob', { projectId, jobId: randomUUID(), name: 'Training on site' });
  await api.command('DeleteProject', { projectId });
  await enter(page, priya);
  await page.goto('/settings/activity');
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'deleted' });
  const putBack = row.getByRole('button', { name: 'Put back', exact: true });
  await putBack.click();
  await expect(page.getByRole('alert').filter({ hasText: 'It is back as it was' })).toBeVisible();
  await expect(putBack).toBeHidden();

  await page.goto(`/project/${projectId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Training on site' })).toBeVisible();
});

const first = async (api: Api, planId: string): Promise<string> =>
  (await api.list<Row>('milestones', { planId, q: 'One' }))[0]!.id;
