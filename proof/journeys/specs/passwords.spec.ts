import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { idsOf, linkIn, mailsTo, waitForMail } from '../fixtures/mailbox.ts';
import { origin } from '../fixtures/origin.ts';
import { mikkel } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const first = 'harbour-lantern-42';
const second = 'window otter pencil';

/** Signs in by a password, as people do; the address stays when the way in is changed. */
async function byPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

for (const { who, known, profile } of [
  { who: 'the team', known: mikkel, profile: '/user/profile' },
  { who: 'a client', known: null, profile: '/portal/sessions' },
])
  test(`${who}: a password is set in the profile, signs in, is forgotten and chosen anew by a mail`, async ({
    page,
    browser,
  }) => {
    const email = known ?? `reader-${randomUUID()}@example.org`;
    await enter(page, email, known === null ? 'signUp' : 'signIn');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, email);

    await page.goto(profile);
    await page.getByRole('button', { name: 'Set a password' }).click();
    const field = page.getByLabel('New password');
    await field.fill('harbour');
    await expect(page.getByText('At least 12 characters, 5 to go')).toBeVisible();
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Take at least 12 characters.');
    await field.fill('passwordpassword');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toContainText('guessed too easily');
    await expect(field).toHaveValue('passwordpassword');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await field.fill(first);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password is saved.')).toBeVisible();
    await waitForMail(email, ({ subject }) => subject === 'You have a password for Waymark now');
    await other.goto('/portal/');
    await expect(other).toHaveURL(/\/login/);

    await page.request.delete('/api/session', { headers: { origin } });
    await page.goto(`/login?redirectTo=${encodeURIComponent('/portal/sessions')}`);
    await byPassword(page, email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      'The e-mail address or the password is wrong.',
    );
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await page.getByRole('button', { name: 'Code by e-mail' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await byPassword(page, email, first);
    await expect(page).toHaveURL(/\/portal\/sessions$/);
    await expect(page.getByText(/by password$/)).toBeVisible();

    await page.request.delete('/api/session', { headers: { origin } });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByRole('link', { name: 'Forgotten?' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    const before = idsOf(await mailsTo(email));
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your e-mail' })).toBeVisible();
    const mail = await waitForMail(
      email,
      ({ subject }) => subject === 'Choose a new password for Waymark',
      before,
    );
    const link = linkIn(mail);
    await page.goto(link);
    await page.getByLabel('New password').fill(second);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await page.request.delete('/api/session', { headers: { origin } });
    await page.goto('/login');
    await byPassword(page, email, first);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    // The link is for once, and says so.
    await page.request.post('/api/session/password/forgotten', {
      ...{ data: { email }, headers: { origin } },
    });
    await page.goto('/login');
    await page.goto(link);
    await page.getByLabel('New password').fill(first);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was used');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await elsewhere.close();
  });
