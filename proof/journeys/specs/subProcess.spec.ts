import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string; name: string };

test('the modules of a sub-process come into a process that runs, tagged by its name, and one that was deleted meanwhile says so', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const [typeId, sub, projectId, processId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await api.command('ImportBlueprint', {
    blueprintId: typeId,
    name: `Rollout ${tag}`,
    fileName: 'x.md',
    source: '# X\n\n## Access\n\n### Invite the users\n\n- [ ] Send the list\n',
  });
  await api.command('CreateSubProcess', { blueprintId: sub, typeId, name: `Sign-on ${tag}` });
  const [milestone] = await api.list<Row>('milestones', { planId: sub }, ['place', 'ASC']);
  const plan = { kind: 'blueprint', id: sub } as const;
  const moduleId = randomUUID();
  await api.command('AddModule', { plan, moduleId, milestoneId: milestone!.id, title: 'Identity provider' });
  await api.command('AddTask', {
    plan,
    moduleId,
    taskId: randomUUID(),
    blockId: randomUUID(),
    headline: 'Register the application',
  });
  const [client] = await api.list<Row>('clients', {}, ['name', 'ASC']);
  await api.command('AddProject', { projectId, clientId: client!.id, name: `Project ${tag}` });
  await api.command('CreateProcess', {
    processId,
    projectId,
    blueprintId: typeId,
    start: '2026-11-20',
    end: '2027-01-21',
  });

  await enter(page, mikkel);
  await page.goto(`/project/${projectId}/${processId}`);
  const open = async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: '+ Import Sub Process' }).click();
  };
  const wizard = page.getByRole('dialog');
  await open();
  const next = wizard.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await wizard.getByRole('radio', { name: `Sign-on ${tag}` }).check();
  await expect(wizard).toContainText('Identity provider');
  await next.click();
  await wizard.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(wizard.getByRole('heading', { name: `Sign-on ${tag} was imported` })).toBeVisible();
  await expect(wizard).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: 'Identity provider' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`Sign-on ${tag}`);

  await open();
  await wizard.getByRole('radio', { name: `Sign-on ${tag}` }).check();
  await expect(wizard).toContainText('is here already');
  await next.click();
  await api.command('DeleteBlueprint', { blueprintId: sub });
  await wizard.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(wizard.getByRole('alert')).toContainText('Nothing was imported: choose another one');
  await wizard.getByRole('button', { name: 'Back to the source' }).click();
  await expect(wizard).toContainText('No sub-process here yet');
});
