import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a client is added, renamed and deleted by its exact name; its executions are a click away', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto('/settings/clients');
  const clients = page.getByRole('table', { name: 'Clients' });
  const rowOf = (name: string) => clients.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Tidepool')).toBeVisible();
  await expectGoodScreen(page, 'clients');
  const [name, renamed] = [
    `Anchor ${randomUUID().slice(0, 8)}`,
    `Beacon ${randomUUID().slice(0, 8)}`,
  ];

  await page.getByRole('link', { name: 'Add client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add client' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Give the client a name.')).toBeVisible();
  await adding.getByLabel('Name', { exact: true }).fill(name);
  await adding.getByLabel('Name', { exact: true }).press('Enter');
  await expect(adding).toHaveCount(0);

  await rowOf(name)
    .getByRole('link', { name: `Rename ${name}` })
    .click();
  const renaming = page.getByRole('dialog', { name: 'Rename client' });
  await expect(renaming.getByLabel('Name', { exact: true })).toHaveValue(name);
  await renaming.getByLabel('Name', { exact: true }).fill(renamed);
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(renaming).toHaveCount(0);
  await expect(rowOf(name)).toHaveCount(0);

  await page.getByRole('searchbox').fill('Beacon');
  await expect(rowOf('Tidepool')).toHaveCount(0);
  await rowOf(renamed)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click();
  const deleting = page.getByRole('dialog', { name: 'Delete client' });
  await expect(deleting).toContainText('Its users lose access');
  const button = deleting.getByRole('button', { name: /^Delete/ });
  await deleting.getByRole('textbox').fill('Beacon');
  await expect(button).toBeDisabled();
  await deleting.getByRole('textbox').fill(renamed);
  await button.click();
  await expect(page.getByText('Nothing matches “Beacon”')).toBeVisible();

  await page.getByRole('button', { name: 'Clear search' }).click();
  await rowOf('Tidepool')
    .getByRole('link', { name: /executions? of Tidepool$/ })
    .click();
  const executions = page.getByRole('table').getByRole('row');
  await expect(executions.filter({ hasText: 'Tidepool' }).first()).toBeVisible();
  await expect(executions.filter({ hasText: 'Ravelin' })).toHaveCount(0);
});
