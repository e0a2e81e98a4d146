import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './fixtures/freePort.ts';

/**
 * The journeys: the whole product on a fresh data folder, in a real Chromium. Port and folder are chosen once, by the
 * process that starts first, and handed on to the workers and the server by the environment.
 */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= freshFolder();

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
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
  workers: 1,
  retries: 0,
  timeout: 240_000,
  forbidOnly: true,
  // Long enough for a machine that does much else: whoever passes waits no longer for it.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    // One page serves all, emptied between two journeys: a new one would compile the whole app anew each time.
    reuseContext: true,
    // What it gives from the device would hide what the server says; the journey without a line lets it in.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      executablePath: process.env.CHROME || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // One process shows one page after the other, with the app compiled: a new one for each would compile it anew.
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
  webServer: {
    command: `"${process.execPath}" local/start.ts`,
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/healthz`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.E2E_PORT,
      WAYMARK_DATA: process.env.E2E_DATA,
      WAYMARK_TIME_ZONE: 'Europe/Berlin',
      LOG_LEVEL: 'warn',
    },
  },
});

/** A data folder that is gone once all is over. The database's own user has to reach it, so others may pass through. */
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-e2e-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
