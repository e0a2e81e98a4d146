import { randomUUID } from 'node:crypto';
import type { MailingRow, TaskRow } from '@waymark/api';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { idsOf, mailsTo, waitForMail } from '../fixtures/mailbox.ts';
import { demo, jonas, priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a mail that went out stands on its process: to whom, why, and how it read, with no link that acts for them', async ({
  page,
}) => {
  const staff = await apiAs(priya);
  const tasks = await staff.list<TaskRow>('tasks', { planId: demo.process, status: 'TODO' });
  const [receiver] = await staff.list<{ id: string }>('people', { q: jonas });
  const task = tasks.find(
    ({ assignee, audience }) => assignee === receiver?.id && audience === 'EXTERN',
  );
  if (task === undefined) throw new Error('The demo has no open task of Jonas');
  const before = idsOf(await mailsTo(jonas));
  const text = `Is Thursday fine, at ${randomUUID().slice(0, 8)}?`;
  await staff.command('SendMessage', {
    processId: demo.process,
    taskId: task.id,
    messageId: randomUUID(),
    text,
  });
  const mail = await waitForMail(jonas, (each) => each.text.includes(text), before);
  // What reads as an address is written so that no mail program makes a link of it.
  expect(mail.subject.replaceAll('[.]', '.')).toBe(`Re: ${task.headline}`);

  await enter(page, priya);
  const address = `/project/${demo.project}/${demo.process}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Execution menu' }).click();
  await page.getByRole('menuitem', { name: 'E-mails' }).click();
  await expect(page).toHaveURL(`${address}/mails`);
  const row = page.getByRole('listitem').filter({ hasText: mail.subject }).first();
  await expect(row).toContainText('Jonas');
  await expect(row).toContainText(/Message, at once, (the task is theirs|they wrote in the talk)/);
  await expect(row).toContainText('Sent');
  await expectGoodScreen(page, 'mails of a process');

  await row.getByRole('link', { name: mail.subject }).click();
  const dialog = page.getByRole('dialog', { name: mail.subject });
  const frame = dialog.frameLocator('iframe');
  await expect(frame.getByText(text)).toBeVisible();
  await expectGoodScreen(page, 'a mail as it read');
  await dialog.getByRole('button', { name: 'Text' }).click();
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog).not.toContainText('?t=');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${address}/mails`);

  // None of it is a client's to read.
  const client = await apiAs(jonas);
  for (const resource of ['mailings', 'mailCopies'])
    await expect(client.list<MailingRow>(resource, {})).rejects.toThrow(
      'only the team can ask by this',
    );
});
