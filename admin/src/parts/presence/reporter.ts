import type { PresenceReport } from '@waymark/api';
import { PRESENCE_EVERY } from '@waymark/api/presenceTimes';

/** Writing is a key within so long, in milliseconds (PRODUCT 14.2). */
export const WRITING = 4_000;
/** Milliseconds without focus after which somebody is away. */
export const AWAY = 60_000;

type Where = Pick<PresenceReport, 'planId' | 'moduleId'>;
const NOWHERE: Where = { planId: null, moduleId: null };

/**
 * Says where this window is: what changed at once, and all of it again every `PRESENCE_EVERY`. What
 * cannot be sent is said again then.
 */
export class Reporter {
  readonly #windowId: string;
  readonly #send: (report: PresenceReport) => void;
  #where: Where = NOWHERE;
  #at: string | null = null;
  #writing = false;
  #away = false;
  #said = '';
  #stopsWriting: ReturnType<typeof setTimeout> | undefined;
  #goesAway: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setInterval> | undefined;

  constructor(windowId: string, send: (report: PresenceReport) => void) {
    this.#windowId = windowId;
    this.#send = send;
  }

  /** A page of a plan is shown. @returns what leaves it */
  enter(where: Where): () => void {
    this.#where = where;
    this.#at = null;
    this.#again ??= setInterval(() => this.#say(true), PRESENCE_EVERY);
    this.#say();
    return () => {
      if (this.#where !== where) return;
      this.#where = NOWHERE;
      this.#stopWriting();
      this.#say();
      clearInterval(this.#again);
      this.#again = undefined;
    };
  }

  /** The focus is at a block or task of the page, or at none of them. */
  be(at: string | null): void {
    this.focused(true);
    if (at === this.#at) return;
    this.#at = at;
    this.#stopWriting();
    this.#say();
  }

  /** A key was pressed where something can be written. */
  write(): void {
    clearTimeout(this.#stopsWriting);
    this.#stopsWriting = setTimeout(() => {
      this.#writing = false;
      this.#say();
    }, WRITING);
    this.#writing = true;
    this.#say();
  }

  /** Whether the window has the focus. */
  focused(has: boolean): void {
    clearTimeout(this.#goesAway);
    if (has) this.#away = false;
    else
      this.#goesAway = setTimeout(() => {
        this.#away = true;
        this.#say();
      }, AWAY);
    if (has) this.#say();
  }

  #stopWriting(): void {
    clearTimeout(this.#stopsWriting);
    this.#writing = false;
  }

  #say(again = false): void {
    const where = this.#away ? NOWHERE : this.#where;
    const report = {
      windowId: this.#windowId,
      ...where,
      at: this.#at,
      writing: this.#writing && this.#at !== null,
    };
    const said = JSON.stringify(report);
    // Who is nowhere need not say so twice: silence means it too.
    if (said === this.#said && (!again || where === NOWHERE)) return;
    if (where === NOWHERE && this.#said === '') return;
    this.#said = said;
    this.#send(report);
  }
}
