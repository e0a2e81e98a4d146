import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { dana, ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** Where somebody of the staff goes on after signing in (PRODUCT 2.6, 2.7, 3.3). */
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('waymark.workspace'));
const choose = (page: Page, id: string) =>
  page.evaluate((stored) => localStorage.setItem('waymark.workspace', stored), id);

test('who is of several teams and has chosen none chooses by keys; once chosen it is entered again', async ({
  page,
}) => {
  const email = `several-${randomUUID()}@example.org`;
  await enter(page, email, 'signUp');
  await page.goto('/');
  await expect(page).toHaveURL(/\/select-workspace/);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Workspace name').fill('Harbour');
  await page.getByRole('button', { name: 'Add Workspace' }).click();
  await page.getByRole('link', { name: 'Decide later' }).click();
  await expect(page.getByRole('button', { name: 'Workspace: Harbour' })).toBeVisible();

  await page.goto('/select-workspace/');
  await page.getByRole('button', { name: 'Add Workspace' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Workspace' });
  await adding.getByLabel('Workspace name').fill('Lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Workspace: Lighthouse' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('waymark.workspace'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/select-workspace/);
  await expect(page.getByText('You are in 2.')).toBeVisible();
  await expectGoodScreen(page, 'the choice of a workspace');
  const rows = page.getByRole('listitem').getByRole('button');
  await rows.first().focus();
  await page.keyboard.press('l');
  await expect(rows.filter({ hasText: 'Lighthouse' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.filter({ hasText: 'Harbour' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Workspace: Harbour' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Workspace: Harbour' })).toBeVisible();
});

test('a workspace that is no longer one’s own is named to who was there, and no other', async ({
  page,
}) => {
  const api = await apiAs(dana);
  const email = `left-${randomUUID()}@example.org`;
  await api.command('InviteTeamUser', { email });
  await enter(page, email);
  await page.goto('/select-workspace/');
  await page.getByRole('button', { name: /^Accept / }).click();
  await expect(page.getByRole('heading', { name: /Operations Hub/ })).toBeVisible();
  const workspaceId = await chosen(page);
  const people = await api.list<{ id: string; email: string | null }>('people', { q: email });
  await api.command('RemoveTeamUser', { accountId: people[0]!.id });

  await page.goto('/settings/users');
  await expect(page).toHaveURL(new RegExp(`/no-permission\\?w=${workspaceId}`));
  await expect(page.getByText('Project Services', { exact: true })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectGoodScreen(page, 'no permission any more');

  const stranger = randomUUID();
  for (const [stored, path] of [
    [stranger, '/'],
    [`${workspaceId}`, `/?w=${stranger}`],
  ] as const) {
    await choose(page, stored);
    await page.goto(path);
    await expect(page).toHaveURL(/\/no-permission/);
    await expect(page.getByText('One that you do not belong to')).toBeVisible();
    await expect(page.getByText(stranger)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Select another workspace' }).click();
  await expect(page).toHaveURL(/\/select-workspace/);
  await page.goto('/no-permission');
  await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('users that may not be loaded lead to no permission', async ({ page }) => {
  await enter(page, ines);
  await page.route('**/api/people?*', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        code: 'no-permission',
        detail: 'No.',
      },
    }),
  );
  await page.goto('/settings/users');
  await expect(page).toHaveURL(/\/no-permission/);
  await expect(page.getByText('Project Services', { exact: true })).toBeVisible();
});
