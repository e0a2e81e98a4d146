import { randomUUID } from 'node:crypto';
import type { BlockRow, HistoryRow, ModuleRow, TaskRow } from '@waymark/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { apiAs, type Api } from '../fixtures/api.ts';
import { dana, mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { openTask } from '../pages/modulePage.ts';

/**
 * What somebody writes in is deleted by somebody else: no word of it is lost, whoever hears of the
 * deletion first.
 */
type Scene = {
  mikkels: Api;
  plan: { kind: 'blueprint'; id: string };
  module: ModuleRow;
  block: BlockRow;
  task: TaskRow;
};

async function open(page: Page): Promise<Scene> {
  const blueprintId = randomUUID();
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const danas = await apiAs(dana);
  await danas.command('ImportBlueprint', {
    blueprintId,
    name: `Deleted ${blueprintId.slice(0, 8)}`,
    fileName: 'a.md',
    source:
      '# A\n\n## One\n\n### Shared page\n\nFirst words.\n\n- [ ] Do it\n\n### Another\n\n- [ ] Rest\n',
  });
  const modules = await danas.list<ModuleRow>('modules', { planId: blueprintId });
  const module = modules.find(({ title }) => title === 'Shared page')!;
  const inModule = { planId: blueprintId, moduleId: module.id };
  const blocks = await danas.list<BlockRow>('blocks', inModule);
  const [task] = await danas.list<TaskRow>('tasks', inModule);
  const block = blocks.find(({ type }) => type === 'text')!;
  await page.goto(`/module/${blueprintId}/${module.id}/context`);
  await expect(titleOf(page)).toHaveValue('Shared page');
  return { mikkels: await apiAs(mikkel), plan, module, block, task: task! };
}

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
const dialogOf = (page: Page) => page.getByRole('alertdialog');
const drafts = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('waymark.draft.')).length,
  );
const deaf = /\/api\/live/;
const saves = /\/api\/commands\/Set/;

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
}

async function writeText(page: Page, words: string): Promise<Locator> {
  await page.getByRole('group', { name: /^Text\./ }).click();
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially(words);
  return editor;
}

test.beforeEach(({ page }) => enter(page, dana));

test('a text whose block goes is offered, also after a reload, and put back with what was typed', async ({
  page,
}) => {
  const { mikkels, plan, module, block } = await open(page);
  await page.route(saves, (route) => route.abort());
  await writeText(page, ' And words that nobody has seen.');
  await mikkels.command('DeleteBlock', { plan, blockId: block.id });
  await page.unroute(saves);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Mikkel deleted the block you were writing in');
  await expect(dialog).toContainText('First words. And words that nobody has seen.');
  await expect(dialog.getByRole('button', { name: 'Put back' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toContainText('First words. And words that nobody has seen.');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('First words. And words that nobody has seen.')).toBeVisible();
  await expect.poll(() => drafts(page)).toBe(0);
  // Mikkel's read of the history waits for nothing that Dana's browser wrote.
  await expect
    .poll(async () => {
      const told = await mikkels.list<HistoryRow>('history', { planId: plan.id }, [
        'position',
        'DESC',
      ]);
      return told
        .map(({ sentence }) => sentence)
        .filter((sentence) => !sentence.startsWith('reordered'))
        .slice(0, 3);
    })
    .toEqual([
      'wrote in Shared page',
      'put back text in Shared page',
      'deleted text from Shared page',
    ]);
  const [back] = await mikkels.list<BlockRow>('blocks', {
    planId: plan.id,
    moduleId: module.id,
    type: 'text',
  });
  expect(back?.id).toBe(block.id);
});

test('a headline: the dialog that came while the line was down stays when it is back', async ({
  page,
}) => {
  await page.route(deaf, (route) => route.abort());
  const { mikkels, plan, task } = await open(page);
  const aside = await openTask(page, 'Do it');
  await mikkels.command('DeleteTask', { plan, taskId: task.id });
  await aside.getByLabel('Headline').fill('Do it with care');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Mikkel deleted the task you were writing in');
  await page.unroute(deaf);
  // The page hears of the deletion when it next opens its live line, up to thirty seconds later:
  // the row goes, and with it the sidebar.
  await expect(page.getByRole('complementary', { name: /^Task / })).toBeHidden({ timeout: 40_000 });
  await expect(dialog).toContainText('Do it with care');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect(await drafts(page)).toBe(0);
});

test('a module with three texts goes: one dialog lists all, and the page says so', async ({
  page,
}) => {
  const { mikkels, plan, module } = await open(page);
  await page.route(saves, (route) => route.abort());
  await titleOf(page).fill('A better title');
  await page.getByRole('group', { name: /^Description\./ }).click();
  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('What it is for.');
  await writeText(page, ' More of it.');
  await mikkels.command('DeleteModule', { plan, moduleId: module.id });
  const dialog = dialogOf(page);
  await page.unroute(saves);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const text of ['A better title', 'What it is for.', 'First words. More of it.'])
    await expect(dialog).toContainText(text);
  await expect(dialog).toContainText('Mikkel deleted the module you were writing in');
  await expect(page.getByText('This module no longer exists')).toBeVisible();
  await expect(page.getByText(/Mikkel Sørensen deleted the module Shared page/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue('A better title');
  await expect(page.getByText('What it is for.')).toBeVisible();
  await expect(page.getByText('First words. More of it.')).toBeVisible();
  await expect.poll(() => drafts(page)).toBe(0);
});

test('it waits for its author through a sign-out, and nobody else sees it', async ({ page }) => {
  const { mikkels, plan, block } = await open(page);
  await page.route(saves, (route) => route.abort());
  await writeText(page, ' Mine alone.');
  await mikkels.command('DeleteBlock', { plan, blockId: block.id });
  await page.unroute(saves);
  await expect(dialogOf(page)).toContainText('First words. Mine alone.');
  await signOut(page);
  await enter(page, mikkel);
  await page.goto('/settings/processes');
  await expect(page.getByRole('button', { name: 'User menu: Mikkel Sørensen' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await signOut(page);
  await enter(page, dana);
  await page.goto('/');
  // What another tab may be writing is left alone for ten seconds.
  await expect(dialogOf(page)).toContainText('First words. Mine alone.', { timeout: 20_000 });
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('a name that is typed while its milestone goes is offered too', async ({ page }) => {
  const { mikkels, plan, module } = await open(page);
  await page.goto(`/settings/process/${plan.id}`);
  await page
    .getByRole('button', { name: /^One menu|Milestone menu|menu.*One/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A much better name');
  await mikkels.command('DeleteMilestone', { plan, milestoneId: module.milestoneId });
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(dialogOf(page)).toContainText('Mikkel deleted the milestone you were writing in');
  await expect(dialogOf(page)).toContainText('A much better name');
  await dialogOf(page).getByRole('button', { name: 'Put back' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('A much better name')).toBeVisible();
  await expect(page.getByText('Shared page')).toBeVisible();
});
