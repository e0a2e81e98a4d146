import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { readSchemas, type TaskRow } from '@waymark/api';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { mailsTo, waitForMail } from '../fixtures/mailbox.ts';
import { amara, ines } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { recordBytes } from '../fixtures/recordBytes.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';
import { expectTask, sayStuck, showTab, talkOf } from '../pages/portal.ts';

const run = randomUUID().slice(0, 8);
const question = `Is the address fixed? ${run}`;
const answer = `Fixed for a year. ${run}`;
let processId: string;
let taskId: string;
let stuckId: string;
/** Words and ids of notes, which stand nowhere else. */
const secrets = [`Quokka${run}`, `Wombat${run}`, randomUUID(), randomUUID()] as const;

test.beforeAll(async () => {
  ({
    processId,
    tasks: [taskId, stuckId],
  } = await talkedProcess(run));
});

test('a client asks on the phone, is answered by mail, and whose turn it is moves each time; no byte of a note comes to them', async ({
  browser,
}) => {
  const staff = await apiAs(ines);
  const note = (noteId: string, text: string) =>
    staff.command('AddNote', { processId, taskId, noteId, text, mentions: [] });

  const desk = await deskOf(browser);
  await enter(desk, ines);
  await desk.goto('/inbox');
  await expect(desk.getByRole('navigation', { name: 'Talks' })).toBeVisible();
  const { page, bytes } = await recordedPhone(browser);
  await enter(page, amara);
  await page.goto('/portal');
  await note(secrets[2], secrets[0]);

  await test.step('the client asks', async () => {
    await page.goto(`/portal/task/${processId}/${taskId}`);
    await showTab(page, 'Talk');
    await expect(turnLine(page)).toContainText('Your turn');
    await expect(page.getByRole('region', { name: 'Talk' })).toContainText('Ask here.');
    await page.getByRole('textbox', { name: /^Write to / }).fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(waiting(desk)).toContainText(question);
    await expect(talkOf(page)).toContainText(question);
    await expect(turnLine(page)).toContainText('You asked.');
    expect(await turnOf(taskId)).toEqual({ client: 'seller asked', team: 'seller asked' });
  });

  await test.step('Ines answers the mail', async () => {
    const mail = await waitForMail(ines, ({ text }) => text.includes(question));
    const mailbox = await desk.context().newPage();
    await mailbox.goto(`/mailbox/${mail.id}`);
    await mailbox.getByText('Reply', { exact: true }).click();
    await mailbox.getByLabel('Your answer').fill(answer);
    await mailbox.getByRole('button', { name: 'Send' }).click();
    await expect(mailbox.getByRole('status')).toContainText('250');
    await mailbox.close();
    await expect(talkOf(page)).toContainText(answer);
  });

  await test.step('the client reads it where they are, and it is their turn', async () => {
    const said = talkOf(page).getByRole('article').filter({ hasText: answer });
    await expect(said).toContainText('by e-mail');
    await expect(turnLine(page)).toContainText('Your turn');
    await expect(turnLine(page)).toContainText('because Ines answered at');
    await expect(desk.getByRole('region', { name: /^Client’s turn/ })).toContainText(answer);
    expect(await turnOf(taskId)).toEqual({ client: 'client assigned', team: 'client assigned' });
    await note(secrets[3], secrets[1]);
    await expect
      .poll(async () => unreadOf(taskId), 'what stood in view for a second is seen')
      .toBe(0);
  });

  await test.step('no byte that the client can fetch has any of the notes', async () => {
    for (const way of [
      `process/${processId}`,
      `tasks/${processId}`,
      `steps/${processId}`,
      `task/${processId}/${taskId}`,
    ]) {
      await page.goto(`/portal/${way}`);
      await expect(page.getByRole('main')).toBeVisible();
    }
    await expectTask(page, await headlineOf(taskId));
    const came = await bytes();
    for (const said of [question, answer, 'talk:']) expect(came).toContain(said);
    for (const secret of secrets) expect(came).not.toContain(secret);
    const [theirs, ours] = [
      await allThatIsReadBy(amara, taskId),
      await allThatIsReadBy(ines, taskId),
    ];
    for (const secret of secrets) {
      expect(ours).toContain(secret);
      expect(theirs).not.toContain(secret);
      expect(JSON.stringify(await mailsTo(amara))).not.toContain(secret);
    }
  });

  await test.step('both languages', async () => {
    await page.goto(`/portal/task/${processId}/${taskId}#talk`);
    await expect(talkOf(page)).toContainText(answer);
    await expectGoodScreen(page, 'portal, talk');
    const client = await apiAs(amara);
    await client.command('ChooseLanguage', { language: 'de' });
    // The page does not hear of it: nobody else is told how somebody reads.
    await expect.poll(() => client.bytes('me')).toContain('"language":"de"');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Gespräch' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('region', { name: 'Wer dran ist' })).toContainText('Ines');
    await expect(page.getByRole('button', { name: 'Senden' })).toBeVisible();
    await expectGoodScreen(page, 'portal, talk in German');
    await client.command('ChooseLanguage', { language: null });
  });
  await Promise.all([desk.context().close(), page.context().close()]);
});

test('who is stuck says whether an answer helped, and names whom they ask', async ({ browser }) => {
  const page = await phoneOf(browser);
  await enter(page, amara);
  const staff = await apiAs(ines);
  const answered = (text: string) =>
    staff.command('SendMessage', { processId, taskId: stuckId, messageId: randomUUID(), text });
  const helped = page.getByRole('group', { name: 'Does this get you going?' });
  await page.goto(`/portal/task/${processId}/${stuckId}`);
  await sayStuck(page, 'I am waiting for somebody else', 'Our partner has no date');
  await expect(page).toHaveURL(/#talk$/);
  await expect(talkOf(page).getByRole('article').first()).toContainText(
    'Stuck: I am waiting for somebody else',
  );
  expect(await turnOf(stuckId)).toEqual({ client: 'seller stuck', team: 'seller stuck' });

  await answered('You can do without them.');
  await helped.getByRole('button', { name: 'Still stuck' }).click();
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('We cannot');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(turnLine(page)).toContainText('You said you are stuck.');
  await expect(helped).toBeHidden();

  await answered('Then we do it.');
  await helped.getByRole('button', { name: 'I can go on' }).click();
  await expect(helped).toBeHidden();
  await expect.poll(async () => (await taskAs(ines, stuckId)).status).toBe('IN_PROGRESS');

  await field.pressSequentially('Thanks @Ine');
  await expect(page.getByRole('option', { name: 'Ines Carvalho' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(field).toHaveValue('Thanks @Ines ');
  await field.press('Enter');
  await field.pressSequentially('and good night');
  await field.press('Control+Enter');
  const said = () =>
    staff.list<{ text: string; mentions: string[] }>(
      'messages',
      { planId: processId, taskId: stuckId },
      ['at', 'DESC'],
    );
  const [{ id } = { id: '' }] = await staff.list<{ id: string }>('people', { q: ines });
  await expect
    .poll(async () => (await said())[0])
    .toMatchObject({ text: 'Thanks @Ines \nand good night', mentions: [id] });
  await page.context().close();
});

const turnLine = (page: Page): Locator => page.getByRole('region', { name: 'Whose turn it is' });
const waiting = (desk: Page): Locator => desk.getByRole('region', { name: /^Waiting for us/ });

/** A phone, and all that comes to it. */
async function recordedPhone(browser: Browser) {
  const page = await phoneOf(browser);
  return { page, bytes: await recordBytes(page.context()) };
}

const taskAs = async (email: string, taskId: string): Promise<TaskRow> => {
  const [task] = await (
    await apiAs(email)
  ).list<TaskRow>('tasks', { planId: processId, id: taskId });
  return task!;
};
const headlineOf = async (taskId: string) => (await taskAs(amara, taskId)).headline;
/** Whose turn it is and why, as each side reads it. */
const turnOf = async (taskId: string) => {
  const [client, team] = await Promise.all([taskAs(amara, taskId), taskAs(ines, taskId)]);
  return {
    client: `${client.turn} ${client.turnBecause}`,
    team: `${team.turn} ${team.turnBecause}`,
  };
};
const unreadOf = async (taskId: string): Promise<number | undefined> =>
  (
    await (
      await apiAs(amara)
    ).list<{ unread: number }>('conversations', { planId: processId, taskId })
  )[0]?.unread;

/**
 * Every read there is: whole, of the process, of the task, by each of the words, and one by one;
 * what was asked for left out.
 */
async function allThatIsReadBy(email: string, taskId: string): Promise<string> {
  const api = await apiAs(email);
  const filters = [
    {},
    { planId: processId },
    { planId: processId, taskId },
    ...secrets.map((q) => ({ q })),
  ];
  const ids = [processId, taskId, `${processId}_${taskId}`, ...secrets];
  const paths = Object.keys(readSchemas).flatMap((name) => [
    ...filters.map((filter) => `${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    ...ids.map((id) => `${name}/${id}`),
  ]);
  let all = '';
  for (const path of [
    ...paths,
    'me',
    `plans/${processId}/workspaces`,
    `executions/${processId}/turns`,
  ])
    all += (await api.bytes(path)).replaceAll(path, '');
  return all;
}
