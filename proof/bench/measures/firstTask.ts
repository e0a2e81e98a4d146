import type { BrowserContext } from '@playwright/test';
import type { Figure, Measure } from '../finding.ts';
import { median } from '../measure.ts';
import { must } from '../must.ts';
import { FIRST_ROUND, withProduct } from '../app/openedProduct.ts';
import { openSlowly, phoneContext, type PageOpening } from '../phone/slowPhone.ts';
import { signIn } from '../app/signIn.ts';

const LIMIT_MS = 1_000;
/** A client's user of the demo, in the midst of a project. */
const DEMO = 'demo';
const WHO = 'jonas@tidepool.example';

/**
 * How long a client on a slow phone waits for their first task, at home and by the link in a mail:
 * with the portal on the device, and with nothing of it there.
 */
export const firstTask: Measure = {
  name: 'firstTask',
  beside: ['1 s'],
  goal: '≤ 1,000 ms',
  inBrowser: true,
  run: (stage) =>
    withProduct(stage, async (product, browser) => {
      const known = await phoneContext(browser);
      const first = await signIn(known, product.url, WHO);
      await settle(known, product.url);
      const cookies = await known.cookies();
      const fresh = async () => {
        const context = await phoneContext(browser);
        await context.addCookies(cookies);
        return context;
      };
      const places = { 'at home': '/portal/', 'by the link of a mail': `${first.path}?w=${DEMO}` };
      const figures: Figure[] = [];
      const firstRound = stage.sized(FIRST_ROUND);
      for (const [place, path] of Object.entries(places)) {
        const url = product.url + path;
        const warm: PageOpening[] = [];
        const cold: PageOpening[] = [];
        for (let round = firstRound; round <= stage.rounds; round += 1) {
          const again = await openSlowly(known, url, first.headline);
          // The cookie of the session has been renewed.
          cookies.splice(0, cookies.length, ...(await known.cookies()));
          const context = await fresh();
          const anew = await openSlowly(context, url, first.headline);
          await known.addCookies(await context.cookies());
          await context.close();
          if (round > 0) warm.push(again);
          if (round > 0) cold.push(anew);
        }
        must(median(cold.map(({ answered }) => answered)) >= 150, 'the line is slow');
        figures.push(...figuresOf(place, { warm, cold }));
      }
      return figures;
    }),
};

const names = { warm: 'portal on the device', cold: 'nothing on the device' };

const figuresOf = (
  place: string,
  opened: Readonly<Record<keyof typeof names, readonly PageOpening[]>>,
): Figure[] =>
  (['warm', 'cold'] as const).map((state) => ({
    measure: `first task readable on a slow phone, ${place}, ${names[state]}`,
    value: Math.round(median(opened[state].map(({ readable }) => readable))),
    unit: 'ms',
    goal: { atMost: LIMIT_MS },
  }));

/** Until the worker has kept the app, and the page what it read and how it was drawn. */
async function settle(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/portal/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return (
      names.some((name) => name.startsWith('waymark.shell')) &&
      kept.every((count) => count > 3) &&
      (await caches.match('/drawn')) !== undefined
    );
  });
  await page.close();
}
