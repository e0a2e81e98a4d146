import type { Problem } from '@waymark/api';
import {
  autosave,
  canSend,
  initialState,
  isDirty,
  takenUp,
  type AutosaveAction,
  type AutosaveState,
} from './autosaveState.ts';
import type { Draft, DraftStore, Origin } from './draftStore.ts';
import { keyOf } from './things.ts';

/** Milliseconds between the last change and the save (PRODUCT 9.6). */
export const SAVE_AFTER = 750;

/** Sends one value; answers the stream's new revision, or throws something that `asProblem` understands. */
export type Save = (
  value: string,
  basedOn: string,
) => Promise<{ revision: string }>;

export type AutosaverParts = {
  /** Which thing, and what people call it. */
  readonly origin: Origin;
  /** What the server says now; null where only the draft is known. */
  readonly value: string | null;
  readonly revision: string;
  readonly drafts: DraftStore;
  readonly save: Save;
  readonly asProblem: (error: unknown) => Problem;
  readonly now: () => string;
  /** This tab, as its drafts name it. */
  readonly tab: string;
};

/**
 * Saves one field by itself: 750 ms after the last change, in order, never two at once. It outlives the component that
 * shows the field, so a page that is left still saves; what is not saved is kept as a draft.
 */
export class Autosaver {
  readonly #parts: AutosaverParts;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #origin: Origin;
  #state: AutosaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: AutosaverParts) {
    const { origin, value, revision, drafts } = parts;
    this.#parts = parts;
    this.#origin = origin;
    this.#key = keyOf(origin.thing);
    this.#state = initialState(value ?? '', revision);
    const draft = drafts.load(this.#key);
    if (draft === null) return;
    if (draft.value === value) drafts.forget(this.#key);
    else {
      const before = draft.before ?? value;
      this.#state = takenUp(draft.value, before, draft.basedOn);
      if (origin.onDemand !== true) this.#schedule();
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): AutosaveState => this.#state;

  get origin(): Origin {
    return this.#origin;
  }

  /** A row came from the server. */
  seen(value: string, revision: string, of: string): void {
    this.#origin = { ...this.#origin, of };
    this.#apply({ type: 'seen', value, revision });
    if (this.#state.phase === 'unsaved' && this.#timer === undefined)
      this.#schedule();
  }

  type(value: string): void {
    this.#apply({ type: 'typed', value });
    if (canSend(this.#state)) this.#schedule();
  }

  /** Sends what is left without waiting: the field was left, the page is hidden, or the user asks for another try. */
  readonly flush = (): void => {
    this.#stopTimer();
    if (canSend(this.#state)) void this.#send();
  };

  keepMine(value: string, revision: string): void {
    this.#apply({ type: 'keptMine', value, revision });
    this.#schedule();
  }

  takeTheirs(value: string, revision: string): void {
    this.#stopTimer();
    this.#apply({ type: 'tookTheirs', value, revision });
  }

  /** What was gone is there again: the text goes into it at once. */
  returned(): void {
    this.#apply({ type: 'returned' });
    this.flush();
  }

  /** It is known elsewhere that this can't be saved. */
  refused(problem: Problem): void {
    this.#stopTimer();
    this.#apply({ type: 'sent' });
    this.#apply({ type: 'refused', problem });
  }

  letGo(): void {
    this.#stopTimer();
    this.#apply({ type: 'letGo' });
  }

  #draft(): Draft {
    const { value, basedOn, saved } = this.#state;
    return {
      ...{ value, basedOn, origin: this.#origin },
      ...{ tab: this.#parts.tab, at: this.#parts.now() },
      ...(saved !== null && { before: saved }),
    };
  }

  async #send(): Promise<void> {
    this.#apply({ type: 'sent' });
    const { value, basedOn } = this.#state;
    const { save, asProblem, now } = this.#parts;
    try {
      const { revision } = await save(value, basedOn);
      this.#apply({ type: 'replied', revision, at: now() });
    } catch (error) {
      this.#apply({ type: 'refused', problem: asProblem(error) });
    }
    if (this.#state.phase === 'unsaved') this.#schedule();
  }

  #schedule(): void {
    this.#stopTimer();
    this.#timer = setTimeout(this.flush, SAVE_AFTER);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #apply(action: AutosaveAction): void {
    const before = this.#state;
    this.#state = autosave(before, action);
    if (this.#state === before) return;
    const { drafts } = this.#parts;
    if (isDirty(this.#state)) drafts.keep(this.#key, this.#draft());
    else if (isDirty(before)) drafts.forget(this.#key);
    for (const listener of this.#listeners) listener();
  }
}
