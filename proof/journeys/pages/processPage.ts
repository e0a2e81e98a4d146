import { expect, type Locator, type Page } from '@playwright/test';

/** Ids out of the address of a process page. */
export function processIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[3] as string;
}

/** A module's card on the board. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

export async function startModule(page: Page, title: string): Promise<void> {
  const module = card(page, title);
  await module.hover();
  await module.getByRole('button', { name: `Menu of ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await expect(module.getByLabel('Active')).toBeVisible();
}

/** A task's line in the list. */
export const line = (page: Page, headline: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: headline, exact: true }) });

export async function showAs(page: Page, view: 'Board' | 'List'): Promise<void> {
  await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name: view }).click();
}

/** `date`: YYYY-MM-DD. */
export async function setDueDate(page: Page, headline: string, date: string): Promise<void> {
  await line(page, headline).getByRole('button', { name: /due/i }).click();
  await page.getByRole('textbox', { name: `Due date of ${headline}` }).fill(date);
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(line(page, headline)).toContainText(date.split('-').reverse().join('.'));
}

export const shownPercentage = (page: Page): Locator => page.locator('.process-sum > b');
