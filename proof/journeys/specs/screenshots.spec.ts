import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { nameOfDemoBlueprint } from '../fixtures/api.ts';
import { settled } from '../fixtures/accessible.ts';
import { dana, mei, onboarding } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { smallPng } from '../fixtures/smallPng.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { chooseKnown, fillDemoVariables, openWizard, wizard } from '../pages/wizard.ts';

/**
 * Writes the pictures of docs/screenshots; run by `SCREENSHOTS=1 npm run test:e2e -- screenshots`.
 */
const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots');

/** Pictures stand in the repository, so they stay small. */
const MOST_BYTES = 200_000;

async function shoot(page: Page, name: string, shows: Locator): Promise<void> {
  await expect(shows).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
  // Names of people come a moment after what they stand beside.
  await expect(page.locator('.avatar:not(.avatar-placeholder)').getByText(/^[?…]$/)).toHaveCount(0);
  await settled(page);
  const picture = smallPng(
    await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }),
  );
  expect(picture.length, name).toBeLessThan(MOST_BYTES);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), picture);
}

test('the staff', async ({ page }) => {
  await page.goto('/login');
  await shoot(page, 'sign-in-1440', page.getByLabel('E-mail'));
  await enter(page, dana);
  await page.goto('/');
  await shoot(
    page,
    'executions-1440',
    page.getByRole('link', { name: 'Tidepool', exact: true }).first(),
  );
  await page.goto(`/settings/process/${onboarding.blueprint}`);
  await shoot(page, 'builder-1440', page.getByRole('article').first());
  await page.goto(`/project/${onboarding.project}/${onboarding.process}`);
  await shoot(page, 'process-1440', page.getByRole('article').first());
  await page
    .getByRole('article')
    .filter({ has: page.getByLabel('Stuck') })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('navigation', { name: 'Module' })
    .getByRole('link', { name: 'Context' })
    .click();
  await page.getByRole('article', { name: 'Content' }).locator('.task-link').first().click();
  // Full of words, which weigh: a lower window.
  await page.setViewportSize({ width: 1440, height: 560 });
  await shoot(page, 'module-1440', page.getByRole('complementary', { name: /^Task / }));
  await page.goto(`/project/${onboarding.project}/${onboarding.process}/activity`);
  await shoot(
    page,
    'activity-1440',
    page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first(),
  );
});

test('the wizard', async ({ page }) => {
  await enter(page, dana);
  await openWizard(page);
  await chooseKnown(page, 'Tidepool', await nameOfDemoBlueprint());
  await fillDemoVariables(page);
  await wizard(page)
    .getByRole('button', { name: /^Person for Maintainer/ })
    .click();
  await page.getByRole('option', { name: 'Jonas' }).click();
  await shoot(page, 'wizard-1440', page.getByRole('heading', { name: 'Match People' }));
});

test('the client', async ({ browser }) => {
  const page = await phoneOf(browser);
  await enter(page, mei);
  await page.goto(`/portal/process/${onboarding.begun}`);
  // The way comes after what is next.
  await shoot(page, 'portal-390', page.locator('#way-title'));
  await page.getByRole('link', { name: 'Open task' }).click();
  await shoot(page, 'portal-task-390', page.getByRole('button', { name: 'Mark as done' }));
  await page.context().close();
});
