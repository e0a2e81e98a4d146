import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { ines } from '../fixtures/people.ts';
import { deskOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** The staff's app in German: chosen in the profile, spoken at once and on the next visit. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await deskOf(browser);
  await enter(page, ines);
});
test.afterAll(async () => {
  await (await apiAs(ines)).command('ChooseLanguage', { language: null });
  await page.context().close();
});

const spoken = () => page.evaluate(() => document.documentElement.lang);
const choose = async (label: string, language: string) => {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: language }).click();
};

test('the language is chosen in the profile, and what is being typed stays', async () => {
  await page.goto('/user/profile');
  await page.getByLabel('First name').fill('Half a na');
  await choose('Language', 'Deutsch');
  await expect(page.getByRole('heading', { name: 'Nutzerprofil' })).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Half a na');
  expect(await spoken()).toBe('de');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nutzerprofil' })).toBeVisible();
  // It was saved as its field was left.
  await expect(page.getByLabel('Vorname')).toHaveValue('Half a na');
  await page.getByLabel('Vorname').fill('Ines');
  await page.getByLabel('Nachname').focus();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
});
