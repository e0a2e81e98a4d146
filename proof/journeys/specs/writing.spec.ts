import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

type Row = { id: string };

test('what is typed before the editor is there is not lost', async ({ page }) => {
  await enter(page, priya);
  const api = await apiAs(priya);
  const planId = randomUUID();
  await api.command('ImportBlueprint', {
    ...{ blueprintId: planId, name: `Written ${planId.slice(0, 8)}`, fileName: 'a.md' },
    source:
      '# A\n\n## One\n\n### Page\n\nFirst words.\n\nLast words.\n\n- [ ] Do it\n\n## Two\n\n### Other\n\n- [ ] Rest\n',
  });
  const modules = await api.list<Row & { title: string }>('modules', { planId });
  const { id } = modules.find(({ title }) => title === 'Page')!;

  let arrives = (): void => undefined;
  const held = new Promise<void>((done) => (arrives = done));
  let asked = 0;
  await page.route(/RichTextEditor[^/]*\.js/, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto(`/module/${planId}/${id}/context`);
  const text = page.getByRole('group', { name: /^Text\./ });
  await text.hover();
  await expect.poll(() => asked).toBe(1);
  await text.getByText('First words.').click();
  await page.keyboard.type(' More');
  arrives();
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  const lines = editor.getByRole('paragraph');
  await expect(lines).toHaveText(['First words. More', 'Last words.']);
  await page.keyboard.type(' of it');
  await expect(lines).toHaveText(['First words. More of it', 'Last words.']);

  await test.step('Ctrl K over words asks for a link, and elsewhere opens the palette', async () => {
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
    await page.keyboard.type('https://example.com/more');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('link', { name: 'it' })).toHaveAttribute(
      'href',
      'https://example.com/more',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  });
});
