import { expect, type Page } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { idsOf, mailsTo, waitForMail } from '../fixtures/mailbox.ts';
import { demo, ines } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Your turn for / });

test('the words of a mail are written by keyboard, seen as they arrive, tested, kept over a reload, saved and given back', async ({
  page,
}) => {
  await enter(page, ines);
  await page.goto('/settings/emails?mail=turn');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="#${demo.blueprint}"]`) });
  await expect(row).toContainText('Default');
  await expectGoodScreen(page, 'e-mails');
  await row.getByRole('link').click();
  const dialog = dialogOf(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  const subject = dialog.getByRole('textbox', { name: 'Subject' });
  const desk = dialog.getByRole('figure').first();
  await subject.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('Still empty: Subject')).toBeVisible();
  await page.keyboard.type('Next for {{cl');
  await expect(page.getByRole('option', { name: /clientName/ })).toBeVisible();
  await page.keyboard.press('Enter');
  // A chip is one character to the caret.
  await page.keyboard.type(' {{projectName}}');
  await page.keyboard.press('Backspace');
  await expect(subject).toHaveText('Next for clientName ');
  await expect(desk.getByText(/^Next for (?!.*\{\{)\S/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Headline' }).click();
  await page.keyboard.type('{{clientNme}}');
  await expect(dialog.getByText(/^clientNme is not known/)).toBeVisible();
  await expect(save).toBeDisabled();
  for (let i = 0; i < '{{clientNme}}'.length; i += 1) await page.keyboard.press('Backspace');
  await expect(save).toBeEnabled();
  await expectGoodScreen(page, 'words of an e-mail');

  const before = idsOf(await mailsTo(ines));
  await dialog.getByRole('button', { name: 'Send me a test' }).click();
  const mail = await waitForMail(
    ines,
    (each) => each.subject.startsWith('[Test] Next for '),
    before,
  );
  expect(mail.html).not.toContain('{{');
  await expect(dialog.getByRole('button', { name: /^Sent / })).toBeVisible();

  await page.reload();
  await expect(dialog.getByText('These words are not saved yet')).toBeVisible();
  await expect(subject).toHaveText(/^Next for clientName/);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Its own');

  await row.getByRole('link').click();
  await dialog.getByRole('button', { name: 'Default words' }).click();
  await save.click();
  await expect(row).toContainText('Default');
});
