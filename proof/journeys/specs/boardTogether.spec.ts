import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiAs } from '../fixtures/api.ts';
import { ines, priya } from '../fixtures/people.ts';
import { deskOf } from '../fixtures/phone.ts';
import { enter } from '../fixtures/signIn.ts';
import { test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const names = ['Kick-off', 'Access', 'Migration', 'Training', 'Go-live'];

/** Names of the jobs of the first column, from top to bottom. */
const shownOn = (page: Page) =>
  page.getByRole('region', { name: 'In-Active', exact: true }).getByRole('article');

/** By the keys: so many places down, or up where it is less than 0; all of it at once. */
async function move(page: Page, name: string, places: number) {
  await page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name, exact: true })
    .focus();
  await page.keyboard.press('Space');
  for (let left = Math.abs(places); left > 0; left--)
    await page.keyboard.press(places > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Space');
}

test('two people who move jobs at once end with the same board', async ({ browser }) => {
  const api = await apiAs(priya);
  const projectId = `together-${randomUUID().slice(0, 8)}`;
  await api.command('AddProject', { projectId, clientId: 'demo-sig-release', name: projectId });
  for (const name of names.toReversed())
    await api.command('AddJob', { projectId, jobId: randomUUID(), name });
  const pages = [await deskOf(browser), await deskOf(browser)] as const;
  for (const [nth, page] of pages.entries()) {
    await enter(page, [priya, ines][nth]!);
    await page.goto(`/project/${projectId}`);
    await expect(shownOn(page)).toHaveCount(names.length);
  }
  const [one, other] = pages;
  // The same job by both, then each another one.
  await Promise.all([move(one, 'Migration', 2), move(other, 'Migration', -2)]);
  await Promise.all([move(one, 'Kick-off', 3), move(other, 'Go-live', -1)]);

  const jobs = async () =>
    (await api.list<{ title: string }>('modules', { planId: projectId }, ['weight', 'ASC'])).map(
      ({ title }) => title,
    );
  const boards = async () => {
    const [first, second] = await Promise.all(
      pages.map((page) =>
        shownOn(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
      ),
    );
    const kept = await jobs();
    return {
      isSame: [first, second].every((board) => String(board) === String(kept)),
      count: kept.length,
    };
  };
  await expect.poll(boards).toEqual({ isSame: true, count: names.length });
  // What is shown a moment later is no other board.
  await one.reload();
  await expect(shownOn(one)).toHaveCount(names.length);
  await expect.poll(boards).toEqual({ isSame: true, count: names.length });
  expect((await jobs()).toSorted()).toEqual(names.toSorted());
  for (const page of pages) await page.context().close();
});
