import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { demo, priya } from '../fixtures/people.ts';
import { deskOf, phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const clients = { tidepool: 'demo-tidepool', kelpline: 'demo-kelpline' } as const;
const processes = { tidepool: demo.process, kelpline: 'demo-kelpline-sandbox' } as const;

/** Whose portal it is at the moment, as the account sheet has it. */
async function chosenIn(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^You: / })
    .click();
  const sheet = page.getByRole('dialog');
  const places = sheet.getByRole('group', { name: 'Companies you work with' });
  return {
    sheet,
    place: (client: string) => places.getByRole('radio', { name: new RegExp(`${client}$`) }),
  };
}

test('a user of two clients reads both, chooses by name, and a link opens the client whose it is', async ({
  browser,
}) => {
  const email = `both-${randomUUID()}@example.org`;
  const staff = await apiAs(priya);
  const profile = { firstName: 'Lena', lastName: 'Both', gender: 'FEMALE' } as const;
  for (const clientId of Object.values(clients))
    await staff.command('InviteClientUser', { clientId, email, profile });
  const person = await apiAs(email);
  await person.command('AcceptInvitation', {
    workspaceId: demo.workspace,
    clientId: clients.tidepool,
  });

  await test.step('who is a user of one and asked by another is told as both, where the other is looked at', async () => {
    const desk = await deskOf(browser);
    await enter(desk, priya);
    const row = desk.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Lena Both' });
    for (const [client, says] of [
      ['kelpline', 'Invited'],
      ['tidepool', 'Also invited as a user of Kelpline'],
    ] as const) {
      const [execution] = await staff.list<{ projectId: string }>('executions', {
        id: processes[client],
      });
      await desk.goto(`/project/${execution!.projectId}/${processes[client]}`);
      await desk.getByRole('button', { name: /^Users from/ }).click();
      await expect(row).toContainText(says);
    }
    await desk.context().close();
  });

  await person.command('AcceptInvitation', {
    workspaceId: demo.workspace,
    clientId: clients.kelpline,
  });
  await person.list('executions', {});
  const phone = await phoneOf(browser);
  await enter(phone, email);

  await test.step('a link opens the client whose it is, and home is that one’s from then on', async () => {
    await phone.goto(`/portal/process/${processes.kelpline}`);
    await expect(phone.getByText('Kelpline,').first()).toBeVisible();
    const { place } = await chosenIn(phone);
    await expect(place('Kelpline')).toBeChecked();
    await expectGoodScreen(phone, 'the account of a user of two clients');
    await phone.keyboard.press('Escape');
    await phone.goto('/portal/');
    await expect(phone.getByText('Kelpline,').first()).toBeVisible();
  });

  await test.step('they choose the other by its name, and find what they chose after a reload', async () => {
    const { place, sheet } = await chosenIn(phone);
    await place('Tidepool').click();
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/portal\/$/);
    await expect(phone.getByText('Tidepool,').first()).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Tidepool,').first()).toBeVisible();
    expect((await person.list('tasks', { planId: processes.kelpline })).length).toBeGreaterThan(0);
  });

  await test.step('chosen on a page of the first, too', async () => {
    await phone.goto(`/portal/steps/${processes.tidepool}`);
    const { place } = await chosenIn(phone);
    await expect(place('Tidepool')).toBeChecked();
    await place('Kelpline').click();
    await expect(phone.getByText('Kelpline,').first()).toBeVisible();
  });
  await phone.context().close();
});
