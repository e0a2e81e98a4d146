import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { codeAfter, linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { test } from '../fixtures/test.ts';

/**
 * So many things somebody new does at most, on both sides, until a client has done a first task and
 * both sides were seen.
 */
const MOST_ACTS = 25;

test('from signing up to a client’s first task that is done, by what the pages suggest, with both sides seen and nothing invented', async ({
  page,
  browser,
}) => {
  let acts = 0;
  const press = async (button: Locator) => {
    acts += 1;
    await button.click();
  };
  const fill = async (field: Locator, text: string) => {
    acts += 1;
    await field.fill(text);
  };
  const signInBy = async (at: Page, email: string, ask: string) => {
    const code = await codeAfter(email, () => press(at.getByRole('button', { name: ask })));
    await fill(at.getByLabel('Code'), code);
    await press(at.getByRole('button', { name: 'Login' }));
  };
  const nora = `nora-${randomUUID()}@nordlicht.example`;
  const lea = `lea-${randomUUID()}@fjordbank.example`;

  await page.goto('/sign-up');
  await fill(page.getByLabel('First name'), 'Nora');
  await fill(page.getByLabel('Work e-mail'), nora);
  await signInBy(page, nora, 'Create account');
  await fill(page.getByLabel('Workspace name'), 'Nordlicht Software');
  await press(page.getByRole('button', { name: 'Add Workspace' }));

  await press(page.getByRole('button', { name: 'Use this plan' }));
  const wizard = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Reset' }) });
  await expect(wizard.getByRole('combobox', { name: 'Process template' })).toHaveValue(
    'Software onboarding',
  );
  await fill(wizard.getByRole('combobox', { name: 'Client', exact: true }), 'Fjordbank');
  await expect(wizard.getByRole('combobox', { name: 'Project', exact: true })).toHaveValue(
    'Software onboarding',
  );
  await press(wizard.getByRole('button', { name: 'Create now' }));

  const launch = page.getByRole('complementary', { name: 'Launch' });
  await press(launch.getByRole('button', { name: /^Person for Project lead/ }));
  await fill(page.getByLabel('E-mail'), lea);
  await fill(page.getByLabel('First name'), 'Lea');
  await fill(page.getByLabel('Last name'), 'Strand');
  await press(
    page
      .getByRole('group', { name: 'Gender' })
      .getByRole('button', { name: 'Female', exact: true }),
  );
  await press(page.getByRole('button', { name: 'Complete' }));
  await expect(launch.getByText('Start Welcome and kick-off call')).toBeVisible();

  // The client's side, before anybody of the client has come.
  await press(page.getByRole('button', { name: 'View as client' }));
  await expect(
    page.getByText('You see what Lea Strand of Fjordbank will see on the first visit.'),
  ).toBeVisible();
  const seen = page.frameLocator('iframe[title="Client workspace of Lea Strand"]');
  await expect(seen.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page.getByRole('link', { name: 'Back', exact: true }));

  await press(
    launch
      .getByRole('button', { name: 'Start', exact: true })
      .or(launch.getByRole('button', { name: /^Start and send/ })),
  );

  const theirs = await phoneOf(browser);
  const mail = await waitForMail(lea, ({ text }) => text.includes('/portal/'));
  acts += 1;
  await theirs.goto(linkIn(mail));
  await signInBy(theirs, lea, 'Accept');
  await press(theirs.getByText('Name the people on your side').first());
  await press(theirs.getByRole('button', { name: 'Mark as done' }).first());

  // The team's side shows what the client's side did, as it happens.
  await expect(page.getByText('1 of 43 tasks')).toBeVisible();
  await theirs.context().close();
  expect(acts).toBeLessThanOrEqual(MOST_ACTS);
});
