import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { dana } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

/**
 * As Ctrl+V gives a file: what a browser has on the clipboard can't be written by a script without
 * asking.
 */
const pasteFile = (page: Page, name: string, type: string) =>
  page.evaluate(
    async ([name = '', type = '']) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [40, 30];
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([drawn ?? ''], name, { type }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [name, type],
  );

test('a screenshot that is pasted into a text becomes a picture behind it; another file is told why not', async ({
  page,
}) => {
  const api = await apiAs(dana);
  const [blueprintId, milestoneId, moduleId] = [randomUUID(), randomUUID(), randomUUID()];
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await api.command('CreateBlueprint', { blueprintId, name: `Pasting ${blueprintId.slice(0, 8)}` });
  await api.command('AddMilestone', { plan, milestoneId, name: 'Start' });
  await api.command('AddModule', { plan, moduleId, milestoneId, title: 'With a picture' });
  await enter(page, dana);
  await page.goto(`/module/${blueprintId}/${moduleId}/context`);
  const text = page.getByRole('group', { name: /^Text\./ });
  await text.click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('As you see here');

  await pasteFile(page, 'list.zip', 'application/zip');
  await expect(page.getByText('Only pictures can be pasted into a page.')).toBeVisible();

  await pasteFile(page, 'image.png', 'image/png');
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await dialog.getByLabel('What it shows').fill('The settings page');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('img', { name: 'The settings page' })).toBeVisible();
  const blocks = await api.list<{ type: string }>('blocks', { planId: blueprintId, moduleId }, [
    'place',
    'ASC',
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'image']);
});

const pasteText = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('boxes of Markdown that is pasted become tasks behind the text, and the rest stays', async ({
  page,
}) => {
  const api = await apiAs(dana);
  const [blueprintId, milestoneId, moduleId] = [randomUUID(), randomUUID(), randomUUID()];
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await api.command('CreateBlueprint', { blueprintId, name: `Boxes ${blueprintId.slice(0, 8)}` });
  await api.command('AddMilestone', { plan, milestoneId, name: 'Start' });
  await api.command('AddModule', { plan, moduleId, milestoneId, title: 'With boxes' });
  await enter(page, dana);
  await page.goto(`/module/${blueprintId}/${moduleId}/context`);
  await page.getByRole('group', { name: /^Text\./ }).click();
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(editor).toBeFocused();
  await pasteText(page, '# Access\n- [ ] Choose the **address**\n- [x] Invite them\nWho pays?');
  await page.getByRole('button', { name: 'Make 2 tasks of it' }).click();
  await expect(page.getByRole('link', { name: 'Choose the address' }).first()).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Access' })).toBeVisible();
  await expect(editor).not.toContainText('[ ]');
  await expect(editor).toContainText('Who pays?');
  const inModule = { planId: blueprintId, moduleId };
  const tasks = await api.list<{ headline: string }>('tasks', inModule, ['place', 'ASC']);
  expect(tasks.map(({ headline }) => headline)).toEqual(['Choose the address', 'Invite them']);
});
