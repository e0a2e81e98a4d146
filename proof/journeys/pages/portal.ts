import { expect, type Page } from '@playwright/test';

/** The task that the portal shows. */
export const expectTask = (page: Page, headline: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

export const markDone = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Mark as done' }).click();

export async function sayStuck(
  page: Page,
  reason: string,
  words: string,
): Promise<void> {
  await page.getByRole('button', { name: 'I’m stuck' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is in the way?' });
  await sheet.getByLabel(reason).check();
  await sheet.getByLabel(/^In your words/).fill(words);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Stuck' })).toContainText(
    words,
  );
}

export async function handOver(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Hand to a colleague' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hand to a colleague' });
  await sheet.getByLabel(name).check();
  await sheet.getByRole('button', { name: /^Hand to / }).click();
  await expect(sheet).toBeHidden();
}
