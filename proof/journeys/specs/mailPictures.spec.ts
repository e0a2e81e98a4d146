import { expect, type Page } from '@playwright/test';
import { ownMails, productMails } from '@waymark/command/mails/testing';
import { expectAccessible, expectNoOverflow } from '../fixtures/accessible.ts';
import { test } from '../fixtures/test.ts';

/** As long as names may be: one without a place to break it, and one of many words. */
const lengths = {
  usual: 'Kelpline',
  long: `${'Donaudampfschifffahrts'.repeat(3)} ${'and all of its companies in the north '.repeat(3)}`.trim(),
};
const schemes = ['light', 'dark'] as const;
const widths = [600, 390] as const;

/** Each mail is a document of its own, as a mail program has it. */
const show = (page: Page, html: string) => page.setContent(html, { waitUntil: 'domcontentloaded' });

for (const language of ['en', 'de'] as const)
  test(`every mail in ${language}, light and dark, with names as long as they may be, fits a phone and is read by all`, async ({
    page,
  }, info) => {
    for (const [length, words] of Object.entries(lengths))
      for (const mails of [productMails, ownMails])
        for (const [name, { html, subject }] of Object.entries(mails(language, words))) {
          const said = `${mails.name}-${name}-${language}-${length}`;
          expect(subject).not.toContain('{{');
          await show(page, html);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoOverflow(page, `${said}, ${width}`);
          }
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            await expectAccessible(
              page,
              `${said}, ${colorScheme}`,
              colorScheme === 'light' ? 'all' : 'colours',
            );
            const path = info.outputPath(`${said}-${colorScheme}.png`);
            if (length === 'long') await page.screenshot({ path, fullPage: true });
          }
        }
  });
