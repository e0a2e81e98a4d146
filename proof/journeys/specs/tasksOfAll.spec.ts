import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

type Row = {
  seenBy: string;
  id: string;
  moduleId: string;
  headline: string;
  status: string;
  stuckReason: string | null;
  dueDate: string | null;
};

test('tasks of all processes are found, moved by the keyboard with a reason, and changed several at once', async ({
  page,
}) => {
  const run = randomUUID().slice(0, 8);
  const { processId, tasks } = await talkedProcess(run);
  const api = await apiAs(mikkel);
  const plan = { kind: 'process', id: processId } as const;
  for (const [i, taskId] of tasks.entries())
    await api.command('SetTaskHeadline', { plan, taskId, headline: `Ship ${run} ${i + 1}` });
  const rows = async () =>
    (await api.list<Row>('tasks', { planId: processId })).filter(({ id }) =>
      tasks.some((one) => one === id),
    );
  const statuses = async () => (await rows()).map(({ status }) => status).toSorted();
  await enter(page, mikkel);

  await test.step('found on the board', async () => {
    await page.goto('/tasks/');
    await expect(page.getByRole('link', { name: /^Everybody/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: /^All executions/ })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(page.getByRole('region', { name: 'Done' })).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'Search tasks' })
      .or(page.getByLabel('Search tasks'))
      .first()
      .fill(run);
    await expect(page.getByRole('listitem').filter({ hasText: run })).toHaveCount(2);
    await expectGoodScreen(page, 'board of all tasks');
  });

  await test.step('moved by the keyboard, and why it is stuck is asked first', async () => {
    const card = page.getByRole('link', { name: `Ship ${run} 1` });
    await card.focus();
    for (const [key, said] of [
      ['Space', /^Lifted/],
      ['ArrowRight', /^Ship .* to In progress/],
      ['ArrowRight', /^Ship .* to Stuck/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(said).first()).toBeAttached();
    }
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Why is it stuck?' });
    await dialog.getByLabel('Reason').fill('The key is lost');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Stuck' }).getByText('“The key is lost”'),
    ).toBeVisible();
    await expect
      .poll(async () => (await rows()).find(({ status }) => status === 'STUCKED')?.stuckReason)
      .toBe('The key is lost');
  });

  await test.step('changed together in the list, and taken back', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: run })).toHaveCount(2);
    await expectGoodScreen(page, 'list of all tasks');
    const choose = async () => {
      for (const n of [1, 2])
        await page
          .getByRole('row')
          .filter({ hasText: `Ship ${run} ${n}` })
          .getByRole('checkbox')
          .check();
    };
    await choose();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'In progress' }).click();
    await expect.poll(statuses).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(statuses).toEqual(['STUCKED', 'TODO']);
    await choose();
    await page.getByRole('button', { name: 'Visible to' }).click();
    await page.getByRole('menuitem', { name: 'Hidden for now' }).click();
    const seenBy = async () => (await rows()).map((row) => row.seenBy);
    await expect.poll(seenBy).toEqual(['hidden', 'hidden']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(seenBy).toEqual(['module', 'module']);
  });

  await test.step('grouped by somebody’s choice, with the columns that they want', async () => {
    const heads = page.locator('th[scope="colgroup"]');
    await expect(heads.first()).toHaveText(/^(Overdue|This week|Later), \d$/);
    await page.getByRole('button', { name: 'By due date', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'By person' }).click();
    await expect(heads).toHaveText([/^Amara.* 2$/]);
    const widths = async () => [
      await heads.evaluate((head) => (head as HTMLTableCellElement).colSpan),
      await page.locator('thead th').count(),
    ];
    expect(await widths()).toEqual([7, 7]);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'Milestone' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(widths).toEqual([6, 6]);
  });

  await test.step('whose they are is a shortcut, and what finds nothing leads back', async () => {
    await page.getByRole('button', { name: 'Mine', exact: true }).click();
    await expect(page.getByText('No task matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all tasks' }).click();
    await expect(page.getByRole('row').filter({ hasText: run }).first()).toBeVisible();
  });

  await test.step('kept as a view, with how they are shown', async () => {
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill(run);
    await page.getByRole('button', { name: 'Save for me' }).click();
    await page.getByLabel('Name of the view').fill(run);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const view = page
      .getByRole('region', { name: 'Mine', exact: true })
      .getByRole('link', { name: run });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await page.goto('/tasks');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Done' })).toBeVisible();
    await view.click();
    await expect(page.getByRole('row').filter({ hasText: run })).toHaveCount(2);
    await expect(view).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('View changed')).toHaveCount(0);
  });

  await test.step('the tasks of one module have a board by status, too', async () => {
    const stuck = (await rows()).find(({ status }) => status === 'STUCKED')!;
    await goWithin(page, `/module/${processId}/${stuck.moduleId}/tasks`);
    await expect(page.getByText(/\d of \d+ done, 1 stuck/)).toBeVisible();
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Stuck' }).getByText('“The key is lost”'),
    ).toBeVisible();
    await expectGoodScreen(page, 'board of a module');
    const card = page.getByRole('link', { name: stuck.headline });
    await card.focus();
    await expect(card).toBeFocused();
    for (const [key, said] of [
      ['Space', /^Lifted/],
      ['ArrowLeft', /^Ship .* to Done/],
      ['Space', /^Moved Ship .* to Done/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByText(said).first()).toBeAttached();
    }
    await expect.poll(statuses).toEqual(['DONE', 'TODO']);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Stuck' })).toHaveCount(0);
  });
});
