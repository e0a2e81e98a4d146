import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { ines, priya } from '../fixtures/people.ts';
import { deskOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Task = { id: string; headline: string; dueInDays: number | null };

/** A blueprint of three tasks; the second of the team has it open as a sheet. */
async function sheetOf(page: Page) {
  const theirs = await apiAs(ines);
  const blueprintId = randomUUID();
  await theirs.command('ImportBlueprint', {
    ...{ blueprintId, name: `Cells ${blueprintId.slice(0, 8)}`, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\n- [ ] First\n- [ ] Second\n- [ ] Third\n',
  });
  const tasks = () => theirs.list<Task>('tasks', { planId: blueprintId }, ['place', 'ASC']);
  const taskOf = async (headline: string) =>
    (await tasks()).find((task) => task.headline === headline)!.id;
  await enter(page, priya);
  await page.goto(`/settings/process/${blueprintId}`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  return { theirs, plan, blueprintId, tasks, taskOf };
}
const cell = (page: Page, task: string, nth: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(task, { exact: true }) })
    .getByRole('gridcell')
    .nth(nth);

/** As on a bad line: what others do is not heard. */
const deaf = (page: Page) => page.route(/\/api\/(live|tasks)/, (route) => route.abort());

for (const choice of ['Keep mine', 'Take theirs'] as const)
  test(`two in one cell: the later one is asked, and can ${choice.toLowerCase()}`, async ({
    page,
    browser,
  }) => {
    const { theirs, plan, tasks, taskOf, blueprintId } = await sheetOf(page);
    const other = await deskOf(browser);
    await enter(other, ines);
    await cell(page, 'First', 0).focus();
    await page.keyboard.press('Enter');
    await page.locator('.sheet-input').fill('First, by Priya');
    // She hears of it while she writes, and has not looked at it all the same.
    await theirs.command('SetTaskHeadline', {
      plan,
      taskId: await taskOf('First'),
      headline: 'First, by Ines',
    });
    await other.goto(`/settings/process/${blueprintId}`);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/Ines changed this/);
    await expect(dialog.getByRole('region', { name: 'Ines’s' })).toContainText('First, by Ines');
    await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('First, by Priya');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // Whoever looks at the board before they decide is asked there as well.
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Compare' }).click();
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const stays = choice === 'Keep mine' ? 'First, by Priya' : 'First, by Ines';
    await expect(cell(page, stays, 0)).toBeVisible();
    await expect.poll(async () => (await tasks())[0]?.headline).toBe(stays);
    await other.context().close();
  });

test('of several cells those that nobody else changed are stored, and the others are asked about', async ({
  page,
}) => {
  const { theirs, plan, tasks, taskOf } = await sheetOf(page);
  await cell(page, 'First', 2).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await tasks())[0]?.dueInDays).toBe(5);
  await deaf(page);
  await theirs.command('SetTaskDueInDays', { plan, taskId: await taskOf('Second'), dueInDays: 9 });
  await cell(page, 'First', 2).focus();
  await page.keyboard.press('Control+Shift+End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+d');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('region', { name: 'Ines’s' })).toContainText('9 days');
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('5 days');
  expect((await tasks()).map(({ dueInDays }) => dueInDays)).toEqual([5, 9, 5]);
  await page.unroute(/\/api\/(live|tasks)/);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(page, 'Second', 2)).toHaveText('9 days');
  expect((await tasks()).map(({ dueInDays }) => dueInDays)).toEqual([5, 9, 5]);
});

test('a row that goes while somebody writes in it: the words stay, and can be put back', async ({
  page,
}) => {
  const { theirs, plan, tasks, taskOf } = await sheetOf(page);
  await cell(page, 'Second', 0).focus();
  await page.keyboard.press('Enter');
  await page.locator('.sheet-input').fill('Second, with care');
  await theirs.command('DeleteTask', { plan, taskId: await taskOf('Second') });
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Second, with care');
  await expect(dialog).toContainText('Ines');
  await dialog.getByRole('button', { name: /Put .*back/ }).click();
  await expect
    .poll(async () => (await tasks()).map(({ headline }) => headline))
    .toContain('Second, with care');
  // It is written on where it was left.
  await expect(page.locator('.sheet-input')).toHaveValue('Second, with care');
});

test('undo and redo, as often as wanted, and what others did since is not written over', async ({
  page,
}) => {
  const { theirs, plan, tasks, taskOf } = await sheetOf(page);
  await cell(page, 'Third', 0).focus();
  await page.keyboard.press('Enter');
  await page.locator('.sheet-input').fill('Third, twice');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await tasks())[2]?.headline).toBe('Third, twice');
  await cell(page, 'Third, twice', 0).focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Third', 0)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(cell(page, 'Third, twice', 0)).toBeVisible();
  await expect(page.getByText('1 cell changed')).toBeVisible();
  await theirs.command('SetTaskHeadline', {
    plan,
    taskId: await taskOf('Third, twice'),
    headline: 'Third, by Ines',
  });
  await expect(cell(page, 'Third, by Ines', 0)).toBeVisible();
  await cell(page, 'Third, by Ines', 0).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('alertdialog').getByRole('region', { name: 'Ines’s' })).toContainText(
    'Third, by Ines',
  );
  await page.getByRole('button', { name: 'Take theirs' }).click();
  expect((await tasks())[2]?.headline).toBe('Third, by Ines');
});
