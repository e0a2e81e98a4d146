import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminAddress } from '@waymark/api/addresses';
import { apiAs } from '../fixtures/api.ts';
import { dana, ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** The dialog of two who changed the same: theirs beside mine. */
async function expectAsked(page: Page, theirs: string, mine: string) {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('region', { name: 'Ines’s' })).toContainText(theirs);
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText(mine);
  return dialog;
}

test('a client and a role that two rename at once: the later one is asked, and nothing is lost', async ({
  page,
}) => {
  const theirs = await apiAs(ines);
  const [clientId, roleId] = [randomUUID(), `r::${randomUUID()}`];
  const name = `Harbour ${clientId.slice(0, 8)}`;
  await theirs.command('AddClient', { clientId, name });
  const role = { roleId, internExtern: 'EXTERN', defaultEmailAddress: null } as const;
  await theirs.command('AddRole', { ...role, name });
  await enter(page, dana);
  for (const [path, rename, list] of [
    [
      `/settings/clients/${clientId}`,
      () => theirs.command('RenameClient', { clientId, name: `${name} A` }),
      'clients',
    ],
    [
      `/settings/roles/${roleId}`,
      () => theirs.command('ChangeRole', { ...role, name: `${name} A` }),
      'roles',
    ],
  ] as const) {
    await page.goto(path);
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
    await form.getByLabel('Name', { exact: true }).fill(`${name} B`);
    await rename();
    await form.getByRole('button', { name: 'Save' }).click();
    const dialog = await expectAsked(page, `${name} A`, `${name} B`);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(form).toBeHidden();
    await expect
      .poll(async () =>
        (await theirs.list<{ name: string }>(list, { q: name })).map((row) => row.name),
      )
      .toEqual([`${name} B`]);
  }
});

test('a setting of the workspace that two change at once, and one’s own twice', async ({
  page,
}) => {
  const theirs = await apiAs(dana);
  await enter(page, dana);
  await page.goto(adminAddress.workspaceName());
  const hours = page.getByLabel('Working hours', { exact: false });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await hours.fill('8');
  await theirs.command('PromiseAnswerTime', { hours: 24 });
  await save();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('24');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(hours).toHaveValue('24');
  for (const given of ['12', '16']) {
    await hours.fill(given);
    await save();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await expect(dialog).toBeHidden();
});
