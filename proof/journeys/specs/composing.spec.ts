import { randomUUID } from 'node:crypto';
import type { ModuleRow, TaskRow } from '@waymark/api';
import { adminAddress, portalAddress } from '@waymark/api/addresses';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { expectAllUntouched, expectUntouched } from '../fixtures/composing.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { demo, ines, jonas } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { previewImport } from '../pages/library.ts';

const withTask = async () => {
  const api = await apiAs(ines);
  const blueprintId = randomUUID();
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name: `言葉 ${blueprintId.slice(0, 8)}`, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\nWords.\n\n- [ ] Sign\n',
  });
  const [module] = await api.list<ModuleRow>('modules', { planId: blueprintId });
  const [task] = await api.list<TaskRow>('tasks', { planId: blueprintId });
  return {
    blueprintId,
    name: `言葉 ${blueprintId.slice(0, 8)}`,
    moduleId: module!.id,
    taskId: task!.id,
  };
};

test('keys by which the staff put a word together do nothing else, in any field of a page', async ({
  page,
}) => {
  const { blueprintId, moduleId, taskId } = await withTask();
  await enter(page, ines);
  await page.goto('/');
  const of = { planId: demo.process, moduleId: '' };
  const [module] = await (await apiAs(ines)).list<ModuleRow>('modules', { planId: demo.process });
  of.moduleId = module!.id;
  const ofProcess = { projectId: demo.project, processId: demo.process };
  const leastFields: readonly (readonly [path: string, fields: number])[] = [
    ['/', 1],
    [adminAddress.tasks(), 1],
    [adminAddress.inbox(), 1],
    [adminAddress.process(ofProcess), 0],
    [adminAddress.processActivity(ofProcess), 3],
    [adminAddress.project({ projectId: demo.project }), 0],
    [adminAddress.module({ ...of, tab: 'context' }), 1],
    [adminAddress.module({ ...of, tab: 'tasks' }), 1],
    [`/module/${blueprintId}/${moduleId}/tasks#${taskId}`, 6],
    [adminAddress.blueprints(), 1],
    [adminAddress.blueprint({ typeId: demo.blueprint }), 0],
    [adminAddress.forms(), 1],
    [adminAddress.emails(), 0],
    [adminAddress.roles(), 0],
    [adminAddress.users(), 1],
    [adminAddress.clients(), 1],
    [adminAddress.workspaceName(), 3],
    [adminAddress.settings(), 0],
    [adminAddress.scheduling(), 2],
    [adminAddress.activity(), 3],
    [adminAddress.profile(), 6],
    ['/settings/user-invite', 1],
    ['/settings/roles/create', 3],
  ];
  for (const [path, least] of leastFields) {
    await goWithin(page, path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    if (/invite|create/.test(path))
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await expectAllUntouched(page, path, least);
  }
});

test('what opens to be written in stays open while a word is put together', async ({ page }) => {
  const { blueprintId, name, moduleId } = await withTask();
  await enter(page, ines);
  await page.goto(adminAddress.blueprints());
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name }).press('F2');
  const renaming = page.getByRole('textbox', { name: /^New name/ });
  await renaming.fill('にほん');
  await expectUntouched(renaming, 'renaming in the library');
  await renaming.press('Escape');

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: '+ Process' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('にほん');
  await expectAllUntouched(page, 'a new process', 1);
  await page.keyboard.press('Escape');

  await previewImport(page, 'a.md', '# A\n\n## One\n\n### Page\n\n- [ ] Sign\n');
  await expectAllUntouched(page, 'shaping an import', 2);

  await page.goto(`/settings/process/${blueprintId}`);
  await page
    .getByRole('button', { name: /^Add module at the end of/ })
    .first()
    .click();
  await page.keyboard.insertText('にほん');
  await expectUntouched(page.locator(':focus'), 'a new module');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const cells = page.getByRole('row').filter({ hasText: 'Sign' }).getByRole('gridcell');
  for (const at of [0, 2]) {
    await cells.nth(at).focus();
    await page.keyboard.press('Enter');
    await expectUntouched(page.locator('.sheet-input'), `cell ${at}`);
    await page.keyboard.press('Escape');
  }
  await cells.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Search people' }).fill('Ines');
  await expectUntouched(page.getByRole('combobox', { name: 'Search people' }), 'choosing a person');
  await page.keyboard.press('Escape');

  await goWithin(page, `/module/${blueprintId}/${moduleId}/context`);
  await page.getByText('Words.', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expectUntouched(text, 'a text');
  await text.pressSequentially(' {{');
  await expect(page.getByRole('listbox', { name: 'Variables' })).toBeVisible();
  await expectUntouched(text, 'choosing a variable');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Dev');
  await expectAllUntouched(page, 'the palette', 1);
});

test('what is said to the client is not sent by a key of a word, nor is a name taken', async ({
  page,
}) => {
  await enter(page, ines);
  const api = await apiAs(ines);
  const tasks = await api.list<TaskRow>('tasks', { planId: demo.process });
  const task = tasks.find(({ audience, status }) => audience === 'EXTERN' && status !== 'DONE')!;
  await page.goto(`/module/${demo.process}/${task.moduleId}/tasks#${task.id}`);
  await page.getByRole('complementary').getByRole('tab', { name: /^Talk/ }).click();
  const field = page.getByRole('complementary').getByRole('textbox').last();
  await field.pressSequentially('Thanks @Jon');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectUntouched(field, 'naming somebody, of the staff');
});

test('keys by which a client puts a word together do nothing else', async ({ page }) => {
  await enter(page, jonas);
  const { list } = await apiAs(ines);
  const tasks = await list<TaskRow>('tasks', { planId: demo.process });
  const open = tasks.find(({ audience, status }) => audience === 'EXTERN' && status !== 'DONE')!;
  const talk = `${portalAddress.task({ processId: demo.process, taskId: open.id })}#talk`;
  for (const path of [
    portalAddress.process({ processId: demo.process }),
    portalAddress.steps({ processId: demo.process }),
    portalAddress.tasks({ processId: demo.process }),
    portalAddress.mails(),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expectAllUntouched(page, path, 0);
  }
  await page.goto(talk);
  const field = page.getByRole('textbox').last();
  await field.pressSequentially('Thanks @Mik');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectUntouched(field, 'naming somebody, of the client');
});

test('nothing is sent while the word is put together by which one signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('noor@kelpline.example');
  expect(await expectAllUntouched(page, 'sign-in', 1)).toBe(1);
});
