import { randomUUID } from 'node:crypto';
import type { TaskRow } from '@waymark/api';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { idsOf, mailsTo, waitForMail, type MailboxMail } from '../fixtures/mailbox.ts';
import { amara, ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

/** The links of a mail, each once. */
const linksIn = ({ html }: MailboxMail): string[] => [
  ...new Set(
    [...html.matchAll(/href="(http[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
  ),
];

/** Opens each link of a mail as who got it. What is not about mails shows one of `about`. */
async function follow(page: Page, mail: MailboxMail, about: readonly string[]): Promise<void> {
  const links = linksIn(mail);
  expect(links.length, mail.subject).toBeGreaterThan(2);
  for (const link of links) {
    await test.step(`${mail.subject}: ${link.replace(/t=.*/, 't=…')}`, async () => {
      const { pathname, search, hash } = new URL(link);
      // A change of what follows # alone would load nothing.
      await page.goto('about:blank');
      const answer = await page.goto(`${pathname}${search}${hash}`);
      expect(answer?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(page).not.toHaveTitle(/^Not (found|here)/);
      if (/\/mails$|\/profile$/.test(pathname)) return;
      await expect
        .poll(async () => {
          const shown = await page.locator('body').innerText();
          return about.some((words) => shown.includes(words));
        })
        .toBe(true);
    });
  }
}

test('each link of a mail leads to what the mail is about: what begins, what is said, and who is stuck', async ({
  browser,
}) => {
  test.slow();
  // Whatever she got today before, what begins is told her at once.
  await (await apiAs(amara)).command('ChangeMailSettings', { kinds: { turn: 'atOnce' } });
  const before = { amara: idsOf(await mailsTo(amara)), ines: idsOf(await mailsTo(ines)) };
  const run = randomUUID().slice(0, 8);
  const { processId, tasks } = await talkedProcess(run);
  const [staff, client] = [await apiAs(ines), await apiAs(amara)];
  const plan = { kind: 'process', id: processId } as const;
  const rows = await staff.list<TaskRow>('tasks', { planId: processId });
  const about = [
    `Asked and answered ${run}`,
    ...tasks.map((id) => rows.find((row) => row.id === id)!.headline),
  ];
  const to = (email: string, words: string, seen: ReadonlySet<string>) =>
    waitForMail(email, (mail) => mail.text.includes(words) && linksIn(mail).length > 2, seen);

  const begins = await to(amara, `Asked and answered ${run}`, before.amara);
  const text = `Is Thursday fine, at ${run}?`;
  await staff.command('SendMessage', {
    processId,
    taskId: tasks[0],
    messageId: randomUUID(),
    text,
  });
  const talk = await to(amara, text, before.amara);
  const stick = (taskId: string, reason: string) =>
    client.command('SetTaskStatus', { plan, taskId, status: 'STUCKED', reason });
  await stick(tasks[0], `Without a key ${run}`);
  const stuck = await to(ines, `Without a key ${run}`, before.ines);

  for (const [email, mails] of [
    [amara, [begins, talk]],
    [ines, [stuck]],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await enter(page, email);
    for (const mail of mails) await follow(page, mail, about);
    await context.close();
  }
});
