import { randomUUID } from 'node:crypto';
import { readSchemas, type ConversationRow, type TaskRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs, type Api } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { demo, jonas, mikkel, priya } from '../fixtures/people.ts';
import { deskOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const taskOf = async (api: Api): Promise<TaskRow> => {
  const tasks = await api.list<TaskRow>('tasks', { planId: demo.process, status: 'TODO' });
  const people = await api.list<{ id: string; email: string }>('people', { q: jonas });
  const theirs = tasks.find(
    ({ assignee, audience }) => assignee === people[0]?.id && audience === 'EXTERN',
  );
  if (theirs === undefined) throw new Error('The demo has no open task of Jonas');
  return theirs;
};
const rowOf = (page: Page, { id }: TaskRow) => page.locator(`[id="inbox-${demo.process}_${id}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Walks by keys, up the list and then down, until a row has the focus. */
async function walkTo(page: Page, task: TaskRow): Promise<void> {
  for (let step = 0; step < 90; step += 1) {
    if ((await focused(page)) === `inbox-${demo.process}_${task.id}`) return;
    await page.keyboard.press(step < 30 ? 'k' : 'j');
  }
  throw new Error('No key leads to the conversation');
}

/** All that a client is given of whatever can be read. */
async function everythingOf(client: Api): Promise<string> {
  const answers = await Promise.all(
    Object.keys(readSchemas).map((resource) =>
      client.list(resource, {}).catch((error: Error) => error.message),
    ),
  );
  return JSON.stringify(answers);
}

test('what a client asks is in the inbox at once and answered there by keys alone; of a note they get nothing', async ({
  page,
}) => {
  const client = await apiAs(jonas);
  const staff = await apiAs(priya);
  const task = await taskOf(staff);
  const about = { processId: demo.process, taskId: task.id };
  const turn = async () => {
    const [row] = await staff.list<TaskRow>('tasks', { id: task.id });
    return [row?.turn, row?.turnBecause, row?.turnFrom];
  };
  await enter(page, priya);
  await page.goto('/inbox?of=team');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Talks' }).getByRole('listitem').first(),
  ).toBeVisible();

  const asked = performance.now();
  await client.command('SendMessage', {
    ...about,
    messageId: randomUUID(),
    text: 'Is the silver badge enough?',
  });
  await expect(rowOf(page, task)).toContainText('Is the silver badge enough?');
  console.log(`  in the inbox after ${Math.round(performance.now() - asked)} ms`);
  await expect(rowOf(page, task).getByLabel('Unread')).toBeVisible();
  await expect.poll(turn).toEqual(['seller', 'asked', 'assigned']);

  await walkTo(page, task);
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Talk' });
  await expect(log.getByText('Is the silver badge enough?')).toBeVisible();
  await expect(page.getByText('Jonas Weidenfeller asked.')).toBeVisible();
  await expect(rowOf(page, task).getByLabel('Unread')).toBeHidden();
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: 'Note for your team' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Nobody but us: @mikk');
  await expect(page.getByRole('option', { name: 'Mikkel Sørensen' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('wants gold');
  await page.keyboard.press('Control+Enter');
  await expect(log.getByText('Note. Only your team sees this')).toBeVisible();
  await expect(log.getByText('@Mikkel', { exact: true })).toBeVisible();
  await expectGoodScreen(page, 'inbox, open');

  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply to the client' })).toBeFocused();
  await page.keyboard.type('Silver is enough.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(turn).toEqual(['client', 'assigned', 'asked']);
  const clients = page.getByRole('region', { name: /^Client’s turn/ });
  await expect(clients.locator(rowOf(page, task))).toContainText('You: Silver is enough.');
  // What waits longest is next.
  await expect(page).not.toHaveURL(new RegExp(`open=${demo.process}_${task.id}`));
  await expect(page).toHaveURL(/open=/);

  const theirs = await everythingOf(client);
  expect(theirs).toContain('Silver is enough.');
  expect(theirs).not.toContain('wants gold');
});

test('what is said about a task stands in its sidebar too, and “no answer needed” can be taken back', async ({
  page,
}) => {
  const client = await apiAs(jonas);
  const staff = await apiAs(priya);
  const task = await taskOf(staff);
  await client.command('SendMessage', {
    ...{ processId: demo.process, taskId: task.id, messageId: randomUUID() },
    text: 'Which of the two?',
  });
  const about = { planId: demo.process, taskId: task.id };
  const waits = async () => (await staff.list<ConversationRow>('conversations', about))[0]?.waits;
  await expect.poll(waits).toBe(true);
  await enter(page, priya);
  await page.goto(`/module/${demo.process}/${task.moduleId}/tasks#${task.id}`);
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await expect(page).toHaveURL(new RegExp(`\\?panel=talk#${task.id}$`));
  await expect(page.getByRole('log').getByText('Which of the two?')).toBeVisible();
  await expectGoodScreen(page, 'task sidebar, talk');
  await page.getByRole('button', { name: 'No answer needed' }).click();
  await expect.poll(waits).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(waits).toBe(true);
  await staff.command('WaiveAnswer', { processId: demo.process, taskId: task.id });
});

test('two of the team in one conversation see one another, and the client is answered twice only on purpose', async ({
  page,
  browser,
}) => {
  const staff = await apiAs(priya);
  const task = await taskOf(staff);
  const about = { processId: demo.process, taskId: task.id };
  await (
    await apiAs(jonas)
  ).command('SendMessage', { ...about, messageId: randomUUID(), text: 'Until when?' });
  const other = await deskOf(browser);
  await Promise.all([enter(page, priya), enter(other, mikkel)]);
  for (const each of [page, other]) {
    await each.goto(`/inbox?of=team&open=${demo.process}_${task.id}`);
    await expect(each.getByRole('log').getByText('Until when?')).toBeVisible();
  }
  const reply = (each: Page) => each.getByRole('textbox', { name: 'Reply to the client' });
  await reply(other).pressSequentially('Until Friday');
  // It shows for seconds after a key only: who looks later sees it at the next.
  await expect(async () => {
    await reply(other).pressSequentially('.');
    await expect(page.locator('.talk-writing')).toHaveText('Mikkel is writing a reply', {
      timeout: 2_000,
    });
    await expect(rowOf(page, task)).toContainText('Mikkel is writing a reply', { timeout: 1_000 });
  }).toPass();
  await reply(page).fill('Until Monday.');
  await other.keyboard.press('Control+Enter');
  await expect(
    page.getByText(/^Mikkel answered today .* Read it before you send\.$/),
  ).toBeVisible();
  await expect(page.getByRole('log').getByText('Until Friday.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText(/^Not sent\. A colleague has answered in the meantime/),
  ).toBeVisible();
  await expectGoodScreen(page, 'inbox, answered meanwhile');
  const said = async () =>
    (await staff.list<{ text: string }>('messages', { planId: demo.process, taskId: task.id })).map(
      ({ text }) => text,
    );
  expect(await said()).not.toContain('Until Monday.');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(said).toContain('Until Monday.');
});

test('an inbox in which nothing waits says so, on every screen', async ({ page }) => {
  await enter(page, priya);
  await page.goto('/inbox?q=nothing+like+it');
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible();
  await expectGoodScreen(page, 'inbox, nothing found');
  await goWithin(page, '/inbox?show=unanswered');
  await expect(page.getByRole('heading', { name: 'Nobody is waiting for you' })).toBeVisible();
  await expectGoodScreen(page, 'inbox, nobody waits');
});
