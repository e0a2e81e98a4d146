import { randomUUID } from 'node:crypto';
import type { ModuleRow, TaskRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { ines, priya } from '../fixtures/people.ts';
import { deskOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { saving, setTitle } from '../pages/modulePage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A blueprint with one page on which stand a text and a task. */
async function sharedPage(): Promise<{ blueprintId: string; address: string }> {
  const blueprintId = randomUUID();
  const api = await apiAs(ines);
  await api.command('ImportBlueprint', {
    blueprintId,
    name: `Together ${blueprintId.slice(0, 8)}`,
    fileName: 'a.md',
    source: '# A\n\n## One\n\n### Shared page\n\nFirst words.\n\n- [ ] Do it\n',
  });
  const [module] = await api.list<ModuleRow>('modules', { planId: blueprintId });
  return { blueprintId, address: `/module/${blueprintId}/${module?.id}/context` };
}

/** Two of the team with the same module open, each in a browser of their own. */
async function bothOpen(page: Page, other: Page): Promise<void> {
  const { address } = await sharedPage();
  await Promise.all([enter(page, ines), enter(other, priya)]);
  for (const one of [page, other]) {
    await one.goto(address);
    await expect(one.getByLabel('Title', { exact: true })).toHaveValue('Shared page');
  }
}

/**
 * The second writes while their browser hears of nothing, as on a bad line; then the line is back.
 */
async function whileDeaf(other: Page, work: () => Promise<void>): Promise<void> {
  await other.route(/\/api\/(live|modules|blocks|tasks)/, (route) => route.abort());
  await work();
}

const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });

test('changes to different things both stay', async ({ page, browser }) => {
  const other = await deskOf(browser);
  await bothOpen(page, other);
  await setTitle(page, 'A title by Ines');
  await other.getByRole('group', { name: /^Text\./ }).click();
  await saving(other, 'SetBlockContent', async () => {
    await other.getByRole('textbox', { name: 'Text' }).pressSequentially(' And more by Priya');
    // It shows for seconds after a key only: who looks later sees it at the next.
    await expect(async () => {
      await other.keyboard.type('.');
      await expect(page.getByText('Priya is writing here')).toBeVisible({ timeout: 2_000 });
      const here = page.getByRole('region', { name: 'Here now' });
      await expect(here).toContainText(/Priya .*Is writing/, { timeout: 1_000 });
    }).toPass();
  });
  await expect(other.getByRole('region', { name: 'Here now' })).toContainText('Ines');
  await expectGoodScreen(page, 'somebody writes here');
  await other.getByRole('textbox', { name: 'Text' }).press('Escape');
  for (const one of [page, other]) {
    await expect(titleOf(one)).toHaveValue('A title by Ines');
    await expect(one.getByText('First words. And more by Priya.')).toBeVisible();
  }
  // Whose page is closed has gone at once, not only once they have said nothing for long.
  await other.goto('about:blank');
  await expect(page.getByRole('region', { name: 'Here now' })).toBeHidden();
  await other.context().close();
});

test('what a colleague changes is lit for a moment where it is', async ({ page }) => {
  const { blueprintId, address } = await sharedPage();
  await enter(page, ines);
  await page.goto(address);
  await expect(page.getByRole('article').getByRole('link', { name: 'Do it' })).toBeVisible();
  const api = await apiAs(priya);
  const [task] = await api.list<TaskRow>('tasks', { planId: blueprintId });
  const plan = { kind: 'blueprint' as const, id: blueprintId };
  await api.command('SetTaskHeadline', { plan, taskId: task?.id ?? '', headline: 'Do it well' });
  await expect(page.getByText('Priya, just now: Do it well instead of Do it')).toBeVisible();
  await expect(page.getByText('Priya, just now')).toBeHidden();
});

for (const choice of ['Keep mine', 'Take theirs'] as const) {
  test(`the same thing: the later one is asked, and can ${choice.toLowerCase()}`, async ({
    page,
    browser,
  }) => {
    const other = await deskOf(browser);
    await bothOpen(page, other);
    await whileDeaf(other, async () => {
      await setTitle(page, 'Shared page by Ines');
      await titleOf(other).fill('Shared page by Priya');
    });
    const dialog = other.getByRole('alertdialog');
    await expect(dialog).toContainText(/Ines changed this/);
    await expect(dialog.getByRole('region', { name: 'Ines’s' })).toContainText(
      'Shared page by Ines',
    );
    await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText(
      'Shared page by Priya',
    );
    await expect(titleOf(other)).toHaveValue('Shared page by Priya');
    await other.unroute(/\/api\/(live|modules|blocks|tasks)/);
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    const stays = choice === 'Keep mine' ? 'Shared page by Priya' : 'Shared page by Ines';
    await expect(titleOf(other)).toHaveValue(stays);
    await expect(titleOf(page)).toHaveValue(stays);
    await other.reload();
    await expect(titleOf(other)).toHaveValue(stays);
    await other.context().close();
  });
}

test('a page in which somebody worked meanwhile is not deleted before that is told', async ({
  page,
}) => {
  const { blueprintId, address } = await sharedPage();
  const theirs = await apiAs(priya);
  const [task] = await theirs.list<TaskRow>('tasks', { planId: blueprintId });
  await enter(page, ines);
  const deleteWhile = async (work: () => Promise<unknown>) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Module menu' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Shared page');
    await work();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  const rename = (headline: string) => () =>
    theirs.command('SetTaskHeadline', {
      plan: { kind: 'blueprint', id: blueprintId },
      taskId: task!.id,
      headline,
    });
  const told = page.getByRole('alertdialog');

  await deleteWhile(rename('Do it with care'));
  await expect(told).toContainText(/Priya changed this/);
  await expect(told.getByRole('listitem')).toContainText(/Do it with care/);
  await expectGoodScreen(page, 'a delete that is asked again');
  await told.getByRole('button', { name: 'Keep it' }).click();
  await expect(titleOf(page)).toHaveValue('Shared page');

  await deleteWhile(rename('Do it at once'));
  await told.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page).toHaveURL(new RegExp(`/settings/process/${blueprintId}`));
  await expect.poll(() => theirs.list('tasks', { planId: blueprintId })).toEqual([]);
});
