import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** As many keys as somebody presses in less than a minute who looks at each of them. */
const MOST_KEYS = 60;

type Task = {
  headline: string;
  assignee: string | null;
  dueInDays: number | null;
  mandatory: boolean;
};

const source = (modules: number, tasks: number) =>
  Array.from(
    { length: modules },
    (_, m) =>
      `## Part ${m + 1}\n### Module ${m + 1}\n${Array.from({ length: tasks }, (_, n) => `- [ ] Task ${m + 1}.${n + 1}\n`).join('')}`,
  ).join('\n');

async function sheetOf(page: Page, markdown: string) {
  const api = await apiAs(dana);
  const blueprintId = randomUUID();
  const shape = { milestones: 2, modules: 3, brackets: true, shortTitles: true, comments: [] };
  await api.command('ImportBlueprint', {
    blueprintId,
    fileName: 'list.md',
    source: markdown,
    shape,
  });
  await enter(page, dana);
  await page.goto(`/settings/process/${blueprintId}`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const tasks = () => api.list<Task>('tasks', { planId: blueprintId }, ['place', 'ASC']);
  return {
    api,
    blueprintId,
    tasks,
    cell: (task: string, column: string) => cellOf(page, task, column),
  };
}

const COLUMNS = ['headline', 'assignee', 'dueInDays', 'mandatory', 'seenBy'];
const cellOf = (page: Page, task: string, column: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(task, { exact: true }) })
    .getByRole('gridcell')
    .nth(COLUMNS.indexOf(column));

test('people and days of 30 imported tasks are set by the keyboard, with fewer keys than a minute has seconds', async ({
  page,
}) => {
  const { api, blueprintId, tasks, cell } = await sheetOf(page, source(3, 10));
  let keys = 0;
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
    keys += all.length;
  };
  const type = async (words: string) => {
    await page.keyboard.type(words);
    keys += words.length;
  };
  await cell('Task 1.1', 'assignee').focus();
  await type('Finance');
  await expect(page.getByRole('button', { name: 'Create placeholder Finance' })).toBeVisible();
  await press('Enter');
  await expect(cell('Task 1.1', 'assignee')).toHaveText(/Finance/);
  await expect(cell('Task 1.2', 'assignee')).toBeFocused();
  await press('ArrowRight', 'ArrowUp');
  await type('2w');
  await press(
    'Enter',
    'ArrowUp',
    'ArrowLeft',
    'Shift+ArrowRight',
    'Control+Shift+End',
    'Shift+ArrowLeft',
    'Shift+ArrowLeft',
  );
  await press('Control+d');
  await expect(page.getByText('58 cells changed')).toBeVisible();
  const isSet = ({ assignee, dueInDays }: Task) =>
    assignee?.startsWith('p::') === true && dueInDays === 14;
  await expect.poll(async () => (await tasks()).filter(isSet).length).toBe(30);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);

  await test.step('and taken back at once', async () => {
    await page.keyboard.press('Control+z');
    await expect
      .poll(async () => (await tasks()).filter(({ assignee }) => assignee !== null).length)
      .toBe(1);
    await expectAccessible(page);
  });

  await test.step('and the history has a line for each, that unfolds', async () => {
    const [first] = await api.list<{ moduleId: string }>('tasks', { planId: blueprintId }, [
      'place',
      'ASC',
    ]);
    await goWithin(page, `/module/${blueprintId}/${first!.moduleId}/activity`);
    const acts = page.getByRole('listitem').filter({ hasText: /changed \d+ tasks/ });
    await expect(acts).toHaveCount(2);
    await acts.first().getByRole('button', { name: 'Show in full' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Task 1.2' }).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('many lines are pasted as tasks, names that nobody has are asked once, and a wrong value stays', async ({
  page,
}) => {
  const { tasks, cell } = await sheetOf(page, source(1, 2));
  const paste = (text: string) =>
    page.evaluate((given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);

  await cell('Task 1.1', 'headline').focus();
  await paste('Export\tController\t3 days\tno\n\nImport\tController\n');
  const dialog = page.getByRole('dialog', { name: 'Nobody has this name' });
  await expect(dialog.getByText('Controller')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create placeholder' }).click();
  await expect(page.getByText('2 lines pasted as tasks; 1 empty line left out')).toBeVisible();
  await expect
    .poll(async () =>
      (await tasks()).map(({ headline, dueInDays, mandatory }) => [headline, dueInDays, mandatory]),
    )
    .toEqual([
      ['Task 1.1', null, true],
      ['Export', 3, false],
      ['Import', null, true],
      ['Task 1.2', null, true],
    ]);

  await cell('Import', 'dueInDays').focus();
  await page.keyboard.type('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Enter 1 to 99 days, such as 10, 2 weeks or none.',
  );
  await page.keyboard.press('Escape');
  await expect(cell('Import', 'dueInDays')).toHaveText('none');

  await cell('Import', 'mandatory').focus();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await tasks())[2]?.mandatory).toBe(false);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell('Import', 'seenBy')).toHaveText('Team');
  await expect(cell('Task 1.2', 'seenBy')).toHaveText('Client and team');

  // Alt and arrows move the row, and the keyboard with it.
  const order = async () => (await tasks()).map(({ headline }) => headline);
  await cell('Import', 'headline').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['Task 1.1', 'Import', 'Export', 'Task 1.2']);
  await expect(cell('Import', 'headline')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(['Task 1.1', 'Export', 'Import', 'Task 1.2']);
  // What is chosen next goes by what the page shows by then.
  const shown = async () =>
    (await page.getByRole('row').allTextContents()).flatMap(
      (row) => /Export|Import/.exec(row)?.[0] ?? [],
    );
  await expect.poll(shown).toEqual(['Export', 'Import']);

  await cell('Export', 'headline').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page
    .getByRole('toolbar', { name: '2 rows' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('2 tasks deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await tasks()).length).toBe(4);
});

test('keys that come before a new row is stored are written in it', async ({ page }) => {
  const { tasks, cell } = await sheetOf(page, source(1, 2));
  let store = () => undefined as void;
  const stored = new Promise<void>((resolve) => (store = resolve));
  await page.route('**/api/commands/AddTasks', async (route) => {
    await stored;
    await route.continue();
  });
  await cell('Task 1.1', 'headline').focus();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Drei');
  await expect(page.locator('.sheet-input')).toHaveValue('Drei');
  await page.keyboard.press('Enter');
  await expect(cell('Drei', 'headline')).toBeVisible();
  store();
  await expect
    .poll(async () => (await tasks()).map(({ headline }) => headline))
    .toEqual(['Task 1.1', 'Drei', 'Task 1.2']);
  await expect(cell('Drei', 'headline')).toBeVisible();
});

test('in a sheet of many rows only those that are near are drawn, and the keyboard reaches all', async ({
  page,
}) => {
  const { cell } = await sheetOf(page, source(30, 10));
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.locator('.sheet-row').first()).toBeVisible();
  const drawn = () => page.locator('.sheet-row').count();
  await expect.poll(drawn).toBeLessThan(200);
  await cell('Task 1.1', 'headline').focus();
  await page.keyboard.press('Control+End');
  await expect(cell('Task 30.10', 'seenBy')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.locator('.sheet-input').fill('The last');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cell changed')).toBeVisible();
  await expect(cell('The last', 'headline')).toBeVisible();
  expect(await drawn()).toBeLessThan(200);
  await page.keyboard.press('Control+Home');
  await expect(cell('Task 1.1', 'headline')).toBeFocused();
  await page.locator('.outline').evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
  await expect(page.getByText('Task 15.5', { exact: true })).toBeVisible();
});
