import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { dana, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Field = { fieldId: string; label: string; showIf: object | null; required?: boolean };
type Draft = { id: string; definition: { intro: string; fields: Field[] }; version: number };

const field = (page: Page, kind: string, label: string) =>
  page.getByRole('group', { name: `${kind}: ${label}` });
const inPanel = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Properties' }).getByLabel(label, { exact: true });

test('a form is made by keyboard and mouse, survives a reload, asks only what it should, and is published', async ({
  page,
}) => {
  const name = `Access ${randomUUID().slice(0, 8)}`;
  const api = await apiAs(mikkel);
  await enter(page, mikkel);
  await page.goto('/settings/forms');

  await page.getByRole('button', { name: 'Add' }).click();
  const create = page.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/task\/form-editor\//);
  const formId = new URL(page.url()).pathname.split('/').at(-1) as string;
  const draft = async () => (await api.list<Draft>('formDrafts', { id: formId }))[0]?.definition;
  const labels = async () => (await draft())?.fields.map(({ label }) => label);
  await expect(page.getByText('The form is empty, it does not contain any fields.')).toBeVisible();
  await expectGoodScreen(page, 'a form without fields');

  await test.step('fields come below the chosen one, and what is asked is written beside', async () => {
    await page.getByRole('button', { name: 'Single choice' }).press('Enter');
    await field(page, 'Single choice', 'New question').press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Which provider?');
    await inPanel(page, 'Choice 1').fill('Okta');
    await inPanel(page, 'Choice 1').press('Enter');
    await page.keyboard.type('Another');
    await page.getByRole('button', { name: 'Short text' }).click();
    await inPanel(page, 'Question').fill('Its name');
    await expect.poll(labels).toEqual(['Which provider?', 'Its name']);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  });

  await test.step('it is shown by an answer above it', async () => {
    await page.getByRole('switch', { name: 'Show if' }).click();
    await inPanel(page, 'Comparison').click();
    await page.getByRole('option', { name: 'is', exact: true }).click();
    await inPanel(page, 'Value').click();
    await page.getByRole('option', { name: 'Another' }).click();
    await expect(field(page, 'Short text', 'Its name')).toContainText('Shown if Another');
    await expectGoodScreen(page, 'a form that is made');
  });

  await test.step('a reload brings back what was written', async () => {
    await expect.poll(async () => (await draft())?.fields[1]?.showIf).not.toBeNull();
    await page.reload();
    await expect(field(page, 'Short text', 'Its name')).toContainText('Shown if Another');
  });

  await test.step('keys walk, double, move and delete; what depends on something is named first', async () => {
    await field(page, 'Single choice', 'Which provider?').press('ArrowDown');
    await expect(field(page, 'Short text', 'Its name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+d');
    await expect(page.getByRole('group', { name: 'Short text: Its name' })).toHaveCount(2);
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('group', { name: 'Short text: Its name' })).toHaveCount(1);
    await field(page, 'Single choice', 'Which provider?').press('Delete');
    await expect(page.getByRole('dialog')).toContainText('These are shown by it: Its name.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await field(page, 'Single choice', 'Which provider?').press('Alt+ArrowDown');
    await expect(page.getByText('It stays where it is')).toBeVisible();
  });

  await test.step('a drag brings a field to the top, and one step back takes it away', async () => {
    const from = (await page.getByRole('button', { name: 'Section heading' }).boundingBox())!;
    const to = (await field(page, 'Single choice', 'Which provider?').boundingBox())!;
    await page.mouse.move(from.x + 40, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 20, { steps: 5 });
    await page.mouse.move(to.x + 80, to.y + 10, { steps: 15 });
    await page.mouse.up();
    await expect.poll(labels).toEqual(['New section', 'Which provider?', 'Its name']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(labels).toEqual(['Which provider?', 'Its name']);
  });

  await test.step('the preview is the viewer, and asks only what it should', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByLabel('Its name')).toBeHidden();
    await page.getByLabel('Another').check();
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect(page.getByText('Not sent: 1 answer needs a look')).toBeVisible();
    await page.getByLabel('Its name').fill('Ping Identity');
    await expectGoodScreen(page, 'a form as it is filled in');
    await page.getByRole('button', { name: 'Send answers' }).click();
    await expect(page.getByText('The preview saves nothing')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
  });

  await test.step('what is not finished is named, and what is becomes a version', async () => {
    await field(page, 'Short text', 'Its name').click();
    await inPanel(page, 'Question').fill('');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Write what you ask.').first()).toBeVisible();
    await inPanel(page, 'Question').fill('Its name');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('2 fields');
  });
});

test('two make one form: different fields stand together, of the same one is chosen', async ({
  page,
}) => {
  const formId = randomUUID();
  const [api, other] = [await apiAs(mikkel), await apiAs(dana)];
  const question = {
    help: '',
    half: false,
    required: true,
    variable: '',
    message: '',
    showIf: null,
  };
  const text = (fieldId: string, label: string) => ({
    ...{
      kind: 'longText' as const,
      fieldId,
      label,
      ...question,
      placeholder: '',
      begins: '',
      least: null,
      most: null,
    },
  });
  await api.command('AddForm', { formId, name: 'Two at once' });
  await api.command('ChangeForm', {
    formId,
    fields: [text('a', 'First'), text('b', 'Second')],
    order: ['a', 'b'],
  });
  await enter(page, mikkel);
  await page.goto(`/settings/task/form-editor/${formId}`);
  await field(page, 'Long text', 'First').click();
  await other.command('ChangeForm', { formId, fields: [text('b', 'Second, as Dana asks it')] });
  await expect(field(page, 'Long text', 'Second, as Dana asks it')).toBeVisible();

  await page.route('**/api/commands/ChangeForm', (route) => route.abort());
  await inPanel(page, 'Question').fill('First, as Mikkel asks it');
  await expect(page.getByText('Not saved')).toBeVisible();
  await other.command('ChangeForm', { formId, fields: [text('a', 'First, as Dana asks it')] });
  await expect(page.getByRole('dialog')).toContainText(
    'You both changed: “First, as Mikkel asks it”',
  );
  await page.unroute('**/api/commands/ChangeForm');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  const labels = async () =>
    (await api.list<Draft>('formDrafts', { id: formId }))[0]?.definition.fields.map(
      ({ label }) => label,
    );
  await expect.poll(labels).toEqual(['First, as Mikkel asks it', 'Second, as Dana asks it']);
});

test('a task that asks for an older version is moved to the newest, and it is said what that would lose', async ({
  page,
}) => {
  const api = await apiAs(mikkel);
  const tag = randomUUID().slice(0, 8);
  const [formId, blueprintId] = [randomUUID(), randomUUID()];
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const question = {
    help: '',
    half: false,
    required: true,
    variable: '',
    message: '',
    showIf: null,
  };
  const email = {
    kind: 'email' as const,
    fieldId: 'mail',
    label: 'Mail',
    ...question,
    placeholder: '',
    begins: '',
  };
  const named = { formId, name: `Versions ${tag}` };
  await api.command('AddForm', { ...named, fields: [email] });
  await api.command('PublishForm', { formId });
  await api.command('CreateBlueprint', { blueprintId, name: `Versions ${tag}`, template: 'EMPTY' });
  await api.command('AddMilestone', { plan, milestoneId: 's', name: 'Start' });
  await api.command('AddModule', { plan, moduleId: 'm', milestoneId: 's', title: 'Access' });
  const content = { type: 'form' as const, ...named, version: 1 };
  await api.command('AddTask', {
    plan,
    moduleId: 'm',
    taskId: 't',
    blockId: 'b',
    headline: 'Fill it in',
    content,
  });
  await api.command('ChangeForm', { formId, fields: [{ ...email, label: 'Work mail' }] });
  await api.command('PublishForm', { formId });

  await enter(page, mikkel);
  await page.goto(`/settings/task/form-editor/${formId}`);
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByText('Used in 1 module')).toBeVisible();
  await panel.getByRole('button', { name: 'Move 1 open task to version 2' }).click();
  await expect(page.getByRole('dialog')).toContainText('No answer is lost');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const version = async () =>
    (await api.list<{ content: { version: number } }>('tasks', { planId: blueprintId }))[0]?.content
      .version;
  await expect.poll(version).toBe(2);
  await expect(panel.getByRole('button', { name: /^Move/ })).toBeHidden();
});
