import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { amara, ines } from '../fixtures/people.ts';
import { phoneOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { talkedProcess } from '../fixtures/talkedProcess.ts';
import { test } from '../fixtures/test.ts';
import { showTab, talkOf } from '../pages/portal.ts';

test('what cannot be sent waits, is sent once, and comes back to its author with the reason where it is refused', async ({
  browser,
}) => {
  const {
    processId,
    tasks: [, taskId],
  } = await talkedProcess(randomUUID().slice(0, 8));
  const page = await phoneOf(browser);
  await enter(page, amara);
  const staff = await apiAs(ines);
  // By way of the project, whose page is there then, without a line too.
  await page.goto(`/portal/process/${processId}`);
  await page.locator(`a[href$="/${taskId}"]`).first().click();
  await showTab(page, 'Talk');
  const field = page.getByRole('textbox', { name: /^Write to / });
  const write = async (words: string) => {
    await field.fill(words);
    await field.press('Control+Enter');
    await expect(talkOf(page)).toContainText(words);
    await expect(field).toHaveValue('');
  };
  const article = (words: string) => talkOf(page).getByRole('article').filter({ hasText: words });
  const said = async () =>
    (
      await staff.list<{ text: string }>('messages', { planId: processId, taskId }, ['at', 'ASC'])
    ).map(({ text }) => text);

  await test.step('without a line', async () => {
    await write('On the way');
    await page.context().setOffline(true);
    await write('In the tunnel');
    await expect(article('In the tunnel')).toContainText('Sent when you are online');
    await page.context().setOffline(false);
    await expect(article('In the tunnel')).not.toContainText('Sent when you are online');
    await expect.poll(said).toEqual(['On the way', 'In the tunnel']);
  });

  const sending = '**/api/commands/SendMessage';
  await test.step('the services fail', async () => {
    // It is tried again by itself, too: only what follows from the click gets through.
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        () => document.documentElement.classList.add('asked-again'),
        true,
      ),
    );
    const isAsked = () => page.locator('html.asked-again').count();
    await page.route(sending, async (route) =>
      (await isAsked()) > 0
        ? route.continue()
        : route.fulfill({ status: 503, json: { status: 503 } }),
    );
    await write('Once more');
    await expect(article('Once more')).toContainText('Not sent.');
    await article('Once more').getByRole('button', { name: 'Try again' }).click();
    await expect(article('Once more')).not.toContainText('Not sent.');
    await expect.poll(said).toEqual(['On the way', 'In the tunnel', 'Once more']);
    await page.unroute(sending);
  });

  await test.step('they say no, after the author has gone on', async () => {
    await page.context().setOffline(true);
    await write('Too late');
    await expect(article('Too late')).toContainText('Sent when you are online');
    await page.getByRole('link', { name: 'Back' }).click();
    // Whoever still looks when it is refused has it back in the field at once.
    const undelivered = page.getByRole('region', {
      name: /^(Waiting to be sent|While you were away)$/,
    });
    await expect(undelivered).toContainText('Too late');
    const detail = 'This task is closed.';
    await page.route(sending, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'No',
          status: 422,
          code: 'closed',
          detail,
          requestId: 'r',
        },
      }),
    );
    await page.context().setOffline(false);
    await expect(undelivered).toContainText(detail);
    await expect(undelivered).toContainText('Too late');
    await page.goto(`/portal/task/${processId}/${taskId}#talk`);
    await expect(field).toHaveValue('Too late');
    await expect(page.getByRole('alert')).toContainText(detail);
    await expect(article('Too late')).toHaveCount(0);
    await page.reload();
    await expect(field).toHaveValue('Too late');
    await page.unroute(sending);
    await field.press('Control+Enter');
    await expect.poll(said).toEqual(['On the way', 'In the tunnel', 'Once more', 'Too late']);
  });

  await test.step('one’s own words are edited and deleted', async () => {
    await field.press('ArrowUp');
    await page.getByRole('textbox', { name: 'Editing what you wrote' }).fill('Not too late');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(article('Not too late')).toContainText('edited');
    await article('In the tunnel')
      .getByRole('button', { name: /^Edit or delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(article('You deleted this')).toBeVisible();
    await expect.poll(said).toEqual(['On the way', '', 'Once more', 'Not too late']);
  });
  await page.context().close();
});
