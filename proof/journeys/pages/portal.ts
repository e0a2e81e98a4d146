import { expect, type Page } from '@playwright/test';
import { shortTitle } from '@waymark/look';

/** The task that the portal shows; a title that is a paragraph is shortened. */
export const expectTask = (page: Page, headline: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: shortTitle(headline) })).toBeVisible();

export const markDone = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Mark as done' }).click();

/** What was said about the task: on a phone once its tab is shown. */
export const talkOf = (page: Page) => page.getByRole('log');

/** On a phone, one of the two tabs of a task. */
export const showTab = (page: Page, tab: 'Task' | 'Talk'): Promise<void> =>
  page.getByRole('navigation', { name: 'Task and talk' }).getByRole('link', { name: tab }).click();

/** The talk opens with the reason. */
export async function sayStuck(page: Page, reason: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'I’m stuck' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is in the way?' });
  await sheet.getByLabel(reason).check();
  await sheet.getByLabel(/^In your own words/).fill(words);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(talkOf(page)).toContainText(words);
}

/** From the talk on a phone. */
export async function handOver(page: Page, name: string, word: string): Promise<void> {
  await showTab(page, 'Task');
  await page.getByRole('button', { name: 'Hand to a colleague' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hand to a colleague' });
  await sheet.getByLabel(name).check();
  await sheet.getByLabel(/^A message for /).fill(word);
  await sheet.getByRole('button', { name: /^Hand to / }).click();
  await expect(sheet).toBeHidden();
}
