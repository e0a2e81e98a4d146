import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a form comes from Markdown, goes out as JSON Schema, and what is no form is refused with what was pasted', async ({
  page,
}) => {
  const name = `Go-live ${randomUUID().slice(0, 8)}`;
  await enter(page, dana);
  await page.goto('/settings/forms');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a form' });
  const pasted = dialog.getByLabel('Or paste it');
  await pasted.fill('{ "type": "string" }');
  await expect(dialog.getByRole('alert')).toContainText('not a JSON Schema of an object');
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await pasted.fill(
    `# ${name}\n\n- Which day? (date)\n- Which part?\n  - Shop\n  - Warehouse\n- [ ] I may decide this\n`,
  );
  await expect(dialog.getByText('3 fields')).toBeVisible();
  await expectGoodScreen(page, 'importing a form');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/form-editor\//);
  await expect(page.getByRole('group', { name: 'Single choice: Which part?' })).toBeVisible();

  await page.goto('/settings/forms');
  await page.getByRole('button', { name: `Menu for ${name}` }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON Schema' }).click();
  const path = await (await download).path();
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('File with a form').setInputFiles(path);
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByText('Single choice: Shop, Warehouse')).toBeVisible();
});
