import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** A gender is given and taken back, and each of it is there after a reload (PRODUCT 3.4). */
test('a gender can be taken back', async ({ page }) => {
  await (await apiAs(ines)).command('ChooseLanguage', { language: 'en' });
  await enter(page, ines);
  await page.goto('/user/profile');
  for (const gender of ['Male', 'Not given', 'Female']) {
    await page.getByLabel('Gender').click();
    await page.getByRole('option', { name: gender, exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Gender')).toHaveText(gender);
  }
  await (await apiAs(ines)).command('ChooseLanguage', { language: null });
});

test('a name that was changed on another device meanwhile is asked about before it is written over', async ({
  page,
}) => {
  const device = await apiAs(ines);
  await enter(page, ines);
  await page.goto('/user/profile');
  const name = page.getByLabel('First name');
  await expect(name).toHaveValue('Ines');
  await name.fill('Inés');
  await device.command('ChangeProfile', { firstName: 'Inez' });
  await name.blur();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Inez');
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('Inés');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(name).toHaveValue('Inez');
  await name.fill('Ines');
  await name.blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Ines');
});
