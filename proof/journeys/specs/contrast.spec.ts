import { expect } from '@playwright/test';
import axeCore from 'axe-core';
import { newlyPainted } from '../fixtures/newlyPainted.ts';
import { test } from '../fixtures/test.ts';

const TWO_WIDTHS = `<!doctype html><html lang="en"><title>Colours</title><style>
  body { background: #fff; color: #111 }
  #same { color: #eee }
  #narrow { color: #ddd }
  @media (width > 500px) { #narrow { display: none } }
  @media (width <= 500px) { #text { color: #ccc } #ground { background: #222 } }
  @media (prefers-color-scheme: dark) { #dark { color: #ddd } }
</style><main><p id="same">same</p><p id="narrow">narrow</p><p id="text">text</p><div id="ground"><p>ground</p></div><p id="dark">dark</p><p id="plain">plain</p></main>`;

test('at a second width colours are judged of what is painted otherwise than at the first, or only there', async ({
  page,
}) => {
  const judged = async () =>
    (await page.evaluate(newlyPainted, true)).flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target.join(' ')}`),
    );
  await page.setContent(TWO_WIDTHS);
  await page.evaluate(axeCore.source);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(newlyPainted, false);
  expect(await judged()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await judged()).sort()).toEqual([
    'color-contrast #ground > p',
    'color-contrast #narrow',
    'color-contrast #text',
  ]);
  // Nothing was noted in the dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await judged()).toContain('color-contrast #dark');
});
