import type { Browser, Page } from '@playwright/test';
import { FIRST_ROUND, withProduct } from '../app/openedProduct.ts';
import type { Product } from '../app/product.ts';
import { enter, signIn } from '../app/signIn.ts';
import type { Figure, Measure } from '../finding.ts';
import { median } from '../measure.ts';
import { phoneContext } from '../phone/slowPhone.ts';

const LIMIT_MS = 2_000;
/** A client's user of the demo, and who of the team has the inbox open. */
const CLIENT = 'jonas@tidepool.example';
const TEAM = 'dana@projectservices.example';

/**
 * How long it takes until the team sees in its inbox what a client has just sent, from the press of
 * the button.
 */
export const asked: Measure = {
  name: 'asked',
  beside: ['2 s'],
  goal: '≤ 2,000 ms',
  inBrowser: true,
  run: (stage) =>
    withProduct(stage, async (product, browser) => {
      const inbox = await inboxOf(browser, product);
      const talk = await talkOf(browser, product);
      const took: number[] = [];
      const first = stage.sized(FIRST_ROUND);
      for (let round = first; round <= stage.rounds; round += 1) {
        const question = `Question ${round} of this run?`;
        await talk.getByRole('textbox', { name: /^Write to / }).fill(question);
        const began = performance.now();
        await talk.getByRole('button', { name: 'Send' }).click();
        await inbox.getByText(question).first().waitFor();
        if (round > 0) took.push(performance.now() - began);
      }
      return figuresOf(took);
    }),
};

async function inboxOf(browser: Browser, { url }: Product): Promise<Page> {
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  await enter(desk, url, TEAM);
  const page = await desk.newPage();
  await page.goto(`${url}/inbox`);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('navigation', { name: 'Talks' }).waitFor();
  return page;
}

async function talkOf(browser: Browser, { url }: Product): Promise<Page> {
  const phone = await phoneContext(browser);
  const { path } = await signIn(phone, url, CLIENT);
  const page = await phone.newPage();
  await page.goto(url + path);
  await page
    .getByRole('navigation', { name: 'Task and talk' })
    .getByRole('link', { name: 'Talk' })
    .click();
  return page;
}

const figuresOf = (took: readonly number[]): Figure[] => [
  {
    measure: 'a client’s question is in the team’s inbox',
    value: Math.round(median(took)),
    unit: 'ms',
    goal: { atMost: LIMIT_MS },
  },
  {
    measure: 'a client’s question is in the team’s inbox, the slowest',
    value: Math.round(Math.max(...took)),
    unit: 'ms',
    goal: { atMost: LIMIT_MS },
  },
];
