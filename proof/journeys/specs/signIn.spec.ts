import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { codeAfter, mailsTo } from '../fixtures/mailbox.ts';
import { dana, jonas, mikkel, priya } from '../fixtures/people.ts';
import { signIn } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a wrong code is told, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(jonas);
  const code = await codeAfter(jonas, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  );
  await page.getByLabel('Code').fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have entered an invalid code. Please try again.',
  );
  await expect(page.getByText(jonas)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(jonas);
  await page.goBack();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/portal\//);
  // What had the focus is gone: the keyboard goes on at the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the address can be given in the link, and redirectTo leads on after sign-in', async ({
  page,
}) => {
  const eml = Buffer.from(mikkel).toString('base64url');
  await page.goto(`/login?${new URLSearchParams({ eml, redirectTo: '/settings/roles' })}`);
  await expect(page.getByLabel('E-mail')).toHaveValue(mikkel);
  const code = await codeAfter(mikkel, () =>
    page.getByRole('button', { name: 'Send code' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/settings\/roles$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const evil of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`redirectTo ${evil} is not obeyed`, async ({ page, baseURL }) => {
    await signIn(page, mikkel, `/login?${new URLSearchParams({ redirectTo: evil })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('an unknown address gets the same answer, and no code that works', async ({ page }) => {
  const nobody = `nobody-${randomUUID()}@example.org`;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(nobody);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(page.getByText(`We sent six digits to ${nobody}`)).toBeVisible();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You have entered an invalid code. Please try again.',
  );
  expect((await mailsTo(nobody)).filter(({ text }) => /\d{6}|\d{3} \d{3}/.test(text))).toEqual([]);
});

test('a session survives a reload and ends by logging out', async ({ page }) => {
  await signIn(page, dana);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Operations Hub/ })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/settings/users');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsettings%2Fusers/);
});

test('who is new signs up by name and address, opens one mail, and has a first blueprint from the starter', async ({
  page,
}) => {
  const email = `founder-${randomUUID()}@example.org`;
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Work e-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your first name.');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  const began = performance.now();
  const code = await codeAfter(email, () =>
    page.getByRole('button', { name: 'Create account' }).click(),
  );
  // Whoever goes back finds what they typed.
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Lind');
  await page.goBack();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/select-workspace/);
  await page.getByLabel('Workspace name').fill('Founders');
  await page.getByRole('button', { name: 'Add Workspace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What does Founders begin with?',
  );
  await expectGoodScreen(page, 'the first blueprint');
  await page.getByRole('button', { name: 'Use this plan' }).click();
  const wizard = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Reset' }) });
  await expect(wizard.getByRole('combobox', { name: 'Process template' })).toHaveValue(
    'Software onboarding',
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(`  a first blueprint ${seconds.toFixed(1)} s after the address was sent`);
  expect((await mailsTo(email)).length).toBe(1);
  await page.goto('/settings/processes');
  await expect(page.getByRole('link', { name: 'Software onboarding' }).first()).toBeVisible();
  // Nobody is called by their address: the face in the corner is theirs.
  await expect(page.getByRole('button', { name: /^User menu/ })).toContainText('NL');
});

test('whoever has an account and signs up is signed in, and keeps their name', async ({ page }) => {
  const eml = Buffer.from(priya).toString('base64url');
  await page.goto(`/sign-up?${new URLSearchParams({ eml, redirectTo: '/user/profile' })}`);
  await expect(page.getByLabel('Work e-mail')).toHaveValue(priya);
  await page.getByLabel('First name').fill('Somebody else');
  const code = await codeAfter(priya, () =>
    page.getByRole('button', { name: 'Create account' }).click(),
  );
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
});

test('where accounts are by invitation only, the page of signing up says so', async ({ page }) => {
  await page.route('**/api/session/sign-up', (route) =>
    route.fulfill({ json: { openTo: 'invited' } }),
  );
  await page.goto('/sign-up');
  await expect(page.getByRole('status')).toContainText('for invited people only');
  await expectGoodScreen(page, 'signing up by invitation');
});
