import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { codeAfter, mailsTo } from '../fixtures/mailbox.ts';
import { demo, jonas } from '../fixtures/people.ts';
import { test } from '../fixtures/test.ts';

/**
 * The portal in German: as the browser prefers it, as somebody chooses it, in its mail, and on
 * screens of any width.
 */
test.use({ locale: 'de-AT' });

test.afterEach(async () => {
  await (await apiAs(jonas)).command('ChooseLanguage', { language: null });
});

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);
const seen = async (page: Page, name: string) => {
  await expectGoodScreen(page, `German: ${name}`);
  const folder = process.env.SHOTS;
  if (folder === undefined) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};

test('a client reads German from the sign-in to the last sheet, and English once they choose it', async ({
  page,
}) => {
  await (await apiAs(jonas)).command('ChooseLanguage', { language: null });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect(await spoken(page)).toBe('de');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await spoken(page)).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await seen(page, 'sign-in');

  await page.getByLabel('E-Mail-Adresse').fill(jonas);
  const code = await codeAfter(jonas, () =>
    page.getByRole('button', { name: 'Code senden' }).click(),
  );
  expect((await mailsTo(jonas))[0]?.subject).toBe(`${code} ist Ihr Waymark-Code`);
  await seen(page, 'code');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/portal\//);

  await page.goto(`/portal/process/${demo.process}`);
  await expect(page.getByText('Ihr nächster Schritt')).toBeVisible();
  await seen(page, 'home');
  await page.getByRole('link', { name: 'Aufgabe öffnen' }).click();
  await expect(page.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible();
  await seen(page, 'task');
  for (const [button, sheet] of [
    ['Ich hänge fest', 'Was hindert Sie?'],
    ['Weitergeben', 'An eine Kollegin oder einen Kollegen weitergeben'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: sheet });
    await expect(dialog).toBeVisible();
    await seen(page, button);
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();
  }
  await goWithin(page, `/portal/tasks/${demo.process}`);
  await expect(page.getByRole('heading', { name: 'Ihre Aufgaben' })).toBeVisible();
  await seen(page, 'tasks');
  await goWithin(page, '/portal/task/no/such');
  await expect(
    page.getByRole('heading', { name: 'Diese Aufgabe gibt es hier nicht' }),
  ).toBeVisible();
  await seen(page, 'not-here');

  await goWithin(page, `/portal/process/${demo.process}`);
  await page.getByRole('button', { name: /^Sie: Jonas/ }).click();
  await seen(page, 'account');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Next for you')).toBeVisible();
  // It is spoken before it is kept.
  await expect.poll(async () => (await apiAs(jonas)).bytes('me')).toContain('"language":"en"');
  await page.reload();
  await expect(page.getByText('Next for you')).toBeVisible();
  expect(await spoken(page)).toBe('en');
});

test('what somebody has chosen goes with them into another browser', async ({ browser }) => {
  await (await apiAs(jonas)).command('ChooseLanguage', { language: 'de' });
  const english = await browser.newContext({ locale: 'en-GB' });
  const page = await english.newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(jonas);
  const code = await codeAfter(jonas, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('Wer dran ist').or(page.getByText('Ihr nächster Schritt')).first(),
  ).toBeVisible();
  expect(await spoken(page)).toBe('de');
  await english.close();
});
