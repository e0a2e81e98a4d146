import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { idsOf, linkIn, mailsTo, waitForMail } from '../fixtures/mailbox.ts';
import { dana, noor } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

for (const { who, email, at, home } of [
  { who: 'the team', email: dana, at: '/user/profile', home: '/' },
  { who: 'a client', email: noor, at: '/portal/sessions', home: '/portal/' },
])
  test(`${who}: a sign-in elsewhere is told by mail, seen in the list, and signed out from there`, async ({
    page,
    browser,
  }) => {
    await enter(page, email);
    const before = idsOf(await mailsTo(email));
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, email);
    await other.goto(home);
    await expect(other).not.toHaveURL(/\/login/);
    const told = await waitForMail(
      email,
      ({ subject }) => subject.startsWith('New sign-in'),
      before,
    );
    expect(told.text).toContain('Chrome on Linux');

    await page.goto(at);
    await expect(page.getByText('This browser')).toBeVisible();
    const others = page.getByRole('button', { name: 'Sign out Chrome on Linux' });
    await expect(others.first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere but here.')).toBeVisible();
    await expect(others).toHaveCount(0);
    await expect(page.getByText('This browser')).toBeVisible();
    await other.goto(home);
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
  });

for (const { who, email, at } of [
  { who: 'the team', email: dana, at: '/user/profile' },
  { who: 'a client', email: noor, at: '/portal/sessions' },
])
  test(`${who}: what is held about somebody is downloaded as one file, and it is said who deletes it`, async ({
    page,
  }) => {
    await enter(page, email);
    await page.goto(at);
    await expect(page.getByText('To have it deleted, write to the team')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('my-data.json');
    const held = JSON.parse(await readFile(await saved.path(), 'utf8')) as Record<string, unknown>;
    expect(held).toMatchObject({ profile: { email } });
    for (const kind of ['memberships', 'sessions', 'tasks'])
      expect(held[kind], kind).not.toEqual([]);
  });

test('the link of that mail signs the browser out, by a button, for whoever has the mail', async ({
  page,
  browser,
}) => {
  const email = `sessions-${randomUUID()}@example.org`;
  await enter(page, email, 'signUp');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enter(other, email);
  const told = await waitForMail(email, ({ subject }) => subject.startsWith('New sign-in'));
  const reading = await browser.newContext();
  const mail = await reading.newPage();
  await mail.goto(linkIn(told));
  await mail.getByRole('button', { name: 'Sign it out' }).click();
  await expect(mail.getByRole('heading', { name: 'That browser is signed out' })).toBeVisible();
  await other.goto('/portal/');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/portal/');
  await expect(page).not.toHaveURL(/\/login/);
  await mail.getByRole('button', { name: 'See where you are signed in' }).click();
  await expect(mail).toHaveURL(/\/login/);
  await Promise.all([elsewhere.close(), reading.close()]);
});
