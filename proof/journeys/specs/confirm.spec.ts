import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newField } from '@waymark/events/forms';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs, type Api } from '../fixtures/api.ts';
import { allSignedInLongAgo } from '../fixtures/longAgo.ts';
import { codeAfter } from '../fixtures/mailbox.ts';
import { demo, priya } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const run = randomUUID().slice(0, 8);
const addressOf = (who: string) => `${who}-${run}@example.org`;
let staff: Api;
test.beforeAll(async () => {
  staff = await apiAs(priya);
});

/** Somebody new of the team, whom no other journey uses up codes of. */
async function newColleague(who: string): Promise<string> {
  const email = addressOf(who);
  const profile = { firstName: who, lastName: 'Lindqvist' };
  await staff.command('InviteTeamUser', { email, profile });
  await (await apiAs(email)).command('AcceptInvitation', { workspaceId: demo.workspace });
  return email;
}

/** Opens a page as whoever has been signed in for an hour. */
async function openLater(page: Page, path: string): Promise<void> {
  await allSignedInLongAgo();
  await page.goto(path);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

/** Answers the question by the code of a mail. */
async function confirm(page: Page, email: string): Promise<void> {
  const asked = question(page);
  const code = await codeAfter(email, () =>
    asked.getByRole('button', { name: /^Send (me )?a code$/ }).click(),
  );
  await asked.getByLabel('Code from the e-mail').fill(code);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toHaveCount(0);
}

test('who deletes a client by an old session is asked for a code: given up nothing has happened, a wrong one is refused, by the right one it goes on', async ({
  page,
}) => {
  const email = await newColleague('ada');
  const client = `Cedar ${run}`;
  await staff.command('AddClient', { clientId: randomUUID(), name: client });
  await enter(page, email);
  await openLater(page, '/settings/clients');
  await page.getByRole('button', { name: `Delete ${client}` }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete client' });
  const remove = deleting.getByRole('button', { name: /^Delete/ });
  await deleting.getByRole('textbox').fill(client);
  await remove.click();

  await test.step('given up: the client is there, and the name stands as it was typed', async () => {
    await expect(question(page)).toBeVisible();
    await expectGoodScreen(page, 'who is asked for a code');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(deleting.getByRole('textbox')).toHaveValue(client);
    await expect(deleting.getByRole('alert')).toContainText('Show that it is you');
    expect(await staff.list('clients', { q: client })).toHaveLength(1);
  });

  await test.step('a wrong code is refused and stays in the field', async () => {
    await remove.click();
    const asked = question(page);
    const code = await codeAfter(email, () =>
      asked.getByRole('button', { name: 'Send me a code' }).click(),
    );
    const field = asked.getByLabel('Code from the e-mail');
    await expect(field).toBeFocused();
    const wrong = code === '000000' ? '000001' : '000000';
    await field.fill(wrong);
    await field.press('Enter');
    await expect(asked.getByRole('alert')).toContainText('invalid code');
    await expect(field).toHaveValue(wrong);
    expect(await staff.list('clients', { q: client })).toHaveLength(1);
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await field.press('Enter');
    await expect(asked).toHaveCount(0);
  });

  await test.step('by the right one the client is deleted, and the next act asks for nothing', async () => {
    await expect(deleting).toHaveCount(0);
    await expect.poll(() => staff.list('clients', { q: client })).toHaveLength(0);
    const colleague = await newColleague('leaver');
    await page.goto('/settings/users');
    await page.getByRole('button', { name: `Delete ${colleague}` }).click();
    const leaving = page.getByRole('dialog', { name: 'Delete user' });
    await leaving.getByRole('textbox').fill(colleague);
    await leaving.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(leaving).toBeHidden();
    await expect(page.getByText(colleague)).toHaveCount(0);
  });
});

test('so is who takes somebody out of the team', async ({ page }) => {
  const [email, leaver] = [await newColleague('bo'), await newColleague('leo')];
  await enter(page, email);
  await openLater(page, '/settings/users');
  await page.getByRole('button', { name: `Delete ${leaver}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await dialog.getByRole('textbox').fill(leaver);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, email);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(leaver)).toHaveCount(0);
});

test('so is who gives other machines a key: the one that was made or typed is the one that is kept', async ({
  page,
}) => {
  const email = await newColleague('cleo');
  const formId = randomUUID();
  const fields = [newField('shortText', 'q', { label: 'Question' })];
  await staff.command('AddForm', { formId, name: `Keyed ${run}`, fields });
  await enter(page, email);

  await test.step('of a form', async () => {
    await openLater(page, `/settings/task/form-editor/${formId}`);
    await page.getByRole('button', { name: 'Embed' }).click();
    const embed = page.getByRole('dialog', { name: 'Embed on other sites' });
    await embed.getByRole('button', { name: 'Make a key' }).click();
    await confirm(page, email);
    await expect(embed.getByRole('status').getByRole('textbox')).toHaveValue(/^wmk_/);
    await expect(embed.getByRole('button', { name: 'Make another key' })).toBeVisible();
  });

  await test.step('of a booking provider', async () => {
    await openLater(page, '/settings/scheduling');
    const calendly = page.locator('form').filter({ hasText: 'Calendly' }).first();
    const key = calendly.getByLabel('Signing key');
    const typed = randomBytes(24).toString('hex');
    await key.fill(typed);
    await calendly.getByRole('button', { name: 'Save' }).click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(key).toHaveValue(typed);
    await calendly.getByRole('button', { name: 'Save' }).click();
    await confirm(page, email);
    await expect(key).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Remove the key' })).toBeVisible();
  });
});

test('so is who signs out everywhere else, in the staff’s app and in the portal', async ({
  page,
  browser,
}) => {
  const email = await newColleague('dora');
  const client = randomUUID();
  const user = addressOf('eli');
  await staff.command('AddClient', { clientId: client, name: `Fern ${run}` });
  const profile = { firstName: 'Eli', lastName: 'Fern', gender: 'MALE' } as const;
  await staff.command('InviteClientUser', { clientId: client, email: user, profile });
  await (
    await apiAs(user)
  ).command('AcceptInvitation', { workspaceId: demo.workspace, clientId: client });

  await test.step('in the staff’s app', async () => {
    await enter(page, email);
    await openLater(page, '/user/profile');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await confirm(page, email);
    await expect(page.getByText('You are signed out everywhere but here.')).toBeVisible();
  });

  await test.step('in the portal, on a phone; who closes the question is signed out nowhere', async () => {
    const phone = await phoneOf(browser);
    await enter(phone, user);
    await openLater(phone, '/portal/sessions');
    const everywhere = phone.getByRole('button', { name: 'Sign out everywhere else' });
    const others = phone.getByRole('listitem').filter({ hasText: 'Last used' });
    await expect(others).toHaveCount(2);
    await everywhere.click();
    await expect(question(phone)).toBeVisible();
    await expectGoodScreen(phone, 'a client is asked for a code');
    await question(phone).getByRole('button', { name: 'Close' }).click();
    await expect(question(phone)).toHaveCount(0);
    await expect(others).toHaveCount(2);
    await everywhere.click();
    const code = await codeAfter(user, () =>
      question(phone).getByRole('button', { name: 'Send me a code' }).click(),
    );
    const field = question(phone).getByLabel('Code from the e-mail');
    await field.fill(code === '000000' ? '000001' : '000000');
    await question(phone).getByRole('button', { name: 'Confirm' }).click();
    await expect(question(phone).getByRole('alert')).toContainText('invalid code');
    await field.fill(code);
    await question(phone).getByRole('button', { name: 'Confirm' }).click();
    await expect(question(phone)).toHaveCount(0);
    await expect(phone.getByText('You are signed out everywhere but here.')).toBeVisible();
    await expect(others).toHaveCount(1);
    await phone.context().close();
  });
});
