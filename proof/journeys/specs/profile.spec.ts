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
