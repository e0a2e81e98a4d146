import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { OperationsStatus } from '@waymark/api';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { dana, ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const HISTORY = 'Activity and history';

const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
const button = (page: Page, action: string): Locator =>
  card(page, HISTORY).getByRole('button', { name: `${action}: ${HISTORY}` });

const historyIn = async (response: Response) =>
  ((await response.json()) as OperationsStatus).models.find(({ model }) => model === 'history');

/** Answers the question that comes before what readers notice. */
async function confirm(page: Page, action: string): Promise<void> {
  await button(page, action).press('Enter');
  const dialog = page.getByRole('dialog', { name: `${action}: ${HISTORY}` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('an operator verifies, rebuilds, swaps in and rolls back a read model, by keyboard', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto('/settings/users');
  await page.getByRole('link', { name: 'Operations' }).press('Enter');
  await expect(page).toHaveURL(/\/settings\/operations$/);
  await expect(card(page, HISTORY).getByText('Up to date')).toBeVisible();

  await button(page, 'Verify').press('Enter');
  await expect(card(page, HISTORY).getByText(/^Equal to a fresh calculation/)).toBeVisible();

  await button(page, 'Rebuild').press('Enter');
  // The history of the whole demo is folded anew and compared.
  await expect(button(page, 'Swap in')).toBeVisible({ timeout: 30_000 });
  await expectGoodScreen(page, 'operations, a rebuild is ready');
  await confirm(page, 'Swap in');
  await expect(card(page, HISTORY).getByText(/^Reads waited/)).toBeVisible();

  const asked = page.waitForResponse('**/api/operations/rollback');
  await confirm(page, 'Roll back');
  const kept = (await historyIn(await asked))?.previous?.replacedAt;
  // The tables that were rolled back are now the ones that are kept.
  await page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/operations')) return false;
    const history = await historyIn(response);
    return (
      history?.rebuild === null && history.previous !== null && history.previous.replacedAt !== kept
    );
  });
  await expect(button(page, 'Roll back')).toBeVisible();
  await expect(card(page, HISTORY).getByText('Up to date')).toBeVisible();
});

test('those who are no operators find no way there', async ({ page }) => {
  await enter(page, ines);
  await page.goto('/settings/users');
  await expect(page.getByRole('link', { name: 'Workspace', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
  await page.goto('/settings/operations');
  await expect(page.getByText('Operations are for those who run this installation')).toBeVisible();
});
