import { expect, type Page } from '@playwright/test';
import { codeAfter, linkIn, waitForMail } from '../../fixtures/mailbox.ts';
import {
  expectTask,
  handOver,
  markDone,
  sayStuck,
} from '../../pages/portal.ts';
import type { NewPerson } from '../../pages/wizard.ts';

/**
 * The invitation shows who invites; accepting asks for the code and belongs. The mail about the task, which waited for
 * that, leads to it.
 */
export async function openFromMail(
  page: Page,
  email: string,
  headline: string,
): Promise<void> {
  await acceptFromMail(page, email);
  const mail = await waitForMail(email, ({ text }) =>
    /\/portal\/task\//.test(text),
  );
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/portal\/task\//);
  await expectTask(page, headline);
  await expect(page.getByText('Bring a pen.')).toBeVisible();
  await expect(page.getByText('Your turn')).toBeVisible();
}

/** Follows the invitation's link, presses Accept, and signs in by the code. */
export async function acceptFromMail(page: Page, email: string): Promise<void> {
  const mail = await waitForMail(email, ({ text }) =>
    /\/portal\/invitation\?/.test(text),
  );
  await page.goto(linkIn(mail));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'invites you to',
  );
  const code = await codeAfter(email, () =>
    page.getByRole('button', { name: 'Accept' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/portal\/(process|\?)/);
}

export async function doAsClient(page: Page): Promise<void> {
  await markDone(page);
  await expectTask(page, 'Attach the floor plan');
  await expect(page.getByText('Due 04.03.2031')).toBeVisible();
}

export const stuckAsClient = (page: Page): Promise<void> =>
  sayStuck(page, 'I wait for somebody else', 'The plan is with the architect');

/** The task goes to a colleague, who came after this page was opened. */
export async function handOverAsClient(
  page: Page,
  { firstName, lastName }: NewPerson,
): Promise<void> {
  await handOver(
    page,
    `${firstName} ${lastName}`,
    'You have the plan of the second floor.',
  );
  await expect(page).toHaveURL(/\/portal\/process\//);
  await expect(page.getByText('Nothing for you right now')).toBeVisible();
  await expect(
    page.getByRole('link', { name: new RegExp(firstName) }),
  ).toContainText('3 tasks');
}
