import type { Page } from '@playwright/test';
import { Seeded } from '../seeded.ts';
import { KillableBrowser } from './killableBrowser.ts';
import { playFilling, type FillingStage } from './playFilling.ts';

type Options = {
  readonly fillings: number;
  readonly seed: number;
  readonly say: (line: string) => void;
  /** Where the portal is, and the browser by which it is looked at. */
  readonly origin: string;
  readonly executable: string;
  readonly signIn: (page: Page) => Promise<void>;
  readonly question: string;
  readonly newTask: () => Promise<Parameters<typeof playFilling>[1]>;
};

export type FillingsResult = {
  readonly fillings: number;
  readonly kills: number;
  readonly spells: number;
  /** Of all kills the longest time of typing that one has cost, in milliseconds. */
  readonly lost: number;
  readonly violations: readonly string[];
};

/**
 * Forms are filled in in the portal by a browser that is killed (kill -9) at random moments and has
 * spells without a line: at most one second of typing is lost, never an answer that was sent, and
 * none is sent twice (PRODUCT 18.9).
 */
export async function runFillings(options: Options): Promise<FillingsResult> {
  const { fillings, seed, say, newTask, ...rest } = options;
  say(`${fillings} fillings from seed ${seed}`);
  const random = new Seeded(seed);
  const browser = await KillableBrowser.withNewProfile(rest.executable);
  const stage: FillingStage = { browser, random, ...rest };
  const sums = { kills: 0, spells: 0, lost: 0 };
  const violations: string[] = [];
  let played = 0;
  try {
    await settleIn(browser, rest);
    while (played < fillings) {
      const one = await playFilling(stage, await newTask());
      played += 1;
      sums.kills += one.kills;
      sums.spells += one.spells;
      sums.lost = Math.max(sums.lost, one.lost);
      violations.push(...one.violations);
      for (const each of one.violations) say(`VIOLATION ${each}`);
      if (played % 10 === 0)
        say(`${played} fillings, ${sums.kills} kills, ${violations.length} violations`);
    }
  } finally {
    await browser.removed();
  }
  return { fillings: played, ...sums, violations };
}

/** Signs in, and has the portal kept on the device. */
async function settleIn(
  browser: KillableBrowser,
  { origin, signIn }: Pick<Options, 'origin' | 'signIn'>,
): Promise<void> {
  const page = await browser.page();
  await signIn(page);
  await page.goto(`${origin}/portal/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await browser.close();
}
