import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { openWizard, pickTemplate } from '../pages/wizard.ts';

type Row = { id: string; name: string };

test('the modules of a sub-process come into a process that runs, tagged by its name, and one that was deleted meanwhile says so', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const [typeId, sub, projectId, processId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
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
  await api.command('AddModule', {
    plan,
    moduleId,
    milestoneId: milestone!.id,
    title: 'Identity provider',
  });
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

test('sub-processes are chosen with a new execution: found by typing, counted, their people and variables asked for once, none is fine', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const [typeId, projectId] = [randomUUID(), randomUUID()];
  const [signOn, migration] = [randomUUID(), randomUUID()];
  await api.command('ImportBlueprint', {
    blueprintId: typeId,
    name: `Suite ${tag}`,
    fileName: 'x.md',
    source: '# X\n\n## Access\n\n### Invite the users\n\n- [ ] Send the list\n',
  });
  const lead = `p::${randomUUID()}`;
  await api.command('AddPlaceholder', {
    plan: { kind: 'blueprint', id: typeId },
    placeholderId: lead,
    name: 'IT lead',
  });
  for (const [blueprintId, name, title] of [
    [signOn, `Sign-on ${tag}`, 'Identity provider'],
    [migration, `Migration ${tag}`, 'Old data'],
  ] as const) {
    await api.command('CreateSubProcess', { blueprintId, typeId, name });
    const plan = { kind: 'blueprint', id: blueprintId } as const;
    const [milestone] = await api.list<Row>('milestones', { planId: blueprintId }, [
      'place',
      'ASC',
    ]);
    const [moduleId, taskId] = [randomUUID(), randomUUID()];
    await api.command('AddModule', { plan, moduleId, milestoneId: milestone!.id, title });
    await api.command('AddTask', {
      plan,
      moduleId,
      taskId,
      blockId: randomUUID(),
      headline: `Task of ${title}`,
    });
    const placeholderId = `p::${randomUUID()}`;
    await api.command('AddPlaceholder', { plan, placeholderId, name: 'IT lead' });
    await api.command('SetTaskAssignee', { plan, taskId, assignee: placeholderId });
    await api.command('AddVariable', {
      plan,
      variableId: randomUUID(),
      name: 'Tenant',
      type: 'STRING',
    });
  }
  const [client] = await api.list<Row>('clients', {}, ['name', 'ASC']);
  await api.command('AddProject', {
    projectId,
    clientId: client!.id,
    name: `Suite project ${tag}`,
  });

  await enter(page, mikkel);
  const wizard = await openWizard(page);
  const pick = async (field: string, name: string) => {
    const box = wizard.getByRole('combobox', { name: field, exact: true });
    await box.fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  };
  await pick('Client', client!.name);
  await pick('Project', `Suite project ${tag}`);
  await expect(wizard.getByRole('combobox', { name: /Sub-processes/ })).toBeHidden();
  await pickTemplate(page, `Suite ${tag}`);
  const subs = wizard.getByRole('combobox', { name: /Sub-processes/ });
  await expect(wizard).toContainText('You can also import them later');
  await subs.fill('Sign');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText('1 module, 1 task');
  await page.getByRole('option', { name: new RegExp(`Sign-on ${tag}`) }).click();
  await subs.fill('Migration');
  await page.getByRole('option', { name: new RegExp(`Migration ${tag}`) }).click();
  await page.keyboard.press('Escape');
  await expect(wizard).toContainText('2 modules, 2 tasks are added');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('textbox', { name: 'Tenant' }).fill('globex-1');
  await expect(wizard.getByRole('textbox')).toHaveCount(1);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('IT lead', { exact: true })).toHaveCount(1);
  await wizard.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}/`));
  for (const [title, name] of [
    ['Identity provider', `Sign-on ${tag}`],
    ['Old data', `Migration ${tag}`],
  ] as const)
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText(name);
  const [made] = await api.list<Row>('executions', { projectId }, ['name', 'ASC']);
  const of = { planId: made!.id };
  expect(await api.list('tasks', of, ['place', 'ASC'])).toHaveLength(3);
  expect(await api.list('variables', of, ['name', 'ASC'])).toMatchObject([
    { name: 'Tenant', value: 'globex-1' },
  ]);
  expect(await api.list('placeholders', of, ['name', 'ASC'])).toMatchObject([
    { name: 'IT lead', tasks: 2 },
  ]);
});
