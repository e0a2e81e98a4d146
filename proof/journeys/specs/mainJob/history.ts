import type { HistoryRow } from '@waymark/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { openTask } from '../../pages/modulePage.ts';
import type { RunNames } from './blueprint.ts';

/**
 * Each event of the stream is one row, by position and by revision; but for renumberings, which
 * leave what people see as it was.
 */
export function checkHistory(rows: readonly HistoryRow[], events: number): void {
  const revisions = rows.map(({ revision }) => Number(revision));
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
  expect([revisions.at(0), revisions.at(-1)]).toEqual([0, events - 1]);
  expect(rows.every(({ sentence, actorName }) => sentence !== '' && actorName !== '')).toBe(true);
}

const row = (within: Locator, ...words: (string | RegExp)[]): Locator =>
  words
    .reduce<Locator>((rows, hasText) => rows.filter({ hasText }), within.getByRole('listitem'))
    .first();

export async function checkModuleActivity(
  page: Page,
  { finn, greta, blueprint }: RunNames,
): Promise<void> {
  await page.getByRole('link', { name: 'Sign the lease', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Module' })
    .getByRole('link', { name: 'Activity' })
    .click();
  const activity = page.getByRole('region', { name: 'Activity' });
  const me = `${finn.firstName} ${finn.lastName}`;
  await expect(row(activity, me, 'Send both leases', 'To do', 'Done')).toBeVisible();
  await expect(row(activity, me, 'Attach the floor plan', 'Stuck')).toBeVisible();
  await expect(
    row(activity, me, 'Attach the floor plan', `${greta.firstName} ${greta.lastName}`),
  ).toBeVisible();
  await expect(row(activity, 'placeholder Architect rolled out')).toContainText(
    `${greta.firstName} ${greta.lastName}`,
  );
  await expect(row(activity, `rolling out ${blueprint}`)).toBeVisible();
  await expect(row(activity, '04.03.2031')).toBeVisible();
}

export async function checkTaskActivity(page: Page, { greta }: RunNames): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Module' })
    .getByRole('link', { name: /^Tasks/ })
    .click();
  const task = await openTask(page, 'Name your moving day');
  await task.getByRole('tab', { name: 'Details' }).click();
  await expect(
    row(task, 'placeholder Architect rolled out', `${greta.firstName} ${greta.lastName}`),
  ).toBeVisible();
}
