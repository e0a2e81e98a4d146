import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Drops a checklist into the library's import dialog and waits for its preview, which it returns.
 */
export async function previewImport(
  page: Page,
  fileName: string,
  source: string,
): Promise<Locator> {
  await page.goto('/settings/processes');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a checklist' });
  await dialog
    .getByLabel('Checklist file')
    .setInputFiles({ name: fileName, mimeType: 'text/markdown', buffer: Buffer.from(source) });
  await expect(dialog.getByRole('tree', { name: 'What will be created' })).toBeVisible();
  return dialog;
}

/** Imports what the dialog previews; answers the blueprint's id, whose builder opens. */
export async function importPreviewed(page: Page, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  // A checklist of a thousand tasks comes this way too.
  await expect(page).toHaveURL(/\/settings\/process\/[^/]+$/, { timeout: 30_000 });
  return new URL(page.url()).pathname.split('/').at(-1) as string;
}
