import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectGoodScreen } from '../fixtures/accessible.ts';
import { apiAs } from '../fixtures/api.ts';
import { priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test('a video is added by its link, and YouTube is asked only when somebody presses play', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|googlevideo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The player' });
  });
  await enter(page, priya);
  const api = await apiAs(priya);
  const blueprintId = randomUUID();
  const name = `Videos ${blueprintId.slice(0, 8)}`;
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name, fileName: 'a.md' },
    source: '# A\n\n## One\n\n### Page\n\nFirst words.\n',
  });
  const [module] = await api.list<{ id: string }>('modules', { planId: blueprintId });
  await page.goto(`/module/${blueprintId}/${module!.id}/context`);

  await page.getByRole('button', { name: 'Add text, image, PDF, video or task' }).click();
  await page.getByRole('menuitem', { name: 'Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a video' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  for (const [link, why] of [
    ['https://vimeo.com/1', 'This is not a valid Youtube Link. Please try again.'],
    ['https://www.youtube.com/watch', 'No Video ID found. Please try again.'],
  ] as const) {
    await dialog.getByLabel('YouTube link').fill(link);
    await create.click();
    await expect(dialog.getByRole('alert')).toHaveText(why);
  }
  await dialog.getByLabel('YouTube link').fill('https://youtu.be/a-B_c1D2e3F');
  await dialog.getByLabel('Title').fill('How it works');
  await create.click();
  await expect(dialog).toBeHidden();

  const play = page.getByRole('button', { name: 'Play How it works' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(
    page.frameLocator('iframe[title="How it works"]').getByText('The player'),
  ).toBeVisible();
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a-B_c1D2e3F\?/),
  ]);
});

test('pictures, a PDF and a link to a task stand on the page; what is refused says why, and the rest goes on', async ({
  page,
}) => {
  await enter(page, priya);
  const api = await apiAs(priya);
  const blueprintId = randomUUID();
  await api.command('ImportBlueprint', {
    ...{ blueprintId, name: `Shown ${blueprintId.slice(0, 8)}`, fileName: 'a.md' },
    source:
      '# A\n\n## One\n\n### Page\n\nFirst words.\n\n### Other\n\n- [ ] Sign it\n- [ ] Send it\n',
  });
  const modules = await api.list<{ id: string; title: string }>('modules', { planId: blueprintId });
  const tasks = await api.list<{ id: string; moduleId: string; blockId: string }>(
    'tasks',
    { planId: blueprintId },
    ['place', 'ASC'],
  );
  const [task] = tasks;
  const module = modules.find(({ id }) => id !== task!.moduleId)!;
  await page.goto(`/module/${blueprintId}/${module.id}/context`);
  const begin = async (kind: string) => {
    await page.getByRole('button', { name: 'Add text, image, PDF, video or task' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    return page.getByRole('dialog');
  };

  const pictures = await begin('Image');
  await pictures.getByLabel('Choose pictures').setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024) },
    { name: 'garden.png', mimeType: 'image/png', buffer: picture },
    {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script></script></html>'),
    },
  ]);
  await expect(pictures.getByRole('alert')).toHaveText([
    /Images must be less than 4 MB in size\./,
    /The name ends with \.png, but|SVG and HTML files are not accepted/,
  ]);
  await pictures.getByLabel('What it shows').fill('A garden');
  await pictures.getByRole('button', { name: 'Create' }).click();
  await expect(pictures).toBeHidden();
  const shown = page.getByRole('img', { name: 'A garden' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

  // By a slash in the text: Escape keeps what was typed, Enter takes the first that is called so.
  await page.getByText('First words.').click();
  const editor = page.getByRole('textbox', { name: 'Text' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' /up');
  const menu = page.getByRole('listbox', { name: 'Add' });
  await expect(menu.getByRole('option')).toHaveText([/^Image/, /^PDF/]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(editor).toHaveText('First words. /up');
  await page.keyboard.type(' /pd');
  await page.keyboard.press('Enter');
  const pdf = page.getByRole('dialog', { name: 'Add a PDF' });
  await expect(page.getByText('First words. /up')).toBeVisible();
  const guide = {
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  };
  await pdf.getByLabel('Choose a PDF').setInputFiles(guide);
  await expect(pdf.getByLabel('Title')).toHaveValue('guide.pdf');
  await pdf.getByLabel('Title').fill('How to sign');
  await pdf.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: 'How to sign' })).toHaveAttribute(
    'href',
    /^\/api\/files\/.*&download$/,
  );

  const grip = page.getByRole('button', { name: 'Move or delete PDF' });
  await grip.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(grip).toBeFocused();
  const ofModule = { planId: blueprintId, moduleId: module.id };
  await expect
    .poll(async () =>
      (await api.list<{ type: string }>('blocks', ofModule, ['weight', 'ASC'])).map(
        ({ type }) => type,
      ),
    )
    .toEqual(['text', 'image', 'pdf']);

  const link = await begin('Task link');
  await link.getByRole('combobox', { name: 'Task' }).fill('sign');
  await page.getByRole('option', { name: 'Sign it' }).click();
  await link.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: 'Sign it' })).toBeVisible();
  await expectGoodScreen(page, 'pictures, a PDF and a link to a task');
  await page.getByRole('link', { name: 'Sign it' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/module/${blueprintId}/${task!.moduleId}/context#${task!.id}$`),
  );
  await api.command('DeleteBlock', {
    plan: { kind: 'blueprint', id: blueprintId },
    blockId: task!.blockId,
  });
  await page.goto(`/module/${blueprintId}/${module.id}/context`);
  await expect(page.getByText('This task no longer exists')).toBeVisible();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText('This task no longer exists')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
