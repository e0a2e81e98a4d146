import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Cookie,
  type Page,
} from '@playwright/test';

/** Longest wait until a browser that was started listens, in milliseconds. */
const LISTENS_WITHIN = 30_000;
const args = [
  ...['--headless=new', '--no-sandbox', '--no-first-run'],
  ...['--disable-background-networking', '--disable-gpu'],
  ...['--hide-crash-restore-bubble', '--remote-debugging-port=0'],
  ...['--window-size=390,844', '--lang=en-GB', 'about:blank'],
];

type Running = {
  readonly child: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;
};

/**
 * A browser that is killed with all its processes and comes back with the same profile, on a line
 * that can be cut. Its cookies are carried over: the browser writes them every half minute alone,
 * so that whoever is killed before has to sign in again.
 */
export class KillableBrowser {
  readonly #executable: string;
  readonly #profile: string;
  #running: Running | null = null;
  #cookies: Cookie[] = [];

  private constructor(executable: string, profile: string) {
    this.#executable = executable;
    this.#profile = profile;
  }

  static async withNewProfile(executable: string): Promise<KillableBrowser> {
    const profile = await mkdtemp(path.join(tmpdir(), 'waymark-profile-'));
    return new KillableBrowser(executable, profile);
  }

  /**
   * Its page, started where it is not. @param hasLine whether it reaches anything from the first
   * request on
   */
  async page(hasLine = true): Promise<Page> {
    this.#running ??= await this.#start();
    const { context } = this.#running;
    await context.setOffline(!hasLine);
    return context.pages()[0] ?? context.newPage();
  }

  async line(hasLine: boolean): Promise<void> {
    await this.#running?.context.setOffline(!hasLine);
  }

  /** What the browser would have written of the session by now. */
  async keepCookies(): Promise<void> {
    this.#cookies = (await this.#running?.context.cookies()) ?? [];
  }

  /** kill -9 of all its processes; resolves once they are gone. */
  async kill(): Promise<void> {
    if (this.#running === null) return;
    const { child, browser } = this.#running;
    this.#running = null;
    const ended = once(child, 'exit');
    killAll(child);
    await ended;
    await browser.close().catch(() => undefined);
  }

  /** Ends it as people do, so that all of its profile is written. */
  async close(): Promise<void> {
    if (this.#running === null) return;
    await this.keepCookies();
    const { child, browser } = this.#running;
    this.#running = null;
    const ended = once(child, 'exit');
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close').catch(() => undefined);
    await ended;
  }

  async removed(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #start(): Promise<Running> {
    const note = path.join(this.#profile, 'DevToolsActivePort');
    await rm(note, { force: true });
    const child = spawn(this.#executable, [`--user-data-dir=${this.#profile}`, ...args], {
      detached: true,
      stdio: 'ignore',
    });
    // Whoever is interrupted leaves no browser behind.
    const end = () => killAll(child);
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const browser = await chromium.connectOverCDP(await addressIn(note));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no context');
    await context.addCookies(this.#cookies);
    return { child, browser, context };
  }
}

/** Its processes are a group of their own. */
function killAll({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

/** @throws Error where it does not listen in time */
async function addressIn(note: string): Promise<string> {
  const deadline = performance.now() + LISTENS_WITHIN;
  while (performance.now() < deadline) {
    const text = await readFile(note, 'utf8').catch(() => '');
    const [port, way] = text.trim().split('\n');
    if (port && way) return `ws://127.0.0.1:${port}${way}`;
    await delay(20);
  }
  throw new Error('the browser does not listen');
}
