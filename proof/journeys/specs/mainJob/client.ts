import { expect, type Browser, type Page } from '@playwright/test';
import { codeAfter, linkIn, waitForMail } from '../../fixtures/mailbox.ts';
import { phoneOf } from '../../fixtures/phone.ts';
import { expectTask, handOver, markDone, sayStuck } from '../../pages/portal.ts';
import type { NewPerson } from '../../pages/wizard.ts';
import type { RunNames } from './blueprint.ts';

export const LEASES = 'Send both leases';
export const FLOOR_PLAN = 'Attach the floor plan';
export const STUCK_BECAUSE = 'The plan is with the architect';

/** What the client does in the main job, one after the other. */
export type ClientAtWork = {
  does(): Promise<void>;
  isStuck(): Promise<void>;
  colleagueAccepts(): Promise<void>;
  /** The task to the colleague, who came after the page was opened. */
  handsOver(): Promise<void>;
  leaves(): Promise<void>;
};

/** By their mails and the portal, on a phone of their own. */
export async function clientOnPhone(
  browser: Browser,
  { finn, greta }: RunNames,
): Promise<ClientAtWork> {
  const page = await phoneOf(browser);
  await openFromMail(page, finn.email, LEASES);
  return {
    does: () => doAsClient(page),
    isStuck: () => sayStuck(page, 'I am waiting for somebody else', STUCK_BECAUSE),
    colleagueAccepts: async () => {
      const colleague = await phoneOf(browser);
      await acceptFromMail(colleague, greta.email);
      await colleague.context().close();
    },
    handsOver: () => handOverAsClient(page, greta),
    leaves: () => page.context().close(),
  };
}

/**
 * The invitation shows who invites; accepting asks for the code and belongs. The mail about the
 * task, which waited for that, leads to it.
 */
async function openFromMail(page: Page, email: string, headline: string): Promise<void> {
  await acceptFromMail(page, email);
  const mail = await waitForMail(email, ({ text }) => /\/portal\/task\//.test(text));
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/portal\/task\//);
  await expectTask(page, headline);
  await expect(page.getByText('Bring a pen.')).toBeVisible();
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
}

/** Follows the invitation's link, presses Accept, and signs in by the code. */
async function acceptFromMail(page: Page, email: string): Promise<void> {
  const mail = await waitForMail(email, ({ text }) => /\/portal\/invitation\?/.test(text));
  await page.goto(linkIn(mail));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('invites you to');
  const code = await codeAfter(email, () => page.getByRole('button', { name: 'Accept' }).click());
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/portal\/(process|\?)/);
}

async function doAsClient(page: Page): Promise<void> {
  await markDone(page);
  await expectTask(page, FLOOR_PLAN);
  await expect(page.getByText('Due 04.03.2031')).toBeVisible();
}

async function handOverAsClient(page: Page, { firstName, lastName }: NewPerson): Promise<void> {
  await handOver(page, `${firstName} ${lastName}`, 'You have the plan of the second floor.');
  await expect(page).toHaveURL(/\/portal\/process\//);
  await expect(page.getByText('Nothing for you right now')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(firstName) })).toContainText('3 tasks');
}
