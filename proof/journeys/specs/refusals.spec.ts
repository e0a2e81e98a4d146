import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { demo, ines, noor } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('whom one refused for good stands in the profile, and may invite again', async ({ page }) => {
  await (await apiAs(ines)).command('BlockInvitations', { from: demo.workspace });
  await (await apiAs(ines)).command('BlockInvitations', { from: null });
  await enter(page, ines);
  await page.goto('/user/profile');
  const section = page.getByRole('region', { name: 'Invitations you declined' });
  await expect(section.getByRole('listitem')).toHaveText([/^Anybody/, /^Project Services/]);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Allow again: Anybody' }).click();
  await expect(section.getByRole('listitem')).toHaveText([/^Project Services/]);
  await section.getByRole('button', { name: 'Allow again: Project Services' }).click();
  await expect(section).toBeHidden();
});

test('so it does in the portal', async ({ browser }) => {
  await (await apiAs(noor)).command('BlockInvitations', { from: null });
  const page = await phoneOf(browser);
  await enter(page, noor);
  await page.goto('/portal/');
  await page.getByRole('button', { name: /Noor/ }).click();
  await page.getByRole('link', { name: 'Invitations you declined' }).click();
  const section = page.getByRole('region', { name: 'Declined for good' });
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Allow again: Anybody' }).click();
  await expect(section).toBeHidden();
  await page.context().close();
});
