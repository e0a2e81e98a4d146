import { expect, type Locator, type Page } from '@playwright/test';

export const board = (page: Page): Locator => page.getByRole('group', { name: 'Milestones' });
export const milestone = (page: Page, name: string): Locator =>
  board(page).getByRole('region', { name, exact: true });

/** Titles of a milestone's modules, top to bottom. */
export const modulesIn = (page: Page, name: string): Promise<string[]> =>
  milestone(page, name).getByRole('heading', { level: 3 }).allInnerTexts();

/** Names of the milestones in their order, on the board as well as in the list. */
export const milestoneNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

export async function openPlanDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Placeholders and variables' }).click();
  return page.getByRole('dialog');
}

/** Opens the form of a tab, unless it stays open from the one before. */
async function openForm(dialog: Locator, button: string): Promise<void> {
  const add = dialog.getByRole('button', { name: button });
  await expect(add.or(dialog.getByLabel('Name', { exact: true })).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
}

export async function addPlaceholder(
  dialog: Locator,
  name: string,
  description: string,
): Promise<void> {
  await dialog.getByRole('tab', { name: /^Placeholders/ }).click();
  await openForm(dialog, 'Add placeholder');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Description (optional)').fill(description);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    dialog.getByRole('list', { name: 'Placeholders' }).getByText(name, { exact: true }),
  ).toBeVisible();
}

/** `email`: of whoever of the team gets the role's tasks. */
export async function addInternalRole(
  page: Page,
  dialog: Locator,
  name: string,
  email: string,
): Promise<void> {
  await dialog.getByRole('tab', { name: /^Roles/ }).click();
  await dialog.getByRole('button', { name: 'Add role' }).click();
  const form = page.getByRole('dialog', { name: 'Add role' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Default e-mail address').click();
  await page.getByRole('option', { name: email }).click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    dialog.getByRole('list', { name: 'Roles' }).getByText(name, { exact: true }),
  ).toBeVisible();
}

export async function addVariable(
  page: Page,
  dialog: Locator,
  name: string,
  type: 'Text' | 'Number' | 'Link',
): Promise<void> {
  await dialog.getByRole('tab', { name: /^Variables/ }).click();
  await openForm(dialog, 'Add variable');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Type').click();
  await page.getByRole('option', { name: type }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    dialog.getByRole('list', { name: 'Variables' }).getByText(name, { exact: true }),
  ).toBeVisible();
}
