import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminAddress, entryAddress, portalAddress } from '@waymark/api/addresses';
import { expectAccessible, expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { dana, mei, noor } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';

const named = {
  ...{ white: '#ffffff', black: '#000000', yellow: '#ffff00' },
  ...{ paleGrey: '#eeeeee', pink: '#ffc0cb' },
};

/** Nothing of what is drawn, said to screen readers or in the tab names the product. */
async function expectNoProduct(page: Page, name: string) {
  const told = await page.evaluate(() => {
    const drawn = document.body.cloneNode(true) as HTMLElement;
    for (const script of drawn.querySelectorAll('script, noscript')) script.remove();
    return `${document.title} ${drawn.outerHTML}`;
  });
  expect(
    told.match(/.{0,40}waymark.{0,40}/gi)?.filter((words) => /Waymark/.test(words)) ?? [],
    name,
  ).toEqual([]);
}

test('the owner chooses logo, colour and header, sees what clients will see, and resets them', async ({
  page,
}) => {
  await enter(page, dana);
  await page.goto(adminAddress.style());
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const logo = section('Logo');
  await expect(logo.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectGoodScreen(page, 'the style of a workspace');

  await test.step('a file that is no picture is refused in one sentence, and what was there stays', async () => {
    await logo
      .locator('input[type=file]')
      .setInputFiles({
        ...{ name: 'logo.svg', mimeType: 'image/svg+xml' },
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
    await expect(logo.getByRole('alert')).toContainText('Images must be less than 4 MB in size.');
    await logo
      .locator('input[type=file]')
      .setInputFiles({
        ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) },
      });
    await expect(logo.getByRole('alert')).toHaveText('Images must be less than 4 MB in size.');
  });

  await test.step('a picture is shown in the preview before it is saved', async () => {
    await logo
      .locator('input[type=file]')
      .setInputFiles({
        ...{
          name: 'logo.png',
          mimeType: 'image/png',
          buffer: await page.getByRole('banner').screenshot(),
        },
      });
    await logo.getByRole('button', { name: 'Save' }).click();
    await expect(logo.getByRole('status')).toHaveText('Saved');
    await expect(page.locator('.workspace-logo')).toBeVisible();
  });

  await test.step('a colour says what becomes of it', async () => {
    const colour = section('Brand colour');
    const typed = colour.getByRole('textbox', { name: 'Colour', exact: true });
    await typed.fill('#f5b800');
    await expect(colour.getByText('Text on buttons is black')).toBeVisible();
    await expect(colour.getByText('Links are drawn darker,')).toBeVisible();
    await typed.fill('yellowish');
    await expect(colour.getByText('Enter a colour such as #0b6e69.')).toBeVisible();
    await expect(colour.getByRole('button', { name: 'Save' })).toBeDisabled();
    await colour.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('texts are read by clients', async () => {
    await goWithin(page, adminAddress.texts());
    await expect(section('Company name').getByRole('textbox')).toHaveValue('Project Services');
    await expectGoodScreen(page, 'the texts of a workspace');
  });
});

test('nothing that a client sees of a workspace names the product', async ({ page, browser }) => {
  await enter(page, noor);
  const processId = 'demo-kelpline-billing';
  await page.goto(portalAddress.process({ processId }));
  await expect(page.getByText('Next for you')).toBeVisible();
  await expect(page.locator('.seller-logo')).toBeVisible();
  const logo = await page.locator('.seller-logo').getAttribute('src');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', logo ?? 'none');
  for (const path of [
    entryAddress.portal(),
    portalAddress.steps({ processId }),
    portalAddress.tasks({ processId }),
  ]) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoProduct(page, path);
  }

  const { processId: shared } = await talkedProcess(randomUUID().slice(0, 8));
  const api = await apiAs(dana);
  await api.command('SetSharePassword', {
    of: { kind: 'process', id: shared },
    password: 'harbour-lantern-42',
  });
  const shares = await api.list<{ thingId: string; token: string }>('shares', {});
  const token = shares.find(({ thingId }) => thingId === shared)?.token ?? '';
  const phone = await phoneOf(browser);
  await phone.goto(portalAddress.share({ hash: token }));
  await expect(phone.getByLabel('Your name')).toBeVisible();
  await expect(phone.locator('.seller-logo')).toBeVisible();
  await expectNoProduct(phone, 'the door of a share');
});

test('any colour can be read in the portal, in both schemes', async ({ page }) => {
  const api = await apiAs(dana);
  await enter(page, mei);
  for (const [name, color] of Object.entries(named)) {
    await api.command('SetWorkspaceBrandColor', { brandColor: color });
    await api.command('SetWorkspaceHeader', { header: { color } });
    await page.goto(entryAddress.portal());
    await expect
      .poll(() =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--brand-fill').trim(),
        ),
      )
      .toBe(color);
    await expect(page.getByText('Next for you')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `the portal in ${name}, ${colorScheme}`, 'colours');
    }
  }
  await api.command('SetWorkspaceBrandColor', { brandColor: '#1d4e89' });
  await api.command('SetWorkspaceHeader', { header: { color: '#12263f' } });
});
