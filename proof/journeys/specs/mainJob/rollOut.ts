import { expect, type Page } from '@playwright/test';
import { line, setDueDate, showAs, startModule } from '../../pages/processPage.ts';
import {
  createInPlace,
  inviteClientUser,
  openWizard,
  pickTemplate,
  proceed,
  wizard,
} from '../../pages/wizard.ts';
import type { RunNames } from './blueprint.ts';

/** The wizard's three steps, up to the page of the new process. */
export async function rollOut(
  page: Page,
  { blueprint, client, role, finn }: RunNames,
): Promise<void> {
  const dialog = await openWizard(page);
  await createInPlace(page, 'client', client);
  await createInPlace(page, 'project', 'Office 2026');
  await pickTemplate(page, blueprint);
  const [today, end] = await page.evaluate(() =>
    [0, 62].map((days) => {
      const day = new Date();
      day.setDate(day.getDate() + days);
      return day.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
    }),
  );
  await expect(dialog.getByLabel('Start', { exact: true })).toHaveValue(today ?? '');
  await expect(dialog.getByLabel('End', { exact: true })).toHaveValue(end ?? '');
  await proceed(page);

  await expect(page.getByRole('heading', { name: 'Populate Variables' })).toBeVisible();
  await dialog.getByLabel('City', { exact: true }).fill('Hamburg');
  await dialog.getByLabel('Rooms', { exact: true }).fill('12');
  await dialog.getByLabel('Label of Floor plan').fill('The plan');
  await dialog.getByLabel('Address of Floor plan').fill('https://harbour.example/plan');
  await proceed(page);

  await expect(page.getByRole('heading', { name: 'Match People' })).toBeVisible();
  await expect(dialog.getByText(role)).toBeHidden();
  await inviteClientUser(page, dialog.getByRole('button', { name: /^Person for Tenant/ }), finn);
  await expect(dialog.getByRole('status')).toHaveText('1 placeholder open: 2 tasks will wait');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(
    page
      .getByRole('progressbar', { name: 'Creating' })
      .or(page.getByRole('heading', { level: 1, name: blueprint }))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: blueprint })).toBeVisible();
  await expect(wizard(page)).toBeHidden();
}

export async function startAndDate(page: Page): Promise<void> {
  // It lies over the board where the screen is small.
  const launch = page.getByRole('complementary', { name: 'Launch' });
  await launch.getByRole('button', { name: 'Close' }).click();
  await expect(launch).toBeHidden();
  await startModule(page, 'Sign the lease');
  await showAs(page, 'List');
  await setDueDate(page, 'Attach the floor plan', '2031-03-04');
  await expect(line(page, 'Send both leases')).toContainText(/\d\d\.\d\d\.\d{4}/);
  await showAs(page, 'Board');
}

/** Says who the architect is: both tasks that waited for one are theirs from then on. */
export async function rollOutLater(page: Page, { client, greta }: RunNames): Promise<void> {
  await page.getByRole('button', { name: `Users from ${client}` }).click();
  const dialog = page.getByRole('dialog', { name: `Users from ${client}` });
  await dialog.getByRole('tab', { name: /^Placeholders/ }).click();
  await expect(dialog).toContainText('2 tasks wait for Architect.');
  await inviteClientUser(
    page,
    dialog.getByRole('button', { name: /^Person for Architect/ }),
    greta,
  );
  await expect(dialog.getByText('wait for Architect')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await showAs(page, 'List');
  for (const headline of ['Attach the proof of insurance, see the form', 'Name your moving day']) {
    await expect(line(page, headline)).toContainText('Greta Lund');
  }
  await showAs(page, 'Board');
}
