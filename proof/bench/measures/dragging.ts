import type { Locator, Page } from '@playwright/test';
import { boardOfJobs } from '../app/manyTasks.ts';
import { FIRST_ROUND, withProduct } from '../app/openedProduct.ts';
import { enter } from '../app/signIn.ts';
import type { ComparedMeasure, Measure } from '../finding.ts';
import { must } from '../must.ts';

const TEAM = 'dana@projectservices.example';
const MANY = { smoke: { jobs: 2, tasksEach: 5 }, usual: { jobs: 40, tasksEach: 50 } };
const GOAL = { atLeast: 0.9 } as const;
/** So many small moves of the mouse, and for how long frames are counted meanwhile. */
const MOVES = { smoke: { moves: 12, ms: 200 }, usual: { moves: 120, ms: 2_000 } };
const BESIDE = 'the same moves over an empty page';

/**
 * Frames a second while a card is dragged over a board of 2,000 tasks. A browser draws 60 at most.
 */
export const dragging: Measure = {
  name: 'dragging',
  beside: [BESIDE],
  goal: `≥ ${GOAL.atLeast}×`,
  inBrowser: true,
  run: (stage) =>
    withProduct(stage, async ({ url }, browser) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
      });
      const token = await enter(context, url, TEAM);
      const many = stage.sized(MANY);
      const projectId = await boardOfJobs({ url, token }, many);
      const moved = stage.sized(MOVES);
      const board = await context.newPage();
      const empty = await context.newPage();
      const findings: ComparedMeasure[] = [];
      const first = stage.sized(FIRST_ROUND);
      const places = [
        {
          measure: `dragging a job over a board of ${(many.jobs * many.tasksEach).toLocaleString('en')} tasks`,
          path: `/project/${projectId}`,
          card: board.getByRole('button', { name: `Job ${many.jobs}`, exact: true }),
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
        for (let round = first; round <= stage.rounds; round += 1) {
          await board.bringToFront();
          const there = await framesWhileDragged(board, card, moved);
          await empty.bringToFront();
          const nothing = await framesOver(empty, { x: 300, y: 300 }, moved);
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

type Moved = (typeof MOVES)['usual'];

/** Lifts the card, carries it to and fro, and puts it back. */
async function framesWhileDragged(page: Page, card: Locator, moved: Moved): Promise<number> {
  await card.scrollIntoViewIfNeeded();
  const { x, y, height } = (await card.boundingBox())!;
  const from = { x: x + 20, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 5 });
  const lifted = page.getByText(/^(Lifted|You have lifted)/).first();
  await lifted.waitFor({ state: 'attached' });
  const frames = await framesOver(page, from, moved);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  must(await card.isVisible(), 'the card is where it was');
  return frames;
}

/** Frames a second while the mouse goes from here to the right and back. */
async function framesOver(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  { moves, ms }: Moved,
): Promise<number> {
  const counted = page.evaluate(
    (lasts) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const next = (now: number) => {
          frames += 1;
          if (now - began < lasts) requestAnimationFrame(next);
          else resolve((frames * 1000) / (now - began));
        };
        requestAnimationFrame(next);
      }),
    ms,
  );
  for (let move = 0; move < moves; move += 1) {
    const away = Math.abs((move % 60) - 30) * 20;
    await page.mouse.move(x + 600 - away, y + (move % 30) * 4);
  }
  return counted;
}
