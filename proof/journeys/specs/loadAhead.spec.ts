import { expect, test as plain, type Page } from '@playwright/test';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/**
 * Names of the files of script that the page asks for from now on, without what tells two builds
 * apart.
 */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

async function openExecutions(page: Page): Promise<void> {
  await enter(page, dana);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Tidepool', exact: true }).first()).toBeVisible();
}

plain(
  'screens come while there is nothing else to do, and open without asking for more',
  async ({ page }) => {
    const scripts = scriptsOf(page);
    await openExecutions(page);
    // The last that is loaded ahead.
    await expect.poll(() => [...scripts]).toContain('Wizard');
    await page.waitForLoadState('load');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  },
);

test('who saves data is brought the screen whose link they point at, and no other', async ({
  page,
}) => {
  const line = page.waitForRequest('**/api/live*');
  const scripts = scriptsOf(page);
  await openExecutions(page);
  await page.getByRole('link', { name: 'Inbox' }).first().hover();
  await expect.poll(() => [...scripts]).toContain('InboxPage');
  expect([...scripts]).not.toContain('Wizard');
  // Else all of it would be read twice: it could not be known what had changed since.
  expect((await line).url()).toMatch(/\?after=\d+$/);
});
