import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './fixtures/freePort.ts';

/**
 * So many journeys are under way at once, each with a product of its own: nothing that one does
 * shows in another.
 */
const AT_ONCE = 2;
const places = Array.from({ length: AT_ONCE }, (_, place) => place);

/**
 * The journeys: the whole product on fresh data folders, in a real Chromium. Ports and folders are
 * chosen once, by the process that starts first, and handed on to the workers and the servers by
 * the environment.
 */
process.env.E2E_PORTS ??= (await Promise.all(places.map(freePort))).join();
process.env.E2E_DATA ??= freshFolder();
const { E2E_PORTS, E2E_DATA } = process.env;
const { origin, originAt } = await import('./fixtures/origin.ts');
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

export default defineConfig({
  testDir: 'specs',
  outputDir: '../../test-results',
  testIgnore: process.env.SCREENSHOTS === '1' ? [] : ['screenshots.spec.ts'],
  workers: AT_ONCE,
  retries: 0,
  timeout: 240_000,
  forbidOnly: true,
  // The one patience: whatever a page is to show is there within ten seconds. A journey that needs
  // more says why.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    // One page serves all, emptied between two journeys: a new one would compile the whole app anew
    // each time.
    reuseContext: true,
    // What it gives from the device would hide what the server says; the journey without a line
    // lets it in.
    serviceWorkers: 'block',
    trace: 'off',
    // As people have it who want no motion: what moves is drawn sixty times a second. The main job,
    // boards, conflicts and all that clients do on phones of their own are seen as they move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      executablePath: process.env.CHROME || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // One process shows one page after the other, with the app compiled: a new one for each
        // would compile it anew.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    {
      name: 'phone',
      use: phone,
      testMatch: ['mainJob.spec.ts', 'signIn.spec.ts'],
      grepInvert: /is not obeyed/,
    },
  ],
  webServer: places.map((place) => ({
    command: `"${process.execPath}" local/start.ts`,
    cwd: join(import.meta.dirname, '../..'),
    url: `${originAt(place)}/healthz`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: `${E2E_PORTS.split(',')[place]}`,
      WAYMARK_DATA: join(E2E_DATA, `${place}`),
      WAYMARK_TIME_ZONE: 'Europe/Berlin',
      LOG_LEVEL: 'warn',
      // The demo is made in English, whatever is spoken here.
      LC_ALL: 'C',
    },
  })),
});

/**
 * Data folders that are gone once all is over. The database's own user has to reach them, so others
 * may pass through.
 */
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  chmodSync(folder, 0o755);
  for (const place of places) mkdirSync(join(folder, `${place}`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
