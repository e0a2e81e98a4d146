import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { origin } from '../fixtures/origin.ts';
import { dana, demo } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** A program that has an API key: status and code of what it asks. */
const programWith =
  (key: string) =>
  async (path: string, body?: object): Promise<readonly [number, string | undefined]> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Waymark-Workspace': demo.workspace,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as { code?: string };
    return [answer.status, said.code];
  };

test('a key is made, used by a program, told in the activity, generated anew, and ended', async ({
  page,
}) => {
  const suffix = randomUUID().slice(0, 6);
  const name = `CRM ${suffix}`;
  const shown = page.getByRole('textbox', { name: 'API key' });
  await enter(page, dana);

  const first = await test.step('made in plain words, and shown once', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'API Settings' }).first().click();
    await expect(page.getByRole('heading', { name: 'API Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Make a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a key' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('checkbox', { name: 'Read: Executions' }).check();
    await dialog.getByRole('checkbox', { name: 'Change: Clients and projects' }).check();
    await expectGoodScreen(page, 'an API key as it is made');
    await dialog.getByRole('button', { name: 'Make' }).click();
    await expect(shown).toHaveValue(/^wm_/);
    await expect(page.getByText('shown only this once')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expectGoodScreen(page, 'the API keys');
    return shown.inputValue();
  });
  const program = programWith(first);

  await test.step('a program reads and changes what its scopes name', async () => {
    // The projector hears of the key a moment later.
    await expect.poll(() => program('executions')).toEqual([200, undefined]);
    const client = { clientId: `crm-${suffix}`, name: `Client of ${name}` };
    expect(await program('commands/AddClient', client)).toEqual([200, undefined]);
    expect(await program('people')).toEqual([403, 'scope-missing']);
    expect(await program(`executions?key=${first}`)).toEqual([401, 'api-key-in-address']);
  });

  await test.step('its acts stand in the activity under its name', async () => {
    await page.reload();
    await expect(shown).toHaveCount(0);
    await page.getByRole('link', { name: `What ${name} did` }).click();
    await expect(page.getByText(`The API key ${name}`).first()).toBeVisible();
    await expect(page.getByText(`added the client Client of ${name}`).first()).toBeVisible();
    await expectGoodScreen(page, 'what an API key did');
    await page.goBack();
  });

  await test.step('generated anew: both work for a day', async () => {
    await page.getByRole('button', { name: `Re-generate ${name}` }).click();
    await expectGoodScreen(page, 'an API key as it is generated anew');
    const dialog = page.getByRole('dialog', { name: `Re-generate ${name}` });
    await dialog.getByRole('button', { name: 'Re-generate' }).click();
    await expect(shown).toHaveValue(/^wm_/);
    const second = programWith(await shown.inputValue());
    expect(await second('executions')).toEqual([200, undefined]);
    expect(await program('executions')).toEqual([200, undefined]);
  });

  await test.step('ended: no text works any more', async () => {
    await page.getByRole('button', { name: `End ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `End ${name}` });
    await dialog.getByRole('button', { name: 'End' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
    expect(await program('executions')).toEqual([401, 'api-key-ended']);
    const client = { clientId: `late-${suffix}`, name: `Late ${name}` };
    expect(await program('commands/AddClient', client)).toEqual([401, 'api-key-ended']);
  });
});
