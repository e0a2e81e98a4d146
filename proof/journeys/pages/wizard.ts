import { expect, type Locator, type Page } from '@playwright/test';

export const wizard = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Reset' }) });

export async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Add Project & Process' })).toBeVisible();
  return wizard(page);
}

/** Takes a new client or project where it would be picked; it is made when the wizard goes on. */
export async function createInPlace(
  page: Page,
  kind: 'client' | 'project',
  name: string,
): Promise<void> {
  const dialog = wizard(page);
  const field = dialog.getByRole('combobox', {
    name: kind === 'client' ? 'Client' : 'Project',
    exact: true,
  });
  await field.fill(name);
  await expect(page.getByRole('option', { name: `New ${kind} “${name}”` })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(field).toHaveAccessibleDescription('New. It is created when you continue.');
}

export async function pickTemplate(page: Page, name: string): Promise<void> {
  const field = wizard(page).getByRole('combobox', { name: 'Process template' });
  await field.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(field).toHaveValue(name);
}

export type NewPerson = {
  email: string;
  firstName: string;
  lastName: string;
  gender: 'Female' | 'Male' | 'Diverse';
};

/** Invites somebody of the client out of a person field, who then is picked. */
export async function inviteClientUser(
  page: Page,
  field: Locator,
  { email, firstName, lastName, gender }: NewPerson,
): Promise<void> {
  await field.click();
  await page.getByRole('button', { name: 'Create external user' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page
    .getByRole('group', { name: 'Gender' })
    .getByRole('button', { name: gender, exact: true })
    .click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(field).toContainText(`${firstName} ${lastName}`);
}

export const proceed = (page: Page): Promise<void> =>
  wizard(page).getByRole('button', { name: 'Continue' }).click();

/** Takes a known client and its first project, and goes on to the variables. */
export async function chooseKnown(page: Page, client: string, template: string): Promise<void> {
  const dialog = wizard(page);
  await dialog.getByRole('combobox', { name: 'Client', exact: true }).fill(client);
  await page.getByRole('option', { name: client }).click();
  await dialog.getByRole('combobox', { name: 'Project', exact: true }).click();
  await page.getByRole('option').first().click();
  await pickTemplate(page, template);
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Populate Variables' })).toBeVisible();
}

/** The variables of the demo's blueprint. */
export async function fillDemoVariables(page: Page): Promise<void> {
  const dialog = wizard(page);
  await dialog.getByLabel('Label of organizationUrl').fill('Tidepool on GitHub');
  await dialog.getByLabel('Address of organizationUrl').fill('https://github.example/tidepool');
  await dialog.getByLabel('maintainerCount', { exact: true }).fill('7');
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'Match People' })).toBeVisible();
}
