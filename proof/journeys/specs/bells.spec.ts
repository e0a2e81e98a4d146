import { randomUUID } from 'node:crypto';
import type { ExecutionRow, PersonRow, TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs, type Api } from '../fixtures/api.ts';
import { ines, noor, priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const plan = { kind: 'process', id: 'demo-kelpline-sandbox' } as const;

const idOf = async (api: Api, email: string): Promise<string> => {
  const people = await api.list<PersonRow>('people', { q: email });
  return people.find((each) => each.email === email)?.id ?? '';
};
/** An open task of Noor's, and what commands about it name. */
async function taskOfNoor(staff: Api) {
  const assignee = await idOf(staff, noor);
  const [task] = await staff.list<TaskRow>('tasks', { planId: plan.id, assignee, status: 'TODO' });
  if (task === undefined) throw new Error('The demo has no open task of Noor');
  return { task, about: { processId: plan.id, taskId: task.id } };
}

test('the team’s bell tells at once, opens and is walked by keys, and marks as read what is read', async ({
  page,
}) => {
  const staff = await apiAs(priya);
  const client = await apiAs(noor);
  const { about } = await taskOfNoor(staff);
  await enter(page, ines);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await staff.command('HandConversation', { ...about, to: await idOf(staff, ines) });
  await client.command('SendMessage', {
    ...about,
    messageId: randomUUID(),
    text: 'Which badge is meant?',
  });
  await client.command('SendMessage', {
    ...about,
    messageId: randomUUID(),
    text: 'Silver or gold?',
  });
  await expect(page.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const [first, second] = [bell.getByRole('link').nth(1), bell.getByRole('link').nth(2)];
  await expect(first).toContainText('Noor asked in');
  await expect(first).toContainText('and one more');
  await expect(first).toContainText('Silver or gold?');
  await expect(second).toContainText('Priya handed you the talk about');
  await expect(first).toBeFocused();
  await expect(bell.getByLabel('2 unread')).toBeVisible();
  await expectGoodScreen(page, 'bell');

  await page.keyboard.press('e');
  await expect(bell.getByLabel('1 unread')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();
  const button = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(button).toBeVisible();
  await button.click();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Silver or gold?')).toBeVisible();
  await staff.command('HandConversation', { ...about, to: null });
});

test('a client’s bell tells of an answer, by keys too, and gives the focus back', async ({
  page,
}) => {
  const staff = await apiAs(priya);
  const { about } = await taskOfNoor(staff);
  const client = await apiAs(noor);
  const [execution] = await client.list<ExecutionRow>('executions', { id: plan.id });
  await client.command('OpenNotices', {
    clientId: execution?.clientId,
    upTo: new Date().toISOString(),
  });
  await enter(page, noor);
  await page.goto('/portal/');
  const bell = page.getByRole('button', { name: /^News for you/ });
  await expect(bell).toHaveAccessibleName('News for you');
  await staff.command('SendMessage', { ...about, messageId: randomUUID(), text: 'Gold, please.' });
  await staff.command('AddNote', { ...about, noteId: randomUUID(), text: 'Costs us nothing' });
  await expect(bell).toHaveAccessibleName('News for you, some unread');
  await bell.focus();
  await page.keyboard.press('Enter');
  const news = page.getByRole('dialog', { name: 'News for you' });
  const first = news.getByRole('listitem').first();
  await expect(first).toContainText('Priya answered you in');
  await expect(first).toContainText('Gold, please.');
  await expect(news).not.toContainText('Costs us nothing');
  await expect(first.getByRole('link')).toBeFocused();
  await expectGoodScreen(page, 'news');
  await page.keyboard.press('e');
  await expect(first.getByRole('img', { name: 'New' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('News for you');
  await page.keyboard.press('Enter');
  await news
    .getByRole('link', { name: /Priya answered you/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/portal/task/${plan.id}/${about.taskId}#talk$`));
});
