import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { priya } from '../fixtures/people.ts';
import { enter } from '../fixtures/signIn.ts';

test('a video is added by its link, and YouTube is asked only when somebody presses play', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Add text, video or task' }).click();
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
  await expect(page.frameLocator('iframe[title="How it works"]').getByText('The player')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a-B_c1D2e3F\?/)]);
});
