import type { CommandName } from '@waymark/api';
import { expect, type Locator, type Page } from '@playwright/test';

/** The page says that all is stored. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

/** Does what changes something that saves itself, and waits until it is stored and said so. */
export async function saving(
  page: Page,
  command: CommandName,
  work: () => Promise<unknown>,
): Promise<void> {
  const stored = page.waitForResponse((response) =>
    response.url().endsWith(`/api/commands/${command}`),
  );
  await work();
  expect((await stored).status()).toBe(200);
  await expectSaved(page);
}

export const setTitle = (page: Page, title: string): Promise<void> =>
  saving(page, 'SetModuleTitle', () => page.getByLabel('Title', { exact: true }).fill(title));

/** Writes into a rich text that shows `label` and holds `holding` now. */
export async function write(
  page: Page,
  label: 'Description' | 'Text',
  holding: string,
  words: string,
): Promise<void> {
  await page
    .getByRole('group', { name: `${label}. Press Enter to write.` })
    .filter({ hasText: holding })
    .first()
    .click();
  const editor = page.getByRole('textbox', { name: label });
  await editor.press('ControlOrMeta+End');
  await saving(page, label === 'Text' ? 'SetBlockContent' : 'SetModuleDescription', () =>
    editor.pressSequentially(words),
  );
  await editor.press('Escape');
}

export const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: /^Task / });

export async function openTask(page: Page, headline: string): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: headline, exact: true }).first().click();
  const aside = page.getByRole('complementary', { name: `Task ${headline}` });
  await expect(aside).toBeVisible();
  return aside;
}

/** Picks somebody in the search that a person field opens. */
export async function pickPerson(page: Page, field: Locator, name: string): Promise<void> {
  await field.click();
  await page.getByLabel('Search people').fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByLabel('Search people')).toBeHidden();
}

/** Sets who does a task, out of its sidebar. */
export async function assign(page: Page, aside: Locator, name: string): Promise<void> {
  const field = aside.getByRole('button', { name: /^Assignee/ });
  await pickPerson(page, field, name);
  // Who does not take part in the module yet is asked about.
  const add = page.getByRole('button', { name: 'Add and assign' });
  if (await add.isVisible()) await add.click();
  await expect(field).toContainText(name);
}
