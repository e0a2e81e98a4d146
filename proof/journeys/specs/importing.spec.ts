import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';
import { milestoneNames } from '../pages/builder.ts';
import { importPreviewed, previewImport } from '../pages/library.ts';

const document = (name: string) => `# ${name}

Used for every new customer.

## Access
### Workspace
- [ ] Choose the address (IT lead, 3 days)
- [ ] Invite the first administrators
### Roles
- [ ] Review roles and permissions, and make sure that nobody outside finance can post or release payments (controller, 10 days)

## Data
- [ ] Export customers
- [ ] Export open invoices
- [ ] Test the import

<!-- ### Second company
- [ ] Add the second company code -->

## Hand over (internal)
- [ ] Write the handover note, and send it to @mikkel
`;

test('a document is shaped before anything exists: split, merged, left out, taken in, written over', async ({
  page,
}) => {
  const name = `Go-live ${randomUUID().slice(0, 8)}`;
  await enter(page, dana);
  const dialog = await previewImport(page, 'go-live.md', document(name));
  const status = dialog.getByRole('region', { name: 'What it becomes' }).getByRole('status');
  await expect(status).toHaveText('2 milestones, 5 modules, 7 tasks');
  await expect(dialog.getByText('IT lead', { exact: true }).first()).toBeVisible();

  await test.step('what is looked at in the result is lit in the document', async () => {
    await dialog.getByRole('textbox', { name: 'Title of the task' }).first().focus();
    await expect(
      dialog.getByRole('region', { name: 'The document' }).locator('[data-lit]'),
    ).toHaveText(/Choose the address/);
  });

  await test.step('a module is split, undone, and split by the keyboard', async () => {
    await dialog.getByRole('button', { name: 'Begin a module with Test the import' }).click();
    await expect(status).toHaveText('2 milestones, 6 modules, 7 tasks');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toHaveText('2 milestones, 5 modules, 7 tasks');
    await dialog.getByRole('button', { name: 'Leave out Test the import' }).focus();
    await page.keyboard.press('s');
    await expect(status).toHaveText('2 milestones, 6 modules, 7 tasks');
  });

  await test.step('by the keyboard levels and places change, each undone; Esc lets go of Tab', async () => {
    const rows = dialog.getByRole('tree').getByRole('treeitem');
    await rows
      .filter({ has: page.locator('input[value="Roles"]') })
      .last()
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(status).toHaveText('3 milestones, 6 modules, 7 tasks');
    await page.keyboard.press('Tab');
    await expect(status).toHaveText('2 milestones, 6 modules, 7 tasks');
    await page.keyboard.press('Tab');
    await expect(status).toHaveText('2 milestones, 5 modules, 8 tasks');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.locator('[data-row]:focus .editable-title')).toHaveValue('Roles');
    for (let undone = 0; undone < 4; undone++) await page.keyboard.press('Control+z');
    await expect(status).toHaveText('2 milestones, 6 modules, 7 tasks');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Tab leaves the list now.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-row]:focus')).toHaveCount(0);
  });

  await test.step('modules are merged', async () => {
    await dialog.getByRole('checkbox', { name: 'Choose Workspace' }).check();
    await dialog.getByRole('checkbox', { name: 'Choose Roles' }).check();
    await page.keyboard.press('m');
    await expect(status).toHaveText('2 milestones, 5 modules, 7 tasks');
  });

  await test.step('a short title is taken back, another one written over', async () => {
    await dialog.getByRole('button', { name: 'Whole sentence' }).click();
    await expect(
      dialog.locator('input[value^="Review roles and permissions, and make sure that nobody"]'),
    ).toBeVisible();
    const milestone = dialog.getByRole('textbox', { name: 'Name of the milestone' }).nth(1);
    await milestone.fill('Data and handover');
    await milestone.press('Enter');
  });

  await test.step('what was commented out is taken in, and what was changed by hand stays', async () => {
    await dialog.getByRole('button', { name: 'Include' }).click();
    await expect(dialog.locator('input[value="Second company"]')).toBeVisible();
    await expect(dialog.locator('input[value="Data and handover"]')).toBeVisible();
  });

  await test.step('who is named in a text is offered, and has the task once that was said', async () => {
    await dialog.getByRole('button', { name: /^Yes, @?mikkel is Mikkel/ }).click();
    await expect(dialog.locator('.result-person', { hasText: /^Mikkel/ })).toBeVisible();
  });

  await test.step('a task is left out, and put back', async () => {
    await dialog.getByRole('button', { name: 'Leave out Export open invoices' }).click();
    await dialog.getByRole('button', { name: 'Put back' }).click();
    await dialog.getByRole('button', { name: 'Leave out Export open invoices' }).click();
  });

  await test.step('the page is closed: it goes on where it was', async () => {
    await page.goto('/settings/processes');
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.locator('input[value="Data and handover"]')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Put back' })).toBeVisible();
  });

  await test.step('it fails: all that was shaped stays', async () => {
    await page.route('**/api/commands/ImportBlueprint', (route) => route.abort());
    await page.route('**/ImportBlueprint', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.locator('input[value="Data and handover"]')).toBeVisible();
    await page.unroute('**/ImportBlueprint');
    await page.unroute('**/api/commands/ImportBlueprint');
  });

  await importPreviewed(page, dialog);
  await expect
    .poll(() => milestoneNames(page))
    .toEqual(['Access', 'Data and handover', 'Hand over']);

  await test.step('a second one of the same name is pointed out; the changed document changes the first instead', async () => {
    const changed = document(name).replace('### Roles', '- [ ] Tell the team\n### Roles');
    const again = await previewImport(page, 'go-live.md', changed);
    await expect(
      again.getByText(`A process template called ${name} already exists.`),
    ).toBeVisible();
    await again.getByRole('button', { name: 'Show the difference' }).click();
    const into = page.getByRole('dialog', { name: `Import changes into ${name}` });
    await expect(into.getByRole('checkbox', { name: 'Add Tell the team' })).toBeChecked();
    await expect(into.getByRole('checkbox', { name: /^Delete/ }).first()).not.toBeChecked();
    await expectAccessible(page);
    await into.getByRole('checkbox', { name: 'All changes' }).click();
    await into.getByRole('checkbox', { name: 'All changes' }).uncheck();
    await into.getByRole('checkbox', { name: 'Add Tell the team' }).check();
    await into.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(page).toHaveURL(/\/settings\/process\/[^/]+$/);
    await expect
      .poll(() => milestoneNames(page))
      .toEqual(['Access', 'Data and handover', 'Hand over']);
  });

  await test.step('its export, unchanged, changes nothing', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Menu of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Export…' }).click();
    const out = page.getByRole('dialog', { name: `Export ${name}` });
    await expect(
      out.getByText('One person of your team: their tasks come back without an assignee'),
    ).toBeVisible();
    await expectAccessible(page);
    await out.getByRole('button', { name: 'Save file' }).click();
    const file = await (await download).path();
    await page.getByRole('button', { name: `Menu of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Import changes' }).click();
    const into = page.getByRole('dialog', { name: `Import changes into ${name}` });
    await into
      .getByLabel('Checklist file')
      .setInputFiles({
        name: 'go-live.md',
        mimeType: 'text/markdown',
        buffer: await readFile(file),
      });
    await expect(into.getByText(`Nothing in the document differs from ${name}.`)).toBeVisible();
  });
});
