import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { mikkel, onboarding } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('staff see the portal as a user of the client does: nothing is sent, nothing counts as read, and they stay who they are', async ({
  page,
}) => {
  await enter(page, mikkel);
  await page.goto(`/project/${onboarding.begunIn}/${onboarding.begun}`);
  await page.getByRole('button', { name: 'View as client' }).click();
  await expect(page.getByText('You see what Mei Tanaka of SIG Release sees.')).toBeVisible();
  const portal = page.frameLocator('iframe[title="Client workspace of Mei Tanaka"]');
  await expect(portal.getByRole('heading', { name: 'Name the people on your side' })).toBeVisible();
  const unread = portal.getByRole('link', { name: '1 new message' });
  await expect(unread).toBeVisible();
  await expectGoodScreen(page, 'the client workspace as one of its users sees it');

  await portal.getByRole('link', { name: 'Open task' }).click();
  await expect(
    portal.getByText('Name the person who holds it today.', { exact: false }),
  ).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  const words = portal.getByRole('textbox', { name: /Write to/ });
  await words.fill('Said by nobody');
  await portal.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    portal.getByText('You cannot change anything here.', { exact: false }),
  ).toBeVisible();

  await page.reload();
  await expect(unread).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${onboarding.begun}$`));
  await expect(page.getByRole('heading', { name: 'Software onboarding' })).toBeVisible();
});
