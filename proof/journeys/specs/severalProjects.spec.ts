import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { amara, demo } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

test('a client with several projects goes from one to another where the page says which it is', async ({
  browser,
}) => {
  const run = randomUUID().slice(0, 8);
  const { processId } = await talkedProcess(run);
  const page = await phoneOf(browser);
  await enter(page, amara);
  await page.goto(`/portal/process/${demo.process}`);
  const change = page.getByRole('button', { name: /Change the project$/ });
  await change.click();
  const sheet = page.getByRole('dialog', { name: 'Your projects' });
  await expect(sheet.locator('[aria-current=page]')).toHaveAttribute(
    'href',
    `/portal/process/${demo.process}`,
  );
  await expectGoodScreen(page, 'portal, projects');
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await change.click();
  await sheet.getByRole('link', { name: `Asked and answered ${run}` }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/process/${processId}$`));
  await expect(
    page.getByRole('heading', { level: 1, name: `Asked and answered ${run}` }),
  ).toBeFocused();
});
