import { chromium, type Browser } from '@playwright/test';
import type { BenchStage } from '../stage.ts';
import { chromiumPath } from './chromium.ts';
import type { Product } from './product.ts';

/** Round 0 is not counted: browser and server are warm after it. A smoke run does without. */
export const FIRST_ROUND = { smoke: 1, usual: 0 };

/**
 * The product with its demo and a browser to look at it with, which ends with the work.
 * @throws where there is no Chromium
 */
export async function withProduct<T>(
  stage: BenchStage,
  work: (product: Product, browser: Browser) => Promise<T>,
): Promise<T> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error('there is no Chromium: install it or name one by CHROME');
  const product = await stage.product();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await work(product, browser);
  } finally {
    await browser.close();
  }
}
