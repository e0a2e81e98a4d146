import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * A slow phone on a slow line: so many bits a second, a round trip of so long, and a processor so
 * many times slower.
 */
const LINE = { bitsPerSecond: 1_600_000, roundTripMs: 150 } as const;
const SLOWER = 4;
const SCREEN = { width: 390, height: 844 } as const;
/** Longer than anybody waits. */
const GIVEN_UP_AFTER_MS = 30_000;
/** With which the page begins to say when. */
const SAYS = 'readable at ';

export const phoneContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });

/** Makes a page one of the slow phone. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const throughput = LINE.bitsPerSecond / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** What came of opening an address, in milliseconds since it was opened. */
export type PageOpening = {
  /** The words stand on the screen. */
  readonly readable: number;
  /** The page itself had arrived. */
  readonly answered: number;
};

/**
 * Opens an address on the slow phone, in a tab of its own, and waits until these words can be read
 * in a heading.
 */
export async function openSlowly(
  context: BrowserContext,
  url: string,
  words: string,
): Promise<PageOpening> {
  const page = await context.newPage();
  try {
    await slowDown(page);
    await page.addInitScript(watchFor, [words, SAYS] as const);
    // The page says it itself: to be asked it would have to compile the script that asks, which it
    // would be slow at as well.
    const said = page.waitForEvent('console', {
      predicate: (line) => line.text().startsWith(SAYS),
      timeout: GIVEN_UP_AFTER_MS,
    });
    // What is on the device can be read before; closed sooner, the page would lose the cookie that
    // it is given.
    const renewed = page.waitForResponse(/\/api\/session\/refresh$/, {
      timeout: GIVEN_UP_AFTER_MS,
    });
    await page.goto(url, { waitUntil: 'commit' });
    const readable = Number((await said).text().slice(SAYS.length));
    await (await renewed).finished();
    const answered = await page.evaluate(
      () =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).responseEnd)[0],
    );
    return { readable, answered: answered ?? NaN };
  } finally {
    await page.close();
  }
}

/**
 * In the page: says when a heading with these words stood on the screen, as the browser itself
 * measures it (Element Timing).
 */
function watchFor([words, says]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    const heading = [...document.querySelectorAll('h1, h2')].find(
      ({ textContent }) => textContent.trim() === words,
    );
    if (heading === undefined) return;
    observer.disconnect();
    heading.setAttribute('elementtiming', says);
  });
  observer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) console.log(says + startTime);
  }).observe({ type: 'element', buffered: true });
}
