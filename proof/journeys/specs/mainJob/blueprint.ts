import { expect, type Page } from '@playwright/test';
import { movingIn } from '../../fixtures/checklist.ts';
import {
  addInternalRole,
  addPlaceholder,
  addVariable,
  milestoneNames,
  openPlanDialog,
} from '../../pages/builder.ts';
import { importPreviewed, previewImport } from '../../pages/library.ts';
import { assign, openTask, pickPerson, saving, setTitle, write } from '../../pages/modulePage.ts';
import type { NewPerson } from '../../pages/wizard.ts';

/** What this run calls things, so that runs do not meet. */
export type RunNames = {
  blueprint: string;
  role: string;
  roleEmail: string;
  client: string;
  finn: NewPerson;
  greta: NewPerson;
};

export async function importBlueprint(page: Page, { blueprint }: RunNames): Promise<string> {
  const dialog = await previewImport(page, 'moving-in.md', movingIn(blueprint));
  await expect(dialog.getByRole('status')).toContainText('3 milestones, 5 modules, 9 tasks');
  await expect(dialog.getByRole('list', { name: 'Notes, by line' })).toContainText(
    'Line 3: a comment is left out',
  );
  await expect(dialog.getByLabel('Name of the process template')).toHaveValue(blueprint);
  const id = await importPreviewed(page, dialog);
  await expect(page.getByRole('heading', { level: 1, name: blueprint })).toBeVisible();
  await expect
    .poll(() => milestoneNames(page))
    .toEqual(['Before you move 📦', 'Moving day', 'After']);
  const modules = page.getByRole('region', { name: 'Before you move 📦' });
  for (const title of ['Introduction', 'Sign the papers', 'Pack'])
    await expect(modules.getByRole('link', { name: title, exact: true })).toBeVisible();
  return id;
}

export async function buildBlueprint(page: Page, { role, roleEmail }: RunNames): Promise<void> {
  const dialog = await openPlanDialog(page);
  await addPlaceholder(dialog, 'Tenant', 'Signs and moves in');
  await addPlaceholder(dialog, 'Architect', 'Knows the plan');
  await addInternalRole(page, dialog, role, roleEmail);
  await addVariable(page, dialog, 'City', 'Text');
  await addVariable(page, dialog, 'Rooms', 'Number');
  await addVariable(page, dialog, 'Floor plan', 'Link');
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
}

/** Writes in the first module with tasks, and says of its tasks who does them and by when. */
export async function writeModule(page: Page, blueprintId: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign the papers', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/module/${blueprintId}/[^/]+/context`));
  await setTitle(page, 'Sign the lease');
  await write(page, 'Description', '', 'The contract comes first.');
  await write(page, 'Text', 'Both sides sign', ' Bring a pen.');
  const task = await openTask(page, 'Send the signed lease');
  await saving(page, 'SetTaskHeadline', () => task.getByLabel('Headline').fill('Send both leases'));
  const renamed = page.getByRole('complementary', { name: 'Task Send both leases' });
  await renamed.getByLabel('Due, in days after module start').fill('5');
  await renamed.getByLabel('Due, in days after module start').press('Enter');
  await assign(page, renamed, 'Tenant');
  await pickPerson(page, renamed.getByRole('button', { name: /^Add a follower/ }), 'Priya');
  await expect(renamed.getByRole('button', { name: /^Remove Priya/ })).toBeVisible();
  await renamed.getByLabel('Mandatory').check();
  await renamed.getByRole('button', { name: 'Close' }).click();
  for (const [headline, who] of [
    ['Attach the floor plan', 'Tenant'],
    ['Attach the proof of insurance, see the form', 'Architect'],
    ['Name your moving day', 'Architect'],
  ] as const) {
    const aside = await openTask(page, headline);
    await assign(page, aside, who);
    await aside.getByRole('button', { name: 'Close' }).click();
  }
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Sign the lease');
  await expect(page.getByText('The contract comes first.')).toBeVisible();
  await expect(
    page.getByText('Both sides sign before the first box is packed. Bring a pen.'),
  ).toBeVisible();
  const again = await openTask(page, 'Send both leases');
  await expect(again.getByLabel('Due, in days after module start')).toHaveValue('5');
  await expect(again.getByLabel('Mandatory')).toBeChecked();
}
