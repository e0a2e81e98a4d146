import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiAs, type Api } from '../fixtures/api.ts';
import { demo, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string; name: string; title: string; planId: string };

const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await dialog(page).getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const menuOf = async (page: Page, name: string, act: string): Promise<void> => {
  await row(page, name).click({ button: 'right', position: { x: 4, y: 4 } });
  await page.getByRole('menuitem', { name: act }).click();
};
const confirm = async (page: Page, name: string): Promise<void> => {
  await dialog(page).getByRole('textbox').fill(name);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toBeHidden();
};

/** A process of two milestones with one module, under a name of its own. */
async function process(api: Api, name: string): Promise<string> {
  const blueprintId = randomUUID();
  await api.command('ImportBlueprint', {
    blueprintId,
    name,
    fileName: 'x.md',
    source:
      '# X\n\n## Access\n\n### Invite the users\n\n- [ ] Send the list\n\n## Training\n\n### First course\n\n- [ ] Choose a day\n',
  });
  return blueprintId;
}

test('a library is filled by its own means: a sub-process, modules in it and on their own, and clones of all', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const parent = await process(api, `Rollout ${tag}`);
  await enter(page, mikkel);
  await page.goto('/settings/processes');

  // A sub-process, from the menu of its process, begins with the milestones of that.
  await menuOf(page, `Rollout ${tag}`, 'Sub-Process');
  await expect(dialog(page).getByLabel('Parent process template')).toHaveValue(`Rollout ${tag}`);
  await dialog(page).getByLabel('Name', { exact: true }).fill(`Sign-on ${tag}`);
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/settings\/process\//);
  const part = new URL(page.url()).pathname.split('/').at(-1) as string;
  expect(part).not.toBe(parent);
  await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible();

  // A milestone can be chosen once the process is, sub-processes of that process alone.
  await page.goto('/settings/processes');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.keyboard.press('m');
  await expect(dialog(page).getByLabel('Milestone')).toHaveAttribute('aria-disabled', 'true');
  await dialog(page).getByLabel('Name', { exact: true }).fill(`Connect ${tag}`);
  await choose(page, 'Process template', `Rollout ${tag}`);
  await choose(page, 'Sub-process (optional)', `Sign-on ${tag}`);
  await choose(page, 'Milestone', 'Training');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(new RegExp(`/module/${part}/`));

  // Without a process it is a single one.
  await page.goto('/settings/processes');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: '+ Module' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(`Renewal ${tag}`);
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/module\/0\//);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link', { name: 'Process Templates' })).toBeVisible();
  await expect(way.locator('svg')).toHaveCount(0);
  await page.goto('/settings/processes');
  await expect(row(page, `Renewal ${tag}`)).toContainText('Single module');

  // Renamed where it stands, by keyboard; without a title nothing happens.
  await row(page, `Renewal ${tag}`).getByRole('link').focus();
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: `New name of Renewal ${tag}` });
  await field.fill('  ');
  await field.press('Enter');
  await expect(row(page, `Renewal ${tag}`).getByRole('link')).toBeFocused();
  await page.keyboard.press('F2');
  await field.fill(`Yearly renewal ${tag}`);
  await field.press('Enter');
  await expect(row(page, `Yearly renewal ${tag}`)).toBeVisible();

  // A search opens what holds it.
  await page.getByLabel('Search process templates').fill(`connect ${tag}`);
  await expect(row(page, `Connect ${tag}`)).toContainText('Training');
  await expect(row(page, `Sign-on ${tag}`)).toContainText('Sub-Process');

  // A clone of the module, as a single one.
  await menuOf(page, `Connect ${tag}`, 'Clone');
  await expect(dialog(page).getByText('Choose a milestone')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Clone' })).toBeDisabled();
  await choose(page, 'Milestone', 'Access');
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page).toHaveURL(new RegExp(`/module/template/${part}/`));
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(`Connect ${tag}`);
  await expect.poll(() => api.list<Row>('modules', { planId: part })).toHaveLength(2);

  // A clone of the process brings its sub-processes along.
  await page.goto('/settings/processes');
  await menuOf(page, `Rollout ${tag}`, 'Clone');
  await expect(dialog(page).getByRole('textbox')).toHaveValue(`Rollout ${tag} (copy)`);
  await dialog(page).getByRole('button', { name: 'Clone' }).click();
  await expect(page).toHaveURL(/\/settings\/process\//);
  const clone = new URL(page.url()).pathname.split('/').at(-1) as string;
  const parts = () => api.list<Row>('blueprints', { typeId: clone, kind: 'subProcess' });
  await expect
    .poll(async () => (await parts()).map(({ name }) => name))
    .toEqual([`Sign-on ${tag}`]);
  const [cloned] = await parts();
  await expect.poll(() => api.list<Row>('modules', { planId: cloned!.id })).toHaveLength(2);

  // Deleted by its name, it takes its sub-processes along, and Undo brings both back.
  await page.goto('/settings/processes');
  await row(page, `Rollout ${tag} (copy)`).getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(dialog(page)).toContainText(
    '1 sub-process, 2 modules and 2 tasks are deleted with it.',
  );
  await confirm(page, `Rollout ${tag} (copy)`);
  await expect(row(page, `Rollout ${tag} (copy)`)).toBeHidden();
  await expect.poll(() => api.list<Row>('blueprints', { typeId: clone })).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `Rollout ${tag} (copy)`)).toBeVisible();
  await expect.poll(() => api.list<Row>('blueprints', { typeId: clone })).toHaveLength(2);
});

test('a library that is longer than the window scrolls by itself, and the page stays', async ({
  page,
}) => {
  await enter(page, mikkel);
  await page.goto('/settings/processes');
  for (const name of ['Software onboarding', 'Data migration'])
    await page.getByRole('button', { name: `Expand ${name}`, exact: true }).click();
  await expect(row(page, 'Archive the old system')).toContainText('Go-live');
  const last = row(page, 'Hand over to customer success');
  await expect(last).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('an address makes a module and replaces itself', async ({ page }) => {
  const api = await apiAs(mikkel);
  const name = `Rollout ${randomUUID().slice(0, 8)}`;
  const blueprintId = await process(api, name);
  const [first] = await api.list<Row>('milestones', { planId: blueprintId }, ['place', 'ASC']);
  await enter(page, mikkel);
  await page.goto('/settings/processes');
  await expect(row(page, name)).toBeVisible();
  await page.goto(`/module/add/${blueprintId}/${first!.id}/TEMPLATE`);
  await expect(page).toHaveURL(new RegExp(`/module/${blueprintId}/[^/]+/context`));
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('New module');
  const modules = await api.list<Row & { weight: number }>('modules', { planId: blueprintId }, [
    'place',
    'ASC',
  ]);
  expect(modules[0]).toMatchObject({ title: 'New module', weight: -1 });
  await page.goBack();
  await expect(row(page, name)).toBeVisible();
});

test('a sub-process and single modules are not offered where a process is rolled out', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const typeId = await process(api, `Rollout ${tag}`);
  await api.command('CreateSubProcess', {
    blueprintId: randomUUID(),
    typeId,
    name: `Sign-on ${tag}`,
  });
  await enter(page, mikkel);
  await page.goto(`/?w=${demo.workspace}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Process template').click();
  await expect(page.getByRole('option', { name: `Rollout ${tag}` })).toBeVisible();
  await expect(page.getByRole('option', { name: `Sign-on ${tag}` })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Single modules' })).toHaveCount(0);
});

test('deleting a module leads to its process, from a sub-process too, and a single one to the library', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8);
  const api = await apiAs(mikkel);
  const typeId = await process(api, `Rollout ${tag}`);
  const blueprintId = randomUUID();
  await api.command('CreateSubProcess', { blueprintId, typeId, name: `Sign-on ${tag}` });
  const [first] = await api.list<Row>('milestones', { planId: blueprintId }, ['place', 'ASC']);
  const add = async (id: string, milestoneId?: string) => {
    const moduleId = randomUUID();
    const plan = { kind: 'blueprint', id } as const;
    await api.command('AddModule', {
      plan,
      moduleId,
      title: `Page ${tag}`,
      ...(milestoneId && { milestoneId }),
    });
    return moduleId;
  };
  const remove = async (planId: string, moduleId: string) => {
    await page.goto(`/module/template/${planId}/${moduleId}`);
    await page.getByRole('button', { name: 'Module menu' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(page, `Page ${tag}`);
  };
  const [inPart, single] = [await add(blueprintId, first!.id), await add('0')];
  await enter(page, mikkel);
  await remove(blueprintId, inPart);
  await expect(page).toHaveURL(new RegExp(`/settings/process/${typeId}$`));
  await remove('0', single);
  await expect(page).toHaveURL(/\/settings\/processes$/);
});
