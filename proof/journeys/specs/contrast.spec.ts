import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { judgeContrast } from '../fixtures/judgeContrast.ts';
import { test } from '../fixtures/test.ts';

const TWO_WIDTHS = `<!doctype html><html lang="en"><title>Colours</title><style>
  body { background: #fff; color: #111 }
  #narrow { color: #ddd }
  button { color: #ccc; background: #fff }
  @media (width > 500px) { #narrow, button { display: none } }
  @media (width <= 500px) { #text { color: #ccc } #ground { background: #222 } }
  @media (prefers-color-scheme: dark) { #dark { color: #ddd } }
</style><main><p id="narrow">narrow</p><p id="text">text</p><div id="ground"><p>ground</p></div><p id="dark">dark</p><p>plain</p>
  <button disabled>out of use</button><button id="used">in use</button></main>`;

/** What axe finds wrong, and how much it found in order. */
const judged = async (page: Page, known: readonly number[]) => {
  const { findings, inOrder } = await page.evaluate(judgeContrast, [...known]);
  const wrong = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(' ')}`),
  );
  return { wrong: wrong.sort(), inOrder };
};

test.beforeEach(async ({ page }) => {
  await page.setContent(TWO_WIDTHS);
  await page.evaluate(axeCore.source);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
});

test('colours are judged of what is painted as nothing was before, at another width and in the dark too', async ({
  page,
}) => {
  const wide = await judged(page, []);
  expect(wide.wrong).toEqual([]);
  expect(wide.inOrder.length).toBeGreaterThan(0);
  expect(await judged(page, wide.inOrder)).toEqual({ wrong: [], inOrder: [] });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await judged(page, wide.inOrder)).wrong).toEqual([
    'color-contrast #ground > p',
    'color-contrast #narrow',
    'color-contrast #text',
    'color-contrast #used',
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await judged(page, wide.inOrder)).wrong).toEqual(['color-contrast #dark']);
});

test('words in exactly the colour of their ground are found, whatever that is', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Unseen</title><style>
    body { background: #fff; color: #111 } #own { background: #0b6b63; color: #0b6b63 } #page { color: #fff }
    #tinted { background: #e6f4f1; color: rgb(230 244 241) }
  </style><main><p>seen</p><p id="own">unseen</p><p id="page">unseen</p><p id="tinted">unseen</p></main>`);
  await page.evaluate(axeCore.source);
  expect((await judged(page, [])).wrong).toEqual([
    'color-contrast #own',
    'color-contrast #page',
    'color-contrast #tinted',
  ]);
});

test('what is wrong is found again each time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = await judged(page, []);
  expect(first.wrong).toContain('color-contrast #text');
  expect((await judged(page, first.inOrder)).wrong).toEqual(first.wrong);
});
