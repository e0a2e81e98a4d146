import { setTimeout as delay } from 'node:timers/promises';
import { errors, type Locator, type Page } from '@playwright/test';
import type { Seeded } from '../seeded.ts';
import type { KillableBrowser } from './killableBrowser.ts';
import { Keystrokes } from './keystrokes.ts';

/** Longest wait for a page, or for what was sent to arrive, in milliseconds. */
const PATIENCE = 90_000;
/**
 * A page without a line that does not come from the device for so long is opened with one, in
 * milliseconds.
 */
const WITHOUT_LINE = 70_000;
/** What was typed stands in the field once it has not changed for so long, in milliseconds. */
const STILL = 600;
const words = ['the', 'port', 'was', 'closed', 'again', 'so', 'we', 'waited'];
/** By which a page says that answers are sent, or will be. */
const isSaid = /Your answers are sent|^Your answers$|Sent once there is a connection/;

export type FillingStage = {
  readonly browser: KillableBrowser;
  readonly origin: string;
  readonly question: string;
  readonly random: Seeded;
};
type Task = {
  readonly path: string;
  readonly sent: () => Promise<{ events: string[]; answer: string | undefined }>;
};

export type PlayedFilling = {
  readonly kills: number;
  readonly spells: number;
  /** For how long before a kill was typed what was lost by it, in milliseconds: the longest. */
  readonly lost: number;
  readonly violations: readonly string[];
};

/**
 * One form is filled in while its browser is killed, with and without a line, and sent. What was
 * lost or doubled is told.
 */
export async function playFilling(stage: FillingStage, task: Task): Promise<PlayedFilling> {
  const filling = new Filling(stage, task);
  for (let left = stage.random.between(1, 2); left > 0; left--) await filling.typeUntilKilled();
  await filling.send();
  return filling.played;
}

class Filling {
  readonly #stage: FillingStage;
  readonly #task: Task;
  readonly #strokes = new Keystrokes();
  readonly #violations: string[] = [];
  #hasLine = true;
  #kills = 0;
  #spells = 0;
  #lost = 0;

  constructor(stage: FillingStage, task: Task) {
    this.#stage = stage;
    this.#task = task;
  }

  get played(): PlayedFilling {
    return {
      ...{ kills: this.#kills, spells: this.#spells, lost: this.#lost },
      violations: this.#violations,
    };
  }

  async typeUntilKilled(): Promise<void> {
    const { random } = this.#stage;
    const field = await this.#open();
    await field.press('Control+End');
    const { dying, killedAt } = this.#dieAfter(
      random.chance(0.8) ? random.between(300, 3_000) : random.between(3_000, 9_000),
    );
    try {
      while (killedAt() === null) {
        if (random.chance(0.02)) await this.#line(!this.#hasLine);
        for (const key of `${random.pick(words)} `) {
          if (killedAt() !== null) break;
          // The one that is pressed while the browser is killed may be there or not.
          this.#strokes.typed(key, performance.now());
          await field.press(key === ' ' ? 'Space' : key);
          await delay(random.between(10, 90));
        }
        if (random.chance(0.1)) await delay(random.between(500, 1_500));
      }
    } catch (error) {
      if (killedAt() === null) throw error;
    }
    await dying;
    await this.#compare(killedAt() ?? 0);
  }

  /** What is there after a kill, with or without a line. */
  async #compare(killedAt: number): Promise<void> {
    await this.#line(this.#stage.random.chance(0.6));
    const text = await still(await this.#open());
    const before = this.#strokes.text;
    const lost = this.#strokes.found(text, killedAt);
    if (lost === null) this.#violations.push(`'${text}' was never typed, '${before}' was`);
    else this.#lost = Math.max(this.#lost, lost);
    if (lost !== null && lost > 1_000)
      this.#violations.push(
        `${Math.round(lost)} ms of typing are lost${this.#hasLine ? '' : ' without a line'}: '${text}' of '${before}'`,
      );
  }

  async send(): Promise<void> {
    const { random } = this.#stage;
    await this.#line(random.chance(0.6));
    const field = await this.#open();
    await field.press('Control+End');
    await field.pressSequentially('end', { delay: 20 });
    const text = await field.inputValue();
    const page = field.page();
    const said = page.getByText(isSaid).first().waitFor();
    const wasSaid = said.then(
      () => true,
      () => false,
    );
    await sendButton(page).click();
    let acknowledged = false;
    if (random.chance(0.7)) {
      const { dying } = this.#dieAfter(random.between(0, 1_500));
      acknowledged = await Promise.race([wasSaid, dying.then(() => false)]);
      await dying;
    } else acknowledged = await wasSaid;
    await this.#sendAgainUnless(acknowledged, text);
    await this.#line(true);
    await this.#expectSent(text);
  }

  /**
   * Whoever has not seen that their answers are sent looks for them, and sends them where they
   * still can.
   */
  async #sendAgainUnless(acknowledged: boolean, text: string): Promise<void> {
    await this.#line(this.#stage.random.chance(0.7));
    const page = await this.#pageOfTask();
    if (acknowledged) return;
    const again = sendButton(page);
    await again.or(page.getByText(isSaid)).first().waitFor();
    await delay(STILL);
    if (!(await again.isVisible())) return;
    const field = page.getByLabel(this.#stage.question);
    await field.press('Control+End');
    const there = await still(field);
    if (!text.startsWith(there))
      this.#violations.push(`'${there}' stands where '${text}' was sent`);
    await field.fill(text);
    await again.click();
    await page.getByText(isSaid).first().waitFor();
  }

  async #expectSent(text: string): Promise<void> {
    await this.#pageOfTask();
    const deadline = performance.now() + PATIENCE;
    let sent = await this.#task.sent();
    while (sent.answer !== text && performance.now() < deadline) {
      await delay(100);
      sent = await this.#task.sent();
    }
    if (sent.answer !== text)
      this.#violations.push(`'${text}' was sent, and '${String(sent.answer)}' arrived`);
    if (sent.events.length > 1)
      this.#violations.push(`sent more than once: ${sent.events.join(', ')}`);
  }

  async #line(hasLine: boolean): Promise<void> {
    if (this.#hasLine && !hasLine) this.#spells += 1;
    this.#hasLine = hasLine;
    await this.#stage.browser.line(hasLine);
  }

  #dieAfter(pause: number) {
    let at: number | null = null;
    const dying = delay(pause).then(async () => {
      at = performance.now();
      this.#kills += 1;
      await this.#stage.browser.kill();
    });
    return { dying, killedAt: (): number | null => at };
  }

  /** The task's page, opened where it is not there. */
  async #pageOfTask(): Promise<Page> {
    const { browser, origin } = this.#stage;
    const page = await browser.page(this.#hasLine);
    page.setDefaultTimeout(PATIENCE);
    const url = `${origin}${this.#task.path}`;
    if (page.url() !== url) await page.goto(url);
    await browser.keepCookies();
    return page;
  }

  /** The field, which lies on the device too once the page was read. */
  async #open(): Promise<Locator> {
    const page = await this.#pageOfTask();
    const field = page.getByLabel(this.#stage.question);
    try {
      await field.waitFor({ timeout: this.#hasLine ? PATIENCE : WITHOUT_LINE });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if (this.#hasLine)
        throw new Error(`${page.url()} shows no form: ${await page.innerText('body')}`, {
          cause: error,
        });
      await this.#line(true);
      await page.reload();
      await field.waitFor();
    }
    await this.#stage.browser.keepCookies();
    return field;
  }
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send answers' });

/** What stands in a field once the page has found what it has. */
async function still(field: Locator): Promise<string> {
  let text = await field.inputValue();
  for (let since = performance.now(); performance.now() - since < STILL;) {
    await delay(50);
    const now = await field.inputValue();
    if (now !== text) since = performance.now();
    text = now;
  }
  return text;
}
