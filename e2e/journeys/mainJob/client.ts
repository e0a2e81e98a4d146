import { expect, type Page } from '@playwright/test';
import { codeAfter, linkIn, waitForMail } from '../../fixtures/mailbox.ts';
import {
  expectTask,
  handOver,
  markDone,
  sayStuck,
} from '../../pages/portal.ts';
import type { NewPerson } from '../../pages/wizard.ts';

/** The link of the mail asks for a sign-in first, then shows the one task. */
export async function openFromMail(
  page: Page,
  email: string,
  headline: string,
): Promise<void> {
  const mail = await waitForMail(email, ({ text }) =>
    /\/portal\/task\//.test(text),
  );
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill(email);
  const code = await codeAfter(email, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/portal\/task\//);
  await expectTask(page, headline);
  await expect(page.getByText('Bring a pen.')).toBeVisible();
  await expect(page.getByText('Your turn')).toBeVisible();
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
  await handOver(page, `${firstName} ${lastName}`);
  await expect(page).toHaveURL(/\/portal\/process\//);
  await expect(page.getByText('Nothing for you right now')).toBeVisible();
  await expect(
    page.getByRole('link', { name: new RegExp(firstName) }),
  ).toContainText('3 tasks');
}
