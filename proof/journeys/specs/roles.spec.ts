import { expect } from '@playwright/test';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import { test } from '../fixtures/test.ts';

test('a role is added, changed and deleted; what was typed stays where it is refused', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto('/settings/roles');
  const roles = page.getByRole('table', { name: 'Roles' });
  const name = `Sponsor ${crypto.randomUUID().slice(0, 8)}`;

  await page.getByRole('link', { name: 'Add role' }).click();
  await expect(page).toHaveURL(/\/settings\/roles\/create$/);
  const adding = page.getByRole('dialog', { name: 'Add role' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Give the role a name.')).toBeVisible();
  await adding.getByLabel('Name', { exact: true }).fill(name);
  await adding.getByLabel('Who fills it').click();
  await page.getByRole('option', { name: /^External/ }).click();
  await expect(adding.getByLabel('Default e-mail address')).toHaveCount(0);
  await page.context().setOffline(true);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByRole('alert')).toContainText('could not be reached');
  await expect(adding.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.context().setOffline(false);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toHaveCount(0);
  const row = roles.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('External');

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await page.reload();
  const editing = page.getByRole('dialog', { name: 'Edit role' });
  await editing.getByLabel('Who fills it').click();
  await page.getByRole('option', { name: /^Internal/ }).click();
  await editing.getByLabel('Default e-mail address').click();
  await page.getByRole('option', { name: dana }).click();
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editing).toHaveCount(0);
  await expect(row).toContainText(dana);

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const deleting = page.getByRole('dialog');
  await deleting.getByRole('textbox').fill(name);
  await deleting.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
});

test('a user is invited, found by the search, and the invitation taken back', async ({ page }) => {
  await enter(page, dana);
  await page.goto('/settings/user-invite');
  const inviting = page.getByRole('dialog', { name: 'User Invite' });
  const email = `nils-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await inviting.getByLabel('E-mail').fill('nobody at all');
  await inviting.getByRole('button', { name: 'Add' }).click();
  await expect(inviting.getByRole('alert')).toBeVisible();
  await expect(inviting.getByLabel('E-mail')).toHaveValue('nobody at all');
  await inviting.getByLabel('E-mail').fill(email);
  await inviting.getByLabel('E-mail').press('Enter');
  await expect(page.getByText(`${email} is invited.`)).toBeVisible();
  await expect(inviting.getByLabel('E-mail')).toHaveValue('');
  // Over the list, in which the invitation stands at once.
  await inviting.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/settings\/users$/);
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

  await page.getByRole('searchbox').fill(email);
  const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Invited');
  await rows.getByRole('button', { name: `Take back the invitation of ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(`Nothing matches “${email}”`)).toBeVisible();
});
