import { expect } from '@playwright/test';
import type { ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { mikkel, noor } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/** All of it is done. */
const processId = 'demo-kelpline-onboarding';

test('once all is done the client says how it was, and the team reads it', async ({
  page,
  browser,
}) => {
  const api = await apiAs(mikkel);
  const [execution] = await api.list<ExecutionRow>('executions', { id: processId });
  const words = 'One date for all forms.';
  const phone = await phoneOf(browser);
  await enter(phone, noor);
  const card = phone.getByRole('region', { name: 'How was it, Noor?' });
  const send = card.getByRole('button', { name: 'Send' });
  const better = card.getByLabel(/^What should we do better/);

  await test.step('without a number nothing is sent, and what was typed stays', async () => {
    await phone.goto(`/portal/process/${processId}`);
    await better.fill(words);
    await send.click();
    await expect(card.getByRole('alert')).toHaveText('Choose a number from 1 to 5.');
    await phone.reload();
    await expect(better).toHaveValue(words);
    await expectGoodScreen(phone, 'the rating of a project');
  });

  await test.step('it is sent, and read there from then on', async () => {
    await card.getByText('4', { exact: true }).click();
    await send.click();
    await expect(phone.getByText('Thank you', { exact: true })).toBeVisible();
    await expect(card).toContainText('You can change it at any time.');
    await phone.reload();
    await expect(card.getByRole('radio', { name: '4' })).toBeChecked();
    await expect(better).toHaveValue(words);
  });

  await test.step('the team reads it on the page of the process, changed at once', async () => {
    const { projectId } = execution!;
    await enter(page, mikkel);
    await page.goto(adminAddress.process({ projectId, processId }));
    const ratings = page.getByRole('region', { name: 'How it was for the client' });
    await expect(ratings).toContainText('Noor Haddad');
    await expect(ratings).toContainText('4 of 5');
    await expect(ratings).toContainText(words);
    await expectGoodScreen(page, 'the rating on the page of a process');
    await card.getByText('5', { exact: true }).click();
    await send.click();
    await expect(ratings).toContainText('5 of 5');
    await page.goto(adminAddress.processActivity({ projectId, processId }));
    await expect(page.getByRole('main')).toContainText(`rated ${execution!.name}`);
    await expect(page.getByRole('main')).toContainText('5 of 5');
  });
  await phone.context().close();
});
