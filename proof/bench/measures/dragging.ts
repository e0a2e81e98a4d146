import type { Locator, Page } from '@playwright/test';
import { boardOfJobs } from '../app/manyTasks.ts';
import { withProduct } from '../app/openedProduct.ts';
import { enter } from '../app/signIn.ts';
import type { Compared, Measure } from '../finding.ts';
import { must } from '../must.ts';

const TEAM = 'dana@projectservices.example';
const MANY = { jobs: 40, tasksEach: 50 } as const;
const GOAL = { atLeast: 0.9 } as const;
/** So many small moves of the mouse, which take some seconds. */
const MOVES = 120;
const BESIDE = 'the same moves over an empty page';

/** Frames a second while a card is dragged over a board of 2,000 tasks. A browser draws 60 at most. */
export const dragging: Measure = {
  name: 'dragging',
  beside: [BESIDE],
  goal: `≥ ${GOAL.atLeast}×`,
  run: ({ rounds }) =>
    withProduct(async ({ url }, browser) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
      });
      const token = await enter(context, url, TEAM);
      const projectId = await boardOfJobs({ url, token }, MANY);
      const board = await context.newPage();
      const empty = await context.newPage();
      const findings: Compared[] = [];
      const places = [
        {
          measure: 'dragging a job over a board of 2,000 tasks',
          path: `/project/${projectId}`,
          card: board.getByRole('button', { name: 'Job 40', exact: true }),
        },
        {
          measure: 'dragging a task over the board of all tasks',
          path: '/tasks/',
          card: board.getByRole('link', { name: /^Task \d+ of job/ }).first(),
        },
      ];
      for (const { measure, path, card } of places) {
        await board.goto(url + path);
        const ours: number[] = [];
        const theirs: number[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          await board.bringToFront();
          const there = await framesWhileDragged(board, card);
          await empty.bringToFront();
          const nothing = await framesOver(empty, { x: 300, y: 300 });
          if (round > 0) ours.push(there);
          if (round > 0) theirs.push(nothing);
        }
        findings.push({
          ...{ measure, beside: BESIDE, goal: GOAL, unit: 'frames/s' },
          ...{ ours, theirs },
        });
      }
      return findings;
    }),
};

/** Lifts the card, carries it to and fro, and puts it back. */
async function framesWhileDragged(page: Page, card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded();
  const { x, y, height } = (await card.boundingBox())!;
  const from = { x: x + 20, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 5 });
  const lifted = page.getByText(/^(Lifted|You have lifted)/).first();
  await lifted.waitFor({ state: 'attached' });
  const frames = await framesOver(page, from);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  must(await card.isVisible(), 'the card is where it was');
  return frames;
}

/** Frames a second while the mouse goes from here to the right and back. */
async function framesOver(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<number> {
  const counted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const next = (now: number) => {
          frames += 1;
          if (now - began < 2_000) requestAnimationFrame(next);
          else resolve((frames * 1000) / (now - began));
        };
        requestAnimationFrame(next);
      }),
  );
  for (let move = 0; move < MOVES; move += 1) {
    const away = Math.abs((move % 60) - 30) * 20;
    await page.mouse.move(x + 600 - away, y + (move % 30) * 4);
  }
  return counted;
}
