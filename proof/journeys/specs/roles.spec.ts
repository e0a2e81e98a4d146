import { expect, test } from '@playwright/test';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';

test('a role is added, changed and deleted; what was typed stays where it is refused', async ({ page }) => {
  await enter(page, dana);
  await page.goto('/settings/roles');
  const roles = page.getByRole('list', { name: 'Roles' });
  const name = `Sponsor ${crypto.randomUUID().slice(0, 8)}`;

  await page.getByRole('button', { name: 'Add role' }).click();
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
  const row = roles.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('External');

  await row.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit role' });
  await editing.getByLabel('Who fills it').click();
  await page.getByRole('option', { name: /^Internal/ }).click();
  await editing.getByLabel('Default e-mail address').click();
  await page.getByRole('option', { name: dana }).click();
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editing).toHaveCount(0);
  await expect(row).toContainText(dana);

  await row.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleting = page.getByRole('dialog');
  await deleting.getByRole('textbox').fill(name);
  await deleting.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
});
